import { Redis } from 'ioredis';
import { redisDatabases } from './redis-server.js';

export interface ScratchRedis {
  readonly url: string;
  drop(): Promise<void>;
}

/** A private empty database of the Redis server. Number 0 counts the assigned ones. */
export async function createScratchRedis(server: string): Promise<ScratchRedis> {
  const given = await once(server, (redis) => redis.incr('given'));
  const url = `${server}/${(given % (redisDatabases - 1)) + 1}`;
  return {
    url,
    drop: async () => {
      await once(url, (redis) => redis.flushdb());
    },
  };
}

async function once<T>(url: string, work: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url);
  try {
    return await work(redis);
  } finally {
    redis.disconnect();
  }
}
