import { Client } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { findBinaries } from './binaries.js';
import { ensureCluster } from './cluster.js';
import { existingCluster, locateCluster, openDataDir, readPassword, type DataDir } from './data-dir.js';
import { keepRunning } from './keeper.js';
import { claimOwnership, isOwnerAlive, type Ownership } from './owner.js';
import { canConnect, cutLog, findServer, serverUrl, startPostgres, stopOrphan } from './server.js';

export interface EmbeddedPostgres {
  /** postgres:// URL of the database `chowk`; its user may create others. */
  readonly url: string;
  /** Stops the server, unless another process owns it. May be called again. */
  stop(): Promise<void>;
}

const databaseName = 'chowk';
const startTimeoutMs = 60_000;
const pollMs = 20;
const logCheckIntervalMs = 600_000;

/** For one small shop on a small machine; durable. */
const defaultSettings: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '80',
  shared_buffers: '64MB',
  work_mem: '4MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  // The server has no replicas and no archive.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_parallel_workers_per_gather: '0',
  // Compiling a plan costs more than our short queries.
  jit: 'off',
  random_page_cost: '1.1',
  // One process instead of four; the shop's data is in memory.
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements are reported to the client; the log is for the server's own problems.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/**
 * Starts PostgreSQL in `<dataDir>/postgres`, which the first start creates, or connects to the server of another living
 * process there. Recovers from a kill of the process or the server at any moment.
 * @throws {Error} whose message says what went wrong and what to do
 */
export async function startEmbeddedPostgres(options: {
  /** Created if missing. */
  dataDir: string;
  log: (message: string) => void;
  /** Override the default server settings; tests turn fsync off. */
  settings?: Record<string, string>;
  /** More environment variables of the server; tests give it another clock. */
  environment?: Record<string, string>;
}): Promise<EmbeddedPostgres> {
  const deadline = Date.now() + startTimeoutMs;
  const dataDir = openDataDir(options.dataDir);
  const claim = await claimOrAttach(dataDir, deadline);
  if ('url' in claim) {
    options.log('Using the database server that another Chowk process runs on the same DATA_DIR.');
    return claim;
  }
  try {
    return await startOwned(dataDir, claim, { ...options, deadline });
  } catch (error) {
    claim.release();
    throw error;
  }
}

async function claimOrAttach(dataDir: DataDir, deadline: number): Promise<Ownership | EmbeddedPostgres> {
  const server = () => {
    const directory = existingCluster(dataDir);
    return directory === undefined ? undefined : findServer(directory);
  };
  for (;;) {
    const claim = claimOwnership(
      dataDir.ownerFile,
      // An owner whose server has died can be replaced too.
      (owner) => !isOwnerAlive(owner) || (owner.state === 'running' && !server()),
    );
    if (claim !== 'busy' && 'release' in claim) return claim;
    if (claim !== 'busy' && claim.state === 'running') {
      const port = server()?.port;
      const url = port === undefined ? undefined : serverUrl(port, readPassword(dataDir), databaseName);
      if (url !== undefined && (await canConnect(url))) return { url, stop: () => Promise.resolve() };
    }
    if (Date.now() > deadline) {
      const pid = claim === 'busy' ? 'unknown' : claim.pid;
      throw new Error(
        `Another Chowk process (pid ${pid}) holds the database in ${dataDir.path}, but it does not answer. ` +
          'Stop that process and start again.',
      );
    }
    await sleep(pollMs);
  }
}

interface StartOptions {
  readonly log: (message: string) => void;
  readonly settings?: Record<string, string>;
  readonly environment?: Record<string, string>;
  readonly deadline: number;
}

async function startOwned(
  dataDir: DataDir,
  claim: Ownership,
  options: StartOptions,
): Promise<EmbeddedPostgres> {
  const settings = { ...defaultSettings, ...options.settings };
  const cluster = locateCluster(dataDir, options.log);
  const binaries = findBinaries(cluster.account, options.log);
  await stopOrphan(cluster, binaries, options.log);
  const isDurable = settings['fsync'] !== 'off';
  const password = await ensureCluster({ dataDir, cluster, binaries, isDurable, log: options.log });
  const { logFile } = dataDir;
  const { deadline, environment = {} } = options;
  const serverOptions = { cluster, binaries, logFile, password, settings, environment };
  const server = await startPostgres({ ...serverOptions, deadline });
  try {
    await createDatabase(serverUrl(server.port, password, 'postgres'));
    claim.markRunning();
  } catch (error) {
    await server.stop();
    throw error;
  }

  const logCheck = setInterval(() => cutLog(logFile), logCheckIntervalMs).unref();
  const revive = async () => {
    if (!claim.markStarting()) {
      options.log('Another Chowk process has taken the database over: start this one again.');
      return undefined;
    }
    // The server may have been started by hand.
    await stopOrphan(cluster, binaries, options.log);
    const { port } = server;
    const again = await startPostgres({ ...serverOptions, port, deadline: Date.now() + startTimeoutMs });
    claim.markRunning();
    return again;
  };
  const end = keepRunning(server, { revive, log: options.log, logFile });
  let stopping: Promise<void> | undefined;
  return {
    url: serverUrl(server.port, password, databaseName),
    stop() {
      clearInterval(logCheck);
      stopping ??= end().finally(() => claim.release());
      return stopping;
    },
  };
}

async function createDatabase(maintenanceUrl: string): Promise<void> {
  const client = new Client({ connectionString: maintenanceUrl, ssl: false });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}
