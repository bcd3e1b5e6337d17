import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A browser that this machine may have. */
export interface Engine {
  readonly name: string;
  /** Whether this machine has its programs. */
  readonly isInstalled: boolean;
  /** Debian's packages with them. */
  readonly packages: string;
  /**
   * @param home is an empty folder for the profile
   * @throws {Error} if it does not start in time; {@link endAll} ends what did
   */
  readonly launch: (home: string) => Promise<Tab>;
}

/** The only tab of a browser, of the size of a phone. */
export interface Tab {
  readonly version: string;
  readonly open: (url: string) => Promise<unknown>;
  /** The value of a JavaScript expression in the page. */
  readonly evaluate: <T>(expression: string) => Promise<T>;
  /** @param actions are written alike in WebDriver and WebDriver BiDi */
  readonly perform: (actions: readonly object[]) => Promise<unknown>;
  /** A PNG in base64. */
  readonly screenshot: () => Promise<string>;
  /** Ends the browser. */
  readonly close: () => Promise<void>;
}

export const phone = { width: 375, height: 812 };

/** Milliseconds for one command of a browser, on a busy machine too. */
export const commandLimit = 30_000;

/** Nothing listens there. The addresses of this machine use no proxy, so pages reach the shop, but no map tiles. */
const nowhere = '127.0.0.1:9';
export const capabilities = {
  proxy: { proxyType: 'manual', httpProxy: nowhere, sslProxy: nowhere, noProxy: ['127.0.0.1'] },
};

/** The path of an installed program, by the first of its names that is found. */
export function programPath(...names: string[]): string | undefined {
  const folders = process.env['PATH']?.split(path.delimiter) ?? [];
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

type Program = ChildProcessByStdio<null, Readable, Readable>;
const running = new Set<Program>();
process.once('exit', () => running.forEach((program) => program.kill('SIGKILL')));

const maxKeptCharacters = 1_000;
let errors = '';
/** The end of what the programs wrote to their standard error. */
export const lastErrors = () => errors.trim();

/** Starts a program that ends with this process at the latest. */
export function start(
  program: string | undefined,
  args: readonly string[],
  home: string,
  more: Record<string, string> = {},
): Program {
  const child = spawn(program ?? '', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: home, ...more },
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  // Unread pipes fill up and block it.
  child.stdout.resume();
  child.stderr.on('data', (data: Buffer) => (errors = `${errors}${String(data)}`.slice(-maxKeptCharacters)));
  return child;
}

/** Kills every program that was started and still runs. */
export async function endAll(): Promise<void> {
  await Promise.all(
    [...running].map(async (program) => {
      const ended = once(program, 'exit');
      program.kill('SIGKILL');
      await ended;
    }),
  );
}
