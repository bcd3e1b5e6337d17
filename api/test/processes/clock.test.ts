import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { newId } from '../../src/platform/ids.js';
import { Hold } from './hold.js';
import { createScratchDatabase, type ScratchDatabase } from '../servers/scratch-database.js';
import { createScratchRedis, type ScratchRedis } from '../servers/scratch-redis.js';
import { owner, ShopProcess } from './shop-process.js';
import { startMailServer, type MailServer } from '../servers/smtp.js';

const movableClock = fileURLToPath(new URL('movable-clock.mjs', import.meta.url));
const hour = 3_600_000;
let database: ScratchDatabase;
let redis: ScratchRedis | undefined;
let looker: pg.Client;
let smtp: MailServer;
let shop: ShopProcess;
let dish: string;
let admin: string;
let asha: { name: string; email: string; password: string };
let token: string;

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const redisServer = inject('redisServer');
  redis = redisServer ? await createScratchRedis(redisServer) : undefined;
  smtp = await startMailServer();
  looker = new pg.Client({ connectionString: database.url });
  await looker.connect();
  dish = newId();
  await looker.query(`insert into menu_items (id, name, price_paise) values ($1, 'Vada Pav', 4500)`, [dish]);
  const command = [process.execPath, '--import', movableClock];
  const environment = {
    DATABASE_URL: database.url,
    ...(redis && { REDIS_URL: redis.url }),
    SMTP_URL: smtp.url.split('?')[0] ?? '',
    MAIL_FROM: 'orders@chowk.example',
  };
  shop = await ShopProcess.create(environment, command);
  await shop.start();
  admin = await shop.login(owner);
});
beforeEach(async () => {
  moveClock(0);
  asha = { name: 'Asha Rao', email: `asha-${newId()}@example.in`, password: 'masala dosa 9' };
  await shop.call('POST', '/api/auth/register', { body: asha });
  token = await shop.login(asha);
});
afterAll(async () => {
  await shop.remove();
  await smtp.close();
  await looker.end();
  await database.drop();
  await redis?.drop();
});

const moveClock = (milliseconds: number) => shop.sendMessage({ clockShift: milliseconds });

interface Order {
  readonly _id: string;
  readonly createdAt: string;
}

async function place(): Promise<string> {
  const { status, body } = await shop.call<Order>('POST', '/api/orders', {
    token,
    body: { items: [{ menuItem: dish, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' },
  });
  expect(status).toBe(201);
  return body._id;
}

const graphql = async <T>(query: string, variables: object = {}) =>
  (await shop.call<{ data: T }>('POST', '/graphql', { token, body: { query, variables } })).body.data;

async function titles(): Promise<string[]> {
  const data = await graphql<{ notifications: { nodes: { title: string }[] } }>(
    '{ notifications(first: 100) { nodes { title } } }',
  );
  return data.notifications.nodes.map(({ title }) => title);
}
const mails = () => smtp.mailsTo(asha.email).length;

/** A begun payment, for the customer to complete. */
async function begin(): Promise<string> {
  const { startOrderPayment } = await graphql<{
    startOrderPayment: { payment: { razorpayOrderId: string } };
  }>(
    'mutation ($input: PlaceOrderInput!) { startOrderPayment(input: $input) { payment { razorpayOrderId } } }',
    { input: { items: [{ menuItemId: dish, quantity: 2 }], address: '1 MG Road', paymentMode: 'ONLINE' } },
  );
  return startOrderPayment.payment.razorpayOrderId;
}

describe.each([
  ['put forward', hour],
  ['set back', -hour],
])('when the clock is %s by an hour', (_how, shift) => {
  it('keeps the order of orders, takes payments, keeps sessions and notifies everyone once', async () => {
    const first = await place();
    await expect.poll(titles).toHaveLength(1);
    const begun = await begin();
    const hold = await Hold.on(database.url, 'after insert on notifications for each row');
    const second = await place();
    await expect.poll(() => hold.held()).toBeGreaterThan(0);

    moveClock(shift);
    const third = await place();
    await shop.call('POST', '/sandbox/razorpay/v1/checkout/pay', {
      body: { order_id: begun, outcome: 'success', method: 'upi' },
    });
    await hold.release();

    const orders = async () => (await shop.call<Order[]>('GET', '/api/orders', { token })).body;
    await expect.poll(async () => (await orders()).length).toBe(4);
    expect((await orders()).slice(1).map(({ _id }) => _id)).toEqual([third, second, first]);
    for (const { createdAt } of await orders())
      expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(hour / 10);
    for (const status of ['Preparing', 'Delivered'])
      await shop.call('PUT', `/api/admin/orders/${third}/status`, { token: admin, body: { status } });
    const { order } = await graphql<{ order: { history: { at: string }[] } }>(
      'query ($id: ID!) { order(id: $id) { history { at } } }',
      { id: third },
    );
    const times = order.history.map(({ at }) => at);
    expect(times).toHaveLength(3);
    expect(times).toEqual(times.toSorted());

    // Four orders placed, and two steps of one.
    await expect.poll(async () => (await titles()).length).toBe(6);
    await expect.poll(mails).toBeGreaterThanOrEqual(5);
    const refunds = await looker.query('select from refunds');
    expect(refunds.rowCount).toBe(0);

    const profile = (as: string) => shop.call('GET', '/api/auth/profile', { token: as });
    expect((await profile(token)).status).toBe(200);
    const other = await shop.login(asha);
    moveClock(0);
    expect([(await profile(token)).status, (await profile(other)).status]).toEqual([200, 200]);
    await shop.call('POST', '/api/auth/logout', { token: other });
    expect([(await profile(token)).status, (await profile(other)).status]).toEqual([200, 401]);

    const waiting = () => looker.query(`select from deliveries where state in ('waiting', 'sending')`);
    await expect.poll(async () => (await waiting()).rowCount).toBe(0);
    expect(await titles()).toHaveLength(6);
    const texts = smtp.mailsTo(asha.email).map(({ headers }) => headers.get('message-id'));
    expect(new Set(texts).size).toBe(texts.length);
    const { rows } = await looker.query<{ state: string }>(
      'select state from deliveries join users on users.id = user_id where email = $1',
      [asha.email],
    );
    expect(rows).toHaveLength(6);
    expect(rows.filter(({ state }) => state === 'sent')).toHaveLength(texts.length);
  });

  it('retries failed jobs on schedule', async () => {
    await looker.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
      create trigger refuse before insert on notifications for each row execute function refuse()`);
    const before = shop.output.length;
    await place();
    await expect.poll(() => shop.output.slice(before)).toContain('"attempt":3');
    await looker.query('drop function refuse cascade');
    moveClock(shift);
    await expect.poll(titles).toHaveLength(1);
  });
});
