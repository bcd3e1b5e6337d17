import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries, type PostgresBinaries } from './postgres-binaries.js';
import {
  cannotRun,
  ensureCluster,
  existingCluster,
  findServer,
  locateCluster,
  openDataDir,
  postgresEnvironment,
  readPassword,
  removeStaleLockFile,
  superuser,
  whatToDo,
  type Cluster,
  type DataDir,
} from './postgres-data-dir.js';
import { claimOwnership, isOwnerAlive, type Ownership } from './postgres-owner.js';
import { inspectProcess } from './process-info.js';

export interface EmbeddedPostgres {
  /** postgres:// URL of the database `chowk`; its user may create others. */
  readonly url: string;
  /** Stops the server, or does nothing if another process owns it. May be called again. */
  stop(): Promise<void>;
}

const databaseName = 'chowk';
const startTimeoutMs = 60_000;
/** A fast shutdown writes everything out; this long, and it is cut short (and the next start recovers from its log). */
const stopGraceMs = 4_000;
const orphanGraceMs = 10_000;
const pollMs = 20;

/** A log that grows beyond this is put aside at the next start, and cut while running. */
const logLimitBytes = 2_000_000;
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
  // No replicas and no archive hang on this server.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_parallel_workers_per_gather: '0',
  // Compiling a plan costs more than the short queries here take.
  jit: 'off',
  random_page_cost: '1.1',
  // One process instead of four; what the shop reads is in memory.
  io_method: 'sync',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Failed statements are reported to us; the log is for the server's own troubles.
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

/**
 * Starts PostgreSQL on `<dataDir>/postgres`, made on the first start, or attaches to the one that a living process
 * already runs there. Recovers by itself from a kill at any moment.
 * @throws Error whose message says what went wrong and what to do
 */
export async function startEmbeddedPostgres(options: {
  /** Made if missing. */
  dataDir: string;
  log: (message: string) => void;
  /** Server settings over the defaults; tests turn fsync off. */
  settings?: Record<string, string>;
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
      // An owner whose server has died gives it up, too.
      (owner) => !isOwnerAlive(owner) || (owner.state === 'running' && !server()),
    );
    if (claim !== 'busy' && 'release' in claim) return claim;
    if (claim !== 'busy' && claim.state === 'running') {
      const port = server()?.port;
      const url = port === undefined ? undefined : serverUrl(port, readPassword(dataDir), databaseName);
      if (url !== undefined && (await canConnect(url)) === true)
        return { url, stop: () => Promise.resolve() };
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
  readonly deadline: number;
}

async function startOwned(
  dataDir: DataDir,
  claim: Ownership,
  options: StartOptions,
): Promise<EmbeddedPostgres> {
  const cluster = locateCluster(dataDir, options.log);
  const binaries = findBinaries(cluster.account, options.log);
  await stopOrphan(cluster, binaries, options.log);
  removeStaleLockFile(cluster.directory);
  const { password } = await ensureCluster({
    dataDir,
    cluster,
    binaries,
    isDurable: options.settings?.['fsync'] !== 'off',
    log: options.log,
  });
  const { child, port } = await startServer({ dataDir, cluster, binaries, password, ...options });
  try {
    await createDatabase(serverUrl(port, password, 'postgres'));
  } catch (error) {
    await stopServer(child, cluster, binaries);
    throw error;
  }
  claim.markRunning();

  const logCheck = setInterval(() => cutLog(dataDir.logFile), logCheckIntervalMs).unref();
  let stopping: Promise<void> | undefined;
  child.once('exit', (code, signal) => {
    clearInterval(logCheck);
    if (stopping) return;
    options.log(
      `The embedded database has stopped by itself (${signal ?? code}); see ${dataDir.logFile}. Start again.`,
    );
  });
  return {
    url: serverUrl(port, password, databaseName),
    stop() {
      stopping ??= stopServer(child, cluster, binaries).finally(() => claim.release());
      return stopping;
    },
  };
}

/** The server of an owner that was killed: it holds the data, and nobody will ever stop it. */
async function stopOrphan(
  cluster: Cluster,
  binaries: PostgresBinaries,
  log: (message: string) => void,
): Promise<void> {
  const orphan = findServer(cluster.directory);
  if (!orphan) return;
  log(`Stopping the database server (pid ${orphan.pid}) that a killed Chowk has left behind.`);
  const isGone = () => !inspectProcess(orphan.pid);
  signalServer(orphan.pid, 'SIGINT', cluster, binaries);
  if (await waitUntil(isGone, orphanGraceMs)) return;
  signalServer(orphan.pid, 'SIGQUIT', cluster, binaries);
  if (await waitUntil(isGone, orphanGraceMs)) return;
  throw new Error(`The database server with pid ${orphan.pid} does not stop. End it and start again.`);
}

interface ServerOptions extends StartOptions {
  readonly dataDir: DataDir;
  readonly cluster: Cluster;
  readonly binaries: PostgresBinaries;
  readonly password: string;
}

/** Failures that go away by themselves: the port was taken in between, processes of the last server still end. */
const passingFailure =
  /Address already in use|could not bind|pre-existing shared memory block|lock file ".*" already exists/;

async function startServer(options: ServerOptions): Promise<{ child: ChildProcess; port: number }> {
  const { dataDir, cluster, binaries } = options;
  for (;;) {
    rotateLog(dataDir.logFile);
    const logStart = statSync(dataDir.logFile, { throwIfNoEntry: false })?.size ?? 0;
    const port = await freePort();
    const child = spawnServer(options, port);
    let ending: string | Error | undefined;
    child.once('error', (error) => (ending = cannotRun(binaries.postgres, error)));
    child.once('exit', (code, signal) => (ending ??= String(signal ?? code)));

    let answer: true | Error = new Error('not asked yet');
    while (ending === undefined && Date.now() < options.deadline) {
      answer = await canConnect(serverUrl(port, options.password, 'postgres'));
      if (answer === true) return { child, port };
      await sleep(pollMs);
    }
    if (ending instanceof Error) throw ending;
    const output = logSince(dataDir.logFile, logStart);
    if (ending === undefined) {
      await stopServer(child, cluster, binaries);
      throw new Error(
        `PostgreSQL was not ready within ${startTimeoutMs / 1000} s: ${answer === true ? '' : answer.message}\n` +
          `${output}\n${whatToDo(output)} (log: ${dataDir.logFile})`,
      );
    }
    if (!passingFailure.test(output) || Date.now() > options.deadline) {
      throw new Error(
        `PostgreSQL did not start (${ending}):\n${output}\n${whatToDo(output)} (log: ${dataDir.logFile})`,
      );
    }
    removeStaleLockFile(cluster.directory);
    await sleep(pollMs * 5);
  }
}

function spawnServer(options: ServerOptions, port: number): ChildProcess {
  const { directory, account } = options.cluster;
  const settings = { ...defaultSettings, ...options.settings, port: String(port) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // Straight into a file: it must go on when we are killed, and tell afterwards what happened.
  const log = openSync(options.dataDir.logFile, 'a', 0o600);
  try {
    const child = spawn(options.binaries.postgres, ['-D', directory, ...flags], {
      cwd: directory,
      env: postgresEnvironment,
      stdio: ['ignore', log, log],
      // In a process group of its own, so that Ctrl-C does not end it while the api still drains.
      detached: true,
      windowsHide: true,
      ...account,
    });
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

async function stopServer(child: ChildProcess, cluster: Cluster, binaries: PostgresBinaries): Promise<void> {
  const pid = child.pid;
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  if (pid === undefined || isGone()) return;
  // Signals, see "Shutting Down the Server" in PostgreSQL's manual: INT is fast, QUIT is at once, without a checkpoint.
  signalServer(pid, 'SIGINT', cluster, binaries);
  if (await waitUntil(isGone, stopGraceMs)) return;
  signalServer(pid, 'SIGQUIT', cluster, binaries);
  if (await waitUntil(isGone, stopGraceMs / 2)) return;
  child.kill('SIGKILL');
  await waitUntil(isGone, stopGraceMs / 2);
}

function signalServer(
  pid: number,
  signal: 'SIGINT' | 'SIGQUIT',
  cluster: Cluster,
  binaries: PostgresBinaries,
): void {
  if (process.platform === 'win32') {
    // Windows has no signals: Node would end the process at once. pg_ctl speaks to the server through a named pipe.
    const mode = signal === 'SIGINT' ? 'fast' : 'immediate';
    spawnSync(binaries.pgCtl, ['stop', '-D', cluster.directory, '-m', mode, '-W'], { windowsHide: true });
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function waitUntil(isTrue: () => boolean, limitMs: number): Promise<boolean> {
  const deadline = Date.now() + limitMs;
  while (!isTrue()) {
    if (Date.now() > deadline) return false;
    await sleep(pollMs / 2);
  }
  return true;
}

async function createDatabase(maintenanceUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: maintenanceUrl, ssl: false });
  await client.connect();
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`create database ${databaseName}`);
  } finally {
    await client.end();
  }
}

async function canConnect(url: string): Promise<true | Error> {
  const client = new pg.Client({ connectionString: url, ssl: false, connectionTimeoutMillis: 5_000 });
  // The server may go away between the answer and our leaving.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    await client.end().catch(() => undefined);
  }
}

function serverUrl(port: number, password: string, database: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('The system gives no free port.'));
      });
    });
  });
}

function rotateLog(file: string): void {
  if (!existsSync(file) || statSync(file).size < logLimitBytes) return;
  rmSync(`${file}.old`, { force: true });
  renameSync(file, `${file}.old`);
}

/** The server writes in append mode, hence goes on at the new end. */
function cutLog(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > logLimitBytes) truncateSync(file);
}

function logSince(file: string, start: number): string {
  if (!existsSync(file)) return '';
  return readFileSync(file).subarray(start).toString('utf8').trim().split('\n').slice(-20).join('\n');
}
