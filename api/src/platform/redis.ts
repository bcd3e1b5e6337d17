import { Redis, type RedisOptions } from 'ioredis';
import { inTime } from './in-time.js';
import type { Logger } from './log.js';

/** Prefix of all keys and channels, so that other programs can share the Redis. */
export const redisPrefix = 'chowk';

/** Milliseconds. */
const limits = {
  /** The start fails without an answer by then. */
  start: 5000,
  connect: 3000,
  reconnect: { first: 100, max: 1000 },
  /** For commands that the caller can do without. */
  command: 2000,
  heartbeat: 2000,
  answer: 4000,
} as const;

const common: RedisOptions = {
  connectTimeout: limits.connect,
  retryStrategy: (times) => Math.min(times * limits.reconnect.first, limits.reconnect.max),
  // A primary that became a replica: a new connection finds the new primary.
  reconnectOnError: ({ message }) => message.startsWith('READONLY'),
};

/** A process's connections to Redis. They reconnect by themselves. */
export class RedisConnections {
  /** Its commands fail immediately while Redis is away, instead of queueing. */
  readonly prompt: Redis;
  private readonly closers: (() => void)[] = [];

  private constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {
    this.prompt = this.connect({
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: limits.command,
    });
  }

  /** @throws if Redis does not answer */
  static async open(url: string, log: Logger): Promise<RedisConnections> {
    const connections = new RedisConnections(url, log);
    try {
      await untilReady(connections.prompt);
    } catch (error) {
      connections.close();
      throw error;
    }
    return connections;
  }

  /** A connection whose commands wait until Redis is back. */
  waiting(): Redis {
    return this.connect({ maxRetriesPerRequest: null });
  }

  close(): void {
    for (const close of this.closers.splice(0)) close();
  }

  private connect(options: RedisOptions): Redis {
    const redis = new Redis(this.url, { ...common, ...options });
    // One log line per outage, not per attempt.
    let lost = false;
    redis.on('error', (error) => {
      if (!lost) this.log.warn({ err: error }, 'redis: connection lost');
      lost = true;
    });
    redis.on('ready', () => {
      if (lost) this.log.info('redis: connected again');
      lost = false;
    });
    this.closers.push(watch(redis), () => redis.disconnect());
    return redis;
  }
}

async function untilReady(redis: Redis): Promise<void> {
  let problem = 'no answer';
  redis.on('error', (error) => (problem = error.message || String(error)));
  await inTime(limits.start, new Promise<void>((resolve) => redis.once('ready', resolve))).catch(() => {
    throw new Error(`the Redis of REDIS_URL cannot be reached: ${problem}`);
  });
}

/**
 * Pings, because TCP notices a vanished server only after minutes.
 * @returns stops watching
 */
function watch(redis: Redis): () => void {
  let asking = false;
  const ask = async () => {
    // Does not disturb a connection that is being made.
    if (asking || redis.status !== 'ready') return;
    asking = true;
    const answered = await inTime(limits.answer, redis.ping()).then(
      () => true,
      () => false,
    );
    asking = false;
    if (!answered && redis.status === 'ready') redis.disconnect(true);
  };
  const heartbeat = setInterval(() => void ask(), limits.heartbeat);
  return () => clearInterval(heartbeat);
}
