import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import { DomainError } from '../../platform/errors.js';

/** More than this many waiting, and a caller is told to come back instead of waiting for many seconds. */
const longestQueue = 64;

/** New passwords in the thread pool; the rest wait their turn outside, so that registrations do not delay logins. */
const concurrentNewPasswords = 8;

const comeBackSeconds = 2;

/** One core is left to everybody else; more than four threads no restaurant needs. */
const threads = Math.min(4, Math.max(1, availableParallelism() - 1));

/**
 * A thread that hashes gives way to those that answer requests. On Linux only: elsewhere `nice` is the whole process's,
 * and each new thread would lower it further.
 */
const niceIncrement = process.platform === 'linux' ? 5 : 0;

/** bcrypt in threads of its own: on the main thread twenty logins would stall every other request for seconds. */
export class Passwords {
  private readonly pool = new Piscina({
    filename: fileURLToPath(new URL('./password-worker.js', import.meta.url)),
    minThreads: 0,
    maxThreads: threads,
    niceIncrement,
    maxQueue: longestQueue,
    idleTimeout: 30_000,
  });

  private readonly newPasswords = pLimit(concurrentNewPasswords);

  hash(password: string): Promise<string> {
    return this.runForNew(password, 'hash') as Promise<string>;
  }

  compare(password: string, passwordHash: string): Promise<boolean> {
    return this.run({ password, passwordHash }, 'compare') as Promise<boolean>;
  }

  /** Whether a password is one of those that everybody guesses first. */
  isCommon(password: string): Promise<boolean> {
    return this.runForNew(password, 'isCommon') as Promise<boolean>;
  }

  async close(): Promise<void> {
    await this.pool.close();
  }

  private async runForNew(password: string, name: string): Promise<unknown> {
    if (this.newPasswords.pendingCount >= longestQueue) throw tooBusy('choosing a password');
    return this.newPasswords(() => this.run(password, name));
  }

  private async run(task: unknown, name: string): Promise<unknown> {
    if (this.pool.queueSize >= longestQueue) throw tooBusy('logging in');
    return this.pool.run(task, { name });
  }
}

function tooBusy(doing: string): DomainError {
  return new DomainError(
    'TOO_MANY_REQUESTS',
    `Very many people are ${doing} just now. Please try again shortly.`,
    { retryAfter: comeBackSeconds },
  );
}
