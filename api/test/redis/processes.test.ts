import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createClient, type Client } from 'graphql-ws';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { newId } from '../../src/platform/ids.js';
import { freePort } from '../../src/platform/postgres-server.js';
import { RedisServer } from '../servers/redis-server.js';
import { createScratchDatabase, type ScratchDatabase } from '../servers/scratch-database.js';

const main = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const owner = { email: 'owner@example.in', password: 'owner of the shop' };
const asha = { name: 'Asha Rao', email: 'asha@example.in', password: 'masala dosa 9' };
const dish = newId();
const patience = { timeout: 40_000, interval: 50 };

interface Started {
  readonly child: ChildProcess;
  readonly url: string;
  readonly output: () => string;
  readonly ended: Promise<number | null>;
}

let database: ScratchDatabase;
let redis: RedisServer;
let dataDir: string;
const running: Started[] = [];
/** Two of the kind that serves; the third process is a worker. */
let here: Started;
let there: Started;

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  redis = await RedisServer.start();
  dataDir = await mkdtemp(path.join(tmpdir(), 'chowk-redis-'));
  const looker = new pg.Client({ connectionString: database.url });
  await looker.connect();
  await looker.query(`insert into menu_items (id, name, price_paise) values ($1, 'Vada Pav', 4500)`, [dish]);
  await looker.end();
  [here, there] = [await launch('api'), await launch('api')];
  const worker = await launch('worker');
  for (const { url } of [here, there]) {
    const ready = () =>
      fetch(`${url}/readyz`).then(
        ({ status }) => status,
        () => 0,
      );
    await vi.waitFor(async () => expect(await ready()).toBe(200), patience);
  }
  await vi.waitFor(() => expect(worker.output()).toContain('worker is running'), patience);
});
afterAll(async () => {
  for (const { child, ended } of running) {
    child.kill('SIGKILL');
    await ended;
  }
  await database.drop();
  await redis.remove();
  await rm(dataDir, { recursive: true, force: true });
});

async function launch(role: 'api' | 'worker', environment: Record<string, string> = {}): Promise<Started> {
  const port = await freePort();
  let output = '';
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      HOST: '127.0.0.1',
      ROLE: role,
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      DATA_DIR: dataDir,
      JWT_SECRET: 'a secret that only the tests know of',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      SEED_DEMO: 'false',
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const started = { child, url: `http://127.0.0.1:${port}`, output: () => output, ended };
  running.push(started);
  return started;
}

async function send<T>(
  url: string,
  body: object,
  token?: string,
  method: 'POST' | 'PUT' = 'POST',
): Promise<T> {
  const answer = await fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

const login = async (person: { email: string; password: string }) =>
  (await send<{ token: string }>(`${here.url}/api/auth/login`, person)).token;

function liveAt({ url }: Started, token: string): Client {
  return createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
  });
}

describe('two API processes and a worker', () => {
  let token: string;
  beforeAll(async () => {
    await send(`${here.url}/api/auth/register`, asha);
    token = await login(asha);
  });

  it('are one shop: what is ordered and moved at one is live at the other', async () => {
    const { _id: id } = await send<{ _id: string }>(
      `${here.url}/api/orders`,
      { items: [{ menuItem: dish, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' },
      token,
    );
    const client = liveAt(there, token);
    const statuses = client.iterate<{ orderUpdated: { status: string } }>({
      query: 'subscription ($id: ID!) { orderUpdated(id: $id) { status } }',
      variables: { id },
    });
    const next = async () => (await statuses.next()).value?.data?.orderUpdated.status;
    expect(await next()).toBe('PENDING');
    const ownerToken = await login(owner);
    for (const [status, name] of [
      ['Preparing', 'PREPARING'],
      ['Out for Delivery', 'OUT_FOR_DELIVERY'],
      ['Delivered', 'DELIVERED'],
    ]) {
      await send(`${here.url}/api/admin/orders/${id}/status`, { status }, ownerToken, 'PUT');
      expect(await next()).toBe(name);
    }
    await client.dispose();
  });

  it('turn a payment taken at one into an order at the other', async () => {
    const { data } = await send<{ data: { startOrderPayment: { payment: Record<string, string> } } }>(
      `${here.url}/graphql`,
      {
        query: `mutation ($input: PlaceOrderInput!) {
          startOrderPayment(input: $input) { payment { id razorpayOrderId } }
        }`,
        variables: {
          input: { items: [{ menuItemId: dish, quantity: 1 }], address: '1 MG Road', paymentMode: 'ONLINE' },
        },
      },
      token,
    );
    const { id, razorpayOrderId } = data.startOrderPayment.payment;
    await send(`${here.url}/sandbox/razorpay/v1/checkout/pay`, {
      order_id: razorpayOrderId,
      outcome: 'success',
      method: 'upi',
    });
    const orderOf = async () =>
      (
        await send<{ data: { payment: { order: unknown } } }>(
          `${there.url}/graphql`,
          {
            query: 'query ($id: ID!) { payment(id: $id) { order { paymentStatus total } } }',
            variables: { id },
          },
          token,
        )
      ).data.payment.order;
    await expect.poll(orderOf, { timeout: 20_000 }).toEqual({ paymentStatus: 'PAID', total: 45 });
  });

  it('end with 0, whether Redis is there or not', async () => {
    here.child.kill('SIGTERM');
    expect(await here.ended).toBe(0);
    await redis.kill();
    for (const { child } of running) child.kill('SIGTERM');
    expect(await Promise.all(running.map(({ ended }) => ended))).toEqual([0, 0, 0]);
  });
});

it('a process says when there is no Redis where it should be', async () => {
  const nowhere = await freePort();
  const { output, ended } = await launch('api', { REDIS_URL: `redis://127.0.0.1:${nowhere}` });
  expect(await ended).toBe(1);
  expect(output()).toContain('Chowk cannot start: the Redis of REDIS_URL cannot be reached');
});
