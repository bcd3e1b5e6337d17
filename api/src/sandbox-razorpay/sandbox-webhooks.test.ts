import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Razorpay from 'razorpay';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxKeys, TestSandbox } from '../../test/sandbox.js';

interface Delivery {
  readonly id: string;
  readonly raw: string;
  readonly headers: IncomingHttpHeaders;
  readonly event: string;
  readonly contains: readonly string[];
  readonly payload: Record<string, { entity: Record<string, unknown> }>;
  readonly at: number;
}

/** The shop's end: records requests and answers as told; 0 means no answer. */
class Shop {
  readonly deliveries: Delivery[] = [];
  readonly answers: number[] = [];
  private readonly server: Server;

  constructor() {
    this.server = createServer((req, res) => {
      const chunks: Buffer[] = [];
      req.on('data', (chunk: Buffer) => chunks.push(chunk));
      req.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        const body = JSON.parse(raw) as Pick<Delivery, 'event' | 'contains' | 'payload'>;
        const id = String(req.headers['x-razorpay-event-id']);
        this.deliveries.push({ ...body, id, raw, headers: req.headers, at: performance.now() });
        const status = this.answers.shift() ?? 200;
        if (status !== 0) res.writeHead(status, { Location: '/elsewhere' }).end();
      });
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.server.listen(0, '127.0.0.1', resolve);
    });
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/api/payment/webhook`;
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  get events(): string[] {
    return this.deliveries.map(({ event }) => event);
  }
}

let test: TestSandbox;
let shop: Shop;
let url: string;
let sender: { stop(): Promise<void> };

const timing = { firstDelay: 100, maxDelay: 2000 };

beforeAll(async () => {
  test = await TestSandbox.start({ webhookTiming: timing });
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.dataSource.query('delete from sandbox_webhooks');
  shop = new Shop();
  url = await shop.listen();
  sender = test.sandbox.startWebhookSender(url);
});
afterEach(async () => {
  await sender.stop();
  test.sandbox.faults.clear();
  shop.close();
});

async function anOrder(): Promise<string> {
  const order = { amount: 49_900, currency: 'INR', payment_capture: true };
  return (await test.sdk.orders.create(order)).id;
}

async function aPayment(): Promise<string> {
  return (await test.pay(await anOrder())).body.razorpay_payment_id;
}

const undelivered = async () => {
  const [row] = await test.dataSource.query<{ count: number }[]>(
    'select count(*)::int as count from sandbox_webhooks where next_attempt_at is not null',
  );
  return row?.count;
};
/** Waits until nothing is left to deliver. */
const delivered = () => expect.poll(undelivered, { interval: 20 }).toBe(0);

describe('webhooks', () => {
  it('report a payment’s events with the state at their time, signed over the exact bytes', async () => {
    const orderId = await anOrder();
    const { body } = await test.pay(orderId);
    await delivered();
    expect(shop.events.toSorted()).toEqual(['order.paid', 'payment.authorized', 'payment.captured']);

    for (const { raw, headers } of shop.deliveries) {
      const signature = String(headers['x-razorpay-signature']);
      expect(Razorpay.validateWebhookSignature(raw, signature, sandboxKeys.webhookSecret)).toBe(true);
      expect(Razorpay.validateWebhookSignature(`${raw} `, signature, sandboxKeys.webhookSecret)).toBe(false);
      expect(headers['content-type']).toBe('application/json');
      expect(JSON.parse(raw)).toMatchObject({
        entity: 'event',
        account_id: expect.stringMatching(/^acc_\w{14}$/) as string,
        created_at: expect.any(Number) as number,
      });
    }
    const of = (event: string) => shop.deliveries.find((delivery) => delivery.event === event);
    expect(of('payment.authorized')).toMatchObject({
      contains: ['payment'],
      payload: {
        payment: { entity: { id: body.razorpay_payment_id, status: 'authorized', captured: false } },
      },
    });
    expect(of('order.paid')).toMatchObject({
      contains: ['payment', 'order'],
      payload: {
        payment: { entity: await test.sdk.payments.fetch(body.razorpay_payment_id) },
        order: { entity: await test.sdk.orders.fetch(orderId) },
      },
    });
    expect(new Set(shop.deliveries.map(({ id }) => id)).size).toBe(3);
  });

  it('report failed payments and refunds', async () => {
    const orderId = await anOrder();
    await test.pay(orderId, { outcome: 'failure' });
    await delivered();
    expect(shop.events).toEqual(['payment.failed']);
    expect(shop.deliveries[0]?.payload['payment']?.entity).toMatchObject({
      status: 'failed',
      error_reason: 'payment_failed',
    });

    const paid = await aPayment();
    await delivered();
    shop.deliveries.length = 0;
    await test.sdk.payments.refund(paid, { amount: 900 });
    test.sandbox.faults.add({ on: 'payments.refund', kind: 'refund-fails' });
    await test.sdk.payments.refund(paid, { amount: 100 });
    await delivered();
    expect(shop.events.toSorted()).toEqual([
      'refund.created',
      'refund.created',
      'refund.failed',
      'refund.processed',
    ]);
    expect(shop.deliveries[0]?.contains).toEqual(['refund', 'payment']);
    const failed = shop.deliveries.find(({ event }) => event === 'refund.failed')?.payload;
    expect(failed).toMatchObject({
      refund: { entity: { amount: 100, status: 'failed' } },
      payment: { entity: { id: paid, amount_refunded: 900 } },
    });
  });

  it('are retried with the same id and growing delays until the shop accepts them', async () => {
    shop.answers.push(500, 404, 302, 503);
    await test.pay(await anOrder(), { outcome: 'failure' });
    await delivered();
    expect(shop.deliveries).toHaveLength(5);
    expect(new Set(shop.deliveries.map(({ id }) => id)).size).toBe(1);
    expect(new Set(shop.deliveries.map(({ raw }) => raw)).size).toBe(1);
    const gaps = shop.deliveries.slice(1).map(({ at }, index) => at - (shop.deliveries[index]?.at ?? 0));
    // Doubled three times; the clocks may differ slightly.
    expect(gaps[0]).toBeGreaterThanOrEqual(timing.firstDelay - 20);
    expect(gaps[3]).toBeGreaterThanOrEqual(8 * timing.firstDelay - 20);
  });

  it('time out as Razorpay’s do', async () => {
    await sender.stop();
    const hasty = await TestSandbox.start({
      databaseUrl: test.databaseUrl,
      webhookTiming: { ...timing, answer: 300 },
    });
    shop.answers.push(0);
    await hasty.pay(await anOrder(), { outcome: 'failure' });
    const hastySender = hasty.sandbox.startWebhookSender(url);
    await expect.poll(() => shop.deliveries.length).toBeGreaterThan(1);
    await hastySender.stop();
    const [first, second] = shop.deliveries;
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(280);
    await hasty.close();
  });

  it('are given up after a limited time', async () => {
    await sender.stop();
    const brief = await TestSandbox.start({
      databaseUrl: test.databaseUrl,
      webhookTiming: { ...timing, giveUpAfter: 500 },
    });
    shop.answers.push(...Array.from({ length: 99 }, () => 503));
    await brief.pay(await anOrder(), { outcome: 'failure' });
    const briefSender = brief.sandbox.startWebhookSender(url);
    await delivered();
    await briefSender.stop();
    expect(shop.deliveries.length).toBeGreaterThan(1);
    const [row] = await test.dataSource.query<{ delivered_at: Date | null; last_error: string }[]>(
      'select delivered_at, last_error from sandbox_webhooks',
    );
    expect(row).toEqual({ delivered_at: null, last_error: 'HTTP 503' });
    await brief.close();
  });

  it('survive the process that created them', async () => {
    await sender.stop();
    const crashed = await TestSandbox.start({ databaseUrl: test.databaseUrl });
    await crashed.pay(await anOrder());
    await crashed.kill();
    expect(shop.deliveries).toHaveLength(0);
    sender = test.sandbox.startWebhookSender(url);
    await delivered();
    expect(shop.deliveries).toHaveLength(3);
  });

  it('are sent once by several senders', async () => {
    const others = [1, 2].map(() => test.sandbox.startWebhookSender(url));
    const orders = await Promise.all(Array.from({ length: 10 }, anOrder));
    await Promise.all(orders.map((id) => test.pay(id)));
    await delivered();
    for (const other of others) await other.stop();
    expect(shop.deliveries).toHaveLength(30);
    expect(new Set(shop.deliveries.map(({ id }) => id)).size).toBe(30);
  });

  it('can be lost, doubled and shuffled', async () => {
    test.sandbox.faults.add({ on: 'webhooks', kind: 'off' });
    await aPayment();
    expect(await undelivered()).toBe(0);
    test.sandbox.faults.clear();
    expect(shop.deliveries).toHaveLength(0);

    test.sandbox.faults.add({ on: 'webhooks', kind: 'duplicate', times: 2 });
    test.sandbox.faults.add({ on: 'webhooks', kind: 'shuffle' });
    await sender.stop();
    await aPayment();
    const [row] = await test.dataSource.query<{ spread: number }[]>(
      `select extract(epoch from max(next_attempt_at) - min(next_attempt_at))::float8 as spread from sandbox_webhooks`,
    );
    expect(row?.spread).toBeGreaterThan(0.05);
    sender = test.sandbox.startWebhookSender(url);
    await delivered();
    expect(shop.deliveries).toHaveLength(5);
    expect(new Set(shop.deliveries.map(({ id }) => id)).size).toBe(3);
  });
});
