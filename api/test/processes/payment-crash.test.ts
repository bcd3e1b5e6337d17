import fc from 'fast-check';
import pg from 'pg';
import { expect, inject, it, onTestFinished } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { createScratchDatabase } from '../servers/scratch-database.js';
import { createScratchRedis } from '../servers/scratch-redis.js';
import { ShopProcess } from './shop-process.js';

const person = { name: 'Asha Rao', email: 'asha@example.in', password: 'masala dosa 9' };

/** A shop with its own database. */
interface Stage {
  readonly shop: ShopProcess;
  /** The first number in a statement's result. */
  readonly count: (statement: string, ...values: unknown[]) => Promise<number>;
  /** Holds locks that block the process. */
  readonly blocker: pg.Client;
  /** Starts a customer's payment for a dish; returns the provider's order. */
  readonly begin: () => Promise<string>;
  readonly close: () => Promise<void>;
}

async function openStage(): Promise<Stage> {
  const database = await createScratchDatabase(inject('databaseServer'));
  const redisServer = inject('redisServer');
  const redis = redisServer ? await createScratchRedis(redisServer) : undefined;
  const shop = await ShopProcess.create({
    DATABASE_URL: database.url,
    ...(redis && { REDIS_URL: redis.url }),
    LOG_LEVEL: 'silent',
  });
  const looker = new pg.Client({ connectionString: database.url });
  const blocker = new pg.Client({ connectionString: database.url });
  await Promise.all([looker.connect(), blocker.connect(), shop.start()]);
  await shop.call('POST', '/api/auth/register', { body: person });
  return {
    shop,
    blocker,
    count: async (statement, ...values) =>
      Number((await looker.query<{ count: string }>(statement, values)).rows[0]?.count),
    begin: async () => {
      const token = await shop.login(person);
      const dish = newId();
      await looker.query(`insert into menu_items (id, name, price_paise) values ($1, 'Vada Pav', 4500)`, [
        dish,
      ]);
      const query = `mutation ($input: PlaceOrderInput!) {
        startOrderPayment(input: $input) { payment { razorpayOrderId } }
      }`;
      const input = {
        items: [{ menuItemId: dish, quantity: 1 }],
        address: '1 MG Road',
        paymentMode: 'ONLINE',
      };
      const { body } = await shop.call<{
        data: { startOrderPayment: { payment: { razorpayOrderId: string } } };
      }>('POST', '/graphql', { body: { query, variables: { input } }, token });
      return body.data.startOrderPayment.payment.razorpayOrderId;
    },
    close: async () => {
      await shop.remove();
      await Promise.all([looker.end(), blocker.end()]);
      await database.drop();
      await redis?.drop();
    },
  };
}

const payFor = (shop: ShopProcess, razorpayOrderId: string) =>
  shop.call('POST', '/sandbox/razorpay/v1/checkout/pay', {
    body: { order_id: razorpayOrderId, outcome: 'success', method: 'upi' },
  });

const ordersPaid = `
  select count(*) from orders join payments on payments.order_id = orders.id
  where payments.razorpay_order_id = any($1) and orders.payment_status = 'Paid'`;

/** Every order has its payment, and nothing was refunded. */
async function expectNothingDoubled({ count }: Stage): Promise<void> {
  expect(await count('select count(*) from orders')).toBe(
    await count('select count(*) from payments where order_id is not null'),
  );
  expect(await count('select count(*) from refunds')).toBe(0);
}

// In parallel: each waits until the dead process's jobs are released.
it.concurrent.for([
  ['the webhook is kept', 'payment_webhooks'],
  ['the payment is written down', 'payment_attempts'],
  ['the order is written', 'orders'],
] as const)('a paid order survives a kill just before %s', async ([_step, table], context) => {
  const stage = await openStage();
  context.onTestFinished(() => stage.close(), 60_000);
  const { shop, count, blocker, begin } = stage;
  const razorpayOrderId = await begin();

  await blocker.query('begin');
  await blocker.query(`lock table ${table} in access exclusive mode`);
  await payFor(shop, razorpayOrderId);
  const waiting = () =>
    count(
      `select count(*) from pg_locks join pg_database on pg_database.oid = pg_locks.database
         where datname = current_database() and relation = $1::regclass and not granted`,
      table,
    );
  await context.expect.poll(waiting).toBeGreaterThan(0);
  await shop.stop();
  await blocker.query('rollback');
  await shop.start();

  await context.expect.poll(() => count(ordersPaid, [razorpayOrderId])).toBe(1);
  await expectNothingDoubled(stage);
});

it('no captured payment is without its order after a kill at any moment', async () => {
  const stage = await openStage();
  onTestFinished(() => stage.close(), 60_000);
  const { shop, count, begin } = stage;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 150 }), async (milliseconds) => {
      const begun = await Promise.all([begin(), begin(), begin()]);
      const token = await shop.login(person);
      const payers = Promise.allSettled(
        begun.map(async (razorpayOrderId) => {
          const { body } = await payFor(shop, razorpayOrderId);
          await shop.call('POST', '/api/payment/verify', { body, token });
        }),
      );
      // The moment varies, without a condition to wait for.
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      await shop.stop();
      await payers;
      await shop.start();

      const captured = () =>
        count(
          'select count(*) from sandbox_payments where captured and order_id = any($1) and amount = 4500',
          begun,
        );
      await expect.poll(async () => (await captured()) - (await count(ordersPaid, begun))).toBe(0);
      await expectNothingDoubled(stage);
    }),
    { numRuns: 6, timeout: 90_000 },
  );
});
