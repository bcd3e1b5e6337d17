import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { chooseServers } from '../../scripts/test-servers.mjs';
import { startEmbeddedPostgres } from '../../src/embedded-postgres/embedded-postgres.js';

export interface DatabaseServer {
  readonly kind: 'external' | 'container' | 'embedded';
  /** URL of a database whose user may create others. */
  readonly url: string;
  stop(): Promise<void>;
}

const image = 'postgres:18-alpine';

// Test data needs no durability.
const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' };

export async function startDatabaseServer(): Promise<DatabaseServer> {
  const { postgres } = await chooseServers();
  if (postgres === 'container') return startContainer();
  if (postgres === 'embedded') return startEmbedded();
  const url = process.env['TEST_DATABASE_URL'] ?? '';
  return { kind: 'external', url, stop: () => Promise.resolve() };
}

async function startContainer(): Promise<DatabaseServer> {
  const { PostgreSqlContainer } = await import('@testcontainers/postgresql');
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const container = await new PostgreSqlContainer(image).withCommand(['postgres', ...flags]).start();
  return {
    kind: 'container',
    url: container.getConnectionUri(),
    stop: async () => void (await container.stop()),
  };
}

async function startEmbedded(): Promise<DatabaseServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chowk-test-'));
  // As root, PostgreSQL runs as another user, who must reach the folder.
  await chmod(dataDir, 0o711);
  const { LD_PRELOAD, FAKETIME } = process.env;
  const server = await startEmbeddedPostgres({
    dataDir,
    log: () => undefined,
    settings,
    // The clock of `npm run test:midnight`.
    ...(LD_PRELOAD && FAKETIME && { environment: { LD_PRELOAD, FAKETIME } }),
  });
  const undertaker = buryWithUs(dataDir);
  return {
    kind: 'embedded',
    url: server.url,
    stop: async () => {
      await server.stop();
      undertaker.kill();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A process that ends the server and removes its data when the parent is killed, which closes its standard input. */
function buryWithUs(dataDir: string): ChildProcess {
  const undertaker = spawn(
    process.execPath,
    [fileURLToPath(new URL('undertaker.mjs', import.meta.url)), dataDir],
    { stdio: ['pipe', 'ignore', 'ignore'], detached: true },
  );
  undertaker.unref();
  (undertaker.stdin as Socket | null)?.unref();
  return undertaker;
}
