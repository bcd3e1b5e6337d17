import { createClient, type Client } from 'graphql-ws';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WebSocket } from 'ws';
import { newId } from '../../src/platform/ids.js';
import { freePort } from '../../src/platform/free-port.js';
import { owner, ShopProcess } from '../processes/shop-process.js';
import { RedisServer } from '../servers/redis-server.js';
import { createScratchDatabase, type ScratchDatabase } from '../servers/scratch-database.js';

const asha = { name: 'Asha Rao', email: 'asha@example.in', password: 'masala dosa 9' };
const dish = newId();

let database: ScratchDatabase;
let redis: RedisServer;
/** Two API processes and a worker. */
let here: ShopProcess;
let there: ShopProcess;
let worker: ShopProcess;

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  redis = await RedisServer.start();
  const looker = new pg.Client({ connectionString: database.url });
  await looker.connect();
  await looker.query(`insert into menu_items (id, name, price_paise) values ($1, 'Vada Pav', 4500)`, [dish]);
  await looker.end();
  const stores = { DATABASE_URL: database.url, REDIS_URL: redis.url, LOG_LEVEL: 'error' };
  here = await ShopProcess.create({ ...stores, ROLE: 'api' });
  there = await ShopProcess.create({ ...stores, ROLE: 'api', DATA_DIR: here.dataDir });
  worker = await ShopProcess.create({ ...stores, ROLE: 'worker', DATA_DIR: here.dataDir });
  await Promise.all([here, there, worker].map((shop) => shop.start()));
});
afterAll(async () => {
  await Promise.all([here, there, worker].map((shop) => shop.remove()));
  await database.drop();
  await redis.remove();
});

function liveAt({ url }: ShopProcess, token: string): Client {
  return createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
  });
}

describe('two API processes and a worker', () => {
  let token: string;
  beforeAll(async () => {
    await here.call('POST', '/api/auth/register', { body: asha });
    token = await here.login(asha);
  });

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the shape of the data
  const graphql = async <T>(shop: ShopProcess, query: string, variables: object): Promise<{ data: T }> =>
    (await shop.call<{ data: T }>('POST', '/graphql', { body: { query, variables }, token })).body;

  it('share orders: an order placed and moved at one is live at the other', async () => {
    const order = { items: [{ menuItem: dish, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' };
    const placed = await here.call<{ _id: string }>('POST', '/api/orders', { body: order, token });
    const id = placed.body._id;
    const client = liveAt(there, token);
    const statuses = client.iterate<{ orderUpdated: { status: string } }>({
      query: 'subscription ($id: ID!) { orderUpdated(id: $id) { status } }',
      variables: { id },
    });
    const next = async () => (await statuses.next()).value?.data?.orderUpdated.status;
    expect(await next()).toBe('PENDING');
    const ownerToken = await here.login(owner);
    for (const [status, name] of [
      ['Preparing', 'PREPARING'],
      ['Out for Delivery', 'OUT_FOR_DELIVERY'],
      ['Delivered', 'DELIVERED'],
    ]) {
      await here.call('PUT', `/api/admin/orders/${id}/status`, { body: { status }, token: ownerToken });
      expect(await next()).toBe(name);
    }
    await client.dispose();
  });

  it('turn a payment taken at one into an order at the other', async () => {
    const input = {
      items: [{ menuItemId: dish, quantity: 1 }],
      address: '1 MG Road',
      paymentMode: 'ONLINE',
    };
    const { data } = await graphql<{ startOrderPayment: { payment: Record<string, string> } }>(
      here,
      `
        mutation ($input: PlaceOrderInput!) {
          startOrderPayment(input: $input) {
            payment {
              id
              razorpayOrderId
            }
          }
        }
      `,
      { input },
    );
    const { id, razorpayOrderId } = data.startOrderPayment.payment;
    await here.call('POST', '/sandbox/razorpay/v1/checkout/pay', {
      body: { order_id: razorpayOrderId, outcome: 'success', method: 'upi' },
    });
    const orderOf = async () =>
      (
        await graphql<{ payment: { order: unknown } }>(
          there,
          'query ($id: ID!) { payment(id: $id) { order { paymentStatus total } } }',
          { id },
        )
      ).data.payment.order;
    await expect.poll(orderOf).toEqual({ paymentStatus: 'PAID', total: 45 });
  });

  it('end with 0, whether Redis is there or not', async () => {
    expect(await here.stop('SIGTERM')).toBe(0);
    await redis.kill();
    expect(await Promise.all([there, worker].map((shop) => shop.stop('SIGTERM')))).toEqual([0, 0]);
  });
});

it('a process reports a missing Redis', async () => {
  const shop = await ShopProcess.create({
    DATABASE_URL: database.url,
    ROLE: 'api',
    REDIS_URL: `redis://127.0.0.1:${await freePort()}`,
  });
  shop.launch();
  expect(await shop.end).toBe(1);
  expect(shop.output).toContain('Chowk cannot start: the Redis of REDIS_URL cannot be reached');
  await shop.remove();
});
