import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { freePort } from '../../src/platform/postgres-server.js';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const admin = { email: 'owner@example.in', password: 'owner of the shop' };

let dataDir: string;
let port: number;
let running: ChildProcess | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'chowk-process-'));
  // When root runs the tests, PostgreSQL is somebody else, who has to get to the folder.
  await chmod(dataDir, 0o711);
  port = await freePort();
});
afterEach(async () => {
  if (running?.exitCode === null) await stop('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

/** The built shop on its embedded database, in a process of its own. */
async function start(environment: Record<string, string> = {}): Promise<void> {
  launch(environment);
  await expect
    .poll(
      () =>
        fetch(`http://127.0.0.1:${port}/readyz`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 25_000 },
    )
    .toBe(200);
}

function launch(environment: Record<string, string>): {
  output: () => string;
  ended: Promise<number | null>;
} {
  let output = '';
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED_DEMO: 'false',
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ...environment,
    },
  });
  running = child;
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { output: () => output, ended };
}

async function stop(signal: NodeJS.Signals): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => running?.once('exit', resolve));
  running?.kill(signal);
  return ended;
}

async function login(): Promise<number> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(admin),
  });
  return answer.status;
}

describe('the process', () => {
  it('keeps its data over kill -9 and a stop, and ends with 0', async () => {
    await start();
    expect(await login()).toBe(200);
    await stop('SIGKILL');
    await start();
    expect(await login()).toBe(200);
    expect(await stop('SIGTERM')).toBe(0);
    await start();
    expect(await login()).toBe(200);
    expect(await stop('SIGINT')).toBe(0);
  });

  it('stops in time although a live socket does not answer', async () => {
    await start();
    const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws');
    await new Promise((resolve) => {
      socket.once('open', resolve);
    });
    socket.pause();
    socket.on('error', () => undefined);
    expect(await stop('SIGTERM')).toBe(0);
    socket.terminate();
  });

  it('stops cleanly while it is still starting', async () => {
    const { output, ended } = launch({ SEED_DEMO: 'true' });
    await expect.poll(output, { timeout: 25_000 }).toContain('painting');
    running?.kill('SIGTERM');
    expect(await ended).toBe(0);
    await start();
    expect(await login()).toBe(200);
  });

  it('says what is wrong with its configuration, a line each, and ends with 1', async () => {
    const { output, ended } = launch({ PORT: 'http', ROLE: 'boss' });
    expect(await ended).toBe(1);
    expect(output().trim().split('\n')).toEqual([
      expect.stringContaining('PORT'),
      expect.stringContaining('ROLE'),
    ]);
  });

  it('says when its port is taken', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
    const { output, ended } = launch({});
    expect(await ended).toBe(1);
    expect(output()).toContain(`port ${port} is in use`);
    server.close();
  });
});
