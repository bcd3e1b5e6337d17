import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/embedded-postgres/embedded-postgres.js';
import { freePort } from '../src/platform/free-port.js';
import { residentKilobytes } from './cpu.js';
import { median } from './quantiles.js';
import { untilUp } from './until-up.js';

/** The script of `npm start`. */
const start = fileURLToPath(new URL('../scripts/start.mjs', import.meta.url));
const rounds = 5;
/** Milliseconds after which an idle shop has finished its start-up work. */
const idle = 10_000;

/**
 * Duration of the second start of a shop with demo restaurant and embedded database until `/readyz` is ready, and the
 * memory of its process, API and worker, some time later. The reference is the embedded database alone until it
 * answers.
 */
export async function secondStart(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chowk-bench-'));
  await chmod(dataDir, 0o711);
  const shop: number[] = [];
  const database: number[] = [];
  const megabytes: number[] = [];
  try {
    // The first start creates the database.
    await (await startShop(dataDir)).stop();
    for (let round = 0; round < rounds; round += 1) {
      database.push(await databaseAlone(dataDir));
      const { milliseconds, pid, stop } = await startShop(dataDir);
      shop.push(milliseconds);
      await delay(idle);
      megabytes.push(residentKilobytes(pid) / 1024);
      await stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
  const [ours, theirs] = [median(shop), median(database)];
  console.log(
    `  until /readyz          ${ours.toFixed(0)} ms (target: at most 2500)   PostgreSQL alone ${theirs.toFixed(0)} ms   ratio ${(ours / theirs).toFixed(1)}`,
  );
  console.log(`  idle, API and worker   ${median(megabytes).toFixed(0)} MiB (target: at most 180)`);
}

async function startShop(dataDir: string) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(process.execPath, [start], {
    stdio: 'ignore',
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'error' },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilUp(`http://127.0.0.1:${port}/readyz`, { child, isUp: ({ ok }) => ok, pause: 10 });
  return {
    milliseconds: performance.now() - began,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function databaseAlone(dataDir: string): Promise<number> {
  const began = performance.now();
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('select 1');
  const milliseconds = performance.now() - began;
  await client.end();
  await postgres.stop();
  return milliseconds;
}
