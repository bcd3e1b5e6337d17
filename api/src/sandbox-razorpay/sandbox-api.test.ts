import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { validatePaymentVerification } from 'razorpay/dist/utils/razorpay-utils.js';
import { razorpaySdk, sandboxKeys, TestSandbox, type Refusal } from '../../test/sandbox.js';

let test: TestSandbox;
beforeAll(async () => {
  test = await TestSandbox.start();
});
afterAll(() => test.close());

let receipts = 0;
const newReceipt = () => `receipt_${Date.now()}_${receipts++}`;

async function anOrder(amount = 49_900, other: object = {}) {
  return test.sdk.orders.create({
    amount,
    currency: 'INR',
    receipt: newReceipt(),
    payment_capture: true,
    ...other,
  });
}

async function aPayment(amount = 49_900): Promise<string> {
  const { id } = await anOrder(amount);
  return (await test.pay(id)).body.razorpay_payment_id;
}

/** The error of a refused SDK call. */
async function refusal(call: Promise<unknown>): Promise<Refusal> {
  return call.then(
    () => {
      throw new Error('It was not refused');
    },
    (error: unknown) => error as Refusal,
  );
}

describe('an order', () => {
  it('has Razorpay’s fields and can be found again', async () => {
    const receipt = newReceipt();
    const order = await anOrder(25_050, { receipt, notes: { cart: 'abc' } });
    expect(order).toEqual({
      id: expect.stringMatching(/^order_[0-9A-Za-z]{14}$/) as string,
      entity: 'order',
      amount: 25_050,
      amount_paid: 0,
      amount_due: 25_050,
      currency: 'INR',
      receipt,
      offer_id: null,
      status: 'created',
      attempts: 0,
      notes: { cart: 'abc' },
      created_at: expect.any(Number) as number,
    });
    expect(await test.sdk.orders.fetch(order.id)).toEqual(order);
    expect(await test.sdk.orders.all({ receipt })).toEqual({
      entity: 'collection',
      count: 1,
      items: [order],
    });
    expect((await test.sdk.orders.all({ count: 1, skip: 1 })).items).not.toContainEqual(order);
    expect((await anOrder(100)).notes).toEqual([]);
  });

  it.each([
    ['too little', { amount: 99 }, 'amount_less_than_minimum_amount'],
    ['a debt', { amount: -100 }, 'input_validation_failed'],
    ['half a paisa', { amount: 100.5 }, 'input_validation_failed'],
    ['text for an amount', { amount: '100' }, 'input_validation_failed'],
    ['no amount', { amount: undefined }, 'input_validation_failed'],
    ['too much', { amount: 50_000_001 }, 'input_validation_failed'],
    ['dollars', { currency: 'USD' }, 'input_validation_failed'],
    ['a long receipt', { receipt: 'r'.repeat(41) }, 'input_validation_failed'],
    [
      'many notes',
      { notes: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [i, 'x'])) },
      'input_validation_failed',
    ],
    ['a receipt with a NUL', { receipt: 'a\0b' }, 'input_validation_failed'],
    ['a note with a NUL', { notes: { room: 'a\0b' } }, 'input_validation_failed'],
    ['a note whose name has a NUL', { notes: { 'a\0b': 'room' } }, 'input_validation_failed'],
    ['a note with half an emoji', { notes: { room: '\ud83c' } }, 'input_validation_failed'],
    ['partial payment', { partial_payment: true }, 'input_validation_failed'],
    ['what it does not know', { colour: 'red' }, 'extra_field_sent'],
  ])('of %s is refused', async (_what, input, reason) => {
    const { statusCode, error } = await refusal(anOrder(100, input));
    expect([statusCode, error.code, error.reason]).toEqual([400, 'BAD_REQUEST_ERROR', reason]);
    expect(error.description).toMatch(/\w/);
  });

  it('is created once for parallel requests with a unique receipt', async () => {
    // Repeated, because the first requests have to open their database connections and do not overlap.
    for (let round = 0; round < 3; round++) {
      const input = { receipt: newReceipt(), unique_receipt: true };
      const crowd = await Promise.all(Array.from({ length: 8 }, () => anOrder(100, input)));
      expect(new Set(crowd.map(({ id }) => id)).size).toBe(1);
      expect((await test.sdk.orders.all({ receipt: input.receipt })).count).toBe(1);
    }
  });

  it('is refused with another order’s unique receipt, which the error names', async () => {
    const input = { receipt: newReceipt(), unique_receipt: true };
    const { id } = await anOrder(100, input);
    const { error } = await refusal(anOrder(200, input));
    expect(error).toMatchObject({
      description: 'Order receipt should be unique.',
      metadata: { order_id: id },
    });
    expect((await anOrder(100, { receipt: input.receipt })).id).not.toBe(id);
  });
});

describe('a payment', () => {
  it('is captured immediately, signed, and marks the order paid', async () => {
    const order = await anOrder(49_900);
    const { status, body } = await test.pay(order.id);
    expect(status).toBe(200);
    expect(body.razorpay_payment_id).toMatch(/^pay_[0-9A-Za-z]{14}$/);
    const ids = { order_id: order.id, payment_id: body.razorpay_payment_id };
    expect(validatePaymentVerification(ids, body.razorpay_signature, sandboxKeys.keySecret)).toBe(true);

    const payment = await test.sdk.payments.fetch(body.razorpay_payment_id);
    expect(payment).toMatchObject({
      entity: 'payment',
      amount: 49_900,
      status: 'captured',
      captured: true,
      order_id: order.id,
      method: 'upi',
      amount_refunded: 0,
      refund_status: null,
      error_code: null,
    });
    expect(await test.sdk.orders.fetch(order.id)).toMatchObject({
      status: 'paid',
      attempts: 1,
      amount_paid: 49_900,
      amount_due: 0,
    });
  });

  it('is kept as an attempt when the bank declines it, and may be repeated', async () => {
    const order = await anOrder();
    const declined = await test.pay(order.id, { outcome: 'failure', method: 'card' });
    const [attempt] = (await test.sdk.orders.fetchPayments(order.id)).items;
    expect(declined).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'BAD_REQUEST_ERROR',
          source: 'bank',
          step: 'payment_authorization',
          reason: 'payment_failed',
          metadata: { order_id: order.id, payment_id: attempt?.id },
        },
      },
    });
    expect(attempt).toMatchObject({ status: 'failed', captured: false, error_reason: 'payment_failed' });
    expect(await test.sdk.orders.fetch(order.id)).toMatchObject({ status: 'attempted', attempts: 1 });

    const { body } = await test.pay(order.id);
    expect(await test.sdk.orders.fetchPayments(order.id)).toMatchObject({
      count: 2,
      items: [{ id: body.razorpay_payment_id, status: 'captured' }, { id: attempt?.id }],
    });
  });

  it('takes the money once for twenty parallel attempts', async () => {
    const order = await anOrder();
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.pay(order.id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.error.description))).toEqual(
      new Set(['Payment already done for this order.']),
    );
    expect((await test.sdk.orders.fetchPayments(order.id)).count).toBe(1);
    expect(await test.sdk.orders.fetch(order.id)).toMatchObject({ amount_paid: 49_900, status: 'paid' });
  });

  it('waits for the shop without automatic capture, and blocks other payments', async () => {
    const order = await anOrder(5000, { payment_capture: false });
    const { body } = await test.pay(order.id, { method: 'card' });
    const id = body.razorpay_payment_id;
    expect(await test.sdk.payments.fetch(id)).toMatchObject({
      status: 'authorized',
      captured: false,
      fee: null,
    });
    expect((await test.pay(order.id)).body.error.reason).toBe('order_already_paid');

    const half = await refusal(test.sdk.payments.capture(id, 2500, 'INR'));
    expect(half.error.description).toBe('Capture amount must be equal to the amount authorized');
    expect(await test.sdk.payments.capture(id, 5000, 'INR')).toMatchObject({
      status: 'captured',
      captured: true,
    });
    const again = await refusal(test.sdk.payments.capture(id, 5000, 'INR'));
    expect(again.error.description).toBe('This payment has already been captured');
    expect(await test.sdk.orders.fetch(order.id)).toMatchObject({ status: 'paid' });
  });

  it.each([
    ['an order that is not there', { order_id: 'order_00000000000000' }],
    ['no order', { order_id: undefined }],
    ['an order id with a NUL', { order_id: 'a\0b' }],
    ['an unknown outcome', { outcome: 'perhaps' }],
    ['an unknown method', { method: 'cheque' }],
  ])('is refused: %s', async (_what, input) => {
    const { id } = await anOrder();
    expect(await test.pay(id, input)).toMatchObject({
      status: 400,
      body: { error: { code: 'BAD_REQUEST_ERROR' } },
    });
    expect((await test.sdk.orders.fetchPayments(id)).count).toBe(0);
  });
});

describe('a refund', () => {
  it('returns a part, then the rest, and never more', async () => {
    const id = await aPayment(10_000);
    const part = await test.sdk.payments.refund(id, { amount: 4000, notes: { why: 'cold' } });
    expect(part).toMatchObject({
      id: expect.stringMatching(/^rfnd_[0-9A-Za-z]{14}$/) as string,
      entity: 'refund',
      amount: 4000,
      payment_id: id,
      status: 'processed',
      notes: { why: 'cold' },
    });
    expect(await test.sdk.payments.fetch(id)).toMatchObject({
      amount_refunded: 4000,
      refund_status: 'partial',
      status: 'captured',
    });
    const tooMuch = await refusal(test.sdk.payments.refund(id, { amount: 6001 }));
    expect(tooMuch.error.description).toBe(
      'The total refund amount is greater than the refund payment amount',
    );

    const rest = await test.sdk.payments.refund(id, {});
    expect(rest.amount).toBe(6000);
    expect(await test.sdk.payments.fetch(id)).toMatchObject({ status: 'refunded', refund_status: 'full' });
    const done = await refusal(test.sdk.payments.refund(id, {}));
    expect(done.error.description).toBe('The payment has been fully refunded already');

    expect(await test.sdk.payments.fetchMultipleRefund(id)).toMatchObject({ count: 2, items: [rest, part] });
    expect(await test.sdk.refunds.fetch(part.id)).toEqual(part);
    expect(await test.sdk.payments.fetchRefund(id, part.id)).toEqual(part);
  });

  it('succeeds three times for ten parallel requests of a third each', async () => {
    const id = await aPayment(9000);
    const refunds = await Promise.allSettled(
      Array.from({ length: 10 }, () => test.sdk.payments.refund(id, { amount: 3000 })),
    );
    expect(refunds.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await test.sdk.payments.fetch(id)).toMatchObject({ amount_refunded: 9000 });
  });

  it('requires a captured payment', async () => {
    const order = await anOrder();
    const { body } = await test.pay(order.id, { outcome: 'failure' });
    const { error } = await refusal(test.sdk.payments.refund(String(body.error.metadata['payment_id']), {}));
    expect(error.description).toBe('The payment status should be captured for action to be taken');
  });

  it('is created once per idempotency key', async () => {
    const id = await aPayment(9000);
    const refund = (amount: number, key: string) =>
      test.call('POST', `/v1/payments/${id}/refund`, {
        body: { amount },
        headers: { 'X-Refund-Idempotency': key },
      });
    const first = await refund(1000, 'refund-of-order-1');
    expect(await refund(1000, 'refund-of-order-1')).toEqual(first);
    expect(await refund(2000, 'refund-of-order-1')).toMatchObject({
      status: 400,
      body: { error: { description: expect.stringContaining('same idempotency key') as string } },
    });
    expect(await refund(1000, 'short')).toMatchObject({ status: 400 });

    // Parallel requests are refused while the first one is running.
    const crowd = await Promise.all(Array.from({ length: 10 }, () => refund(3000, 'refund-of-order-2')));
    expect(new Set(crowd.map(({ status }) => status).filter((status) => status !== 409))).toEqual(
      new Set([200]),
    );
    expect(new Set(crowd.flatMap(({ status, body }) => (status === 200 ? body.id : []))).size).toBe(1);
    expect(await test.sdk.payments.fetch(id)).toMatchObject({ amount_refunded: 4000 });
  });
});

describe('the API', () => {
  it('accepts callers with the key', async () => {
    const { id } = await anOrder();
    const stranger = razorpaySdk(test.apiUrl, { ...sandboxKeys, keySecret: 'a guess' });
    expect(await refusal(stranger.orders.fetch(id))).toMatchObject({
      statusCode: 401,
      error: { code: 'BAD_REQUEST_ERROR', description: 'Authentication failed' },
    });
    expect((await fetch(`${test.apiUrl}/v1/orders/${id}`)).status).toBe(401);
  });

  it.each(['orders', 'payments', 'refunds'] as const)('knows no %s that do not exist', async (kind) => {
    const { error } = await refusal(test.sdk[kind].fetch('order_nothing'));
    expect(error.description).toBe('The id provided does not exist');
    expect(await test.call('GET', `/v1/${kind}/a%00b`)).toMatchObject({
      status: 400,
      body: { error: { description: 'The id provided does not exist' } },
    });
  });

  it('answers unknown addresses and unreadable bodies in Razorpay’s format', async () => {
    expect(await test.call('GET', '/v1/subscriptions')).toMatchObject({
      status: 400,
      body: { error: { description: 'The requested URL was not found on the server.' } },
    });
    const broken = await fetch(`${test.apiUrl}/v1/checkout/pay`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{',
    });
    expect([broken.status, await broken.json()]).toMatchObject([
      400,
      { error: { code: 'BAD_REQUEST_ERROR' } },
    ]);
  });

  it('keeps everything over a crash', async () => {
    const order = await anOrder(12_300);
    const { body } = await test.pay(order.id);
    const before = await test.sdk.payments.fetch(body.razorpay_payment_id);
    const other = await TestSandbox.start({ databaseUrl: test.databaseUrl });
    expect(await other.sdk.payments.fetch(body.razorpay_payment_id)).toEqual(before);
    expect(await other.sdk.orders.fetch(order.id)).toMatchObject({ status: 'paid' });
    await other.close();
  });
});
