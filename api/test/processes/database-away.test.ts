import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { TestApp } from '../app.js';
import { linkTo, type DatabaseLink } from '../servers/database-link.js';
import { aCustomer, aDish, anAdmin, type Account } from '../factories.js';

let database: DatabaseLink;
/** Always connected to the database, for inspection. */
let home: TestApp;
/** Connected through the link. */
let test: TestApp;
let asha: Account;
let admin: Account;
let dishId: string;
/** The queue in `/readyz` while the database is away; it may be elsewhere. */
let queue: 'ok' | 'unavailable';

beforeAll(async () => {
  home = await TestApp.start({ ROLE: 'api' });
  database = await linkTo(home.databaseUrl);
  test = await TestApp.start({ DATABASE_URL: database.url, RATE_LIMIT_FACTOR: '1000' });
  asha = await aCustomer(home);
  admin = await anAdmin(home);
  dishId = (await aDish(home)).id;
  queue = test.stores.REDIS_URL ? 'ok' : 'unavailable';
});
afterEach(async () => {
  await database.cut();
  await database.mend();
  await expect.poll(async () => (await test.rest('GET', '/readyz')).status).toBe(200);
});
afterAll(async () => {
  await test.close();
  await database.cut();
  await home.close();
});

interface Outcome {
  readonly status: number;
  readonly code: unknown;
  readonly retryAfter: string | null;
}
const unavailable: Outcome = { status: 503, code: 'UNAVAILABLE', retryAfter: '5' };
/** The time limit of a GraphQL operation ends before a connection that is already open counts as dead. */
const timedOut: Outcome = { status: 200, code: 'OPERATION_TIMEOUT', retryAfter: null };

async function rest(method: string, route: string, token?: string, body?: unknown): Promise<Outcome> {
  const answer = await test.rest<{ code?: string }>(method, route, { token, body });
  return { status: answer.status, code: answer.body.code, retryAfter: answer.headers.get('Retry-After') };
}

async function graphql(query: string, token?: string, variables: unknown = {}): Promise<Outcome> {
  const answer = await test.rest<{ errors?: { extensions: { code: string } }[] }>('POST', '/graphql', {
    token,
    body: { query, variables },
  });
  const code = answer.body.errors?.[0]?.extensions.code;
  return { status: answer.status, code, retryAfter: answer.headers.get('Retry-After') };
}

const order = () => ({
  items: [{ menuItem: dishId, qty: 1 }],
  address: '12 MG Road, Bengaluru',
  paymentMode: 'COD',
});
const placeOrder = `mutation ($input: PlaceOrderInput!, $idempotencyKey: String) {
  placeOrder(input: $input, idempotencyKey: $idempotencyKey) { id }
}`;
const graphqlOrder = () => ({
  input: {
    items: [{ menuItemId: dishId, quantity: 1 }],
    address: '12 MG Road, Bengaluru',
    paymentMode: 'COD',
  },
});
const ordersOfAsha = () =>
  home.app.dataSource.query<{ id: string }[]>('select id from orders where user_id = $1', [asha.id]);

/** Every kind of call: a public read, a private read, a write. */
const callers: Record<string, () => Promise<Outcome>> = {
  'GET /api/menu': () => rest('GET', '/api/menu'),
  'GET /api/orders': () => rest('GET', '/api/orders', asha.token),
  'POST /api/orders': () => rest('POST', '/api/orders', asha.token, order()),
  'Query.menu': () => graphql('{ menu { id } }'),
  'Query.similarDishes': () => graphql('{ similarDishes(search: "dosai") { id } }'),
  'Query.myOrders': () => graphql('{ myOrders { nodes { id } } }', asha.token),
  'Mutation.placeOrder': () => graphql(placeOrder, asha.token, graphqlOrder()),
};

const callAll = () =>
  Promise.all(Object.entries(callers).map(async ([name, call]) => [name, await call()] as const));

describe('while the database is away', () => {
  it('GraphQL and REST return an error with a retry time', async () => {
    const before = (await ordersOfAsha()).length;
    await database.cut();
    for (const [name, outcome] of await callAll()) expect(outcome, name).toEqual(unavailable);
    expect(await test.rest('GET', '/readyz')).toMatchObject({
      status: 503,
      body: { status: 'not ready', database: 'unavailable', queue },
    });
    expect((await test.rest('GET', '/healthz')).status).toBe(200);
    expect((await ordersOfAsha()).length).toBe(before);
  });

  it('GraphQL and REST answer in bounded time when packets are dropped', async () => {
    database.hush();
    for (const [name, outcome] of await callAll())
      expect([unavailable, timedOut], name).toContainEqual(outcome);
    expect(await test.rest('GET', '/readyz')).toMatchObject({
      status: 503,
      body: { database: 'unavailable', queue },
    });
  });

  it('nothing is lost, doubled or left behind', async () => {
    const seen: string[] = [];
    const { body: followed } = await test.rest<{ _id: string }>('POST', '/api/orders', {
      token: asha.token,
      body: order(),
    });
    const client = test.live(asha.token);
    client.subscribe<{ orderUpdated: { status: string } }>(
      {
        query: 'subscription ($id: ID!) { orderUpdated(id: $id) { status } }',
        variables: { id: followed._id },
      },
      {
        next: ({ data }) => void (data && seen.push(data.orderUpdated.status)),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    await expect.poll(() => seen.at(-1)).toBe('PENDING');
    const before = new Set((await ordersOfAsha()).map(({ id }) => id));

    // Customers order continuously, each order with one key until it is accepted.
    const end = new AbortController();
    let refused = 0;
    let mendedAt = Number.POSITIVE_INFINITY;
    let firstTakenAfter: number | undefined;
    const taken: string[] = [];
    const customer = async () => {
      for (let key = newId(); !end.signal.aborted;) {
        const { status, body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
          token: asha.token,
          body: order(),
          headers: { 'Idempotency-Key': key },
        });
        if (status === 503) {
          refused += 1;
          continue;
        }
        expect([200, 201]).toContain(status);
        taken.push(body._id);
        key = newId();
        if (Date.now() > mendedAt) firstTakenAfter ??= Date.now() - mendedAt;
      }
    };
    const customers = [1, 2, 3, 4].map(customer);
    await expect.poll(() => taken.length).toBeGreaterThan(10);
    await database.cut();
    await expect.poll(() => refused).toBeGreaterThan(20);
    mendedAt = Date.now();
    await database.mend();
    await expect.poll(() => firstTakenAfter).toBeLessThan(10_000);
    end.abort();
    await Promise.all(customers);

    const now = (await ordersOfAsha()).map(({ id }) => id);
    expect(new Set(taken).size).toBe(taken.length);
    expect(now.filter((id) => !before.has(id)).toSorted()).toEqual(taken.toSorted());
    expect(now).toEqual(expect.arrayContaining([...before]));

    await test.rest('PUT', `/api/admin/orders/${followed._id}/status`, {
      token: admin.token,
      body: { status: 'Preparing' },
    });
    await expect.poll(() => seen.at(-1)).toBe('PREPARING');
    await client.dispose();
  });
});
