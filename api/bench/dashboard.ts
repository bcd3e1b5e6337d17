import pg from 'pg';
import { readMeasures } from '../src/platform/measures.js';
import { quantiles } from './quantiles.js';
import { withShop, type Shop } from './shop.js';

const size = { users: 100_000, orders: 1_000_000, ordersAtOnce: 100_000 };
const rounds = 3;
const readsPerRound = { dashboard: 100, reference: 5 };
const writers = 8;
const writingMilliseconds = 2000;

const dashboardQuery = `{ dashboard {
  message
  summary { totalUsers totalOrders totalMenuItems pendingOrders deliveredOrders }
} }`;

/** The reference: counting the rows. */
const countRows = `
  select (select count(*) from users) as "totalUsers",
         (select count(*) from orders) as "totalOrders",
         (select count(*) from menu_items) as "totalMenuItems",
         (select count(*) from orders where status = 'Pending') as "pendingOrders",
         (select count(*) from orders where status = 'Delivered') as "deliveredOrders"`;

/**
 * Milliseconds for the admin's dashboard over HTTP and GraphQL in a shop with a million orders; the reference counts
 * the rows directly in the database. Also measures the cost of the triggers that maintain the counts for placing
 * orders.
 */
export async function dashboard(): Promise<void> {
  await withShop({ settings: { max_wal_size: '4GB' } }, async (shop) => {
    const database = new pg.Client({ connectionString: shop.databaseUrl });
    await database.connect();
    try {
      await seed(database);
      await compareReading(database, shop);
      await compareWriting(database, shop.databaseUrl);
    } finally {
      await database.end();
    }
  });
}

async function compareReading(database: pg.Client, { login, graphql }: Shop): Promise<void> {
  const token = await login();
  const read = () => graphql<{ dashboard: { summary: Record<string, number> } }>(dashboardQuery, {}, token);
  const [{ dashboard: ours }, { rows }] = [
    await read(),
    await database.query<Record<string, string>>(countRows),
  ];
  for (const [name, value] of Object.entries(rows[0] ?? {})) {
    if (Number(value) !== ours.summary[name])
      throw new Error(`${name} is ${value}, not ${ours.summary[name]}`);
  }
  const samples: { chowk: number[]; reference: number[] } = { chowk: [], reference: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (let n = 0; n < readsPerRound.reference; n += 1)
      samples.reference.push(await timed(() => database.query(countRows)));
    for (let n = 0; n < readsPerRound.dashboard; n += 1) samples.chowk.push(await timed(read));
  }
  const [chowk, reference] = [quantiles(samples.chowk), quantiles(samples.reference)];
  console.log(
    `  Chowk, dashboard over /graphql      p50 ${chowk.p50} ms   p95 ${chowk.p95} ms   ${await planOf(database, readMeasures)}`,
  );
  console.log(
    `  reference, five select count(*)     p50 ${reference.p50} ms   p95 ${reference.p95} ms   ${await planOf(database, countRows)}`,
  );
  console.log(
    `  ratio of medians ${(chowk.p50 / reference.p50).toFixed(3)} (target of a p95 under 50 ms: ${chowk.p95 < 50 ? 'met' : 'missed'})`,
  );
}

/** Orders per second inserted by several concurrent clients, with and without the triggers. */
async function compareWriting(database: pg.Client, connectionString: string): Promise<void> {
  const clients = Array.from({ length: writers }, () => new pg.Client({ connectionString }));
  await Promise.all(clients.map((client) => client.connect()));
  const insert = `
    insert into orders (id, total_paise, address, location, payment_mode, payment_status, status, bill)
    values (encode(gen_random_bytes(12), 'hex'), 100, '1 MG Road', 'Home Delivery', 'COD', 'Pending', 'Pending', '{"v": 1, "lines": [], "charges": [], "totalPaise": 100}')`;
  const perSecond = async () => {
    const started = performance.now();
    const counts = clients.map(async (client) => {
      let inserted = 0;
      for (; performance.now() - started < writingMilliseconds; inserted += 1) await client.query(insert);
      return inserted;
    });
    const total = (await Promise.all(counts)).reduce((sum, inserted) => sum + inserted, 0);
    return (total * 1000) / (performance.now() - started);
  };
  const speeds: { counted: number[]; uncounted: number[] } = { counted: [], uncounted: [] };
  for (let round = 0; round < rounds; round += 1) {
    await database.query('alter table orders disable trigger user');
    speeds.uncounted.push(await perSecond());
    await database.query('alter table orders enable trigger user');
    speeds.counted.push(await perSecond());
  }
  await Promise.all(clients.map((client) => client.end()));
  const [counted, uncounted] = [quantiles(speeds.counted).p50, quantiles(speeds.uncounted).p50];
  console.log(
    `  ${writers} clients insert orders: ${Math.round(counted)} a second counted, ${Math.round(uncounted)} without; ratio ${(counted / uncounted).toFixed(2)}`,
  );
}

async function seed(database: pg.Client): Promise<void> {
  const started = performance.now();
  await database.query('create extension if not exists pgcrypto');
  await database.query(
    `insert into users (id, name, email, password_hash, role)
     select lpad(to_hex(n), 24, '0'), 'Person ' || n, 'person-' || n || '@example.in', '', 'customer'
     from generate_series(1, $1::int) as n`,
    [size.users],
  );
  for (let from = 1; from <= size.orders; from += size.ordersAtOnce) {
    await database.query(
      `insert into orders (id, user_id, total_paise, address, location, payment_mode, payment_status, status, created_at, bill)
       select 'a' || lpad(to_hex(n), 23, '0'), case when n % 20 = 0 then lpad(to_hex(1 + n % $3), 24, '0') end, 24900, '12 MG Road, Bengaluru',
              'Home Delivery', 'COD', 'Pending',
              case when n % 50 = 0 then 'Pending' when n % 25 = 1 then 'Cancelled' else 'Delivered' end,
              now() - make_interval(secs => $4 - n), '{"v": 1, "lines": [], "charges": [], "totalPaise": 24900}'
       from generate_series($1::int, $2::int) as n`,
      [from, from + size.ordersAtOnce - 1, size.users, size.orders],
    );
  }
  await database.query('vacuum analyze');
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`  ${size.orders} orders of ${size.users} users made in ${seconds} s`);
}

/** The types of nodes in a statement's plan. */
async function planOf(database: pg.Client, statement: string): Promise<string> {
  const { rows } = await database.query<{ 'QUERY PLAN': unknown }>(`explain (format json) ${statement}`);
  const nodes = [
    ...JSON.stringify(rows).matchAll(/"Node Type":"([^"]+)"(?:(?!"Node Type").)*?"Relation Name":"([^"]+)"/g),
  ];
  return [...new Set(nodes.map(([, type, table]) => `${type} on ${table}`))].join(', ');
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
