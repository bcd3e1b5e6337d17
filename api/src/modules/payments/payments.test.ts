import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { holdToDocument } from '../../../test/doors/contract.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import {
  aPaymentId,
  beginOrder,
  makeDue,
  pay,
  refundAtProvider,
  paymentOf,
  sendWebhook,
  untilOrdered,
  untilState,
} from '../../../test/payments.js';
import { MenuItem } from '../menu/menu-item.entity.js';

const price = 123.45;
const paise = 12_345;
/** A paisa beside the price. Adding 0.01 would not be exact. */
const [belowPrice, abovePrice] = [123.44, 123.46];

let test: TestApp;
let asha: Account;
let ravi: Account;
let admin: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start();
  [asha, ravi, admin] = [await aCustomer(test), await aCustomer(test, 'Ravi Menon'), await anAdmin(test)];
  dishId = (await aDish(test, { pricePaise: paise })).id;
});
afterEach(() => test.app.sandbox?.faults.clear());
afterAll(() => test.close());

const faults = () => test.app.sandbox!.faults;

const ordersOf = async ({ token }: Account) =>
  (await test.rest<{ _id: string }[]>('GET', '/api/orders', { token })).body;

const createOrder = (receipt: string, token?: string, amount: unknown = price) =>
  test.rest<{ id: string; code?: string; message?: string }>('POST', '/api/payment/create-order', {
    token,
    body: { amount, receipt },
  });

const verify = (proof: object, { token }: Account, more: object = {}) =>
  test.rest<{ success: boolean }>('POST', '/api/payment/verify', { token, body: { ...proof, ...more } });

const order = ({ token }: Account, more: object = {}) =>
  test.rest<{ _id: string; code: string }>('POST', '/api/orders', {
    token,
    body: {
      items: [{ menuItem: dishId, qty: 1 }],
      address: '1 MG Road',
      paymentMode: 'ONLINE',
      paymentStatus: 'Paid',
      ...more,
    },
  });

let receipts = 0;
const aReceipt = () => `receipt_${Date.now()}${(receipts += 1)}`;

/** A payment of the dish's price over REST: made, paid and proved. */
async function aVerifiedPayment(customer: Account): Promise<{ id: string; receipt: string }> {
  const receipt = aReceipt();
  const { body } = await createOrder(receipt, customer.token);
  expect(await verify(await pay(test, body.id), customer)).toMatchObject({
    status: 200,
    body: { success: true },
  });
  return { id: body.id, receipt };
}

describe('an order that is paid online', () => {
  it('is placed by the worker, whatever becomes of the browser', async () => {
    const { id, razorpayOrderId, receipt } = await beginOrder(test, asha, dishId, { quantity: 2 });
    expect(receipt).toMatch(/^receipt_\d+$/);
    await pay(test, razorpayOrderId);
    expect(await untilOrdered(test, asha, id)).toMatchObject({
      state: 'CAPTURED',
      amount: 246.9,
      order: { paymentStatus: 'PAID', total: 246.9 },
    });
  });

  it('is told to who pays, live', async () => {
    const begun = await beginOrder(test, asha, dishId);
    const client = test.live(asha.token);
    const query = 'subscription ($id: ID!) { paymentUpdated(id: $id) { state order { id } } }';
    const updates = client.iterate({ query, variables: { id: begun.id } });
    expect((await updates.next()).value).toMatchObject({ data: { paymentUpdated: { state: 'CREATED' } } });
    const proof = await pay(test, begun.razorpayOrderId);
    const input = {
      razorpayOrderId: proof.razorpay_order_id,
      razorpayPaymentId: proof.razorpay_payment_id,
      razorpaySignature: proof.razorpay_signature,
    };
    const verified = await test.graphql(
      'mutation ($proof: PaymentProofInput!) { verifyPayment(proof: $proof) { id } }',
      { proof: input },
      asha.token,
    );
    expect(verified.data).toEqual({ verifyPayment: { id: begun.id } });
    const seen: unknown[] = [];
    const ordered = () => JSON.stringify(seen.at(-1) ?? null).includes('"id"');
    while (!ordered()) seen.push((await updates.next()).value);
    expect(seen.at(-1)).toMatchObject({ data: { paymentUpdated: { state: 'CAPTURED' } } });
    await client.dispose();
  });

  it('is one order, however often it is begun with one key and however many report it at one instant', async () => {
    for (let round = 0; round < 8; round += 1) {
      const customer = await aCustomer(test);
      const key = randomUUID();
      const begun = await Promise.all(
        Array.from({ length: 4 }, () => beginOrder(test, customer, dishId, { key })),
      );
      expect(new Set(begun.map(({ razorpayOrderId }) => razorpayOrderId)).size).toBe(1);
      const [{ id, razorpayOrderId }] = begun as [(typeof begun)[0]];
      faults().add({ on: 'webhooks', kind: 'duplicate' });
      const proof = await pay(test, razorpayOrderId);
      const webhook = {
        id: proof.razorpay_payment_id,
        order_id: razorpayOrderId,
        amount: paise,
        status: 'captured',
      } as const;
      const eventId = randomUUID();
      await Promise.all([
        verify(proof, customer),
        verify(proof, customer),
        sendWebhook(test, webhook, { eventId }),
        sendWebhook(test, webhook, { eventId }),
        sendWebhook(test, webhook),
        test.app.services.settlement.check(id),
        makeDue(test, id),
      ]);
      await untilOrdered(test, customer, id);
      expect(await ordersOf(customer)).toHaveLength(1);
      expect(await paymentOf(test, customer, id)).toMatchObject({ state: 'CAPTURED', refunds: [] });
    }
  });

  it('is the same payment when it is begun again after it was paid, though a dish is gone', async () => {
    const customer = await aCustomer(test);
    const dish = await aDish(test);
    const key = randomUUID();
    const begun = await beginOrder(test, customer, dish.id, { key });
    await pay(test, begun.razorpayOrderId);
    await untilOrdered(test, customer, begun.id);
    await test.app.dataSource.manager.delete(MenuItem, { id: dish.id });
    expect(await beginOrder(test, customer, dish.id, { key })).toEqual(begun);
  });

  it('is refused with another total, another menu and no session', async () => {
    const input = { items: [{ menuItemId: dishId, quantity: 1 }], address: 'x', paymentMode: 'ONLINE' };
    const start = 'mutation ($input: PlaceOrderInput!) { startOrderPayment(input: $input) { keyId } }';
    const code = async (change: object, token?: string) =>
      (await test.graphql(start, { input: { ...input, ...change } }, token)).errors?.[0]?.extensions['code'];
    expect(await code({ total: abovePrice }, asha.token)).toBe('TOTAL_MISMATCH');
    expect(await code({ items: [{ menuItemId: 'f'.repeat(24), quantity: 1 }] }, asha.token)).toBe(
      'BAD_USER_INPUT',
    );
    expect(await code({})).toBe('UNAUTHENTICATED');
  });
});

describe('paid means paid', () => {
  it('a claim, a payment that was not made, and one that bought something already pay for nothing', async () => {
    const customer = await aCustomer(test);
    expect(await order(customer)).toMatchObject({ status: 402, body: { code: 'PAYMENT_REQUIRED' } });
    const { id, receipt } = await aVerifiedPayment(customer);
    expect(await order(customer, { razorpay_order_id: 'order_of_somebody' })).toMatchObject({ status: 402 });
    expect(await order(customer, { receipt: 'receipt_0' })).toMatchObject({ status: 402 });
    expect(await order(customer, { receipt, razorpay_order_id: id })).toMatchObject({
      status: 201,
      body: { paymentMode: 'ONLINE', paymentStatus: 'Paid' },
    });
    expect(await order(customer, { receipt, razorpay_order_id: id })).toMatchObject({ status: 402 });
    expect(await order(customer)).toMatchObject({ status: 402 });
  });

  it('one payment pays for one of twenty orders at once', async () => {
    const customer = await aCustomer(test);
    const { id } = await aVerifiedPayment(customer);
    const named = (n: number) => (n % 2 === 0 ? { razorpay_order_id: id } : {});
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, n) => order(customer, named(n))));
    const statuses = outcomes.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 402)).toHaveLength(19);
    expect(await ordersOf(customer)).toHaveLength(1);
  });

  it('is nobody else’s payment', async () => {
    const { id } = await aVerifiedPayment(asha);
    expect(await order(ravi, { razorpay_order_id: id })).toMatchObject({ status: 402 });
    const begun = await beginOrder(test, asha, dishId);
    const proof = await pay(test, begun.razorpayOrderId);
    expect(await verify(proof, ravi)).toMatchObject({ status: 400, body: { success: false } });
    const { errors } = await test.graphql('query ($id: ID!) { payment(id: $id) { id } }', begun, ravi.token);
    expect(errors?.[0]?.extensions['code']).toBe('NOT_FOUND');
    await untilOrdered(test, asha, begun.id);
    expect(await ordersOf(ravi)).toEqual([]);
    expect(await order(asha, { razorpay_order_id: id })).toMatchObject({ status: 201 });
  });

  it('is an amount that is right to the paisa', async () => {
    const customer = await aCustomer(test);
    for (const amount of [belowPrice, abovePrice]) {
      const { body } = await createOrder(aReceipt(), customer.token, amount);
      expect(await verify(await pay(test, body.id), customer)).toMatchObject({ status: 200 });
      expect(await order(customer, { razorpay_order_id: body.id })).toMatchObject({ status: 402 });
    }
    expect(await ordersOf(customer)).toEqual([]);
  });

  it('a payment that a visitor began belongs to who proves it', async () => {
    const customer = await aCustomer(test);
    const { body } = await createOrder(aReceipt());
    const proof = await pay(test, body.id);
    expect(await verify(proof, customer)).toMatchObject({ status: 200 });
    expect(await verify(proof, ravi)).toMatchObject({ status: 400 });
    expect(await order(customer)).toMatchObject({ status: 201 });
  });
});

describe('a proof', () => {
  it.each([
    [
      'a signature with one other character',
      (proof: Record<string, string>) => {
        const [first = ''] = proof['razorpay_signature'] ?? '';
        return { razorpay_signature: (first === 'a' ? 'b' : 'a') + proof['razorpay_signature']!.slice(1) };
      },
    ],
    [
      'an upper-case signature',
      (proof: Record<string, string>) => ({
        razorpay_signature: proof['razorpay_signature']?.toUpperCase(),
      }),
    ],
    ['a short signature', () => ({ razorpay_signature: 'abc' })],
    ['another payment', () => ({ razorpay_payment_id: 'pay_00000000000000' })],
    ['an unknown order', () => ({ razorpay_order_id: 'order_00000000000000' })],
    ['another amount', () => ({ amount: abovePrice })],
    ['another receipt', () => ({ receipt: 'receipt_other' })],
  ])('with %s is refused, and the payment stays nobody’s', async (_what, change) => {
    const { body } = await createOrder(aReceipt());
    const proof = await pay(test, body.id);
    expect(await verify({ ...proof, ...change({ ...proof }) }, ravi)).toEqual(
      expect.objectContaining({
        status: 400,
        body: expect.objectContaining({ success: false, message: 'Payment verification failed.' }) as object,
      }),
    );
    expect(await verify(proof, asha)).toMatchObject({ status: 200 });
  });

  it('comes as a form from a browser that shows no windows, and leads back to the shop', async () => {
    const begun = await beginOrder(test, asha, dishId);
    faults().add({ on: 'webhooks', kind: 'off' });
    const proof = await pay(test, begun.razorpayOrderId);
    const send = async (form: Record<string, string>) => {
      const answer = await fetch(`${test.url}/api/payment/callback`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      });
      const { status, headers } = answer;
      holdToDocument(test.app, {
        method: 'POST',
        route: '/api/payment/callback',
        status,
        headers,
        body: undefined,
      });
      return [status, headers.get('Location')];
    };
    expect(await send({ ...proof, razorpay_signature: 'f'.repeat(64) })).toEqual([
      303,
      '/shop/#/checkout?unpaid',
    ]);
    expect(await send({ 'error[code]': 'BAD_REQUEST_ERROR' })).toEqual([303, '/shop/#/checkout?unpaid']);
    expect(await send({ ...proof })).toEqual([303, '/shop/#/order-history']);
    await untilOrdered(test, asha, begun.id);
  });

  it('of a second try is good after a first one failed', async () => {
    const customer = await aCustomer(test);
    const begun = await beginOrder(test, customer, dishId);
    await pay(test, begun.razorpayOrderId, { outcome: 'failure' });
    await untilState(test, customer, begun.id, 'FAILED');
    faults().add({ on: 'webhooks', kind: 'off' });
    expect(await verify(await pay(test, begun.razorpayOrderId), customer)).toMatchObject({ status: 200 });
    await untilOrdered(test, customer, begun.id);
  });

  it('needs somebody who proves', async () => {
    expect(await test.rest('POST', '/api/payment/verify', { body: {} })).toMatchObject({ status: 401 });
    expect(await verify({}, asha)).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  });
});

describe('webhooks', () => {
  const reported = (begun: { razorpayOrderId: string }, more: object = {}) => ({
    id: aPaymentId(),
    order_id: begun.razorpayOrderId,
    amount: paise,
    status: 'captured' as const,
    ...more,
  });

  it('are refused unless they are signed over every byte', async () => {
    const begun = await beginOrder(test, asha, dishId);
    expect(await sendWebhook(test, reported(begun), { secret: 'not the secret' })).toBe(400);
    expect(await sendWebhook(test, reported(begun), { tamper: (body) => `${body} ` })).toBe(400);
    expect(await test.rest('POST', '/api/payment/webhook', { body: '{}' })).toMatchObject({
      status: 400,
      body: { code: 'BAD_SIGNATURE' },
    });
    expect(await paymentOf(test, asha, begun.id)).toMatchObject({ state: 'CREATED', order: null });
  });

  it('of orders and kinds that are not ours are taken and change nothing', async () => {
    expect(await sendWebhook(test, reported({ razorpayOrderId: 'order_of_others' }))).toBe(200);
  });

  it('come to the same end in every order and however often', async () => {
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
          await idle();
          expect(await paymentOf(test, customer, begun.id)).toMatchObject({ state: 'CAPTURED', refunds: [] });
          expect(await ordersOf(customer)).toMatchObject([{ _id: placed?.id }]);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('signed with the secret before the last one are good', async () => {
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

describe('the reconciler', () => {
  it('finds a payment of which neither browser nor webhook told', async () => {
    faults().add({ on: 'webhooks', kind: 'off' });
    const begun = await beginOrder(test, asha, dishId);
    await pay(test, begun.razorpayOrderId);
    expect(await paymentOf(test, asha, begun.id)).toMatchObject({ state: 'CREATED' });
    await makeDue(test, begun.id);
    await untilOrdered(test, asha, begun.id);
  });

  it('asks again when the provider did not answer', async () => {
    faults().add({ on: 'webhooks', kind: 'off' });
    const begun = await beginOrder(test, asha, dishId);
    await pay(test, begun.razorpayOrderId);
    faults().add({ on: 'orders.payments', kind: 'error', times: 2 });
    await makeDue(test, begun.id);
    await makeDue(test, begun.id);
    expect((await paymentOf(test, asha, begun.id)).order).toBeNull();
    await makeDue(test, begun.id);
    await untilOrdered(test, asha, begun.id);
  });

  it('gives back money with which nothing was ordered in time', async () => {
    const customer = await aCustomer(test);
    const { id } = await aVerifiedPayment(customer);
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
    expect(await order(customer, { razorpay_order_id: id })).toMatchObject({ status: 402 });
  });
});

describe('money that can buy nothing goes back', () => {
  it('when a dish is gone', async () => {
    const dish = await aDish(test);
    const begun = await beginOrder(test, asha, dish.id);
    await test.app.dataSource.manager.delete(MenuItem, { id: dish.id });
    await pay(test, begun.razorpayOrderId);
    expect(await untilState(test, asha, begun.id, 'REFUNDED')).toMatchObject({
      order: null,
      refunds: [{ reason: 'What you paid for could not be had any more.', state: 'PROCESSED' }],
    });
  });

  it('when it comes too late', async () => {
    const begun = await beginOrder(test, asha, dishId);
    await test.app.dataSource.query(
      `update payments set begun_at = now() - interval '61 minutes' where id = $1`,
      [begun.id],
    );
    await pay(test, begun.razorpayOrderId);
    expect(await untilState(test, asha, begun.id, 'REFUNDED')).toMatchObject({ order: null });
  });

  it('when it is not the right amount, or comes a second time', async () => {
    const begun = await beginOrder(test, asha, dishId);
    const base = { order_id: begun.razorpayOrderId, status: 'captured' as const };
    await sendWebhook(test, { ...base, id: aPaymentId(), amount: paise + 1 });
    const proof = await pay(test, begun.razorpayOrderId);
    await untilOrdered(test, asha, begun.id);
    await sendWebhook(test, { ...base, id: aPaymentId(), amount: paise });
    await expect
      .poll(async () => (await paymentOf(test, asha, begun.id)).refunds.length, { timeout: 20_000 })
      .toBe(2);
    const { order: placed, refunds } = await paymentOf(test, asha, begun.id);
    expect(placed?.total).toBe(price);
    expect(refunds.map(({ amount }) => amount)).toEqual([abovePrice, price]);
    expect(proof.razorpay_order_id).toBe(begun.razorpayOrderId);
  });

  it('when the cart was ordered in cash meanwhile, with the same key', async () => {
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
    expect(await ordersOf(customer)).toHaveLength(1);
  });
});

it('customers who begin in the same instant have a payment order each', async () => {
  for (let round = 0; round < 3; round += 1) {
    const customers = await Promise.all(Array.from({ length: 12 }, () => aCustomer(test)));
    const begun = await Promise.all(customers.map((customer) => beginOrder(test, customer, dishId)));
    expect(new Set(begun.map(({ razorpayOrderId }) => razorpayOrderId)).size).toBe(12);
  }
});

it('whoever comes back to pay after an hour, with the same key, pays in time', async () => {
  const customer = await aCustomer(test);
  const key = randomUUID();
  const { id } = await beginOrder(test, customer, dishId, { key });
  await test.app.dataSource.query(
    `update payments set created_at = now() - interval '61 minutes', begun_at = now() - interval '61 minutes' where id = $1`,
    [id],
  );
  const again = await beginOrder(test, customer, dishId, { key });
  expect(again.id).toBe(id);
  await pay(test, again.razorpayOrderId);
  await untilOrdered(test, customer, id);
});

it('a webhook that holds strange things beside a payment is good for the payment', async () => {
  const begun = await beginOrder(test, asha, dishId);
  const webhook = { id: aPaymentId(), order_id: begun.razorpayOrderId, amount: paise };
  const strange = (body: string) =>
    body.replace('"payload":{', '"payload":{"refund":{"entity":{"id":7}},"note":"\\u0000",');
  expect(await sendWebhook(test, { ...webhook, status: 'captured' }, { compose: strange })).toBe(200);
  await untilOrdered(test, asha, begun.id);
});

describe('a provider that fails', () => {
  it('makes one order of a receipt whose first answer got lost', async () => {
    for (const kind of ['lost-answer', 'error', 'bad-gateway', 'too-many-requests'] as const) {
      const receipt = aReceipt();
      faults().add({ on: 'orders.create', kind });
      const first = await createOrder(receipt, asha.token);
      const second = await createOrder(receipt, asha.token);
      expect(second.status).toBe(200);
      if (first.status === 200) expect(first.body.id).toBe(second.body.id);
      else expect(first).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      const made = await test.app.dataSource.query<unknown[]>(
        'select 1 from sandbox_orders where receipt = $1',
        [receipt],
      );
      expect(made).toHaveLength(1);
    }
  });

  it('that is slow or silent gets a sentence, and the next try works', async () => {
    const receipt = aReceipt();
    faults().add({ on: 'orders.create', kind: 'hang' });
    const silent = await createOrder(receipt, asha.token);
    expect(silent).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('Failed to initiate payment.') as string },
    });
    expect(silent.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect((await createOrder(receipt, asha.token)).status).toBe(200);
  });

  it('is asked with the receipt of each customer, though two may have the same', async () => {
    const receipt = aReceipt();
    const [first, second] = [await createOrder(receipt, asha.token), await createOrder(receipt, ravi.token)];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.id).not.toBe(second.body.id);
    expect(await createOrder(receipt, asha.token, price + 1)).toMatchObject({
      status: 409,
      body: { code: 'IDEMPOTENCY_CONFLICT' },
    });
  });
});

it.each([
  ['an amount below a rupee', 0.99],
  ['a third decimal', 1.005],
  ['text', '100'],
  ['more than five lakh', 500_000.01],
  ['nothing', undefined],
])('a payment order over %s is refused', async (_what, amount) => {
  expect(await createOrder(aReceipt(), undefined, amount ?? null)).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT' },
  });
});

describe('refunds', () => {
  const refund = async (account: Account, id: string, amount?: number, key?: string) =>
    test.graphql(
      `mutation ($id: ID!, $amount: Rupees, $key: String) {
        refundPayment(id: $id, amount: $amount, idempotencyKey: $key) { id state refunded }
      }`,
      { id, amount, key },
      account.token,
    );
  const again = async (id: string, refundId: string | undefined) =>
    test.graphql(
      'mutation ($id: ID!, $refundId: ID) { refundPayment(id: $id, refundId: $refundId) { id } }',
      { id, refundId },
      admin.token,
    );
  const codeOf = (answer: Awaited<ReturnType<typeof refund>>) => answer.errors?.[0]?.extensions['code'];
  const attention = async () =>
    JSON.stringify(
      (await test.graphql('{ paymentsNeedingAttention { nodes { id state } } }', {}, admin.token)).data,
    );

  async function paid(): Promise<string> {
    const begun = await beginOrder(test, asha, dishId);
    await pay(test, begun.razorpayOrderId);
    await untilOrdered(test, asha, begun.id);
    return begun.id;
  }

  it('are an admin’s, in parts and never more than was paid', async () => {
    const id = await paid();
    expect(codeOf(await refund(asha, id))).toBe('FORBIDDEN');
    expect((await refund(admin, id, 23.45, 'key')).errors).toBeUndefined();
    expect((await refund(admin, id, 23.45, 'key')).errors).toBeUndefined();
    expect(codeOf(await refund(admin, id, 24, 'key'))).toBe('IDEMPOTENCY_CONFLICT');
    expect(codeOf(await refund(admin, id, 100.01))).toBe('BAD_USER_INPUT');
    expect(codeOf(await refund(admin, id, 0))).toBe('BAD_USER_INPUT');
    await expect
      .poll(async () => await paymentOf(test, asha, id), { timeout: 20_000 })
      .toMatchObject({ state: 'CAPTURED', refunded: 23.45 });
    expect((await refund(admin, id)).errors).toBeUndefined();
    expect(await untilState(test, asha, id, 'REFUNDED')).toMatchObject({ refunded: price });
    expect(codeOf(await refund(admin, id))).toBe('BAD_USER_INPUT');
    expect(codeOf(await refund(admin, 'f'.repeat(24)))).toBe('NOT_FOUND');
  });

  it('asked for at one instant give back no more than was paid', async () => {
    const id = await paid();
    await Promise.all(Array.from({ length: 10 }, () => refund(admin, id, 50)));
    await expect.poll(async () => (await paymentOf(test, asha, id)).refunded, { timeout: 20_000 }).toBe(100);
  });

  it('that the provider refuses are shown to admins and can be asked for again', async () => {
    const id = await paid();
    faults().add({ on: 'payments.refund', kind: 'refund-fails' });
    await refund(admin, id);
    const { refunds } = await untilState(test, asha, id, 'REFUND_FAILED');
    expect(await attention()).toContain(id);
    // What failed is in nobody's hands: only asking for it again helps.
    expect(codeOf(await refund(admin, id))).toBe('BAD_USER_INPUT');
    expect((await again(id, refunds[0]?.id)).errors).toBeUndefined();
    expect(codeOf(await again(id, refunds[0]?.id))).toBe('CONFLICT');
    expect(await untilState(test, asha, id, 'REFUNDED')).toMatchObject({
      refunds: [{ state: 'REPLACED' }, { state: 'PROCESSED' }],
    });
    expect(await attention()).not.toContain(id);
  });

  it('whose outcome is not known yet are asked about, not asked for again', async () => {
    const id = await paid();
    faults().add({ on: 'payments.refund', kind: 'refund-stays-pending' });
    await refund(admin, id, 20);
    await expect
      .poll(
        async () =>
          (
            await test.app.dataSource.query<{ known: boolean }[]>(
              'select razorpay_refund_id is not null as known from refunds where payment_id = $1',
              [id],
            )
          ).map(({ known }) => known),
        { timeout: 20_000 },
      )
      .toEqual([true]);
    faults().add({ on: 'payments.refund', kind: 'error', times: 5 });
    await test.app.dataSource.query('update refunds set next_try_at = now() where payment_id = $1', [id]);
    await test.app.services.settlement.reconcile(test.app.log);
    // The planted errors have not been met: nobody has asked for the money a second time.
    expect(faults().list()).toMatchObject([{ on: 'payments.refund', times: 5 }]);
    expect(await paymentOf(test, asha, id)).toMatchObject({ state: 'REFUNDING', refunds: { length: 1 } });
  });

  it('that went through although they looked failed are not sent a second time', async () => {
    const id = await paid();
    faults().add({ on: 'payments.refund', kind: 'hang' });
    await refund(admin, id, 20);
    const refunds = () =>
      test.app.dataSource.query<{ id: string; payer: string }[]>(
        `select refunds.id, refunds.razorpay_payment_id as payer from refunds where payment_id = $1`,
        [id],
      );
    const [asked] = await refunds();
    // By another hand, with our key: the provider has it, and our own records are made to say that it failed.
    await expect.poll(async () => (await paymentOf(test, asha, id)).refunded, { timeout: 25_000 }).toBe(20);
    await test.app.dataSource.query(
      `update refunds set state = 'failed', razorpay_refund_id = null where id = $1`,
      [asked?.id],
    );
    expect(codeOf(await again(id, asked?.id))).toBe('CONFLICT');
    expect(await paymentOf(test, asha, id)).toMatchObject({ refunded: 20, refunds: { length: 1 } });
  });

  it('of a second payment leave what was bought alone', async () => {
    const begun = await beginOrder(test, asha, dishId);
    await pay(test, begun.razorpayOrderId);
    await untilOrdered(test, asha, begun.id);
    // The sandbox does not know of this one and refuses to refund it.
    const second = { id: aPaymentId(), order_id: begun.razorpayOrderId, amount: paise };
    await sendWebhook(test, { ...second, status: 'captured' });
    const { refunds } = await untilState(test, asha, begun.id, 'REFUND_FAILED');
    expect((await again(begun.id, refunds[0]?.id)).errors).toBeUndefined();
    await expect
      .poll(async () => (await paymentOf(test, asha, begun.id)).refunds.map(({ state }) => state), {
        timeout: 20_000,
      })
      .toEqual(['REPLACED', 'FAILED']);
    expect(await paymentOf(test, asha, begun.id)).toMatchObject({ refunded: 0, left: price });
    expect((await refund(admin, begun.id, 10)).errors).toBeUndefined();
    await expect
      .poll(async () => await paymentOf(test, asha, begun.id), { timeout: 20_000 })
      .toMatchObject({ refunded: 10, left: price - 10 });
  });

  it('that the owner made in the provider’s dashboard buy nothing, webhook or not', async () => {
    faults().add({ on: 'webhooks', kind: 'off' });
    const begun = await beginOrder(test, asha, dishId);
    const proof = await pay(test, begun.razorpayOrderId);
    expect(await refundAtProvider(test, proof.razorpay_payment_id, 2345)).toBe(200);
    expect(await verify(proof, asha)).toMatchObject({ status: 400 });
    // A part had gone back already: the rest follows, and nothing is cooked.
    expect(await untilState(test, asha, begun.id, 'REFUNDED')).toMatchObject({
      order: null,
      refunds: [
        { amount: 23.45, reason: 'It was refunded by the payment service.' },
        { amount: 100, reason: 'Nothing was ordered with this payment.' },
      ],
    });
  });

  it('of the shop’s own ask for what is left, where a part went back in the dashboard meanwhile', async () => {
    faults().add({ on: 'webhooks', kind: 'off' });
    const begun = await beginOrder(test, asha, dishId);
    const first = { id: aPaymentId(), order_id: begun.razorpayOrderId, amount: paise };
    await sendWebhook(test, { ...first, status: 'captured' });
    await untilOrdered(test, asha, begun.id);
    // A second payment, of which the shop does not hear before a part of it is given back.
    const second = await pay(test, begun.razorpayOrderId);
    expect(await refundAtProvider(test, second.razorpay_payment_id, 2345)).toBe(200);
    await sendWebhook(test, { ...first, id: second.razorpay_payment_id, status: 'captured' });
    const refunds = async () =>
      (await paymentOf(test, asha, begun.id)).refunds
        .map(({ amount, state }) => `${amount} ${state}`)
        .toSorted();
    await expect
      .poll(refunds, { timeout: 20_000 })
      .toEqual(['100 PROCESSED', '123.45 REPLACED', '23.45 PROCESSED']);
    expect(await attention()).not.toContain(begun.id);
  });

  it('whose answer got lost are sent once', async () => {
    const id = await paid();
    faults().add({ on: 'payments.refund', kind: 'lost-answer' });
    await refund(admin, id, 10);
    await expect.poll(async () => (await paymentOf(test, asha, id)).refunded, { timeout: 20_000 }).toBe(10);
    const sent = await test.app.dataSource.query<unknown[]>(
      `select 1 from sandbox_refunds join payments on payments.paid_with = sandbox_refunds.payment_id where payments.id = $1`,
      [id],
    );
    expect(sent).toHaveLength(1);
  });
});

it('one network begins no endless number of payments', async () => {
  const shop = await TestApp.start({ RATE_LIMIT_FACTOR: '0.01' });
  const begin = (n: number) =>
    shop.rest('POST', '/api/payment/create-order', { body: { amount: 10, receipt: `receipt_${n}` } });
  for (let n = 0; n < 3; n += 1) expect((await begin(n)).status).toBe(200);
  const refused = await begin(3);
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(5);
  await shop.close();
});

it('admins see when webhooks have been silent for a day', async () => {
  const shop = await TestApp.start();
  const boss = await anAdmin(shop);
  const customer = await aCustomer(shop);
  const dish = await aDish(shop);
  const health = async () =>
    (await shop.graphql('{ webhookHealth { isSilent lastReceivedAt } }', {}, boss.token)).data?.[
      'webhookHealth'
    ];
  expect(await health()).toEqual({ isSilent: false, lastReceivedAt: null });
  shop.app.sandbox?.faults.add({ on: 'webhooks', kind: 'off' });
  const begun = await beginOrder(shop, customer, dish.id);
  await pay(shop, begun.razorpayOrderId);
  await makeDue(shop, begun.id);
  await untilOrdered(shop, customer, begun.id);
  expect(await health()).toMatchObject({ isSilent: false });
  await shop.app.dataSource.query(`update payment_attempts set created_at = now() - interval '1 hour'`);
  expect(await health()).toMatchObject({ isSilent: true });
  await shop.close();
});

it('no secret of the account is ever logged', async () => {
  let log = '';
  const shop = await TestApp.start(
    { LOG_LEVEL: 'trace' },
    {
      write: (line: string) => {
        log += line;
      },
    },
  );
  const customer = await aCustomer(shop);
  const dish = await aDish(shop);
  const begun = await beginOrder(shop, customer, dish.id);
  shop.app.sandbox?.faults.add({ on: 'orders.payments', kind: 'error' });
  const proof = await pay(shop, begun.razorpayOrderId);
  await shop.rest('POST', '/api/payment/verify', { token: customer.token, body: proof });
  await untilOrdered(shop, customer, begun.id);
  await shop.close();
  const { keySecret = '', webhookSecrets = [] } = shop.app.razorpay ?? {};
  expect(log).toContain('payment.callback-received');
  for (const secret of [keySecret, ...webhookSecrets, proof.razorpay_signature]) {
    expect(secret).not.toBe('');
    expect(log).not.toContain(secret);
  }
});

it('where online payment is off, says so and offers cash only', async () => {
  const shop = await TestApp.start({ NODE_ENV: 'production' });
  const customer = await aCustomer(shop);
  expect(await shop.graphql('{ paymentSettings { modes testMode } }')).toMatchObject({
    data: { paymentSettings: { modes: ['COD'], testMode: false } },
  });
  expect(
    await shop.rest('POST', '/api/payment/create-order', {
      token: customer.token,
      body: { amount: 10, receipt: 'receipt_1' },
    }),
  ).toMatchObject({ status: 400, body: { code: 'PAYMENTS_OFF' } });
  await shop.close();
});

/** Waits until nothing is on its way from one process to another. */
async function idle(): Promise<void> {
  await expect
    .poll(
      async () =>
        (await test.app.dataSource.query<unknown[]>('select 1 from outbox_events')).length +
        (await test.app.queue.pending()),
      { timeout: 20_000 },
    )
    .toBe(0);
}
