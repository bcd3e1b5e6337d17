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
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { PostgresBinaries } from './binaries.js';
import { cannotRun, postgresEnvironment, superuser, whatToDo } from './cluster.js';
import type { Cluster } from './data-dir.js';
import { inspectProcess } from './process-info.js';
import { errorCode } from '../platform/system-error.js';
import { freePort } from '../platform/free-port.js';

/** Milliseconds of a fast shutdown, after which it is cut short; the next start then recovers from the log. */
const stopGraceMs = 4_000;
const orphanGraceMs = 10_000;
const pollMs = 20;

/** A longer log is renamed at the next start, and truncated while running. */
const logLimitBytes = 2_000_000;

/** The server that runs on this cluster, whichever process started it. */
export function findServer(directory: string): { pid: number; port: number } | undefined {
  const lines = readLockFile(directory);
  if (!lines) return undefined;
  // Line 1 is the pid (negative for a single-user server), line 4 the port: src/include/utils/pidfile.h.
  const pid = Math.abs(Number(lines[0]));
  const info = inspectProcess(pid);
  if (!info?.command.some((word) => /postgres/i.test(word))) return undefined;
  const isOurs =
    process.platform === 'win32' ||
    info.cwd === directory ||
    info.command.some((word) => word === directory || word.includes(`-D ${directory}`));
  return isOurs ? { pid, port: Number(lines[3]) } : undefined;
}

/**
 * PostgreSQL takes over the lock file of a dead server itself, unless its pid now belongs to another process or to a
 * zombie, which PostgreSQL takes for alive.
 */
export function removeStaleLockFile(directory: string): void {
  if (readLockFile(directory) && !findServer(directory))
    rmSync(join(directory, 'postmaster.pid'), { force: true });
}

function readLockFile(directory: string): string[] | undefined {
  try {
    return readFileSync(join(directory, 'postmaster.pid'), 'utf8').split('\n');
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}

/** Stops the server of a killed owner, which holds the data and would run for ever. */
export async function stopOrphan(
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

export interface ServerOptions {
  readonly cluster: Cluster;
  readonly binaries: PostgresBinaries;
  readonly logFile: string;
  readonly password: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  /** A free one by default. */
  readonly port?: number;
  /** Epoch milliseconds by which it must answer. */
  readonly deadline: number;
}

export interface RunningServer {
  readonly port: number;
  /** Resolves when the server ends, with its exit code or signal; never rejects. */
  readonly ended: Promise<string | Error>;
  stop(): Promise<void>;
}

/** Transient failures: the port was taken meanwhile, or processes of the last server are still ending. */
const passingFailure =
  /Address already in use|could not bind|pre-existing shared memory block|lock file ".*" already exists/;

/** @throws {Error} with the end of the server's log and what to do, if it does not answer in time */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { cluster, binaries, logFile, deadline } = options;
  for (;;) {
    rotateLog(logFile);
    const logStart = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
    const port = options.port ?? (await freePort());
    const child = spawnServer(options, port);
    const ended = new Promise<string | Error>((resolve) => {
      child.once('error', (error) => resolve(cannotRun(binaries.postgres, error)));
      child.once('exit', (code, signal) => resolve(String(signal ?? code)));
    });
    const stop = () => stopServer(child, cluster, binaries);

    const outcome = await waitUntilReady(serverUrl(port, options.password, 'postgres'), ended, deadline);
    if (outcome === 'ready') return { port, ended, stop };
    if (outcome instanceof Error) throw outcome;
    const output = logSince(logFile, logStart);
    const explanation = `${output}\n${whatToDo(output)} (log: ${logFile})`;
    if (outcome === 'late') {
      await stop();
      throw new Error(`PostgreSQL was not ready in time:\n${explanation}`);
    }
    if (!passingFailure.test(output) || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start (${outcome}):\n${explanation}`);
    }
    removeStaleLockFile(cluster.directory);
    await sleep(pollMs * 5);
  }
}

/** `ready`, `late`, or how the server ended before. */
async function waitUntilReady(
  url: string,
  ended: Promise<string | Error>,
  deadline: number,
): Promise<string | Error> {
  for (;;) {
    if (await canConnect(url)) return 'ready';
    if (Date.now() > deadline) return 'late';
    const ending = await Promise.race([ended, sleep(pollMs, undefined)]);
    if (ending !== undefined) return ending;
  }
}

function spawnServer(options: ServerOptions, port: number): ChildProcess {
  const { directory, account } = options.cluster;
  const settings = { ...options.settings, port: String(port) };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A file, not a pipe: the log must survive a kill of this process.
  const log = openSync(options.logFile, 'a', 0o600);
  try {
    const child = spawn(options.binaries.postgres, ['-D', directory, ...flags], {
      cwd: directory,
      env: { ...postgresEnvironment, ...options.environment },
      stdio: ['ignore', log, log],
      // A process group of its own, so that Ctrl-C does not end it while the api drains.
      detached: true,
      windowsHide: true,
      ...account,
    });
    child.unref();
    stopWithUs(child, options);
    return child;
  } finally {
    closeSync(log);
  }
}

/**
 * If this process must exit before it has stopped the server (timeout or crash), the server is stopped immediately and
 * recovers at the next start, instead of running on.
 */
function stopWithUs(child: ChildProcess, { cluster, binaries }: ServerOptions): void {
  const cutShort = () => {
    if (child.pid !== undefined) signalServer(child.pid, 'SIGQUIT', cluster, binaries);
  };
  process.once('exit', cutShort);
  child.once('exit', () => process.off('exit', cutShort));
}

async function stopServer(child: ChildProcess, cluster: Cluster, binaries: PostgresBinaries): Promise<void> {
  const pid = child.pid;
  const isGone = () => child.exitCode !== null || child.signalCode !== null;
  if (pid === undefined || isGone()) return;
  // "Shutting Down the Server" in PostgreSQL's manual: INT is fast, QUIT immediate, without a checkpoint.
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
    // Windows has no signals: Node would kill the process. pg_ctl speaks to the server through a named pipe.
    const mode = signal === 'SIGINT' ? 'fast' : 'immediate';
    spawnSync(binaries.pgCtl, ['stop', '-D', cluster.directory, '-m', mode, '-W'], { windowsHide: true });
    return;
  }
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
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

export async function canConnect(url: string): Promise<boolean> {
  // PGSSLMODE in the environment would turn `ssl` on, which this server lacks.
  const client = new Client({ connectionString: url, ssl: false, connectionTimeoutMillis: 5_000 });
  // The server may end between its answer and our disconnect.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

export function serverUrl(port: number, password: string, database: string): string {
  return `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
}

function rotateLog(file: string): void {
  if (!existsSync(file) || statSync(file).size < logLimitBytes) return;
  rmSync(`${file}.old`, { force: true });
  renameSync(file, `${file}.old`);
}

/** The server writes in append mode, so it continues at the new end. */
export function cutLog(file: string): void {
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > logLimitBytes) truncateSync(file);
}

function logSince(file: string, start: number): string {
  if (!existsSync(file)) return '';
  return readFileSync(file).subarray(start).toString('utf8').trim().split('\n').slice(-20).join('\n');
}
