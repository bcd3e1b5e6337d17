import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { ConfigError } from '../config.js';
import { messageOf } from '../platform/system-error.js';

export const print = (message: string) => process.stdout.write(`Chowk · ${message}\n`);

/** Runs a terminal command. An error is printed as a sentence and sets exit code 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const problems = error instanceof ConfigError ? error.problems : [messageOf(error)];
    for (const problem of problems) process.stderr.write(`Chowk · ${problem}\n`);
    process.exitCode = 1;
  }
}

/**
 * Asks for a password without echo.
 * @param variable environment variable that may contain it instead
 * @param again asks twice, because a typing error would be lost
 */
export async function askSecret(
  what: string,
  { variable, again = false }: { readonly variable: string; readonly again?: boolean },
): Promise<string> {
  if (!process.stdin.isTTY) {
    throw new Error(`There is no terminal to ask for the ${what.toLowerCase()}: set ${variable}.`);
  }
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silence, terminal: true });
  const ask = async (question: string) => {
    process.stdout.write(question);
    const answer = await terminal.question('');
    process.stdout.write('\n');
    return answer;
  };
  // The terminal is in raw mode, so Ctrl-C arrives here.
  terminal.once('SIGINT', () => process.exit(130));
  try {
    const secret = await ask(`${what}: `);
    if (again && (await ask('The same again: ')) !== secret)
      throw new Error(`The two ${what.toLowerCase()}s differ.`);
    return secret;
  } finally {
    terminal.close();
  }
}
