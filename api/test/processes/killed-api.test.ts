import { createClient } from 'graphql-ws';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { newId } from '../../src/platform/ids.js';
import { aBooking, dayAhead } from '../a-booking.js';
import { createScratchDatabase, type ScratchDatabase } from '../servers/scratch-database.js';
import { createScratchRedis, type ScratchRedis } from '../servers/scratch-redis.js';
import { owner, ShopProcess } from './shop-process.js';

const asha = { name: 'Asha Rao', email: 'asha@example.in', password: 'masala dosa 9' };
/** Milliseconds after the process is back. */
const recovery = { interval: 20 };

let database: ScratchDatabase;
let redis: ScratchRedis | undefined;
let looker: pg.Client;
/** The process that is killed, and another one beside it. */
let api: ShopProcess;
let rest: ShopProcess;

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const redisServer = inject('redisServer');
  redis = redisServer ? await createScratchRedis(redisServer) : undefined;
  const stores = { DATABASE_URL: database.url, ...(redis && { REDIS_URL: redis.url }) };
  api = await ShopProcess.create({ ...stores, ROLE: 'api' });
  rest = await ShopProcess.create(stores);
  looker = new pg.Client({ connectionString: database.url });
  await Promise.all([looker.connect(), api.start(), rest.start()]);
});
afterAll(async () => {
  await Promise.all([api.remove(), rest.remove(), looker.end()]);
  await database.drop();
  await redis?.drop();
});

const count = async (rows: string) =>
  Number((await looker.query<{ count: string }>(`select count(*) from ${rows}`)).rows[0]?.count);

it('a killed API process loses and doubles nothing, and its live pages reconnect by themselves', async () => {
  const dish = newId();
  await looker.query(`insert into menu_items (id, name, price_paise) values ($1, 'Vada Pav', 4500)`, [dish]);
  await rest.call('POST', '/api/auth/register', { body: asha });
  const [token, admin] = [await rest.login(asha), await rest.login(owner)];
  const order = { items: [{ menuItem: dish, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' };
  const place = (key: string, at = api) =>
    at.call<{ _id: string }>('POST', '/api/orders', { body: order, token, key });

  // Five pages that follow an order.
  const followed = (await place(newId())).body._id;
  const clients = Array.from({ length: 5 }, () => {
    const seen: number[] = [];
    const client = createClient({
      url: `${api.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { authorization: `Bearer ${token}` },
      retryAttempts: Number.POSITIVE_INFINITY,
      retryWait: () => new Promise((resolve) => setTimeout(resolve, 100)),
      shouldRetry: () => true,
    });
    client.subscribe<{ orderUpdated: { version: number } }>(
      { query: 'subscription ($id: ID!) { orderUpdated(id: $id) { version } }', variables: { id: followed } },
      {
        next: ({ data }) => void (data && seen.push(data.orderUpdated.version)),
        error: () => undefined,
        complete: () => undefined,
      },
    );
    return { client, seen };
  });
  const last = () => clients.map(({ seen }) => seen.at(-1));
  await expect.poll(last).toEqual([1, 1, 1, 1, 1]);

  // Customers who order continuously: the answers, and the pending request of each.
  const answered = new Map<string, string>();
  const unanswered: string[] = [];
  const customers = Array.from({ length: 8 }, async () => {
    for (;;) {
      const key = newId();
      const answer = await place(key).catch(() => undefined);
      if (answer?.status !== 201) {
        unanswered.push(key);
        return;
      }
      answered.set(key, answer.body._id);
    }
  });
  const table = aBooking({ email: asha.email, date: dayAhead(9) });
  const bookingKeys = [newId(), newId(), newId()];
  const book = (key: string) => api.call('POST', '/api/booking', { body: table, token, key });
  await expect.poll(() => answered.size).toBeGreaterThan(40);
  const booking = bookingKeys.map((key) => book(key).catch(() => undefined));
  await api.stop('SIGKILL');
  await Promise.all([...customers, ...booking]);
  expect(unanswered).toHaveLength(8);

  // The admin continues at the other process. The first one is back after that.
  await rest.call('PUT', `/api/admin/orders/${followed}/status`, {
    body: { status: 'Preparing' },
    token: admin,
  });
  await api.start();
  await expect.poll(last, recovery).toEqual([2, 2, 2, 2, 2]);
  for (const { seen } of clients) expect(seen).toEqual(seen.toSorted((one, other) => one - other));

  // Every key again, answered before or not, at both processes in parallel.
  const repeated = await Promise.all(
    [...answered.keys(), ...unanswered].flatMap((key) => [place(key, api), place(key, rest)]),
  );
  expect(repeated.filter(({ status }) => status !== 200 && status !== 201)).toEqual([]);
  for (const [index, key] of [...answered.keys()].entries()) {
    expect(repeated[2 * index]?.body._id).toBe(answered.get(key));
  }
  const orders = new Set(repeated.map(({ body }) => body._id));
  expect(orders.size).toBe(answered.size + unanswered.length);
  expect(await count('orders')).toBe(orders.size + 1);
  for (const key of bookingKeys) expect([200, 201]).toContain((await book(key)).status);
  expect(await count('bookings')).toBe(bookingKeys.length);

  // Everyone is notified of everything, once.
  await expect.poll(() => count('outbox_events')).toBe(0);
  const notes = () => count(`notifications where kind = 'order.placed'`);
  await expect.poll(notes).toBe(2 * (orders.size + 1));
  await rest.call('PUT', `/api/admin/orders/${followed}/status`, {
    body: { status: 'Delivered' },
    token: admin,
  });
  await expect.poll(last).toEqual([3, 3, 3, 3, 3]);
  expect(await notes()).toBe(2 * (orders.size + 1));
  for (const { client } of clients) await client.dispose();
});
