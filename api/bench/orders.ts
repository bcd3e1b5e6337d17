import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { cpuMilliseconds } from './cpu.js';
import { addCustomers, jwtSecret } from './customers.js';
import { load, post } from './http-load.js';
import { median, quantiles } from './quantiles.js';
import { installPeers, startReference } from './reference.js';
import { withShop } from './shop.js';

const rounds = 5;
const roundMilliseconds = 2500;
const inFlight = 16;
const crowdSizes = [inFlight, 64];

const lastOrders = `query MyOrders($first: Int!) {
  myOrders(first: $first) {
    nodes {
      id version status total placedAt paymentMode paymentStatus
      items { menuItemId name quantity unitPrice }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

const place = `mutation PlaceOrder($input: PlaceOrderInput!, $idempotencyKey: String!) {
  placeOrder(input: $input, idempotencyKey: $idempotencyKey) { id version status placedAt }
}`;

/**
 * Cost of a signed-in customer's last 20 orders with three lines each: milliseconds of the server's processor time. The
 * reference is Mercurius with JIT, which also checks the session.
 */
export async function myOrders(): Promise<void> {
  await installPeers();
  await withOrders(async ({ port, pid, databaseUrl, token }) => {
    const reference = await startReference('orders-mercurius', databaseUrl, { JWT_SECRET: jwtSecret });
    try {
      const read = post('/graphql', { query: lastOrders, variables: { first: 20 } }, token);
      const targets = [
        { name: 'Chowk', port, pid, request: read },
        { name: 'Mercurius with JIT', ...reference, request: read },
      ].map((each) => ({ ...each, cpu: [] as number[], perSecond: [] as number[] }));
      for (let round = -1; round < rounds; round += 1) {
        for (const each of targets) {
          const before = cpuMilliseconds(each.pid);
          const { answers, milliseconds } = await load({
            port: each.port,
            request: () => each.request,
            connections: inFlight,
            milliseconds: roundMilliseconds,
            check: requireTwentyOrders,
          });
          // The first round is a warm-up.
          if (round < 0) continue;
          each.cpu.push((cpuMilliseconds(each.pid) - before) / answers);
          each.perSecond.push((answers * 1000) / milliseconds);
        }
      }
      const [ours, theirs] = targets.map(({ cpu }) => median(cpu));
      for (const { name, cpu, perSecond } of targets)
        console.log(
          `  ${name.padEnd(20)} ${median(cpu).toFixed(2)} ms of CPU   ${median(perSecond).toFixed(0)} reads/s`,
        );
      console.log(
        `  ratio of CPU ${((ours ?? Number.NaN) / (theirs ?? Number.NaN)).toFixed(2)} (target: at most 1)`,
      );
    } finally {
      await reference.stop();
    }
  });
}

/**
 * Cash orders of three lines per second, at the concurrency of a busy shop and of a rush: each with price check,
 * idempotency record, history and outbox event, committed to disk, while the worker handles the events. The references
 * only write an order and its lines in one statement: one into bare tables, the other into the shop's.
 */
export async function placeOrder(): Promise<void> {
  await withOrders(async ({ port, pid, databaseUrl, tokens, dishIds, userId }) => {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const bare = await startReference('orders-raw-pg', databaseUrl);
    const same = await startReference('orders-raw-pg', databaseUrl, { TABLES: 'shop' });
    const items = dishIds.slice(0, 3).map((menuItemId) => ({ menuItemId, quantity: 2 }));
    const input = { items, address: '4B, Lake View, Koramangala', paymentMode: 'COD' };
    const written = {
      userId,
      address: input.address,
      items: items.map((item) => ({ ...item, name: 'A dish', price: 1000 })),
    };
    let next = 0;
    const servers = [
      {
        name: 'Chowk',
        port,
        pid,
        request: () => {
          const token = tokens[(next += 1) % tokens.length];
          return post(
            '/graphql',
            { query: place, variables: { input, idempotencyKey: randomUUID() } },
            token,
          );
        },
      },
      { name: 'one INSERT, bare tables', ...bare, request: () => post('/', written) },
      { name: "one INSERT, shop's tables", ...same, request: () => post('/', written) },
    ];
    const crowds = crowdSizes.map((connections) =>
      servers.map((server) => ({
        ...server,
        connections,
        cpu: [] as number[],
        perSecond: [] as number[],
        latencies: [] as number[],
      })),
    );
    let oldest = 0;
    try {
      for (let round = -1; round < rounds; round += 1) {
        for (const each of crowds.flat()) {
          const before = cpuMilliseconds(each.pid);
          const { answers, milliseconds, latencies } = await load({
            port: each.port,
            request: each.request,
            connections: each.connections,
            milliseconds: roundMilliseconds,
            check: requireNoErrors,
          });
          oldest = Math.max(oldest, await drained(database));
          if (round < 0) continue;
          each.cpu.push((cpuMilliseconds(each.pid) - before) / answers);
          each.perSecond.push((answers * 1000) / milliseconds);
          each.latencies.push(...latencies);
        }
      }
    } finally {
      await Promise.all([bare.stop(), same.stop()]);
      await database.end();
    }
    for (const [index, crowd] of crowds.entries()) {
      const [ours, ...theirs] = crowd.map(({ perSecond }) => median(perSecond));
      console.log(`  ${crowdSizes[index]} in flight`);
      for (const { name, cpu, perSecond, latencies } of crowd) {
        const { p50, p99 } = quantiles(latencies);
        console.log(
          `    ${name.padEnd(26)} ${median(perSecond).toFixed(0)} orders/s   p50 ${p50} ms   p99 ${p99} ms   ${median(cpu).toFixed(2)} ms of CPU`,
        );
      }
      console.log(
        `    ratio of orders ${theirs.map((each) => ((ours ?? Number.NaN) / each).toFixed(2)).join(' and ')} (target: at least 0.6 with 16)`,
      );
    }
    console.log(`  outbox empty ${oldest.toFixed(0)} ms after the last order at the latest`);
  });
}

/**
 * Cash orders of three lines with two choices each per second. The reference, in the same rounds, are orders of the
 * same shop without choices.
 */
export async function configuredOrders(): Promise<void> {
  await withOrders(async ({ port, databaseUrl, tokens, dishIds }) => {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const { rows: groups } = await database.query<{ choice: string }>(
      `with added as (
         insert into option_groups (id, name, least, most)
         select lpad(to_hex(n), 24, 'a'), 'Options ' || n, 0, 2 from generate_series(1, 2) n returning id
       ), offered as (
         insert into menu_item_groups (menu_item_id, group_id, position)
         select unnest($1::bpchar[]), id, 0 from added
       ), choices as (
         insert into option_choices (id, group_id, position, name, price_paise)
         select lpad(to_hex(n), 8, '0') || left(id, 15) || right(id, 1), id, n, 'Choice ' || n, n * 1000
         from added, generate_series(0, 3) n returning id, position
       )
       select id as choice from choices where position = 1`,
      [dishIds.slice(3, 6)],
    );
    const choices = groups.map(({ choice }) => choice);
    let next = 0;
    const send = (items: readonly object[]) => () =>
      post(
        '/graphql',
        {
          query: place,
          variables: {
            input: { items, address: '4B, Lake View, Koramangala', paymentMode: 'COD' },
            idempotencyKey: randomUUID(),
          },
        },
        tokens[(next += 1) % tokens.length],
      );
    const plain = dishIds.slice(0, 3).map((menuItemId) => ({ menuItemId, quantity: 2 }));
    const configured = dishIds.slice(3, 6).map((menuItemId) => ({ menuItemId, quantity: 2, choices }));
    const kinds = [
      { name: 'without choices (reference)', request: send(plain), perSecond: [] as number[] },
      { name: 'two choices on each line', request: send(configured), perSecond: [] as number[] },
    ];
    for (let round = -1; round < rounds; round += 1) {
      for (const each of kinds) {
        const { answers, milliseconds } = await load({
          port,
          request: each.request,
          connections: inFlight,
          milliseconds: roundMilliseconds,
          check: requireNoErrors,
        });
        await drained(database);
        if (round >= 0) each.perSecond.push((answers * 1000) / milliseconds);
      }
    }
    await database.end();
    const [reference, ours] = kinds.map(({ perSecond }) => median(perSecond));
    for (const { name, perSecond } of kinds)
      console.log(`  ${name.padEnd(30)} ${median(perSecond).toFixed(0)} orders/s`);
    console.log(
      `  ratio ${((ours ?? Number.NaN) / (reference ?? Number.NaN)).toFixed(2)} (target: at least 0.7)`,
    );
  });
}

/** Milliseconds until the relay has handled all events. */
async function drained(database: pg.Client): Promise<number> {
  const started = performance.now();
  for (;;) {
    const { rows } = await database.query<{ waiting: boolean }>(
      'select exists (select from outbox_events) as waiting',
    );
    if (!rows[0]?.waiting) return performance.now() - started;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

interface OrdersShop {
  readonly port: number;
  readonly pid: number;
  readonly databaseUrl: string;
  readonly token: string;
  readonly userId: string;
  /** Of the ordering customers. */
  readonly tokens: readonly string[];
  readonly dishIds: readonly string[];
}

/** Number of ordering customers; each stays below the limit of open orders. */
const crowd = 1000;

/**
 * A shop in which fifty customers have two hundred orders each; one of them is signed in, as are the customers who
 * order.
 */
async function withOrders(work: (shop: OrdersShop) => Promise<void>): Promise<void> {
  const options = {
    roles: ['api', 'worker'] as const,
    environment: { JWT_SECRET: jwtSecret, RATE_LIMIT_FACTOR: '1000000' },
  };
  await withShop(options, async ({ url, databaseUrl, pids, graphql, login }) => {
    const token = await login();
    const { me } = await graphql<{ me: { id: string } }>('{ me { id } }', {}, token);
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const dishes = await database.query<{ id: string }>(
      `insert into menu_items (id, name, price_paise, category)
       select lpad(to_hex(n), 24, '0'), 'Dish ' || n, 1000 + n, 'Snacks' from generate_series(1, 60) n
       returning id`,
    );
    await database.query(
      `insert into users (id, name, email, password_hash, role)
       select 'c' || lpad(to_hex(n), 23, '0'), 'Customer ' || n, n || '@bench.local', '', 'customer'
       from generate_series(1, 49) n`,
    );
    // In one transaction, as the database makes the bills when it commits.
    await database.query('begin');
    await database.query(
      `insert into orders (id, user_id, total_paise, address, location, payment_mode, payment_status, status, created_at)
       select 'a' || lpad(to_hex(row_number() over ()), 23, '0'), users.id, 3303, '4B, Lake View, Koramangala',
              'Home Delivery', 'COD', 'Pending', 'Pending', now() - make_interval(mins => n)
       from users, generate_series(1, 200) n`,
    );
    await database.query(
      `insert into order_items (order_id, line, menu_item_id, name, category, unit_price_paise, quantity)
       select orders.id, line, lpad(to_hex(line), 24, '0'), 'Dish ' || line, 'Snacks', 1000 + line, 1
       from orders, generate_series(1, 3) line`,
    );
    await database.query('commit');
    const tokens = await addCustomers(database, crowd);
    await database.query('analyze');
    await database.end();
    await work({
      port: Number(new URL(url).port),
      pid: pids[0] ?? 0,
      databaseUrl,
      token,
      userId: me.id,
      tokens,
      dishIds: dishes.rows.map(({ id }) => id),
    });
  });
}

function requireNoErrors(answer: string): void {
  if (answer.includes('"errors"')) throw new Error(answer);
}

function requireTwentyOrders(answer: string): void {
  requireNoErrors(answer);
  if (answer.split('"placedAt"').length !== 21) throw new Error(answer);
}
