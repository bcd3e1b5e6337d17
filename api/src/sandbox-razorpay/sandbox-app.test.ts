import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../test/app.js';
import { razorpaySdk } from '../../test/sandbox.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start();
});
afterAll(() => test.close());

const anOrder = { amount: 100, currency: 'INR' };
const script = '/sandbox/razorpay/v1/checkout.js';

function accountOf({ razorpay }: TestApp) {
  if (!razorpay) throw new Error('Payments are off');
  return razorpay;
}

describe('the shop’s sandbox', () => {
  it('has its own address and one on the shop’s', async () => {
    const account = accountOf(test);
    expect(account.keyId).toMatch(/^rzp_test_[0-9A-Za-z]{14}$/);
    const { id } = await razorpaySdk(account.apiUrl, account).orders.create(anOrder);
    const outside = razorpaySdk(`${test.url}/sandbox/razorpay`, account);
    expect((await outside.orders.fetch(id)).amount).toBe(100);

    const answer = await fetch(test.url + script);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
    ]);
  });

  it('uses the same keys in all processes, and is reachable from workers', async () => {
    const worker = await TestApp.start({ DATABASE_URL: test.databaseUrl, ROLE: 'worker' });
    const { apiUrl, ...keys } = accountOf(worker);
    expect(accountOf(test)).toMatchObject(keys);
    expect(await razorpaySdk(apiUrl, keys).orders.create(anOrder)).toMatchObject({ status: 'created' });
    await worker.close();
  });

  it('sends webhooks to the shop', async () => {
    const account = accountOf(test);
    const { id } = await razorpaySdk(account.apiUrl, account).orders.create(anOrder);
    const body = JSON.stringify({ order_id: id, outcome: 'failure', method: 'upi' });
    const headers = { 'Content-Type': 'application/json' };
    await fetch(`${test.url}/sandbox/razorpay/v1/checkout/pay`, { method: 'POST', headers, body });
    const received = () =>
      test.app.dataSource.query<unknown[]>('select 1 from payment_webhooks where body::text like $1', [
        `%${id}%`,
      ]);
    await expect.poll(received).toHaveLength(1);
  });

  it('is missing with Razorpay keys, or if payments are off', async () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_live_1', RAZORPAY_KEY_SECRET: 'secret' };
    for (const environment of [keys, { NODE_ENV: 'production' }]) {
      const other = await TestApp.start({ DATABASE_URL: test.databaseUrl, ...environment });
      expect(other.app.sandbox).toBeUndefined();
      expect((await fetch(other.url + script)).status).toBe(404);
      expect(other.razorpay?.keyId).toBe(environment === keys ? keys.RAZORPAY_KEY_ID : undefined);
      await other.close();
    }
  });

  it('signs with the first of several webhook secrets and accepts all', async () => {
    const other = await TestApp.start({
      DATABASE_URL: test.databaseUrl,
      RAZORPAY_WEBHOOK_SECRET: 'new one,old one',
    });
    expect(accountOf(other).webhookSecrets).toEqual(['new one', 'old one']);
    await other.close();
  });
});
