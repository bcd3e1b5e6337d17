import express, { type RequestHandler } from 'express';
import type { IncomingHttpHeaders } from 'node:http';
import Razorpay from 'razorpay';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../test/app.js';
import { pay } from '../../test/payments.js';
import { calls, SandboxFaults } from '../../test/sandbox-faults.js';
import { razorpaySdk } from '../../test/sandbox.js';

interface Delivery {
  readonly id: string;
  readonly raw: string;
  readonly headers: IncomingHttpHeaders;
  readonly event: string;
  readonly contains: readonly string[];
  readonly payload: Record<string, { entity: Record<string, unknown> }>;
}

const deliveries: Delivery[] = [];
/** The shop's next answers; 200 if there is none, and 0 means no answer. */
const answers: number[] = [];
const events = () => deliveries.map(({ event }) => event).toSorted();

/** The shop's end, in place of its route. */
const record: RequestHandler = (req, res) =>
  express.text({ type: () => true })(req, res, () => {
    const raw = req.body as string;
    const body = JSON.parse(raw) as Pick<Delivery, 'event' | 'contains' | 'payload'>;
    deliveries.push({ ...body, id: String(req.headers['x-razorpay-event-id']), raw, headers: req.headers });
    const status = answers.shift() ?? 200;
    if (status !== 0) res.writeHead(status, { Location: '/elsewhere' }).end();
  });

async function aShop(environment: Record<string, string> = {}): Promise<TestApp> {
  const shop = await TestApp.start(environment);
  new SandboxFaults(shop.app.sandbox!).meet(calls.webhook, record, Infinity);
  return shop;
}

let test: TestApp;
beforeAll(async () => {
  test = await aShop();
});
afterAll(() => test.close());
afterEach(() => {
  deliveries.length = 0;
});

const sdkOf = ({ razorpay }: TestApp) => razorpaySdk(razorpay!.apiUrl, razorpay!);

async function anOrder(shop = test): Promise<string> {
  const order = { amount: 49_900, currency: 'INR', payment_capture: true };
  return (await sdkOf(shop).orders.create(order)).id;
}

describe('webhooks', () => {
  it('report a payment’s events with the state at their time, signed over the exact bytes', async () => {
    const orderId = await anOrder();
    const paid = await pay(test, orderId);
    await expect.poll(events).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);

    const [secret = ''] = test.razorpay!.webhookSecrets;
    for (const { raw, headers } of deliveries) {
      const signature = String(headers['x-razorpay-signature']);
      expect(Razorpay.validateWebhookSignature(raw, signature, secret)).toBe(true);
      expect(Razorpay.validateWebhookSignature(`${raw} `, signature, secret)).toBe(false);
      expect(headers['content-type']).toBe('application/json');
      expect(JSON.parse(raw)).toMatchObject({
        entity: 'event',
        account_id: expect.stringMatching(/^acc_\w{14}$/) as string,
        created_at: expect.any(Number) as number,
      });
    }
    const of = (event: string) => deliveries.find((delivery) => delivery.event === event);
    expect(of('payment.authorized')).toMatchObject({
      contains: ['payment'],
      payload: {
        payment: { entity: { id: paid.razorpay_payment_id, status: 'authorized', captured: false } },
      },
    });
    expect(of('order.paid')).toMatchObject({
      contains: ['payment', 'order'],
      payload: {
        payment: { entity: await sdkOf(test).payments.fetch(paid.razorpay_payment_id) },
        order: { entity: await sdkOf(test).orders.fetch(orderId) },
      },
    });
    expect(new Set(deliveries.map(({ id }) => id)).size).toBe(3);
  });

  it('report failed payments and refunds', async () => {
    await pay(test, await anOrder(), { outcome: 'failure' });
    await expect.poll(events).toEqual(['payment.failed']);
    expect(deliveries[0]?.payload['payment']?.entity).toMatchObject({
      status: 'failed',
      error_reason: 'payment_failed',
    });

    const { razorpay_payment_id: paid } = await pay(test, await anOrder());
    await sdkOf(test).payments.refund(paid, { amount: 900 });
    await expect.poll(events).toEqual(expect.arrayContaining(['refund.created', 'refund.processed']));
    const refunded = deliveries.find(({ event }) => event === 'refund.processed');
    expect(refunded).toMatchObject({
      contains: ['refund', 'payment'],
      payload: {
        refund: { entity: { amount: 900, status: 'processed' } },
        payment: { entity: { id: paid, amount_refunded: 900 } },
      },
    });
  });

  it('are repeated with the same id and bytes until the shop accepts them', async () => {
    // No answer, in five seconds, is a failure, too.
    answers.push(302, 0);
    await pay(test, await anOrder(), { outcome: 'failure' });
    await expect.poll(() => deliveries.length).toBe(3);
    expect(new Set(deliveries.map(({ id }) => id)).size).toBe(1);
    expect(new Set(deliveries.map(({ raw }) => raw)).size).toBe(1);
  });

  it('are sent by a worker that starts after the process that created them has ended', async () => {
    // Without a worker.
    const shop = await aShop({ ROLE: 'api' });
    const gone = await aShop({ ...shop.stores, ROLE: 'api' });
    await pay(gone, await anOrder(gone));
    await gone.close();
    expect(deliveries).toEqual([]);
    const worker = await aShop({ ...shop.stores, ROLE: 'worker' });
    await expect.poll(events).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);
    await worker.close();
    await shop.close();
  });
});
