import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, type Account } from '../../../test/factories.js';
import { aReceipt, beginOrder, createOrder, pay, price, untilOrdered } from '../../../test/payments.js';
import { calls, failures, SandboxFaults } from '../../../test/sandbox-faults.js';

let test: TestApp;
let faults: SandboxFaults;
let asha: Account;
let ravi: Account;
beforeAll(async () => {
  test = await TestApp.start();
  faults = new SandboxFaults(test.app.sandbox!);
  [asha, ravi] = [await aCustomer(test), await aCustomer(test, 'Ravi Menon')];
});
afterEach(() => faults.clear());
afterAll(() => test.close());

describe('payment orders with a failing provider', () => {
  it('creates one provider order per receipt if the first request fails or its response is lost', async () => {
    for (const kind of ['lostAnswer', 'error', 'badGateway', 'tooManyRequests'] as const) {
      const receipt = aReceipt();
      faults.meet(calls.createOrder, failures[kind]);
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

  it('returns UNAVAILABLE on a timeout and succeeds on the next attempt', async () => {
    const receipt = aReceipt();
    faults.meet(calls.createOrder, failures.hang);
    const silent = await createOrder(test, receipt, asha.token);
    expect(silent).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('Failed to initiate payment.') as string },
    });
    expect(silent.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect((await createOrder(test, receipt, asha.token)).status).toBe(200);
  });

  it('creates separate orders for two customers with the same receipt', async () => {
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
])('refuses a payment order with %s as amount', async (_what, amount) => {
  expect(await createOrder(test, aReceipt(), undefined, amount ?? null)).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT' },
  });
});

describe('idempotency key of a payment order', () => {
  interface Sent {
    readonly key?: string;
    readonly receipt?: string;
    readonly amount?: number;
    readonly token?: string | undefined;
    readonly headers?: Record<string, string>;
  }
  const send = (
    { key = randomUUID(), receipt = aReceipt(), amount = price, token, headers }: Sent = {},
    shop = test,
  ) =>
    shop.rest<{ id: string; receipt: string; code?: string }>('POST', '/api/payment/create-order', {
      token,
      headers: { 'Idempotency-Key': key, ...headers },
      body: { amount, receipt },
    });
  const conflict = { status: 409, body: { code: 'IDEMPOTENCY_CONFLICT' } };
  const kept = (receipts: readonly string[]) =>
    test.app.dataSource.query<{ payments: number; orders: number }[]>(
      `select (select count(*)::int from payments where receipt = any($1)) as payments,
              (select count(*)::int from sandbox_orders where receipt = any($1)) as orders`,
      [receipts],
    );

  describe.each([
    ['a customer', () => asha.token],
    ['a visitor', () => undefined],
  ])('of %s', (_who, tokenOf) => {
    it('returns the same response again and is refused with another receipt or amount', async () => {
      const key = randomUUID();
      const [receipt, other] = [aReceipt(), aReceipt()];
      const token = tokenOf();
      const first = await send({ key, receipt, token });
      expect(first.status).toBe(200);
      expect((await send({ key, receipt, token })).body).toEqual(first.body);
      expect(await send({ key, receipt: other, token })).toMatchObject(conflict);
      expect(await send({ key, receipt, amount: price + 1, token })).toMatchObject(conflict);
      expect(await send({ key, receipt: other, amount: price + 1, token })).toMatchObject(conflict);
      expect(await kept([receipt, other])).toEqual([{ payments: 1, orders: 1 }]);
      // The refusals have not used up the other receipt.
      expect((await send({ receipt: other, token })).status).toBe(200);
    });

    it('creates one payment order for 20 parallel requests', async () => {
      const [key, receipt] = [randomUUID(), aReceipt()];
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => send({ key, receipt, token: tokenOf() })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await kept([receipt])).toEqual([{ payments: 1, orders: 1 }]);
    });

    it('accepts one of 20 parallel requests with different receipts and refuses the others', async () => {
      const key = randomUUID();
      const receipts = Array.from({ length: 20 }, aReceipt);
      const answers = await Promise.all(receipts.map((receipt) => send({ key, receipt, token: tokenOf() })));
      const count = (code: number) => answers.filter(({ status }) => status === code).length;
      expect([count(200), count(409)]).toEqual([1, 19]);
      expect(await kept(receipts)).toEqual([{ payments: 1, orders: 1 }]);
    });

    it.each(['error', 'badGateway', 'lostAnswer'] as const)(
      'can be reused after the provider failed: %s',
      async (kind) => {
        const [key, receipt] = [randomUUID(), aReceipt()];
        faults.meet(calls.createOrder, failures[kind]);
        await send({ key, receipt, token: tokenOf() });
        const second = await send({ key, receipt, token: tokenOf() });
        expect(second).toMatchObject({ status: 200, body: { receipt } });
        expect(await kept([receipt])).toEqual([{ payments: 1, orders: 1 }]);
      },
    );
  });

  it('is scoped to its customer and separate from visitors', async () => {
    const key = randomUUID();
    const answers = [];
    for (const token of [asha.token, ravi.token, undefined]) answers.push(await send({ key, token }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(3);
  });

  it('of a visitor is scoped to the network', async () => {
    const shop = await TestApp.start({ TRUST_PROXY: '1' });
    const [key, receipt] = [randomUUID(), aReceipt()];
    const from = (address: string, sent: Sent = {}) =>
      send({ key, ...sent, headers: { 'X-Forwarded-For': address } }, shop);
    const first = await from('203.0.113.1', { receipt });
    expect(first.status).toBe(200);
    expect(await from('203.0.113.1')).toMatchObject(conflict);
    const stranger = await from('203.0.113.2');
    expect(stranger.status).toBe(200);
    expect(stranger.body.id).not.toBe(first.body.id);
    // A retry from another network finds the payment by its receipt.
    expect((await from('203.0.113.3', { receipt })).body).toEqual(first.body);
    await shop.close();
  });

  it.each(['', 'x'.repeat(201)])('is refused if it is invalid: %j', async (key) => {
    expect(await send({ key })).toMatchObject({ status: 400, body: { code: 'BAD_USER_INPUT' } });
  });
});

it('limits the rate of new payment orders per network', async () => {
  const shop = await TestApp.start({ RATE_LIMIT_FACTOR: '0.01' });
  const begin = (n: number) =>
    shop.rest('POST', '/api/payment/create-order', { body: { amount: 10, receipt: `receipt_${n}` } });
  for (let n = 0; n < 3; n += 1) expect((await begin(n)).status).toBe(200);
  const refused = await begin(3);
  expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(5);
  await shop.close();
});

it('logs no secret of the provider account', async () => {
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
  new SandboxFaults(shop.app.sandbox!).meet(calls.paymentsOfOrder, failures.error);
  const proof = await pay(shop, begun.razorpayOrderId);
  await shop.rest('POST', '/api/payment/verify', { token: customer.token, body: proof });
  await untilOrdered(shop, customer, begun.id);
  await shop.close();
  const { keySecret = '', webhookSecrets = [] } = shop.razorpay ?? {};
  expect(log).toContain('payment.callback-received');
  for (const secret of [keySecret, ...webhookSecrets, proof.razorpay_signature]) {
    expect(secret).not.toBe('');
    expect(log).not.toContain(secret);
  }
});

it('returns PAYMENTS_OFF and offers only cash if online payment is disabled', async () => {
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
