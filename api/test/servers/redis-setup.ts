import type { TestProject } from 'vitest/node';
import { chooseServers } from '../../scripts/test-servers.mjs';
import { redisDatabases, RedisServer } from './redis-server.js';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Undefined if the tests run on PostgreSQL alone. */
    redisServer?: string;
  }
}

const image = 'redis:7-alpine';

/** One Redis for all test files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { redis } = await chooseServers();
  const server = redis === 'container' ? await startContainer() : await startProgram();
  process.stdout.write(
    `Tests run with REDIS_URL (${redis}): queue, live messages and rate limits are in Redis\n`,
  );
  project.provide('redisServer', server.url);
  return () => server.stop();
}

interface Running {
  readonly url: string;
  stop(): Promise<void>;
}

async function startProgram(): Promise<Running> {
  const server = await RedisServer.start();
  return { url: server.url, stop: () => server.remove() };
}

async function startContainer(): Promise<Running> {
  const { GenericContainer } = await import('testcontainers');
  const settings = ['--databases', String(redisDatabases), '--save', '', '--maxmemory-policy', 'noeviction'];
  const container = await new GenericContainer(image)
    .withExposedPorts(6379)
    .withCommand(['redis-server', ...settings])
    .start();
  return {
    url: `redis://${container.getHost()}:${container.getMappedPort(6379)}`,
    stop: async () => void (await container.stop()),
  };
}
