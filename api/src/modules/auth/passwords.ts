import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { DomainError } from '../../platform/errors.js';
import { FairQueue } from '../../platform/fair-queue.js';
import { networkOf } from '../../platform/network.js';

/** Passwords that may wait for a thread. One network or account beyond its own limit is told to come back. */
const maxWaiting = { inAll: 200, perNetwork: 100, perAccount: 20 } as const;

const comeBackSeconds = 2;

/** One core is left to everybody else; more than four threads no restaurant needs. */
const threads = Math.min(4, Math.max(1, availableParallelism() - 1));

/**
 * A thread that hashes gives way to those that answer requests. On Linux only: elsewhere `nice` is the whole process's,
 * and each new thread would lower it further.
 */
const niceIncrement = process.platform === 'linux' ? 5 : 0;

/** Who waits for a password to be compared or hashed. */
export interface PasswordCaller {
  readonly address: string;
  /** Names the account: its id or e-mail address. */
  readonly account: string;
  /** Who is signed in, or was on this device before: strangers on the same network do not stand in the way. */
  readonly isKnown?: boolean;
}

/**
 * bcrypt in threads of its own: on the main thread twenty logins would stall every other request for seconds. Strangers'
 * logins, those of known people and new passwords take turns, in each the networks, and in a network the accounts.
 */
export class Passwords {
  private readonly pool = new Piscina({
    filename: fileURLToPath(new URL('./password-worker.js', import.meta.url)),
    minThreads: 0,
    maxThreads: threads,
    niceIncrement,
    idleTimeout: 30_000,
  });

  private readonly queue: FairQueue;

  /** @param factor multiplies how many may wait */
  constructor(factor = 1) {
    const { inAll, perNetwork, perAccount } = maxWaiting;
    this.queue = new FairQueue({
      concurrency: threads,
      limits: [inAll, Infinity, perNetwork, perAccount].map((limit) =>
        Math.max(1, Math.round(limit * factor)),
      ),
      refusal: tooBusy,
    });
  }

  hash(password: string, caller: PasswordCaller): Promise<string> {
    return this.run('hash', password, 'new password', caller) as Promise<string>;
  }

  compare(password: string, passwordHash: string, caller: PasswordCaller): Promise<boolean> {
    const kind = caller.isKnown ? 'known' : 'stranger';
    return this.run('compare', { password, passwordHash }, kind, caller) as Promise<boolean>;
  }

  /** Whether a password is one of those that everybody guesses first. */
  isCommon(password: string, caller: PasswordCaller): Promise<boolean> {
    return this.run('isCommon', password, 'new password', caller) as Promise<boolean>;
  }

  async close(): Promise<void> {
    await this.pool.close();
  }

  private run(
    name: string,
    task: unknown,
    kind: string,
    { address, account }: PasswordCaller,
  ): Promise<unknown> {
    return this.queue.run([kind, networkOf(address), account], () => this.pool.run(task, { name }));
  }
}

function tooBusy(): DomainError {
  return new DomainError(
    'TOO_MANY_REQUESTS',
    'Very many people are logging in or registering just now. Please try again shortly.',
    { retryAfter: comeBackSeconds },
  );
}
