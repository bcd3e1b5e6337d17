import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import {
  aPaymentId,
  aVerifiedPayment,
  beginOrder,
  idle,
  makeDue,
  orderPaid,
  ordersOf,
  paise,
  pay,
  paymentOf,
  price,
  sendWebhook,
  untilOrdered,
  untilState,
} from '../../../test/payments.js';
import { calls, failures, SandboxFaults } from '../../../test/sandbox-faults.js';
import { MenuItem } from '../menu/menu-item.entity.js';

/** One paisa above the price. A literal, as adding 0.01 is inexact. */
const abovePrice = 123.46;

let test: TestApp;
let faults: SandboxFaults;
let asha: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start();
  faults = new SandboxFaults(test.app.sandbox!);
  asha = await aCustomer(test);
  dishId = (await aDish(test, { pricePaise: paise })).id;
});
afterEach(() => faults.clear());
afterAll(() => test.close());

describe('webhooks', () => {
  const reported = (begun: { razorpayOrderId: string }, more: object = {}) => ({
    id: aPaymentId(),
    order_id: begun.razorpayOrderId,
    amount: paise,
    status: 'captured' as const,
    ...more,
  });

  it('refuses a webhook without a valid signature over its raw bytes', async () => {
    const begun = await beginOrder(test, asha, dishId);
    expect(await sendWebhook(test, reported(begun), { secret: 'not the secret' })).toBe(400);
    expect(await sendWebhook(test, reported(begun), { tamper: (body) => `${body} ` })).toBe(400);
    expect(await test.rest('POST', '/api/payment/webhook', { body: '{}' })).toMatchObject({
      status: 400,
      body: { code: 'BAD_SIGNATURE' },
    });
    expect(await paymentOf(test, asha, begun.id)).toMatchObject({ state: 'CREATED', order: null });
  });

  it('accepts a webhook for an unknown payment order', async () => {
    expect(await sendWebhook(test, reported({ razorpayOrderId: 'order_of_others' }))).toBe(200);
  });

  it('reaches the same state for any sequence and repetition of webhooks', async () => {
    const reports = ['failed', 'authorized', 'captured', 'captured'] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4, maxLength: 4 }),
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 4 }),
        async (order1, repeats) => {
          const customer = await aCustomer(test);
          const begun = await beginOrder(test, customer, dishId);
          const webhook = reported(begun);
          const ids = reports.map(() => randomUUID());
          for (const n of [...order1, ...repeats]) {
            const eventId = ids[n] ?? '';
            expect(
              await sendWebhook(test, { ...webhook, status: reports[n] ?? 'captured' }, { eventId }),
            ).toBe(200);
          }
          const { order: placed } = await untilOrdered(test, customer, begun.id);
          await idle(test);
          expect(await paymentOf(test, customer, begun.id)).toMatchObject({ state: 'CAPTURED', refunds: [] });
          expect(await ordersOf(test, customer)).toMatchObject([{ _id: placed?.id }]);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('accepts the previous secret after a rotation', async () => {
    const other = await TestApp.start({ RAZORPAY_WEBHOOK_SECRET: 'new secret,old secret' });
    const customer = await aCustomer(other);
    const dish = await aDish(other, { pricePaise: paise });
    const begun = await beginOrder(other, customer, dish.id);
    expect(await sendWebhook(other, reported(begun), { secret: 'old secret' })).toBe(200);
    await untilOrdered(other, customer, begun.id);
    expect(await sendWebhook(other, reported(begun), { secret: 'older secret' })).toBe(400);
    await other.close();
  });
});

describe('reconciler', () => {
  it('settles a payment without a browser callback or webhook', async () => {
    faults.dropWebhooks();
    const begun = await beginOrder(test, asha, dishId);
    await pay(test, begun.razorpayOrderId);
    expect(await paymentOf(test, asha, begun.id)).toMatchObject({ state: 'CREATED' });
    await makeDue(test, begun.id);
    await untilOrdered(test, asha, begun.id);
  });

  it('retries after provider errors', async () => {
    faults.dropWebhooks();
    const begun = await beginOrder(test, asha, dishId);
    await pay(test, begun.razorpayOrderId);
    faults.meet(calls.paymentsOfOrder, failures.error, 2);
    await makeDue(test, begun.id);
    await makeDue(test, begun.id);
    expect((await paymentOf(test, asha, begun.id)).order).toBeNull();
    await makeDue(test, begun.id);
    await untilOrdered(test, asha, begun.id);
  });

  it('refunds a verified payment that was not used for an order in time', async () => {
    const customer = await aCustomer(test);
    const { id } = await aVerifiedPayment(test, customer);
    const [{ id: paymentId }] = await test.app.dataSource
      .query<[{ id: string }]>(
        `update payments set paid_at = now() - interval '31 minutes' where razorpay_order_id = $1 returning id`,
        [id],
      )
      .then(
        (rows: unknown) =>
          (Array.isArray(rows) && Array.isArray(rows[0]) ? rows[0] : rows) as [{ id: string }],
      );
    await makeDue(test, paymentId);
    expect(await untilState(test, customer, paymentId, 'REFUNDED')).toMatchObject({
      refunded: price,
      refunds: [{ amount: price, state: 'PROCESSED', reason: 'Nothing was ordered with this payment.' }],
    });
    expect(await orderPaid(test, dishId, customer, { razorpay_order_id: id })).toMatchObject({ status: 402 });
  });
});

describe('automatic refund', () => {
  it('is made if a dish is no longer on the menu', async () => {
    const dish = await aDish(test);
    const begun = await beginOrder(test, asha, dish.id);
    await test.app.dataSource.manager.delete(MenuItem, { id: dish.id });
    await pay(test, begun.razorpayOrderId);
    expect(await untilState(test, asha, begun.id, 'REFUNDED')).toMatchObject({
      order: null,
      refunds: [{ reason: 'What you paid for is not available any more.', state: 'PROCESSED' }],
    });
  });

  it('is made if the payment is late', async () => {
    const begun = await beginOrder(test, asha, dishId);
    await test.app.dataSource.query(
      `update payments set begun_at = now() - interval '61 minutes' where id = $1`,
      [begun.id],
    );
    await pay(test, begun.razorpayOrderId);
    expect(await untilState(test, asha, begun.id, 'REFUNDED')).toMatchObject({ order: null });
  });

  it('is made for a capture of another amount and for a second capture', async () => {
    const begun = await beginOrder(test, asha, dishId);
    const base = { order_id: begun.razorpayOrderId, status: 'captured' as const };
    await sendWebhook(test, { ...base, id: aPaymentId(), amount: paise + 1 });
    const proof = await pay(test, begun.razorpayOrderId);
    await untilOrdered(test, asha, begun.id);
    await sendWebhook(test, { ...base, id: aPaymentId(), amount: paise });
    await expect.poll(async () => (await paymentOf(test, asha, begun.id)).refunds.length).toBe(2);
    const { order: placed, refunds } = await paymentOf(test, asha, begun.id);
    expect(placed?.total).toBe(price);
    expect(refunds.map(({ amount }) => amount)).toEqual([abovePrice, price]);
    expect(proof.razorpay_order_id).toBe(begun.razorpayOrderId);
  });

  it('is made if the cart was ordered in cash with the same key', async () => {
    const customer = await aCustomer(test);
    const key = randomUUID();
    const begun = await beginOrder(test, customer, dishId, { key });
    const cash = await test.rest('POST', '/api/orders', {
      token: customer.token,
      body: { items: [{ menuItem: dishId, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' },
      headers: { 'Idempotency-Key': key },
    });
    expect(cash.status).toBe(201);
    await pay(test, begun.razorpayOrderId);
    await untilState(test, customer, begun.id, 'REFUNDED');
    expect(await ordersOf(test, customer)).toHaveLength(1);
  });
});

it('a webhook applies its payment even if its other content is invalid', async () => {
  const begun = await beginOrder(test, asha, dishId);
  const webhook = { id: aPaymentId(), order_id: begun.razorpayOrderId, amount: paise };
  const strange = (body: string) =>
    body.replace('"payload":{', '"payload":{"refund":{"entity":{"id":7}},"note":"\\u0000",');
  expect(await sendWebhook(test, { ...webhook, status: 'captured' }, { compose: strange })).toBe(200);
  await untilOrdered(test, asha, begun.id);
});

it('webhookHealth reports to admins that captures came without webhooks', async () => {
  const shop = await TestApp.start();
  const boss = await anAdmin(shop);
  const customer = await aCustomer(shop);
  const dish = await aDish(shop);
  const health = async () =>
    (await shop.graphql('{ webhookHealth { isSilent lastReceivedAt } }', {}, boss.token)).data?.[
      'webhookHealth'
    ];
  expect(await health()).toEqual({ isSilent: false, lastReceivedAt: null });
  new SandboxFaults(shop.app.sandbox!).dropWebhooks();
  const begun = await beginOrder(shop, customer, dish.id);
  await pay(shop, begun.razorpayOrderId);
  await makeDue(shop, begun.id);
  await untilOrdered(shop, customer, begun.id);
  expect(await health()).toMatchObject({ isSilent: false });
  await shop.app.dataSource.query(`update payment_attempts set created_at = now() - interval '1 hour'`);
  expect(await health()).toMatchObject({ isSilent: true });
  await shop.close();
});
