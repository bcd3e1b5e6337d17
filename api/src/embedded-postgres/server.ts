import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { PostgresBinaries } from './binaries.js';
import { cannotRun, postgresEnvironment, runProgram, superuser, adviceFor } from './cluster.js';
import type { Cluster } from './data-dir.js';
import { inspectProcess } from './process-info.js';
import { freePort } from '../platform/free-port.js';
import { errorCode } from '../platform/system-error.js';

/** Milliseconds after which a shutdown is cut short; the next start then recovers from the log. */
const stopGraceMs = { INT: 4_000, QUIT: 2_000, KILL: 2_000 };
const orphanGraceSeconds = 10;
const pollMs = 20;

/** A longer log is renamed at the next start, and truncated while running. */
const logLimitBytes = 2_000_000;

/** The server that runs on this cluster, whichever process started it. */
export function findServer(directory: string): { pid: number; port: number } | undefined {
  // Line 1 is the pid (negative for a single-user server), line 4 the port: src/include/utils/pidfile.h.
  const lines = readLockFile(directory);
  const pid = Math.abs(Number(lines[0]));
  const words = inspectProcess(pid)?.words ?? [];
  const isOurs =
    words.some((word) => /postgres/i.test(word)) &&
    (process.platform === 'win32' ||
      words.some((word) => word === directory || word.includes(`-D ${directory}`)));
  return isOurs ? { pid, port: Number(lines[3]) } : undefined;
}

const lockFile = (directory: string) => join(directory, 'postmaster.pid');

/** A file that cannot be read is not a missing one: its server may run. */
function readLockFile(directory: string): string[] {
  try {
    return readFileSync(lockFile(directory), 'utf8').split('\n');
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') return [];
    throw error;
  }
}

/**
 * PostgreSQL takes over the lock file of a dead server itself, unless its pid now belongs to another process or to a
 * zombie, which PostgreSQL and pg_ctl take for alive.
 */
function removeStaleLockFile(directory: string): void {
  if (!findServer(directory)) rmSync(lockFile(directory), { force: true });
}

/** Stops the server of a killed owner, which holds the data and would run for ever. */
export async function stopOrphan(
  { directory, account }: Cluster,
  { pgCtl }: PostgresBinaries,
  log: (message: string) => void,
): Promise<void> {
  const orphan = findServer(directory);
  if (orphan) {
    log(`Stopping the database server (pid ${orphan.pid}) that a killed Chowk has left behind.`);
    const stop = (mode: 'fast' | 'immediate') =>
      runProgram(pgCtl, ['stop', '-D', directory, '-m', mode, '-t', String(orphanGraceSeconds)], {
        cwd: directory,
        account,
      });
    await stop('fast')
      .catch(() => stop('immediate'))
      .catch(async (cause: unknown) => {
        // pg_ctl cannot stop a single-user server, which ends when the process that started it has ended.
        for (let waited = 0; waited < orphanGraceSeconds * 1000; waited += pollMs) {
          if (!findServer(directory)) return;
          await sleep(pollMs);
        }
        const message = `The database server with pid ${orphan.pid} does not stop. End it and start again.`;
        throw new Error(message, { cause });
      });
  }
  removeStaleLockFile(directory);
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

export interface RunningPostgres {
  readonly port: number;
  /** Resolves when the server ends, with its exit code or signal; never rejects. */
  readonly ended: Promise<string | Error>;
  stop(): Promise<void>;
}

/** Transient failures: the port was taken meanwhile, or processes of the last server are still ending. */
const passingFailure =
  /Address already in use|could not bind|pre-existing shared memory block|lock file ".*" already exists/;

/** @throws {Error} with the end of the server's log and what to do, if it does not answer in time */
export async function startPostgres(options: ServerOptions): Promise<RunningPostgres> {
  const { cluster, binaries, logFile, deadline } = options;
  for (;;) {
    rotateLog(logFile);
    const logStart = sizeOf(logFile);
    const port = options.port ?? (await freePort());
    const child = spawnServer(options, port);
    const ended = new Promise<string | Error>((resolve) => {
      child.once('error', (error) => resolve(cannotRun(binaries.postgres, error)));
      child.once('exit', (code, signal) => resolve(String(signal ?? code)));
    });
    const stop = () => stopServer(child, ended, binaries);

    const url = serverUrl(port, options.password, 'postgres');
    let ending: string | Error | undefined;
    while (ending === undefined && Date.now() <= deadline) {
      if (await canConnect(url)) return { port, ended, stop };
      ending = await Promise.race([ended, sleep(pollMs, undefined)]);
    }
    if (ending instanceof Error) throw ending;
    const output = logSince(logFile, logStart);
    const explanation = `${output}\n${adviceFor(output)} (log: ${logFile})`;
    if (ending === undefined) {
      await stop();
      throw new Error(`PostgreSQL was not ready in time:\n${explanation}`);
    }
    if (!passingFailure.test(output) || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start (${ending}):\n${explanation}`);
    }
    removeStaleLockFile(cluster.directory);
    await sleep(pollMs * 5);
  }
}

/** Not with `pg_ctl start`: it gives no exit code, and a zombie or a reused pid counts as a running server. */
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
    // If this process must exit before it has stopped the server (timeout or crash), the server is stopped immediately and
    // recovers at the next start, instead of running on.
    const cutShort = () => signalServer(child, 'QUIT', options.binaries);
    process.once('exit', cutShort);
    child.once('exit', () => process.off('exit', cutShort));
    return child;
  } finally {
    closeSync(log);
  }
}

async function stopServer(
  child: ChildProcess,
  ended: Promise<unknown>,
  binaries: PostgresBinaries,
): Promise<void> {
  child.ref();
  // "Shutting Down the Server" in PostgreSQL's manual: INT is fast, QUIT immediate, without a checkpoint.
  for (const signal of ['INT', 'QUIT', 'KILL'] as const) {
    signalServer(child, signal, binaries);
    if (await Promise.race([ended, sleep(stopGraceMs[signal], undefined, { ref: false })])) return;
  }
}

/** Windows has no signals: Node would kill the process. pg_ctl speaks to the server through a named pipe. */
function signalServer(
  child: ChildProcess,
  signal: 'INT' | 'QUIT' | 'KILL',
  { pgCtl }: PostgresBinaries,
): void {
  if (process.platform !== 'win32') child.kill(`SIG${signal}`);
  else if (child.exitCode === null)
    spawnSync(pgCtl, ['kill', signal, String(child.pid)], { windowsHide: true });
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

/** Before a start: what led to it stays in the older file. */
function rotateLog(file: string): void {
  if (sizeOf(file) > logLimitBytes) renameSync(file, `${file}.old`);
}

/** The server writes in append mode, so it continues at the new end. */
export function cutLog(file: string): void {
  if (sizeOf(file) > logLimitBytes) truncateSync(file);
}

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The last lines since the byte `start`. */
const logSince = (file: string, start: number) =>
  readFileSync(file).subarray(start).toString().trim().split('\n').slice(-20).join('\n');
