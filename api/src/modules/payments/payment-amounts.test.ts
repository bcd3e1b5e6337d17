import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf, value } from '../../../test/doors/doors.js';
import { aCustomer, aDish, type Account } from '../../../test/factories.js';
import { aReceipt, createOrder } from '../../../test/payments.js';
import { isPayable } from './payments.policy.js';

const start = `mutation ($input: PlaceOrderInput!, $key: String) {
  startOrderPayment(input: $input, idempotencyKey: $key) { amountInPaise payment { id } }
}`;

let test: TestApp;
let asha: Account;
beforeAll(async () => {
  test = await TestApp.start();
  asha = await aCustomer(test);
});
afterAll(() => test.close());

const cartOf = async (pricePaise: number, quantity: number) => [
  { id: (await aDish(test, { pricePaise })).id, quantity },
];

const begin = (
  items: readonly { id: string; quantity: number }[],
  key: string = randomUUID(),
  shop = test,
) => {
  const input = {
    items: items.map(({ id, quantity }) => ({ menuItemId: id, quantity })),
    address: '1 MG Road',
    paymentMode: 'ONLINE',
  };
  return shop.graphql(start, { input, key }, asha.token);
};

const paymentsKept = async () =>
  (await test.app.dataSource.query<{ count: number }[]>('select count(*)::int from payments'))[0]?.count;

/** Totals outside the range of online payments, as price in paise and quantity. */
const unpayable = [
  { what: 'a paisa', price: 1, quantity: 1 },
  { what: '99 paise', price: 33, quantity: 3 },
  { what: 'six paise above five lakh', price: 7_142_858, quantity: 7 },
  { what: 'more than an integer column holds', price: 10_000_000, quantity: 999 },
] as const;

describe('limits on the amount of an online payment', () => {
  it.each(unpayable)('refuses $what before calling the provider', async ({ price, quantity }) => {
    const items = await cartOf(price, quantity);
    const before = await paymentsKept();
    const key = randomUUID();
    expect(await begin(items, key)).toMatchObject({
      errors: [
        {
          message: expect.stringContaining('An online payment can be ₹1 to ₹5,00,000') as string,
          extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'paymentMode' }] },
        },
      ],
    });
    expect(await paymentsKept()).toBe(before);
    // The refusal has not used up the key.
    expect((await begin(await cartOf(4500, 1), key)).errors).toBeUndefined();
  });

  it.each(doorsOf(() => test).flatMap((door) => unpayable.map((total) => ({ door, ...total }))))(
    'refuses ONLINE and accepts cash up to ₹1,00,000 through $door.name: $what',
    async ({ door, price, quantity }) => {
      const items = await cartOf(price, quantity);
      expect(await door.placeOrder(asha.token, { items, paymentMode: 'ONLINE' })).toMatchObject({
        ok: false,
        code: 'PAYMENT_REQUIRED',
        message: expect.stringContaining('An online payment can be ₹1 to ₹5,00,000') as string,
      });
      const outcome = await door.placeOrder(asha.token, { items, paymentMode: 'COD' });
      if (price * quantity > 10_000_000) {
        expect(outcome).toMatchObject({ ok: false, code: 'BAD_USER_INPUT', fields: ['paymentMode'] });
        return;
      }
      const order = value(outcome);
      expect(order.total).toBe((price * quantity) / 100);
      expect(value(await door.order(asha.token, order.id)).total).toBe(order.total);
    },
  );

  it('allows exactly the amounts from ₹1 to ₹5,00,000', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 * 999 * 10_000_000 }), (amountPaise) => {
        expect(isPayable(amountPaise)).toBe(amountPaise >= 100 && amountPaise <= 50_000_000);
      }),
      { examples: [[99], [100], [50_000_000], [50_000_001], [2 ** 31]] },
    );
  });

  it.each([
    ['a rupee', 100, 1],
    ['five lakh', 10_000_000, 5],
  ])('starts a payment of %s', async (_what, price, quantity) => {
    expect(await begin(await cartOf(price, quantity))).toMatchObject({
      data: { startOrderPayment: { amountInPaise: price * quantity } },
    });
  });
});

describe('error of the provider', () => {
  /** The provider's response to the creation of an order. */
  let answer: { status: number; body: string };
  let provider: Server;
  let shop: TestApp;
  beforeAll(async () => {
    provider = createServer((req, res) => {
      const isNewOrder = req.method === 'POST' && req.url === '/v1/orders';
      const { status, body } = isNewOrder
        ? answer
        : { status: 200, body: JSON.stringify({ entity: 'collection', count: 0, items: [] }) };
      req.resume();
      res.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
    });
    await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done));
    shop = await TestApp.start({
      DATABASE_URL: test.databaseUrl,
      RAZORPAY_KEY_ID: 'rzp_test_1',
      RAZORPAY_KEY_SECRET: 'key secret',
      RAZORPAY_API_URL: `http://127.0.0.1:${(provider.address() as AddressInfo).port}`,
    });
  });
  afterAll(async () => {
    await shop.close();
    await new Promise((done) => provider.close(done));
  });

  const says = (status: number, code: string, description: string) => {
    answer = { status, body: JSON.stringify({ error: { code, description, reason: 'NA' } }) };
  };

  it('is returned as a final error with its own description, through REST and GraphQL', async () => {
    const sentence = 'Amount exceeds maximum amount allowed.';
    says(400, 'BAD_REQUEST_ERROR', sentence);
    const message = `Failed to initiate payment. ${sentence}`;
    expect(await createOrder(shop, aReceipt(), asha.token)).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', message },
    });
    expect(await begin(await cartOf(4500, 1), undefined, shop)).toMatchObject({
      errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }],
    });
  });

  it.each([
    ['of our keys', 401, 'BAD_REQUEST_ERROR'],
    ['of a request that is fine', 500, 'SERVER_ERROR'],
    ['of a bank', 502, 'GATEWAY_ERROR'],
    ['with another code', 400, 'SERVER_ERROR'],
  ])('%s can be retried', async (_what, status, code) => {
    says(status, code, 'Authentication failed');
    const receipt = aReceipt();
    const refused = await createOrder(shop, receipt, asha.token);
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/);
    answer = { status: 200, body: JSON.stringify({ id: `order_${randomUUID()}`, receipt, amount: 12_345 }) };
    expect((await createOrder(shop, receipt, asha.token)).status).toBe(200);
  });

  it('that is not JSON can be retried', async () => {
    answer = { status: 404, body: '<h1>Not found</h1>' };
    expect(await createOrder(shop, aReceipt(), asha.token)).toMatchObject({ status: 503 });
  });
});
