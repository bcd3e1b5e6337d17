import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBooking, dayAhead } from '../a-booking.js';
import { TestApp } from '../app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../factories.js';
import {
  aPaymentId,
  aReceipt,
  aVerifiedPayment,
  beginOrder,
  createOrder,
  idle,
  orderPaid,
  ordersOf,
  paise,
  pay,
  paymentOf,
  price,
  sendWebhook,
  untilOrdered,
  verify,
} from '../payments.js';
import { isFull } from './attack.js';

/** Number of parallel requests. */
const crowd = isFull ? 20 : 8;
const inParallel = <T>(send: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: crowd }, (_, index) => send(index)));

let test: TestApp;
let asha: Account;
let mallory: Account;
let admin: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  [asha, mallory, admin] = [await aCustomer(test), await aCustomer(test), await anAdmin(test)];
  dishId = (await aDish(test, { pricePaise: paise })).id;
});
afterAll(() => test.close());

const order = (more: object = {}) => ({
  items: [{ menuItem: dishId, qty: 1 }],
  address: '1 MG Road',
  paymentMode: 'COD',
  ...more,
});
const place = (account: Account, more: object = {}, key?: string) =>
  test.rest<{ _id: string; code?: string; total?: number }>('POST', '/api/orders', {
    token: account.token,
    body: JSON.stringify(order(more)),
    ...(key && { headers: { 'Idempotency-Key': key } }),
  });
const count = async (account: Account) => (await ordersOf(test, account)).length;

describe('V2.2.1 a price', () => {
  it('comes from the menu, whatever the request claims', async () => {
    for (const total of [0, 1, -price, price - 0.01, 1e15]) {
      const { status, body } = await place(mallory, { total });
      expect([total, status]).toEqual([total, 400]);
      if (body.code === 'TOTAL_MISMATCH') expect(body.total).toBe(price);
    }
    for (const qty of [0, -1, 0.5, 1000, 2 ** 31, 1e308, '1', null]) {
      expect([qty, (await place(mallory, { items: [{ menuItem: dishId, qty }] })).status]).toEqual([
        qty,
        400,
      ]);
    }
    // Lines that would cancel each other out, or exceed the maximum quantity together.
    const twice = (first: number, second: number) =>
      place(mallory, { items: [first, second].map((qty) => ({ menuItem: dishId, qty })) });
    expect([(await twice(2, -1)).status, (await twice(999, 999)).status]).toEqual([400, 400]);
    expect(await count(mallory)).toBe(0);
  });
});

describe('V2.3.1 an online order', () => {
  it('is not placed without a payment, whatever the request claims', async () => {
    for (const more of [
      { paymentStatus: 'Paid' },
      { razorpay_order_id: 'order_EKwxwAgItmmXdp' },
      { receipt: 'receipt_1' },
      { payment: { state: 'CAPTURED' } },
    ]) {
      expect(await orderPaid(test, dishId, mallory, more)).toMatchObject({
        status: 402,
        body: { code: 'PAYMENT_REQUIRED' },
      });
    }
    // Begun and not paid.
    const { body } = await createOrder(test, aReceipt(), mallory.token);
    expect(await orderPaid(test, dishId, mallory, { razorpay_order_id: body.id })).toMatchObject({
      status: 402,
    });
  });

  it('is not placed with a smaller payment', async () => {
    const { body } = await createOrder(test, aReceipt(), mallory.token, 1);
    await verify(test, await pay(test, body.id), mallory);
    expect(await orderPaid(test, dishId, mallory, { razorpay_order_id: body.id })).toMatchObject({
      status: 402,
    });
    expect(await count(mallory)).toBe(0);
  });

  it('is not placed with another customer’s payment, which stays unclaimed', async () => {
    const { id, receipt } = await aVerifiedPayment(test, asha);
    for (const named of [{ razorpay_order_id: id }, { receipt }, {}]) {
      expect(await orderPaid(test, dishId, mallory, named)).toMatchObject({ status: 402 });
    }
    const begun = await createOrder(test, aReceipt(), asha.token);
    const proof = await pay(test, begun.body.id);
    // An intercepted proof.
    expect(await verify(test, proof, mallory)).toMatchObject({ status: 400, body: { success: false } });
    expect(await verify(test, proof, asha)).toMatchObject({ status: 200 });
  });

  it('is placed once when many parallel requests claim one payment', async () => {
    const { id } = await aVerifiedPayment(test, mallory);
    const before = await count(mallory);
    const answers = await inParallel(() => orderPaid(test, dishId, mallory, { razorpay_order_id: id }));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await count(mallory)).toBe(before + 1);
  });
});

describe('V11.2.1 a proof of payment', () => {
  it('is accepted only if the provider has signed this order and this payment', async () => {
    const [one, other] = [await beginOrder(test, asha, dishId), await beginOrder(test, asha, dishId)];
    const good = await pay(test, one.razorpayOrderId);
    const text = `${other.razorpayOrderId}|${good.razorpay_payment_id}`;
    const sign = (secret: string) => createHmac('sha256', secret).update(text).digest('hex');
    const forged = { ...good, razorpay_order_id: other.razorpayOrderId };
    for (const signature of [
      good.razorpay_signature,
      '',
      'f'.repeat(64),
      sign(''),
      sign('rzp_test'),
      sign(test.razorpay?.keyId ?? ''),
      sign(test.razorpay?.webhookSecrets[0] ?? ''),
      good.razorpay_signature.slice(0, -2),
      `${good.razorpay_signature}00`,
    ]) {
      expect(await verify(test, { ...forged, razorpay_signature: signature }, asha)).toMatchObject({
        status: 400,
        body: { success: false },
      });
    }
    expect(await paymentOf(test, asha, other.id)).toMatchObject({ state: 'CREATED', order: null });
  });
});

describe('V2.3.2 a webhook', () => {
  const reportOf = (razorpayOrderId: string, more: object = {}) => ({
    id: aPaymentId(),
    order_id: razorpayOrderId,
    amount: paise,
    status: 'captured' as const,
    ...more,
  });

  it('is refused without the provider’s signature, and changes nothing', async () => {
    const { id, razorpayOrderId } = await beginOrder(test, mallory, dishId);
    const report = reportOf(razorpayOrderId);
    const { keyId = '', keySecret = '' } = test.razorpay ?? {};
    for (const secret of [keyId, keySecret, 'secret', '\0']) {
      expect(await sendWebhook(test, report, { secret })).toBe(400);
    }
    // Signed for a smaller amount, or with a duplicate key.
    const raised = (body: string) => body.replace(`"amount":${paise}`, `"amount":${paise * 100}`);
    const doubled = (body: string) => body.replace('{', '{"event":"payment.captured",');
    for (const tamper of [raised, doubled]) expect(await sendWebhook(test, report, { tamper })).toBe(400);
    await idle(test);
    expect(await paymentOf(test, mallory, id)).toMatchObject({ state: 'CREATED', order: null });
  });

  it('buys nothing again when it is repeated, with the same or another event id', async () => {
    const { id, razorpayOrderId } = await beginOrder(test, asha, dishId);
    const { razorpay_payment_id: paymentId } = await pay(test, razorpayOrderId);
    const { order: bought } = await untilOrdered(test, asha, id);
    const before = await count(asha);
    const report = reportOf(razorpayOrderId, { id: paymentId });
    const eventId = randomUUID();
    const statuses = await inParallel((index) =>
      sendWebhook(test, report, { eventId: index % 2 ? eventId : randomUUID() }),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await idle(test);
    expect(await paymentOf(test, asha, id)).toMatchObject({ state: 'CAPTURED', order: bought, refunds: [] });
    expect(await count(asha)).toBe(before);
  });
});

describe('V2.3.3 a refund', () => {
  it('returns at most what was paid, for any number of parallel requests', async () => {
    const { id, razorpayOrderId } = await beginOrder(test, asha, dishId);
    await pay(test, razorpayOrderId);
    await untilOrdered(test, asha, id);
    const refund = 'mutation ($id: ID!, $amount: Rupees) { refundPayment(id: $id, amount: $amount) { id } }';
    await inParallel((index) =>
      test.graphql(refund, { id, amount: index % 2 ? 100 : undefined }, admin.token),
    );
    const { refunds } = await paymentOf(test, asha, id);
    const sum = refunds.reduce((total, { amount }) => total + Math.round(amount * 100), 0);
    expect([sum > 0, sum <= paise]).toEqual([true, true]);
  });
});

describe('V2.3.4 limited tables', () => {
  it('are sold once for 20 parallel bookings', async () => {
    const small = await TestApp.start({ TABLES: '2x2', RATE_LIMIT_FACTOR: '1000' });
    const guests = await Promise.all(Array.from({ length: crowd }, () => aCustomer(small)));
    const answers = await Promise.all(
      guests.map(({ token }) =>
        small.rest('POST', '/api/booking', { token, body: aBooking({ date: dayAhead(3), guests: 2 }) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(crowd - 2);
    await small.close();
  });
});

describe('V2.3.2 an idempotency key', () => {
  it('places one order for many parallel requests', async () => {
    const before = await count(asha);
    const key = randomUUID();
    const answers = await inParallel(() => place(asha, {}, key));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await count(asha)).toBe(before + 1);
  });

  it('reveals nothing to another customer who knows it', async () => {
    const key = randomUUID();
    const address = 'The house of Asha, behind the temple';
    const first = await place(asha, { address }, key);
    const second = await place(mallory, { address: '1 MG Road' }, key);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body._id).not.toBe(first.body._id);
    expect(JSON.stringify(second.body)).not.toContain('Asha');
    // Begun payments, bookings and messages alike.
    const begun = await beginOrder(test, asha, dishId, { key });
    expect((await beginOrder(test, mallory, dishId, { key })).id).not.toBe(begun.id);
    const book = ({ token }: Account) =>
      test.rest<{ booking: { _id: string } }>('POST', '/api/booking', {
        token,
        body: aBooking(),
        headers: { 'Idempotency-Key': key },
      });
    expect((await book(asha)).body.booking._id).not.toBe((await book(mallory)).body.booking._id);
  });
});
