import { Queue } from 'bullmq';
import type { Client } from 'graphql-ws';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, password, type Account } from '../factories.js';
import { beginOrder, pay, paymentOf } from '../payments.js';
import { RedisServer } from '../servers/redis-server.js';

let redis: RedisServer;
let api: TestApp;
let worker: TestApp;
let asha: Account;
let admin: Account;
let dishId: string;
const clients: Client[] = [];

beforeAll(async () => {
  redis = await RedisServer.start();
  const REDIS_URL = `${redis.url}/1`;
  api = await TestApp.start({ ROLE: 'api', REDIS_URL });
  worker = await TestApp.start({ ROLE: 'worker', DATABASE_URL: api.databaseUrl, REDIS_URL });
  dishId = (await aDish(api)).id;
});
beforeEach(async () => {
  asha = await aCustomer(api);
  admin = await anAdmin(api);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});
afterAll(async () => {
  await worker.close();
  await api.close();
  await redis.remove();
});

async function place(customer: Account): Promise<string> {
  const { status, body } = await api.rest<{ _id: string }>('POST', '/api/orders', {
    token: customer.token,
    body: { items: [{ menuItem: dishId, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' },
  });
  expect(status).toBe(201);
  return body._id;
}

const setStatus = (id: string, status: string) =>
  api.rest('PUT', `/api/admin/orders/${id}/status`, { token: admin.token, body: { status } });

const ready = async () => (await api.rest('GET', '/readyz')).status;

async function titlesOf({ token }: Account): Promise<string[]> {
  const { data } = await api.graphql('{ notifications(first: 100) { nodes { title } } }', {}, token);
  return (data as { notifications: { nodes: { title: string }[] } }).notifications.nodes.map(
    ({ title }) => title,
  );
}

/** Yields the versions of an order as its customer's page receives them. */
function track(id: string, customer: Account): () => Promise<unknown> {
  const client = api.live(customer.token);
  clients.push(client);
  const query = 'subscription ($id: ID!) { orderUpdated(id: $id) { version } }';
  const messages = client.iterate<{ orderUpdated: { version: number } }>({ query, variables: { id } });
  return async () => (await messages.next()).value?.data?.orderUpdated.version;
}

/** Jobs wait in Redis from now on, until it has lost them. */
async function holdUpJobs(): Promise<void> {
  const connection = new Redis(`${redis.url}/1`);
  const queue = new Queue('events', { connection, prefix: 'chowk' });
  await queue.pause();
  await queue.close();
  connection.disconnect();
}

const rowsOf = async (table: string) =>
  (await api.app.dataSource.query<unknown[]>(`select 1 from ${table}`)).length;

/** Places orders whose jobs wait only in Redis. */
async function placeForRedis(orders: number): Promise<void> {
  await holdUpJobs();
  for (let placed = 0; placed < orders; placed += 1) await place(asha);
  await expect.poll(() => rowsOf('outbox_events')).toBe(0);
  // At least one per order for notifications and one for live pages; several orders may share them.
  const jobs = await rowsOf('queued_jobs');
  expect(jobs).toBeGreaterThan(1);
  await expect.poll(() => api.app.queue.pending()).toBe(jobs);
}

describe('Redis that comes back empty', () => {
  it('gets its jobs again: everyone is notified of every order, once', async () => {
    const orders = 20;
    await placeForRedis(orders);
    await redis.kill();
    await redis.startAgain();

    await expect.poll(() => titlesOf(asha)).toHaveLength(orders);
    await expect.poll(() => titlesOf(admin)).toHaveLength(orders);
    await expect.poll(() => rowsOf('queued_jobs')).toBe(0);
    expect(await titlesOf(asha)).toHaveLength(orders);
  });

  it('is detected when it was emptied while running', async () => {
    await placeForRedis(20);
    await api.app.redis?.prompt.flushall();
    await expect.poll(() => titlesOf(asha)).toHaveLength(20);
    await expect.poll(() => rowsOf('queued_jobs')).toBe(0);
  });
});

it('Redis gets the jobs that a killed process had not queued from the next process', async () => {
  await placeForRedis(3);
  // The state at that moment: recorded in PostgreSQL, and unknown to a Redis that lost nothing else.
  const connection = new Redis(`${redis.url}/1`);
  const queue = new Queue('events', { connection, prefix: 'chowk' });
  await queue.obliterate({ force: true });
  await queue.resume();
  await queue.close();
  connection.disconnect();
  await expect.poll(() => titlesOf(asha)).toHaveLength(3);
  await expect.poll(() => rowsOf('queued_jobs')).toBe(0);
  expect(await titlesOf(asha)).toHaveLength(3);
});

describe('while Redis is away', () => {
  it('the shop takes orders, payments and news, and live pages continue when it is back', async () => {
    const before = await place(asha);
    const next = track(before, asha);
    expect(await next()).toBe(1);
    await expect.poll(() => titlesOf(asha)).toHaveLength(1);

    await redis.kill();
    await expect.poll(ready).toBe(503);
    expect((await api.rest('GET', '/healthz')).status).toBe(200);
    await setStatus(before, 'Preparing');
    for (let placed = 0; placed < 3; placed += 1) await place(asha);
    const begun = await beginOrder(api, asha, dishId);
    await pay(api, begun.razorpayOrderId);
    const { status } = await api.rest('POST', '/api/auth/login', { body: { email: asha.email, password } });
    expect(status).toBe(200);

    await redis.startAgain();
    await expect.poll(ready).toBe(200);
    // First the missed version, then the new one.
    expect(await next()).toBe(2);
    await setStatus(before, 'Out for Delivery');
    expect(await next()).toBe(3);
    await expect
      .poll(() => paymentOf(api, asha, begun.id))
      .toMatchObject({ order: { paymentStatus: 'PAID' }, refunds: [] });
    // Five orders placed, two steps of the first.
    await expect.poll(() => titlesOf(asha)).toHaveLength(7);
    await expect.poll(() => rowsOf('queued_jobs')).toBe(0);
    expect(await rowsOf('outbox_events')).toBe(0);
    expect(await titlesOf(asha)).toHaveLength(7);
    const { body } = await api.rest<unknown[]>('GET', '/api/orders', { token: asha.token });
    expect(body).toHaveLength(5);
  });

  it('no request waits long for a Redis that drops packets', async () => {
    redis.freeze();
    try {
      await place(asha);
      await expect.poll(ready).toBe(503);
      const { status } = await api.rest('POST', '/api/auth/login', { body: { email: asha.email, password } });
      expect(status).toBe(200);
    } finally {
      redis.thaw();
    }
    await expect.poll(ready).toBe(200);
    await expect.poll(() => titlesOf(asha)).toHaveLength(1);
  });
});

describe('rate limits', () => {
  const message = { name: 'Asha', email: 'asha@example.in', subject: 'Hello', message: 'Are you open?' };
  const send = (app: TestApp) => app.rest('POST', '/api/contact', { body: message });

  it('hold for all processes together, and in PostgreSQL while Redis is away', async () => {
    const sibling = await TestApp.start({ ...api.stores, ROLE: 'api' });
    const statuses = async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => send(n % 2 ? api : sibling)));
      return answers.map(({ status }) => status).toSorted((one, other) => one - other);
    };
    expect(await statuses()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    expect(await rowsOf(`rate_limits where key like 'contact%'`)).toBe(0);

    await redis.kill();
    await expect.poll(ready).toBe(503);
    expect(await statuses()).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
    await redis.startAgain();
    await expect.poll(ready).toBe(200);
    await sibling.close();
  });
});

// The last test: it takes the shop off Redis.
it('jobs left in Redis run when the shop is started without it', async () => {
  await placeForRedis(1);
  await redis.kill();
  const without = await TestApp.start({ DATABASE_URL: api.databaseUrl, REDIS_URL: '' });
  await expect.poll(() => titlesOf(asha)).toHaveLength(1);
  await expect.poll(() => rowsOf('queued_jobs')).toBe(0);
  await without.close();
  await redis.startAgain();
});
