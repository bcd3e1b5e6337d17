import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, type Account } from '../../../test/factories.js';
import { providerSecret, startPaymentProvider } from '../../../test/payment-provider.js';
import { aReceipt, beginOrder, createOrder, paise, sendWebhook, type Begun } from '../../../test/payments.js';
import { endRateWindows } from '../../../test/rate-limits.js';

/** Both shops run without workers, so that only the tests start rounds of the reconciler. */
let provider: Awaited<ReturnType<typeof startPaymentProvider>>;
let test: TestApp;
let other: TestApp;
let customer: Account;
let dishId: string;
beforeAll(async () => {
  provider = await startPaymentProvider();
  test = await TestApp.start({ ...provider.environment, ROLE: 'api' });
  other = await TestApp.start({ ...provider.environment, ...test.stores, ROLE: 'api' });
  customer = await aCustomer(test);
  dishId = (await aDish(test, { pricePaise: paise })).id;
});
afterAll(async () => {
  await other.close();
  await test.close();
  await provider.close();
});
beforeEach(async () => {
  await test.app.dataSource.query('delete from payments');
  await endRateWindows(test);
  provider.calls.length = 0;
});

const flood = 3000;

/** Inserts unpaid anonymous payments that are due for an hour, before any other. */
async function aFlood(): Promise<void> {
  await test.app.dataSource.query(
    `insert into payments (id, receipt, provider_receipt, receipt_scope, razorpay_order_id, amount_paise, next_check_at)
     select lpad(to_hex(n), 24, '0'), 'r' || n, 'r' || n, 'anonymous', 'order_of_nobody_' || n, 100,
            now() - interval '1 hour'
     from generate_series(1, $1) as n`,
    [flood],
  );
}

const reconcile = (shop: TestApp) => shop.app.services.settlement.reconcile(shop.app.log);

/** Runs two parallel rounds on both shops, twice. */
async function rounds(): Promise<void> {
  await Promise.all([reconcile(test), reconcile(other)]);
  await Promise.all([reconcile(test), reconcile(other)]);
}

async function aPaidOrder(): Promise<Begun> {
  const begun = await beginOrder(test, customer, dishId);
  provider.paid.set(begun.razorpayOrderId, paise);
  await test.app.dataSource.query('update payments set next_check_at = now() where id = $1', [begun.id]);
  return begun;
}

/** The checks in chronological order. */
const checked = () => provider.calls.filter((call) => call.endsWith('/payments'));
const checkOf = ({ razorpayOrderId }: Begun) => `GET /v1/orders/${razorpayOrderId}/payments`;

async function stateOf({ id }: Begun): Promise<unknown> {
  const [row] = await test.app.dataSource.query<{ state: string }[]>(
    'select state from payments where id = $1',
    [id],
  );
  return row?.state;
}

describe('reconciler under a flood of unpaid payments', () => {
  it('checks a payment with proof first', async () => {
    await aFlood();
    const begun = await aPaidOrder();
    const payment = `pay_of_${begun.razorpayOrderId}`;
    const signature = createHmac('sha256', providerSecret).update(`${begun.razorpayOrderId}|${payment}`);
    await test.app.services.payments.verifyRedirect({
      razorpayOrderId: begun.razorpayOrderId,
      razorpayPaymentId: payment,
      razorpaySignature: signature.digest('hex'),
    });
    await reconcile(test);
    expect(checked()[0]).toBe(checkOf(begun));
    expect(await stateOf(begun)).toBe('CAPTURED');
  });

  it('checks a payment with a webhook first', async () => {
    await aFlood();
    const begun = await aPaidOrder();
    const webhook = { id: `pay_of_${begun.razorpayOrderId}`, order_id: begun.razorpayOrderId, amount: paise };
    await sendWebhook(test, { ...webhook, status: 'authorized' }, { eventId: 'evt_authorized' });
    await test.app.services.settlement.handleWebhook('evt_authorized');
    await reconcile(test);
    expect(checked()[0]).toBe(checkOf(begun));
    expect(await stateOf(begun)).toBe('CAPTURED');
  });

  it('limits routine checks to the quota of all workers', async () => {
    await aFlood();
    await rounds();
    expect(checked()).toHaveLength(20);
    expect(new Set(checked()).size).toBe(20);
    await endRateWindows(test);
    await rounds();
    expect(new Set(checked()).size).toBe(40);
  });

  it('eventually checks all payments', async () => {
    await aFlood();
    await test.app.dataSource.query('delete from payments where id > $1', ['64'.padStart(24, '0')]);
    for (let round = 0; round < 5; round += 1) {
      await endRateWindows(test);
      await reconcile(test);
    }
    expect(new Set(checked()).size).toBe(100);
  });
});

describe('429 of the provider', () => {
  it('is retried after a backoff without an error for the customer', async () => {
    provider.refuse(1);
    const { status, body } = await createOrder(test, aReceipt(), customer.token);
    expect(status).toBe(200);
    expect(body.id).toMatch(/^order_\d+$/);
  });

  it('blocks the calls of all processes for its Retry-After', async () => {
    provider.refuse(1, { 'Retry-After': '30' });
    expect(await createOrder(test, aReceipt(), customer.token)).toMatchObject({
      status: 503,
      body: { message: expect.stringContaining('The payment service is very busy right now.') as string },
    });
    const [before] = [provider.calls.length];
    expect((await createOrder(other, aReceipt(), customer.token)).status).toBe(503);
    expect(provider.calls).toHaveLength(before);
    await endRateWindows(test);
    expect((await createOrder(other, aReceipt(), customer.token)).status).toBe(200);
  });
});

it('calls above the quota are queued instead of failing', async () => {
  const shoppers = await Promise.all(Array.from({ length: 30 }, () => aCustomer(test)));
  const answers = await Promise.all(shoppers.map(({ token }) => createOrder(test, aReceipt(), token)));
  expect(answers.map(({ status }) => status)).toEqual(shoppers.map(() => 200));
});
