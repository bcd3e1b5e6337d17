import { Redis, type RedisOptions } from 'ioredis';
import { inTime } from './in-time.js';
import type { Logger } from './log.js';

/** Chowk's keys and channels begin with it, so that other programs may use the same Redis. */
export const redisPrefix = 'chowk';

/** Milliseconds. */
const limits = {
  /** The start fails if Redis has not answered by then. */
  start: 5000,
  connect: 3000,
  reconnect: { first: 100, most: 1000 },
  /** For a command whose caller can do without it. */
  command: 2000,
  heartbeat: 2000,
  answer: 4000,
} as const;

const common: RedisOptions = {
  connectTimeout: limits.connect,
  retryStrategy: (times) => Math.min(times * limits.reconnect.first, limits.reconnect.most),
  // A primary that has become a replica: connecting anew finds the one that took over.
  reconnectOnError: ({ message }) => message.startsWith('READONLY'),
};

/** A process's connections to Redis. They come back by themselves. */
export class RedisConnections {
  /** Its commands fail at once while Redis is away, instead of piling up. */
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
  patient(): Redis {
    return this.connect({ maxRetriesPerRequest: null });
  }

  close(): void {
    for (const close of this.closers.splice(0)) close();
  }

  private connect(options: RedisOptions): Redis {
    const redis = new Redis(this.url, { ...common, ...options });
    // One line for an outage, not one for each try.
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
  await new Promise<void>((resolve, reject) => {
    const limit = setTimeout(() => {
      reject(new Error(`the Redis of REDIS_URL cannot be reached: ${problem}`));
    }, limits.start);
    redis.once('ready', () => {
      clearTimeout(limit);
      resolve();
    });
  });
}

/**
 * A server that vanished without a word would otherwise go unnoticed until TCP gives up.
 * @returns a function that ends it
 */
function watch(redis: Redis): () => void {
  let asking = false;
  const ask = async () => {
    // One that is connecting already must not be disturbed.
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
