import type { TestProject } from 'vitest/node';
import { RedisServer } from './redis-server.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Undefined where the tests run on PostgreSQL alone. */
    redisServer?: string;
  }
}

/** One Redis for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await RedisServer.start();
  process.stdout.write('Tests run with REDIS_URL: queue, live messages and rate limits are in Redis\n');
  project.provide('redisServer', server.url);
  return () => server.remove();
}
