import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds. */
const limit = 120_000;

interface Wanted {
  /** The process that should answer. */
  readonly child?: ChildProcess;
  /** By default, any answer is sufficient. */
  readonly isUp?: (answer: Response) => boolean;
  /** Milliseconds between attempts. */
  readonly pause?: number;
}

/**
 * Waits until `url` answers.
 * @throws {Error} if the process ends first or the time limit is reached
 */
export async function untilUp(
  url: string,
  { child, isUp = () => true, pause = 100 }: Wanted = {},
): Promise<void> {
  for (const until = Date.now() + limit; !(await fetch(url).then(isUp, () => false)); await delay(pause)) {
    if ((child && child.exitCode !== null) || Date.now() > until) throw new Error(`nobody answers at ${url}`);
  }
}
