import { createHmac } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { findServer } from '../../src/embedded-postgres/server.js';
import { providerSecret, startPaymentProvider } from '../payment-provider.js';
import { aReceipt } from '../payments.js';
import { ShopProcess } from './shop-process.js';

const person = { name: 'Asha Rao', email: 'asha@example.in', password: 'masala dosa 9' };

/**
 * Delay of the provider's answers in milliseconds: with refunds it never reports, a check outlasts the time to stop.
 */
const slowAnswer = 6000;

it('a stopped process ends its database even if a job does not end', async () => {
  const provider = await startPaymentProvider();
  onTestFinished(() => provider.close());
  const shop = await ShopProcess.create({ ...provider.environment, LOG_LEVEL: 'silent' });
  onTestFinished(() => shop.remove());
  await shop.start();
  await shop.call('POST', '/api/auth/register', { body: person });
  const token = await shop.login(person);
  const { body } = await shop.call<{ id: string }>('POST', '/api/payment/create-order', {
    body: { amount: 100, receipt: aReceipt() },
    token,
  });
  provider.paid.set(body.id, 10_000);
  provider.refunded.add(body.id);
  provider.delay = (call) => {
    if (call.endsWith('/refunds')) return new Promise(() => undefined);
    return call.endsWith('/payments') ? delay(slowAnswer) : Promise.resolve();
  };
  const payment = `pay_of_${body.id}`;
  const signature = createHmac('sha256', providerSecret).update(`${body.id}|${payment}`).digest('hex');
  const verifying = shop
    .call('POST', '/api/payment/verify', {
      body: { razorpay_order_id: body.id, razorpay_payment_id: payment, razorpay_signature: signature },
      token,
    })
    .catch(() => undefined);
  await expect.poll(() => provider.calls.some((call) => call.endsWith('/payments'))).toBe(true);
  const cluster = path.join(shop.dataDir, 'postgres');
  expect(findServer(cluster)).toBeDefined();

  expect(await shop.stop('SIGTERM')).toBe(0);
  await verifying;
  expect(findServer(cluster)).toBeUndefined();
});
