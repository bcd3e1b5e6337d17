import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { DomainError } from '../../platform/errors.js';
import { FairQueue } from '../../platform/fair-queue.js';
import { networkOf } from '../../platform/network.js';
import { say } from './auth.sentences.js';

/** Maximum number of passwords that wait for a thread. Networks and accounts beyond their own limits are refused. */
const maxWaiting = { inAll: 200, perNetwork: 100, perAccount: 20 } as const;

const retryAfterSeconds = 2;

/** Part of the time that an operation may take for which a password may wait for a thread. */
const waitingPart = 0.5;

/** Leaves one core to the event loop; no restaurant needs more than four threads. */
const threads = Math.min(4, Math.max(1, availableParallelism() - 1));

/**
 * Hashing yields to the threads that answer requests. Linux only: elsewhere `nice` applies to the process, and each new
 * thread would lower it further.
 */
const niceIncrement = process.platform === 'linux' ? 5 : 0;

/** The party for which a password is compared or hashed. */
export interface PasswordCaller {
  readonly address: string;
  /** Names the account: its id or e-mail address. */
  readonly account: string;
  /** Signed in, or on a known device: strangers on the same network do not delay it. */
  readonly isKnown?: boolean;
}

/**
 * bcrypt in worker threads: on the main thread twenty logins would block every other request for seconds. Logins of
 * strangers, logins of known people, and new passwords take turns; within each, networks, and within a network, accounts.
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

  /**
   * @param factor multiplies the queue's limits
   * @param operationSeconds that an operation may take
   */
  constructor(factor = 1, operationSeconds = 10) {
    const { inAll, perNetwork, perAccount } = maxWaiting;
    this.queue = new FairQueue({
      concurrency: threads,
      limits: [inAll, Infinity, perNetwork, perAccount].map((limit) =>
        Math.max(1, Math.round(limit * factor)),
      ),
      longestWait: operationSeconds * 1000 * waitingPart,
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

  /** Whether a password is one of the most common. */
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
  return new DomainError('TOO_MANY_REQUESTS', say.crowded, { retryAfter: retryAfterSeconds });
}
