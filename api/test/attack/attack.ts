import { once } from 'node:events';
import { connect } from 'node:net';
import type { TestApp } from '../app.js';

/** `npm run attack` runs every case of every attack; `npm test` runs a few of each with the same code. */
export const isFull = process.env['ATTACK'] === 'full';

/** Every case in the full suite, otherwise `few` of them, spread over the list. */
export function casesOf<T>(all: readonly T[], few: number): readonly T[] {
  if (isFull || all.length <= few) return all;
  return Array.from({ length: few }, (_, index) => all[Math.floor((index * all.length) / few)] as T);
}

/** Milliseconds of silence after which a server counts as waiting for more. */
const silence = 5000;

/**
 * Sends raw bytes to the server's port, which `fetch` would correct or refuse.
 * @returns everything that the server sends until it closes the connection or waits for more
 */
export async function sendRaw(test: TestApp, ...pieces: (string | Buffer)[]): Promise<string> {
  const socket = connect(Number(new URL(test.url).port), '127.0.0.1');
  // A server may close the connection while the rest is being sent.
  socket.on('error', () => undefined);
  socket.setTimeout(silence, () => socket.destroy());
  await once(socket, 'connect');
  for (const piece of pieces) socket.write(piece);
  let answers = '';
  socket.on('data', (bytes: Buffer) => (answers += bytes.toString('latin1')));
  await once(socket, 'close');
  return answers;
}

/** Joins lines as HTTP does. */
export const lines = (...parts: string[]): string => parts.join('\r\n');

/** The statuses of all responses on one connection. */
export const statusesOf = (answers: string): number[] =>
  [...answers.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** What no answer may contain: SQL, names of database errors, file paths, stacks. */
export const internals =
  /\bat \S+ \(|node_modules|\/src\/|\/dist\/|QueryFailedError|syntax error|SQLSTATE|\brelation "|\bcolumn "|\bselect .+ from\b|insert into|\$2[aby]\$/i;
