import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** A browser that this machine may have. */
export interface Engine {
  readonly name: string;
  /** Whether this machine has its programs. */
  readonly isInstalled: boolean;
  /** Debian's packages with them. */
  readonly packages: string;
  /** @param home is an empty folder for the profile */
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
export const commandLimit = 60_000;

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

/** Starts a program that ends with this process at the latest. */
export function start(
  program: string | undefined,
  args: readonly string[],
  home: string,
  more: Record<string, string> = {},
) {
  const child = spawn(program ?? '', args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], LANG: 'C.UTF-8', HOME: home, ...more },
  });
  // It would wait for ever to write what nobody reads.
  child.stdout.resume();
  child.stderr.resume();
  process.once('exit', () => child.kill());
  return child;
}

export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
