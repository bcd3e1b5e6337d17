import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, type Account } from '../../../test/factories.js';
import { aReceipt, beginOrder, createOrder, pay, price, untilOrdered } from '../../../test/payments.js';

let test: TestApp;
let asha: Account;
let ravi: Account;
beforeAll(async () => {
  test = await TestApp.start();
  [asha, ravi] = [await aCustomer(test), await aCustomer(test, 'Ravi Menon')];
});
afterEach(() => test.app.sandbox?.faults.clear());
afterAll(() => test.close());

const faults = () => test.app.sandbox!.faults;

describe('a provider that fails', () => {
  it('makes one order of a receipt whose first answer got lost', async () => {
    for (const kind of ['lost-answer', 'error', 'bad-gateway', 'too-many-requests'] as const) {
      const receipt = aReceipt();
      faults().add({ on: 'orders.create', kind });
      const first = await createOrder(test, receipt, asha.token);
      const second = await createOrder(test, receipt, asha.token);
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
    const silent = await createOrder(test, receipt, asha.token);
    expect(silent).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('Failed to initiate payment.') as string },
    });
    expect(silent.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect((await createOrder(test, receipt, asha.token)).status).toBe(200);
  });

  it('is asked with the receipt of each customer, though two may have the same', async () => {
    const receipt = aReceipt();
    const [first, second] = [
      await createOrder(test, receipt, asha.token),
      await createOrder(test, receipt, ravi.token),
    ];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.body.id).not.toBe(second.body.id);
    expect(await createOrder(test, receipt, asha.token, price + 1)).toMatchObject({
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
  expect(await createOrder(test, aReceipt(), undefined, amount ?? null)).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT' },
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
