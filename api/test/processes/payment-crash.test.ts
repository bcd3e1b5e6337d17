import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { createScratchDatabase, type ScratchDatabase } from '../servers/scratch-database.js';
import { createScratchRedis, type ScratchRedis } from '../servers/scratch-redis.js';
import { ShopProcess } from './shop-process.js';

const person = { name: 'Asha Rao', email: 'asha@example.in', password: 'masala dosa 9' };

let database: ScratchDatabase;
let redis: ScratchRedis | undefined;
let shop: ShopProcess;
/** Somebody who looks, and somebody who stands in the way. */
let looker: pg.Client;
let blocker: pg.Client;

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const redisServer = inject('redisServer');
  redis = redisServer ? await createScratchRedis(redisServer) : undefined;
  shop = await ShopProcess.create({
    DATABASE_URL: database.url,
    ...(redis && { REDIS_URL: redis.url }),
    LOG_LEVEL: 'silent',
  });
  looker = new pg.Client({ connectionString: database.url });
  blocker = new pg.Client({ connectionString: database.url });
  await Promise.all([looker.connect(), blocker.connect(), shop.start()]);
});
afterAll(async () => {
  await shop.remove();
  await Promise.all([looker.end(), blocker.end()]);
  await database.drop();
  await redis?.drop();
});

async function post<T>(route: string, body: object, token?: string): Promise<T> {
  return (await shop.call<T>('POST', route, { body, token })).body;
}

/** A customer who has begun to pay for a dish. */
async function begin(): Promise<string> {
  const token = await shop.login(person);
  const dish = newId();
  await looker.query(`insert into menu_items (id, name, price_paise) values ($1, 'Vada Pav', 4500)`, [dish]);
  const { data } = await post<{ data: { startOrderPayment: { payment: { razorpayOrderId: string } } } }>(
    '/graphql',
    {
      query: `mutation ($input: PlaceOrderInput!) {
        startOrderPayment(input: $input) { payment { razorpayOrderId } }
      }`,
      variables: {
        input: { items: [{ menuItemId: dish, quantity: 1 }], address: '1 MG Road', paymentMode: 'ONLINE' },
      },
    },
    token,
  );
  return data.startOrderPayment.payment.razorpayOrderId;
}

const count = async (statement: string, ...values: unknown[]) =>
  Number((await looker.query<{ count: string }>(statement, values)).rows[0]?.count);

const waiting = () => count('select count(*) from pg_locks where not granted');

it.each([
  ['the webhook is kept', 'payment_webhooks'],
  ['the payment is written down', 'payment_attempts'],
  ['the order is written', 'orders'],
])(
  'a paid order survives a kill just before %s',
  async (_step, table) => {
    await post('/api/auth/register', person);
    const razorpayOrderId = await begin();
    const ordered = () =>
      count(
        `select count(*) from orders join payments on payments.order_id = orders.id
         where payments.razorpay_order_id = $1 and orders.payment_status = 'Paid'`,
        razorpayOrderId,
      );

    await blocker.query('begin');
    await blocker.query(`lock table ${table} in access exclusive mode`);
    await post('/sandbox/razorpay/v1/checkout/pay', {
      order_id: razorpayOrderId,
      outcome: 'success',
      method: 'upi',
    });
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
    await shop.stop();
    await blocker.query('rollback');
    await shop.start();

    await expect.poll(ordered, { timeout: 60_000 }).toBe(1);
    expect(await count('select count(*) from orders')).toBe(
      await count('select count(*) from payments where order_id is not null'),
    );
    expect(await count('select count(*) from refunds')).toBe(0);
  },
  120_000,
);

it('no captured payment is without its order after a kill at any moment', async () => {
  await post('/api/auth/register', person);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 150 }), async (milliseconds) => {
      const begun = await Promise.all([begin(), begin(), begin()]);
      const token = await shop.login(person);
      const payers = Promise.allSettled(
        begun.map(async (order_id) => {
          const proof = await post<object>('/sandbox/razorpay/v1/checkout/pay', {
            order_id,
            outcome: 'success',
            method: 'upi',
          });
          await post('/api/payment/verify', proof, token);
        }),
      );
      // What is varied is the moment, and there is nothing to wait for.
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await shop.stop();
      await payers;
      await shop.start();

      const captured = () =>
        count(
          'select count(*) from sandbox_payments where captured and order_id = any($1) and amount = 4500',
          begun,
        );
      const ordered = () =>
        count(
          `select count(*) from orders join payments on payments.order_id = orders.id
           where payments.razorpay_order_id = any($1) and orders.payment_status = 'Paid'`,
          begun,
        );
      await expect.poll(async () => (await captured()) - (await ordered()), { timeout: 60_000 }).toBe(0);
      expect(await count('select count(*) from orders')).toBe(
        await count('select count(*) from payments where order_id is not null'),
      );
      expect(await count('select count(*) from refunds')).toBe(0);
    }),
    { numRuns: 6, timeout: 90_000 },
  );
}, 300_000);
