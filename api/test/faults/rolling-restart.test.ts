import { inspect } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { owner, ShopProcess, watchReadiness } from '../processes/shop-process.js';
import { nginx, startProxy } from '../servers/proxy.js';
import { createScratchDatabase, type ScratchDatabase } from '../servers/scratch-database.js';

const minRequests = 5000;

let database: ScratchDatabase;
let client: pg.Client;
let processes: [ShopProcess, ShopProcess];
let token: string;
const dish = newId();

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const environment = {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    // Longer than nginx leaves out a process that has failed (`fail_timeout`), as by default in production.
    DRAIN_SECONDS: '3',
    TRUST_PROXY: '1',
    ROLE: 'api',
  };
  const first = await ShopProcess.create(environment);
  processes = [first, await ShopProcess.create({ ...environment, DATA_DIR: first.dataDir })];
  await Promise.all(processes.map((shop) => shop.start()));
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`insert into menu_items (id, name, price_paise) values ($1, 'Vada Pav', 4500)`, [dish]);
  token = await first.login(owner);
});
afterAll(async () => {
  await client.end();
  await Promise.all(processes.map((shop) => shop.remove()));
  await database.drop();
});

interface Kind {
  readonly name: string;
  readonly route: string;
  readonly body?: () => object;
  readonly isKeyed?: boolean;
}
const order = { items: [{ menuItem: dish, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' };
const mutation =
  'mutation ($input: PlaceOrderInput!, $key: String) { placeOrder(input: $input, idempotencyKey: $key) { id } }';
const input = { items: [{ menuItemId: dish, quantity: 1 }], address: '12 MG Road', paymentMode: 'COD' };
const orders: readonly Kind[] = [
  { name: 'order with a key', route: '/api/orders', body: () => order, isKeyed: true },
  { name: 'order without a key', route: '/api/orders', body: () => order },
  {
    name: 'placeOrder',
    route: '/graphql',
    body: () => ({ query: mutation, variables: { input, key: newId() } }),
  },
];
const kinds: readonly Kind[] = [
  ...orders,
  { name: 'menu', route: '/api/menu' },
  { name: 'own orders', route: '/api/orders?limit=1' },
  {
    name: 'query',
    route: '/graphql',
    body: () => ({ query: '{ myOrders(first: 1) { nodes { id } } }' }),
  },
];

/** Customers who send requests of every kind while one process after the other is restarted. */
async function restartUnderLoad(
  urlOf: () => string,
): Promise<{ counts: Map<string, number>; failures: unknown[] }> {
  const counts = new Map<string, number>();
  const failures: unknown[] = [];
  const load = { sent: 0, isOver: false };
  const send = async ({ name, route, body, isKeyed }: Kind) => {
    load.sent += 1;
    const began = new Date().toISOString();
    const failure = await fetch(urlOf() + route, {
      method: body ? 'POST' : 'GET',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
        ...(isKeyed && { 'Idempotency-Key': newId() }),
      },
      ...(body && { body: JSON.stringify(body()) }),
    }).then(
      async (answer) => {
        const text = await answer.text();
        return answer.ok && !text.includes('"errors"') ? undefined : `${answer.status} ${text}`;
      },
      (error: unknown) => inspect(error),
    );
    if (failure === undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
    else failures.push([began, name, failure]);
  };
  const customers = [...kinds, ...kinds].map(async (kind) => {
    while (!load.isOver) await send(kind);
  });
  do {
    for (const shop of processes) {
      expect(await shop.stop('SIGTERM')).toBe(0);
      await shop.start();
    }
  } while (load.sent < minRequests);
  load.isOver = true;
  await Promise.all(customers);
  return { counts, failures };
}

async function expectNoFailure(urlOf: () => string): Promise<void> {
  const count = async () => {
    const { rows } = await client.query<{ count: number }>('select count(*)::int as count from orders');
    return rows[0]?.count ?? 0;
  };
  const before = await count();
  const { counts, failures } = await restartUnderLoad(urlOf);
  expect(failures).toEqual([]);
  for (const { name } of kinds) expect([name, counts.get(name)]).toEqual([name, expect.any(Number)]);
  const placed = orders.reduce((sum, { name }) => sum + (counts.get(name) ?? 0), 0);
  expect((await count()) - before).toBe(placed);
}

describe('a rolling restart under load', () => {
  it.skipIf(!nginx)('loses none of 5,000 requests through the proxy (needs the program nginx)', async () => {
    const url = await startProxy(processes.map(({ port }) => `127.0.0.1:${port}`));
    await expectNoFailure(() => url);
  });

  it('loses none of 5,000 requests of a client that asks for /readyz', async () => {
    const watched = watchReadiness(processes);
    onTestFinished(watched.stop);
    await expectNoFailure(() => watched.next()?.url ?? '');
  });
});
