import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.js';
import { inspectProcess } from './process-info.js';

const isRoot = process.getuid?.() === 0;
// With synchronous_commit off, a kill -9 may lose the last commits.
const settings = { fsync: 'off' };

const scratch: string[] = [];
const started: EmbeddedPostgres[] = [];
const owners: ChildProcess[] = [];
let messages: string[] = [];

async function scratchDirectory(mode = 0o755): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'chowk-postgres-'));
  // As root, PostgreSQL runs as another account, which mkdtemp's mode shuts out.
  chmodSync(path, mode);
  scratch.push(path);
  return path;
}

async function start(dataDir: string, more: Record<string, string> = {}): Promise<EmbeddedPostgres> {
  messages = [];
  const server = await startEmbeddedPostgres({
    dataDir,
    log: (message) => void messages.push(message),
    settings: { ...settings, ...more },
  });
  started.push(server);
  return server;
}

async function query(server: { url: string }, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: server.url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows.flatMap((row) => Object.values(row));
  } finally {
    await client.end();
  }
}

/** Another Chowk process that owns the server. */
async function startOwner(dataDir: string): Promise<{ process: ChildProcess; url: string }> {
  const fixture = fileURLToPath(new URL('../../test/servers/postgres-owner.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', fixture, dataDir], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  owners.push(child);
  for await (const line of createInterface({ input: child.stdout })) return { process: child, url: line };
  throw new Error('The owner ended before its server was up.');
}

async function kill(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

function serverPid(dataDir: string, cluster = join(dataDir, 'postgres')): number {
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
}

afterEach(async () => {
  for (const child of owners.splice(0))
    if (child.exitCode === null && child.signalCode === null) await kill(child);
  for (const server of started.splice(0)) await server.stop();
});

afterAll(async () => {
  for (const path of scratch) await rm(path, { recursive: true, force: true });
});

describe('the embedded PostgreSQL', () => {
  let root = '';
  let dataDir = '';

  beforeAll(async () => {
    root = await scratchDirectory();
    dataDir = join(root, 'data');
  });

  test('recovers from a start that was killed during initdb, and keeps secrets private', async () => {
    mkdirSync(join(dataDir, 'postgres.tmp-1-abc', 'data'), { recursive: true });
    writeFileSync(join(dataDir, 'postgres.tmp-1-abc', 'data', 'PG_VERSION'), '18\n');

    const server = await start(dataDir);

    await query(server, "create table kept as select 'first' as word");
    expect(readdirSync(dataDir).filter((name) => name.includes('.tmp-'))).toEqual([]);
    expect(statSync(join(dataDir, 'postgres.password')).mode & 0o777).toBe(0o600);
    const encoding = "select concat_ws(' ', pg_encoding_to_char(encoding), datlocprovider, datlocale)";
    expect(await query(server, `${encoding} from pg_database where datname = 'chowk'`)).toEqual([
      'UTF8 b C.UTF-8',
    ]);
  });

  test('keeps the data on a second start, and takes settings', async () => {
    const server = await start(dataDir, { max_connections: '33' });

    expect(await query(server, 'select word from kept')).toEqual(['first']);
    expect(await query(server, 'show max_connections')).toEqual(['33']);
    expect(messages).toEqual([]);
  });

  test('stops the server and gives up ownership; a second stop does nothing', async () => {
    const server = await start(dataDir);
    const pid = serverPid(dataDir);

    await Promise.all([server.stop(), server.stop()]);

    expect(inspectProcess(pid)).toBeUndefined();
    expect(existsSync(join(dataDir, 'postgres.owner'))).toBe(false);
    await expect(query(server, 'select 1')).rejects.toThrow('ECONNREFUSED');
  });

  test('ends its server with the process, even without time to stop it', async () => {
    const owner = await startOwner(dataDir);
    const pid = serverPid(dataDir);
    await query(owner, "create table kept_over_exit as select 'before the exit' as word");

    const exit = once(owner.process, 'exit');
    owner.process.kill('SIGHUP');
    await exit;

    await expect.poll(() => inspectProcess(pid)).toBeUndefined();
    expect(await query(await start(dataDir), 'select word from kept_over_exit')).toEqual(['before the exit']);
  });

  test('restarts a killed server at the same address, with the committed data', async () => {
    const server = await start(dataDir);
    await query(server, "insert into kept values ('before the kill')");
    const counted = () => query(server, 'select count(*)::int from kept').catch(() => 'away');

    for (const [turn, signal] of (['SIGKILL', 'SIGINT'] as const).entries()) {
      const pid = serverPid(dataDir);
      process.kill(pid, signal);
      await expect.poll(() => inspectProcess(pid)).toBeUndefined();
      await expect.poll(counted).toEqual([2]);
      await expect.poll(() => messages.join().split('runs again')).toHaveLength(turn + 2);
    }
    expect(messages.join()).toMatch(/stopped by itself \(SIGKILL.*runs again.*stopped by itself \(0/s);

    const pid = serverPid(dataDir);
    await server.stop();
    expect(inspectProcess(pid)).toBeUndefined();
    expect(existsSync(join(dataDir, 'postgres.owner'))).toBe(false);
  });

  test('does not restart a server that is stopped during a restart', async () => {
    const server = await start(dataDir);
    process.kill(serverPid(dataDir), 'SIGKILL');
    await expect.poll(() => messages.join()).toContain('stopped by itself');
    await server.stop();
    await expect(query(server, 'select 1')).rejects.toThrow('ECONNREFUSED');
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
    expect(existsSync(join(dataDir, 'postgres.owner'))).toBe(false);
  });

  test('ignores a lock file whose pid now belongs to another process', async () => {
    writeFileSync(
      join(dataDir, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${dataDir}/postgres\n1\n1\n\n\n\n`,
    );

    expect(await query(await start(dataDir), 'select 1')).toEqual([1]);
  });

  test('stops the server of a killed owner and starts a new one', async () => {
    const owner = await startOwner(dataDir);
    const orphan = serverPid(dataDir);
    await kill(owner.process);
    expect(inspectProcess(orphan)).toBeDefined();

    const server = await start(dataDir);

    expect(messages.join()).toContain(`pid ${orphan}`);
    expect(inspectProcess(orphan)).toBeUndefined();
    expect(serverPid(dataDir)).not.toBe(orphan);
    expect(await query(server, 'select count(*)::int from kept')).toEqual([2]);
  });

  test('recovers after a kill -9 of owner and server', async () => {
    const owner = await startOwner(dataDir);
    process.kill(serverPid(dataDir), 'SIGKILL');
    await kill(owner.process);

    expect(await query(await start(dataDir), 'select count(*)::int from kept')).toEqual([2]);
  });

  test('shares the server of a living owner, and neither kills nor stops it', async () => {
    const owner = await startOwner(dataDir);
    const pid = serverPid(dataDir);

    const attached = await start(dataDir);

    expect(attached.url).toBe(owner.url);
    await attached.stop();
    expect(serverPid(dataDir)).toBe(pid);
    expect(await query(attached, 'select count(*)::int from kept')).toEqual([2]);
  });

  test('treats an owner whose pid was reused as dead', async () => {
    const record = { id: 'x', pid: process.pid, startedAt: 'another time', state: 'running' };
    writeFileSync(join(dataDir, 'postgres.owner'), JSON.stringify(record));

    expect(await query(await start(dataDir), 'select 1')).toEqual([1]);
  });

  test('makes one of two parallel starts the owner and lets the other use its server', async () => {
    const [one, two] = await Promise.all([start(dataDir), start(dataDir)]);

    expect(one.url).toBe(two.url);
    expect(await query(two, 'select count(*)::int from kept')).toEqual([2]);
  });

  test('replaces a lost password file', async () => {
    rmSync(join(dataDir, 'postgres.password'));

    expect(await query(await start(dataDir), 'select count(*)::int from kept')).toEqual([2]);
  });

  test('says why a server does not start and what to do, and leaves no lock', async () => {
    await expect(start(dataDir, { shared_buffers: 'plenty' })).rejects.toThrow(
      /did not start[^]*shared_buffers[^]*DATABASE_URL[^]*postgres\.log/,
    );
    expect(existsSync(join(dataDir, 'postgres.owner'))).toBe(false);
  });
});

test('the embedded PostgreSQL does not touch a directory with other contents', async () => {
  const dataDir = await scratchDirectory();
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'diary.txt'), 'mine');

  await expect(start(dataDir)).rejects.toThrow('holds no PostgreSQL database');
  expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['diary.txt']);
});

test('the embedded PostgreSQL refuses a cluster of another version and names both versions', async () => {
  const dataDir = await scratchDirectory();
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '16\n');

  await expect(start(dataDir)).rejects.toThrow(/PostgreSQL 16.*PostgreSQL 18/);
});

test.skipIf(!isRoot)(
  'the embedded PostgreSQL, started by root, is stored outside a closed directory (needs root)',
  async () => {
    const closed = await scratchDirectory(0o700);
    const dataDir = join(closed, 'data');

    const server = await start(dataDir);
    const cluster = readFileSync(join(dataDir, 'postgres.location'), 'utf8').trim();
    scratch.push(dirname(cluster));
    await query(server, "create table kept as select 'first' as word");
    await server.stop();

    expect(messages.join()).toContain(cluster);
    expect(statSync(closed).mode & 0o777).toBe(0o700);
    expect(await query(await start(dataDir), 'select word from kept')).toEqual(['first']);
    expect(messages).toEqual([]);
  },
);
