import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

/** Milliseconds. */
const limit = 120_000;

interface Wanted {
  /** Who is to answer there. */
  readonly child?: ChildProcess;
  /** Any answer will do unless this says otherwise. */
  readonly isUp?: (answer: Response) => boolean;
  /** Milliseconds between two questions. */
  readonly pause?: number;
}

/**
 * Waits until somebody answers at `url`.
 * @throws {Error} if the process ends first, or time is up
 */
export async function untilUp(
  url: string,
  { child, isUp = () => true, pause = 100 }: Wanted = {},
): Promise<void> {
  for (const until = Date.now() + limit; !(await fetch(url).then(isUp, () => false)); await delay(pause)) {
    if ((child && child.exitCode !== null) || Date.now() > until) throw new Error(`nobody answers at ${url}`);
  }
}
