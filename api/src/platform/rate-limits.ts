import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import { LessThan, type DataSource, type EntityManager } from 'typeorm';
import { common } from './common.sentences.js';
import { DomainError, unreachable } from './errors.js';
import { FairQueue } from './fair-queue.js';
import type { Logger } from './log.js';
import { networkOf, siteOf } from './network.js';
import { RateLimit } from './rate-limit.entity.js';
import type { Sentence } from './sentences.js';
import { redisPrefix, type RedisConnections } from './redis.js';

/** Allowed points in a window of time. */
export interface RateRule {
  /** Separates the counters of one rule from those of others. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** The state of a counter after taking a point. */
export interface Count {
  /** Points taken in the current window, including this one. */
  readonly taken: number;
  /** Seconds until the window ends. */
  readonly retryAfter: number;
}

export interface PointCounter {
  /** Points that the rule allows in one window. */
  readonly points: number;
  /**
   * Takes points and returns the number taken; the caller decides whether that is too many.
   * @throws {DomainError} `UNAVAILABLE` if the store fails, so that uncounted callers are not let in
   */
  take(key: string, points?: number): Promise<Count>;
}

/** Counters of one rule, shared by all processes. */
export interface RateCounter extends PointCounter {
  /** Gives points back. If that fails, they expire with their window. */
  release(key: string, points?: number): Promise<void>;
  /**
   * Uses up all points for the given number of seconds.
   * @throws {DomainError} `UNAVAILABLE` if the store fails
   */
  block(key: string, seconds: number): Promise<void>;
}

/**
 * Rate limits with counters in Redis or PostgreSQL, so that more processes do not allow more. While Redis is away
 * PostgreSQL counts, from zero; without PostgreSQL no login works anyway.
 */
export class RateLimits {
  /** @param factor multiplies every limit */
  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections | undefined,
    private readonly factor: number,
    private readonly log: Logger,
  ) {}

  /** Many callers of one counter wait for its row: they wait here, and leave connections to other work. Rules take turns. */
  private readonly counting = new FairQueue({ concurrency: 4, limits: [], refusal: unreachable });

  counter({ name, points, seconds }: RateRule): RateCounter {
    const inPostgres = new RateLimiterPostgres({
      storeClient: this.dataSource,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: this.scaled(points),
      duration: seconds,
    });
    const limiter = this.redis
      ? new RateLimiterRedis({
          storeClient: this.redis.prompt,
          rejectIfRedisNotReady: true,
          insuranceLimiter: inPostgres,
          keyPrefix: `${redisPrefix}:limit:${name}`,
          points: inPostgres.points,
          duration: seconds,
        })
      : inPostgres;
    const run = <T>(count: () => Promise<T>): Promise<T> => this.counting.run([name], count);
    const counted = <T>(count: () => Promise<T>): Promise<T> =>
      run(count).catch((error: unknown) => {
        this.log.error({ err: error }, 'rate limits: nothing can be counted just now');
        throw unreachable();
      });
    return {
      points: limiter.points,
      take: async (key, taking = 1) => {
        const { consumedPoints, msBeforeNext } = await counted(() => limiter.penalty(hashed(key), taking));
        return { taken: consumedPoints, retryAfter: secondsOf(msBeforeNext) };
      },
      release: (key, giving = 1) =>
        run(() => limiter.reward(hashed(key), giving)).then(
          () => undefined,
          () => undefined,
        ),
      block: async (key, blockedSeconds) => {
        await counted(() => limiter.block(hashed(key), blockedSeconds));
      },
    };
  }

  /**
   * For very frequent actions: a process counts alone up to a tenth of a key's points and then shares the counter, so that
   * hardly any request reaches the store.
   */
  frequentCounter(rule: RateRule): PointCounter {
    const shared = this.counter(rule);
    const own = new RateLimiterMemory({ points: shared.points, duration: rule.seconds });
    const ownShare = Math.ceil(shared.points / 10);
    /** Keys whose own points are being stored: later points must not be counted before them. */
    const handingOver = new Map<string, Promise<unknown>>();
    return {
      points: shared.points,
      take: async (key) => {
        const { consumedPoints: taken, msBeforeNext } = await own.penalty(key);
        if (taken < ownShare) return { taken, retryAfter: secondsOf(msBeforeNext) };
        if (taken > ownShare) {
          await handingOver.get(key);
          return shared.take(key);
        }
        const counted = shared.take(key, taken);
        handingOver.set(
          key,
          counted.catch(() => undefined),
        );
        return counted.finally(() => handingOver.delete(key));
      },
    };
  }

  /** The limit with this installation's factor. */
  scaled(points: number): number {
    return Math.max(1, Math.round(points * this.factor));
  }
}

const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

/** A fixed length, and no e-mail or IP address in the table. */
export function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Deletes counters whose window is over. */
export async function deleteExpiredRateLimits(manager: EntityManager): Promise<void> {
  await manager.delete(RateLimit, { expire: LessThan(String(Date.now())) });
}

/**
 * Takes a point.
 * @param reason of a refusal; the time to wait is added
 * @param share of the counter's points that may be taken for this caller
 * @throws {DomainError} `TOO_MANY_REQUESTS`; `UNAVAILABLE` if the store fails
 */
export async function takePoint(
  counter: PointCounter,
  key: string,
  reason: Sentence,
  share = 1,
): Promise<void> {
  const { taken, retryAfter } = await counter.take(key);
  if (taken > Math.ceil(counter.points * share)) throw tooManyRequests(reason, retryAfter);
}

/** Takes a point unless all are taken. @returns whether one was left */
export async function takeLeftPoint(counter: RateCounter, key: string): Promise<boolean> {
  const { taken } = await counter.take(key);
  if (taken <= counter.points) return true;
  await counter.release(key);
  return false;
}

/** The caller's network, and the IPv6 site around it with points for several of its 65,536 networks. */
export function sharesOf(address: string): (readonly [key: string, share: number])[] {
  const [network, site] = [networkOf(address), siteOf(address)];
  return site === network
    ? [[network, 1]]
    : [
        [network, 1],
        [site, 4],
      ];
}

/**
 * Takes a point of the caller's network and of the site around it.
 * @param address the caller's
 * @throws {DomainError} as {@link takePoint}
 */
export async function takeNetworkPoint(
  counter: PointCounter,
  address: string,
  reason: Sentence,
): Promise<void> {
  for (const [network, share] of sharesOf(address)) await takePoint(counter, network, reason, share);
}

/** @param retryAfter seconds */
export function tooManyRequests(reason: Sentence, retryAfter: number): DomainError {
  const said = common.tryAgainIn({ reason, wait: waitOf(retryAfter) });
  return new DomainError('TOO_MANY_REQUESTS', said, { retryAfter });
}

/** `12 seconds`, `1 minute`, `14 minutes`. */
function waitOf(seconds: number): Sentence {
  if (seconds < 60) return seconds === 1 ? common.oneSecond : common.seconds({ count: seconds });
  const count = Math.ceil(seconds / 60);
  return count === 1 ? common.oneMinute : common.minutes({ count });
}
