import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../factories.js';
import { beginOrder, pay, untilOrdered } from '../payments.js';
import { Hold } from './hold.js';
import { ShopProcess } from './shop-process.js';

/** Milliseconds after a worker is back. */
const recovery = { interval: 50 };

let shop: TestApp;
let worker: ShopProcess;
let asha: Account;
let admin: Account;
let dishId: string;
const holds: Hold[] = [];

beforeAll(async () => {
  shop = await TestApp.start({ ROLE: 'api' });
  worker = await ShopProcess.create({ ...shop.stores, ROLE: 'worker' });
  dishId = (await aDish(shop)).id;
});
beforeEach(async () => {
  [asha, admin] = [await aCustomer(shop), await anAdmin(shop)];
  await worker.start();
});
afterEach(async () => {
  for (const hold of holds.splice(0)) await hold.release();
  await worker.stop();
});
afterAll(async () => {
  await worker.remove();
  await shop.close();
});

async function holdAt(change: string, condition?: string): Promise<Hold> {
  const hold = await Hold.on(shop.databaseUrl, change, condition);
  holds.push(hold);
  return hold;
}

async function killWhileHeld(): Promise<void> {
  await worker.stop('SIGKILL');
  const hold = holds.pop();
  await hold?.endWaiting();
  await hold?.release();
}

async function place(): Promise<void> {
  const { status } = await shop.rest('POST', '/api/orders', {
    token: asha.token,
    body: { items: [{ menuItem: dishId, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' },
  });
  expect(status).toBe(201);
}

/** @returns the id of the order */
async function placePaid(): Promise<string> {
  const { id, razorpayOrderId } = await beginOrder(shop, asha, dishId);
  await pay(shop, razorpayOrderId);
  return (await untilOrdered(shop, asha, id)).order?.id ?? '';
}

async function count(rows: string): Promise<number> {
  const [row] = await shop.app.dataSource.query<{ count: string }[]>(`select count(*) from ${rows}`);
  return Number(row?.count);
}

/** The effects of one order: a notification and a mail for its customer and one for the admin. */
async function effects(): Promise<Record<string, unknown>> {
  const titles = async ({ token }: Account) => {
    const { data } = await shop.graphql('{ notifications(first: 100) { nodes { title } } }', {}, token);
    return (data as { notifications: { nodes: unknown[] } }).notifications.nodes.length;
  };
  // The processes create an admin of their own.
  const mails = await count(`deliveries where user_id in ('${asha.id}', '${admin.id}')`);
  return { customer: await titles(asha), admin: await titles(admin), mails };
}
const once = { customer: 1, admin: 1, mails: 2 };

/** Nothing is pending, and everyone was notified once. */
async function expectAllDoneOnce(): Promise<void> {
  await expect.poll(() => count('outbox_events'), recovery).toBe(0);
  await expect.poll(effects, recovery).toEqual(once);
  await expect.poll(() => shop.app.queue.pending(), recovery).toBe(0);
  await expect.poll(() => count('queued_jobs'), recovery).toBe(0);
  expect(await effects()).toEqual(once);
}

describe('a worker that is killed', () => {
  it('doubles nothing between queueing jobs and marking their event', async () => {
    const hold = await holdAt('before delete on outbox_events for each row');
    await place();
    await expect.poll(() => hold.held()).toBeGreaterThan(0);
    // With PostgreSQL the jobs are queued by now, and done; Redis gets them after the mark.
    const isQueuedFirst = !shop.app.queue.mayLoseJobs;
    if (isQueuedFirst) await expect.poll(effects).toEqual(once);
    await killWhileHeld();
    expect(await count('outbox_events')).toBe(1);

    await worker.start();
    await expectAllDoneOnce();
  });

  it('leaves an unfinished job to the next one', async () => {
    const hold = await holdAt('after insert on notifications for each row');
    await place();
    await expect.poll(() => hold.held()).toBeGreaterThan(0);
    await killWhileHeld();
    expect(await effects()).toEqual({ customer: 0, admin: 0, mails: 0 });

    await worker.start();
    await expectAllDoneOnce();
  });

  it('does not repeat a job that was done but not marked', async () => {
    const hold = shop.app.queue.mayLoseJobs
      ? await holdAt('before delete on queued_jobs for each row')
      : await holdAt('before update on bullmq.job for each row', `new.state = 'completed'`);
    await place();
    await expect.poll(() => hold.held()).toBeGreaterThan(0);
    await expect.poll(effects).toEqual(once);
    await killWhileHeld();
    expect(await shop.app.queue.pending()).toBeGreaterThan(0);

    await worker.start();
    await expectAllDoneOnce();
  });

  it.each([
    ['before it asks the provider', 'new.tries > old.tries'],
    ['before it notes the answer', `new.state = 'processed'`],
  ])('refunds a cancelled order once if that is %s', async (_when, condition) => {
    const id = await placePaid();
    const hold = await holdAt('before update on refunds for each row', condition);
    await shop.rest('PUT', `/api/admin/orders/${id}/status`, {
      token: admin.token,
      body: { status: 'Cancelled', refund: true },
    });
    await expect.poll(() => hold.held()).toBeGreaterThan(0);
    await killWhileHeld();

    await worker.start();
    const ofOrder = `join payments on payments.paid_with = refund.razorpay_payment_id and payments.order_id = '${id}'`;
    await expect
      .poll(() => count(`refunds refund ${ofOrder} where refund.state = 'processed'`), recovery)
      .toBe(1);
    const atProvider = `sandbox_refunds join payments on payments.paid_with = sandbox_refunds.payment_id`;
    expect(await count(`${atProvider} where payments.order_id = '${id}'`)).toBe(1);
  });
});
