import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { freePort } from '../src/platform/free-port.js';
import { cpuMilliseconds } from './cpu.js';
import { collectGarbage, settled } from './memory.js';
import { median, quantiles } from './quantiles.js';
import { Clients } from './socket-clients.js';
import {
  changeAndTell,
  count,
  fill,
  hello,
  hex,
  ownOrders,
  rawTopics,
  secret,
  subscribe,
  tokenOf,
  url,
  watchedOrder,
  writeChange,
} from './socket-watchers.js';
import { withShop, type Shop } from './shop.js';
import { untilUp } from './until-up.js';

const everySocket = Array.from({ length: count }, (_, index) => index);
const rounds = 5;
/** Rounds of connecting all sockets. */
const connectRounds = 3;
/** Broadcasts per round, each to all sockets. */
const broadcasts = 15;
/** Changes per second, each of another order. */
const perSecond = 500;
const changesPerRound = 2500;
const clicksPerRound = 40;

const script = (name: string) => fileURLToPath(new URL(`references/${name}.ts`, import.meta.url));
/** Milliseconds of the clock shared by all processes of a machine. */
const now = () => Number(process.hrtime.bigint()) / 1e6;

/**
 * Many live sockets of different users on one API process: memory per socket and the cost of connecting, then changes of
 * each one's own order, then of one order followed by all. The reference is a bare `ws` server that sends a prepared
 * message. Servers alternate in short rounds. Needs Linux's `/proc`.
 */
export async function sockets(): Promise<void> {
  requireOpenFiles();
  const options = {
    roles: ['api', 'worker'],
    environment: {
      JWT_SECRET: secret,
      RATE_LIMIT_FACTOR: '10000',
      NODE_OPTIONS: `--import=${collectGarbage}`,
    },
  } as const;
  await withShop(options, async (shop) => {
    const database = new pg.Pool({ connectionString: shop.databaseUrl, max: 4 });
    await fill(database);
    const raw = await startRaw();
    const [ours, theirs] = [new Clients(), new Clients()];
    try {
      await remember(shop, ours, raw, theirs);
      await connect(shop, ours, raw, theirs);
      await watchOwn(shop, database, ours, raw, theirs);
      await ours.close();
      await watchOne(shop, database, ours, raw, theirs);
    } finally {
      ours.kill();
      theirs.kill();
      raw.child.kill('SIGKILL');
      await database.end();
    }
  });
}

type Raw = Awaited<ReturnType<typeof startRaw>>;

/** Memory of idle sockets that each follow their own order. */
async function remember(shop: Shop, ours: Clients, raw: Raw, theirs: Clients): Promise<void> {
  const [pid = 0] = shop.pids;
  const kilobytes = { ours: 0, theirs: 0 };
  const measure = async (server: number, open: () => Promise<unknown>) => {
    const before = await settled(server);
    await open();
    return ((await settled(server)) - before) / count;
  };
  // Excludes one-time costs such as compilation.
  await ours.open(url(shop), ownOrders(200));
  await ours.close();
  await theirs.open(raw.url, rawTopics(200));
  await theirs.close();
  kilobytes.ours = await measure(pid, () => ours.open(url(shop), ownOrders(count)));
  kilobytes.theirs = await measure(raw.child.pid ?? 0, () => theirs.open(raw.url, rawTopics(count)));
  const ratio = (kilobytes.ours / kilobytes.theirs).toFixed(2);
  console.log(
    `  ${count} idle sockets, memory of each     ${kilobytes.ours.toFixed(1)} KiB   raw ws ${kilobytes.theirs.toFixed(1)} KiB   ratio ${ratio}`,
  );
}

/** From the upgrades to the first message of every subscription, with an acknowledgement in between. */
async function connect(shop: Shop, ours: Clients, raw: Raw, theirs: Clients): Promise<void> {
  const [pid = 0] = shop.pids;
  const cases = {
    ours: { server: pid, clients: ours, to: url(shop), greetings: ownOrders(count) },
    theirs: { server: raw.child.pid ?? 0, clients: theirs, to: raw.url, greetings: rawTopics(count) },
  };
  const seconds: Record<keyof typeof cases, number[]> = { ours: [], theirs: [] };
  const cpu: Record<keyof typeof cases, number[]> = { ours: [], theirs: [] };
  for (let round = 0; round < connectRounds; round += 1) {
    for (const name of ['ours', 'theirs'] as const) {
      const { server, clients, to, greetings } = cases[name];
      await clients.close();
      const before = cpuMilliseconds(server);
      const started = now();
      await clients.open(to, greetings);
      seconds[name].push((now() - started) / 1000);
      cpu[name].push((cpuMilliseconds(server) - before) / count);
    }
  }
  const [time, rawTime] = [median(seconds.ours), median(seconds.theirs)];
  const [cost, rawCost] = [median(cpu.ours), median(cpu.theirs)];
  console.log(
    `  until ${count} sockets have connected     ${time.toFixed(1)} s   raw ws ${rawTime.toFixed(1)} s   ratio ${(time / rawTime).toFixed(2)}`,
  );
  console.log(
    `  connecting, CPU for each socket           ${cost.toFixed(2)} ms   raw ws ${rawCost.toFixed(2)} ms   ratio ${(cost / rawCost).toFixed(2)}`,
  );
}

/** Each socket follows its own order; changes come at a constant rate and are published after their commit. */
async function watchOwn(
  shop: Shop,
  database: pg.Pool,
  ours: Clients,
  raw: Raw,
  theirs: Clients,
): Promise<void> {
  const [pid = 0] = shop.pids;
  const samples: Record<'ours' | 'theirs' | 'clicks', number[]> = { ours: [], theirs: [], clicks: [] };
  const cpu: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
  const token = await shop.login();
  let first = 0;
  for (let round = 0; round <= rounds; round += 1) {
    const indexes = Array.from({ length: changesPerRound }, (_, n) => (first + n * 7) % count);
    const unique = [...new Set(indexes)];
    first += 1;
    await database.query(writeChange, [unique.map((index) => hex('a', index))]);
    const changed = await database.query<{ id: string; version: number }>(
      'select id, version from orders where id = any($1)',
      [unique.map((index) => hex('a', index))],
    );
    const versionOf = new Map(changed.rows.map(({ id, version }) => [id, version]));
    const cases = [
      {
        name: 'ours',
        server: pid,
        clients: ours,
        publish: (index: number) => {
          const orderId = hex('a', index);
          const data = { orderId, userId: hex('b', index), version: versionOf.get(orderId) };
          return database.query(`select pg_notify('chowk', $1)`, [JSON.stringify({ topic: 'orders', data })]);
        },
      },
      {
        name: 'theirs',
        server: raw.child.pid ?? 0,
        clients: theirs,
        publish: (index: number) => raw.child.send({ topic: String(index), text: 'x'.repeat(700) }),
      },
    ] as const;
    for (const { name, server, clients, publish } of cases) {
      const published = new Map<number, number>();
      const before = cpuMilliseconds(server);
      const arrived = await clients.expect(unique, true, async () => {
        const started = now();
        for (const [n, index] of unique.entries()) {
          const wait = started + (n * 1000) / perSecond - now();
          if (wait > 1) await delay(wait);
          published.set(index, now());
          void publish(index);
        }
      });
      // The first round is a warm-up.
      if (round === 0) continue;
      cpu[name].push((cpuMilliseconds(server) - before) / unique.length);
      samples[name].push(...arrived.stamps.map(([index, at]) => at - (published.get(index) ?? Number.NaN)));
    }
    if (round === 0) continue;
    for (let n = 0; n < clicksPerRound; n += 1) {
      const id = hex('a', (round * clicksPerRound + n) % count);
      const query = `mutation ($id: ID!) { updateOrderStatus(id: $id, status: ${n % 2 ? 'CANCELLED' : 'DELIVERED'}) { id } }`;
      let sent = 0;
      const { last } = await ours.expectOne(async () => {
        sent = now();
        await shop.graphql(query, { id }, token);
      });
      samples.clicks.push(last - sent);
    }
  }
  for (const name of ['ours', 'theirs'] as const) {
    const { p50, p95, p99 } = quantiles(samples[name]);
    console.log(
      `  own orders, ${perSecond} changes/s, ${name === 'ours' ? 'Chowk ' : 'raw ws'}   p50 ${p50} ms   p95 ${p95} ms   p99 ${p99} ms   ${median(cpu[name]).toFixed(3)} ms of CPU each`,
    );
  }
  const { p50, p95 } = quantiles(samples.clicks);
  console.log(`  admin's click to customer's socket        p50 ${p50} ms   p95 ${p95} ms`);
}

/** All sockets follow one order. */
async function watchOne(
  shop: Shop,
  database: pg.Pool,
  ours: Clients,
  raw: Raw,
  theirs: Clients,
): Promise<void> {
  const [pid = 0] = shop.pids;
  const id = hex('a', 0);
  const token = tokenOf(0);
  await ours.open(
    url(shop),
    Array.from({ length: count }, () => [hello(token), subscribe('one', watchedOrder, id)]),
  );
  await theirs.close();
  await theirs.open(
    raw.url,
    Array.from({ length: count }, () => [hello(token), 'one']),
  );
  let size = 0;
  const cases = {
    ours: { server: pid, clients: ours, tell: () => database.query(changeAndTell, [id]) },
    theirs: {
      server: raw.child.pid ?? 0,
      clients: theirs,
      tell: () => Promise.resolve(raw.child.send({ topic: 'one', text: 'x'.repeat(size) })),
    },
  };
  const cpu: Record<keyof typeof cases, number[]> = { ours: [], theirs: [] };
  const last: Record<keyof typeof cases, number[]> = { ours: [], theirs: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['ours', 'theirs'] as const) {
      const { server, clients, tell } = cases[name];
      const before = cpuMilliseconds(server);
      for (let n = 0; n < broadcasts; n += 1) {
        let sent = 0;
        const arrived = await clients.expect(everySocket, false, async () => {
          sent = now();
          await tell();
        });
        if (name === 'ours') size = arrived.size;
        if (round > 0) last[name].push(arrived.last - sent);
      }
      if (round > 0) cpu[name].push(((cpuMilliseconds(server) - before) * 1000) / (broadcasts * count));
    }
  }
  const [cost, rawCost] = [median(cpu.ours), median(cpu.theirs)];
  const [time, rawTime] = [median(last.ours), median(last.theirs)];
  console.log(
    `  one order, CPU for each message (${size} B)  ${cost.toFixed(1)} µs   raw ws ${rawCost.toFixed(1)} µs   ratio ${(cost / rawCost).toFixed(2)}`,
  );
  console.log(
    `  one order, until the last socket has it   ${time.toFixed(0)} ms   raw ws ${rawTime.toFixed(0)} ms   ratio ${(time / rawTime).toFixed(2)}`,
  );
}

async function startRaw() {
  const port = await freePort();
  const child = fork(script('sockets-raw'), {
    execArgv: ['--import', 'tsx', `--import=${collectGarbage}`],
    env: { ...process.env, PORT: String(port) },
  });
  // The server answers 426 (Upgrade Required).
  await untilUp(`http://127.0.0.1:${port}/`, { child });
  return { child, url: `ws://127.0.0.1:${port}` };
}

/** Node.js raises the soft limit to the hard limit itself. */
function requireOpenFiles(): void {
  const most = Number(/^Max open files\s+\d+\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1]);
  if (most < count + 1000) {
    throw new Error(
      `${count} sockets need ${count + 1000} open files, and a process may have ${most} here: raise it (ulimit -Hn), or set SOCKETS.`,
    );
  }
}
