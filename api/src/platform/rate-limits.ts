import { createHash } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis } from 'rate-limiter-flexible';
import { LessThan, type DataSource, type EntityManager } from 'typeorm';
import { DomainError, unreachable } from './errors.js';
import type { Logger } from './log.js';
import { RateLimit } from './rate-limit.entity.js';
import { redisPrefix, type RedisConnections } from './redis.js';

/** So much within so long. */
export interface RateRule {
  /** Keeps the counters of one rule apart from those of others. */
  readonly name: string;
  readonly points: number;
  readonly seconds: number;
}

/** What a counter says just after a point was taken. */
export interface Count {
  /** Points taken in the present window, this one among them. */
  readonly taken: number;
  /** Seconds until the window ends and counting begins anew. */
  readonly retryAfter: number;
}

export interface PointCounter {
  /** Points that the rule allows in one window. */
  readonly points: number;
  /**
   * Takes a point, or several, and answers how many are taken; whether that is too many is the caller's to say.
   * @throws {DomainError} `UNAVAILABLE` if the store fails: who cannot be counted is not let in
   */
  take(key: string, points?: number): Promise<Count>;
}

/** Counters of one rule, shared by every process. */
export interface RateCounter extends PointCounter {
  /** Gives a point back, or several. One that cannot be given back is lost with its window. */
  giveBack(key: string, points?: number): Promise<void>;
  /**
   * Leaves no points for so many seconds.
   * @throws {DomainError} `UNAVAILABLE` if the store fails
   */
  block(key: string, seconds: number): Promise<void>;
}

/**
 * Rate limits whose counters lie in Redis or PostgreSQL, so that more processes do not mean more tries. While Redis is
 * away PostgreSQL counts, from the beginning: without it nobody could be let in anyway.
 */
export class RateLimits {
  /** @param factor multiplies what every rule allows */
  constructor(
    private readonly dataSource: DataSource,
    private readonly redis: RedisConnections | undefined,
    private readonly factor: number,
    private readonly log: Logger,
  ) {}

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
    const counted = <T>(counting: Promise<T>): Promise<T> =>
      counting.catch((error: unknown) => {
        this.log.error({ err: error }, 'rate limits: nothing can be counted just now');
        throw unreachable();
      });
    return {
      points: limiter.points,
      take: async (key, taking = 1) => {
        const { consumedPoints, msBeforeNext } = await counted(limiter.penalty(hashed(key), taking));
        return { taken: consumedPoints, retryAfter: secondsOf(msBeforeNext) };
      },
      giveBack: (key, giving = 1) =>
        limiter.reward(hashed(key), giving).then(
          () => undefined,
          () => undefined,
        ),
      block: async (key, blockedSeconds) => {
        await counted(limiter.block(hashed(key), blockedSeconds));
      },
    };
  }

  /**
   * For what everyone does all the time: a process counts by itself until it has taken a tenth of the points of a key,
   * and from then on with all others, so that hardly any request asks the store.
   */
  frequentCounter(rule: RateRule): PointCounter {
    const shared = this.counter(rule);
    const own = new RateLimiterMemory({ points: shared.points, duration: rule.seconds });
    const ownShare = Math.ceil(shared.points / 10);
    /** Of keys whose own points are on their way to the store: later ones must not be counted before them. */
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

  /** What a rule allows in this installation. */
  scaled(points: number): number {
    return Math.max(1, Math.round(points * this.factor));
  }
}

const secondsOf = (milliseconds: number) => Math.max(1, Math.ceil(milliseconds / 1000));

/** Of one length whatever is counted, and no e-mail or address lies in the table. */
export function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Forgets counters whose window is over. */
export async function forgetOldRateLimits(manager: EntityManager): Promise<void> {
  await manager.delete(RateLimit, { expire: LessThan(String(Date.now())) });
}

/**
 * Takes a point.
 * @param sentence what to say to whom has none left; when to try again is added
 * @throws {DomainError} `TOO_MANY_REQUESTS`; `UNAVAILABLE` if the store fails
 */
export async function takePoint(counter: PointCounter, key: string, sentence: string): Promise<void> {
  const { taken, retryAfter } = await counter.take(key);
  if (taken > counter.points) throw tooManyRequests(sentence, retryAfter);
}

/** @param retryAfter seconds */
export function tooManyRequests(sentence: string, retryAfter: number): DomainError {
  const message = `${sentence} Please try again in ${inWords(retryAfter)}.`;
  return new DomainError('TOO_MANY_REQUESTS', message, { retryAfter });
}

/** `12 seconds`, `1 minute`, `14 minutes`. */
function inWords(seconds: number): string {
  const [count, unit] = seconds < 60 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
