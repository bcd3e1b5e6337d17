import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../src/platform/postgres-server.js';
import { cpuMilliseconds } from './cpu.js';
import { withShop } from './shop.js';

const rounds = 5;
const roundMilliseconds = 1500;
const connections = 16;
/** A shop's menu. */
const dishes = 60;

const peersFolder = fileURLToPath(new URL('../../.cache/bench-peers', import.meta.url));
const peers = { fastify: '5.12.8', graphql: '16.15.0', mercurius: '16.10.1' };

const query = '{ menu { id name price description category image version } }';

interface Target {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  readonly request: Buffer;
  readonly cpu: number[];
  readonly perSecond: number[];
}

/**
 * What reading the whole menu costs: milliseconds of processor time of the server's process for each read, as the
 * operating system counts them, and reads a second with all connections busy. Servers take turns in short rounds. Needs Linux's `/proc`.
 */
export async function menu(): Promise<void> {
  await installPeers();
  await withShop({ roles: ['api', 'worker'] }, async ({ url, databaseUrl, pids, login }) => {
    await fillMenu(databaseUrl);
    const token = await login();
    const references: Awaited<ReturnType<typeof startReference>>[] = [];
    try {
      for (const name of ['prepared-buffer', 'json-agg', 'mercurius', 'apollo'])
        references.push(await startReference(name, databaseUrl));
      const [raw, jsonAgg, mercurius, apollo] = references;
      const [pid = 0] = pids;
      const shop = { port: Number(new URL(url).port), pid };
      if (!raw || !jsonAgg || !mercurius || !apollo) throw new Error('unreachable');
      const bare = target('node:http and a prepared buffer', raw, post('/'));
      const jit = target('Mercurius with JIT', mercurius, post('/graphql'));
      const ours = [
        target('Chowk, POST /graphql', shop, post('/graphql')),
        target('Chowk, POST /graphql, signed in', shop, post('/graphql', token)),
        target('Chowk, GET /api/menu', shop, get('/api/menu')),
      ];
      const others = [
        target('one json_agg for each request', jsonAgg, post('/')),
        jit,
        target('Apollo Server', apollo, post('/')),
      ];
      const all = [bare, ...ours, ...others];
      for (const each of all) await load(each, roundMilliseconds);
      for (let round = 0; round < rounds; round += 1) {
        for (const each of all) {
          const before = cpuMilliseconds(each.pid);
          const { reads, milliseconds } = await load(each, roundMilliseconds);
          each.cpu.push((cpuMilliseconds(each.pid) - before) / reads);
          each.perSecond.push((reads * 1000) / milliseconds);
        }
      }
      for (const each of all) report(each, bare, jit);
    } finally {
      for (const { stop } of references) await stop();
    }
  });
}

function report(each: Target, bare: Target, jit: Target): void {
  const [cpu, bareCpu, jitCpu] = [median(each.cpu), median(bare.cpu), median(jit.cpu)];
  const perSecond = median(each.perSecond);
  console.log(
    `  ${each.name.padEnd(33)} ${cpu.toFixed(3)} ms of CPU   ${perSecond.toFixed(0).padStart(6)} reads/s   ` +
      `${(cpu / bareCpu).toFixed(2)} × the CPU and ${(perSecond / median(bare.perSecond)).toFixed(2)} × the reads of a buffer   ` +
      `${(jitCpu / cpu).toFixed(1)} × Mercurius`,
  );
}

/** As exact as it was measured: these are fractions of a millisecond. */
function median(samples: readonly number[]): number {
  return samples.toSorted((one, other) => one - other)[Math.floor(samples.length / 2)] ?? Number.NaN;
}

function target(name: string, { port, pid }: { port: number; pid: number }, request: Buffer): Target {
  return { name, port, pid, request, cpu: [], perSecond: [] };
}

function post(path: string, token?: string): Buffer {
  const body = JSON.stringify({ query });
  const authorization = token ? `Authorization: Bearer ${token}\r\n` : '';
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${authorization}Content-Length: ${body.length}\r\n\r\n${body}`,
  );
}

function get(path: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
}

/** Each connection sends its next request when it has the whole answer; the answers of a server are equally long. */
async function load(
  { name, port, request }: Target,
  limit: number,
): Promise<{ reads: number; milliseconds: number }> {
  let reads = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1');
      await new Promise((resolve, reject) => {
        let head = '';
        let expected = 0;
        let received = 0;
        socket.on('error', reject);
        socket.on('data', (chunk) => {
          if (received === 0) {
            head = chunk.toString('latin1');
            const length = /content-length: (\d+)/i.exec(head)?.[1];
            if (!head.startsWith('HTTP/1.1 200') || !length) {
              reject(new Error(`${name} answered ${head.slice(0, 400)}`));
              return;
            }
            expected = head.indexOf('\r\n\r\n') + 4 + Number(length);
          }
          received += chunk.length;
          if (received < expected) return;
          received = 0;
          reads += 1;
          if (performance.now() - started < limit) socket.write(request);
          else resolve(undefined);
        });
        socket.write(request);
      }).finally(() => socket.destroy());
    }),
  );
  return { reads, milliseconds: performance.now() - started };
}

async function startReference(name: string, databaseUrl: string) {
  const port = await freePort();
  const script = fileURLToPath(new URL(`references/menu-${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      PEERS: peersFolder,
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  for (const until = Date.now() + 30_000; ;) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null || Date.now() > until) throw new Error(`${name} did not start`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    port,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** What only references need does not belong to the shop's dependencies. */
async function installPeers(): Promise<void> {
  const manifest = `${JSON.stringify({ private: true, dependencies: peers })}\n`;
  const file = `${peersFolder}/package.json`;
  if (existsSync(`${peersFolder}/node_modules`) && readFileSync(file, 'utf8') === manifest) return;
  await mkdir(peersFolder, { recursive: true });
  await writeFile(file, manifest);
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-save', '--prefix', peersFolder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
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
