import { spawn, type ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.js';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const port = 4872;
const url = `http://127.0.0.1:${port}`;
const admin = { email: 'bench@chowk.local', password: 'bench-bench-bench' };

/** Short ones, so that whatever else the machine does falls on both sides alike. */
const rounds = 10;
const readsPerRound = 100;
const loginsInFlight = 20;
/** A shop's menu. */
const dishes = 60;

/**
 * Milliseconds that a menu read takes while twenty logins, each worth 0.1 s of processor time, are always in flight,
 * against the same read with nothing else to do; in turns, in one API process.
 */
export async function logins(): Promise<void> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'chowk-bench-'));
  // When root runs this, PostgreSQL is somebody else, who has to get to the folder.
  await chmod(dataDir, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const api = startApi(postgres.url, dataDir);
  try {
    await ready();
    await fillMenu(postgres.url);
    await readMenu(readsPerRound);
    const samples: { idle: number[]; busy: number[] } = { idle: [], busy: [] };
    let done = 0;
    for (let round = 0; round < rounds; round += 1) {
      samples.idle.push(...(await readMenu(readsPerRound)));
      const load = startLogins();
      // In flight all the time, not all at the start.
      await load.firstDone;
      samples.busy.push(...(await readMenu(readsPerRound)));
      done += await load.stop();
    }
    const [idle, busy] = [quantiles(samples.idle), quantiles(samples.busy)];
    console.log(`  menu read, nothing else to do    p50 ${idle.p50} ms   p99 ${idle.p99} ms`);
    console.log(`  menu read, 20 logins in flight   p50 ${busy.p50} ms   p99 ${busy.p99} ms`);
    console.log(
      `  ratio of p99s ${(busy.p99 / idle.p99).toFixed(1)} (target: at most 2); ${done} logins done`,
    );
  } finally {
    api.kill('SIGTERM');
    await new Promise((resolve) => api.once('exit', resolve));
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

function startApi(databaseUrl: string, dataDir: string): ChildProcess {
  return spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ROLE: 'api',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      SEED_DEMO: 'false',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      // Twenty people at once on one account from one address.
      RATE_LIMIT_FACTOR: '1000',
    },
  });
}

async function ready(): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const up = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the API did not become ready within 30 s');
}

async function fillMenu(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query(
    `insert into menu_items (id, name, price_paise, description, category)
     select lpad(to_hex(n), 24, '0'), 'Dish ' || n, 1000 + n, 'Crisp outside, soft inside, made to order.', 'Snacks'
     from generate_series(1, $1::int) n`,
    [dishes],
  );
  await database.end();
}

/** One read after the other, as one customer's browser does. */
async function readMenu(times: number): Promise<number[]> {
  const samples: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const started = performance.now();
    const answer = await fetch(`${url}/api/menu`);
    const menu = (await answer.json()) as unknown[];
    samples.push(performance.now() - started);
    if (menu.length !== dishes) throw new Error(`the menu has ${menu.length} dishes`);
  }
  return samples;
}

function startLogins() {
  const end = new AbortController();
  let tellFirst: () => void;
  const firstDone = new Promise<void>((resolve) => {
    tellFirst = resolve;
  });
  let done = 0;
  const people = Array.from({ length: loginsInFlight }, async () => {
    while (!end.signal.aborted) {
      const answer = await fetch(`${url}/api/auth/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(admin),
      });
      if (!answer.ok) throw new Error(`login answered ${answer.status}: ${await answer.text()}`);
      await answer.arrayBuffer();
      done += 1;
      tellFirst();
    }
  });
  return {
    firstDone,
    stop: async () => {
      end.abort();
      await Promise.all(people);
      return done;
    },
  };
}

function quantiles(samples: readonly number[]) {
  const sorted = samples.toSorted((one, other) => one - other);
  const at = (share: number) => Number((sorted[Math.floor(share * (sorted.length - 1))] ?? NaN).toFixed(1));
  return { p50: at(0.5), p99: at(0.99) };
}
