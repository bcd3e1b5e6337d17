import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { anAdmin } from '../../../test/factories.js';
import { aReceipt, createOrder, idle, pay } from '../../../test/payments.js';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { migrations } from '../../platform/migrations/index.js';
import { PaymentAttempt } from '../payments/payment-attempt.entity.js';
import { Payment } from '../payments/payment.entity.js';

let database: ScratchDatabase;
const payment = newId();

/** A database of the last release, with a payment in flight. */
beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  try {
    const at = migrations.findIndex(({ name }) => name === 'Connections1764004700020');
    for (let newer = migrations.length; newer > at; newer -= 1) await dataSource.undoLastMigration();
    await dataSource.query(
      `insert into payments (id, razorpay_order_id, receipt, provider_receipt, receipt_scope, amount_paise)
       values ($1, 'order_Before0000000', 'receipt_1', 'receipt_1', 'anonymous', 12345)`,
      [payment],
    );
  } finally {
    await dataSource.destroy();
  }
});
afterAll(() => database.drop());

/** Razorpay, with these captured attempts by payment order; it refuses questions about other ones. */
async function aProvider(orders: Readonly<Record<string, string>>): Promise<Server> {
  const server = createServer((request, response) => {
    const [, orderId = ''] = /^\/v1\/orders\/(\w+)\/payments/.exec(request.url ?? '') ?? [];
    const id = orders[orderId];
    const created_at = Math.floor(Date.now() / 1000);
    const attempt = { id, order_id: orderId, amount: 12_345, status: 'captured', created_at };
    const error = { code: 'BAD_REQUEST_ERROR', description: 'The id provided does not exist' };
    response
      .writeHead(id ? 200 : 400, { 'content-type': 'application/json' })
      .end(JSON.stringify(id ? { items: [attempt] } : { error }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

it('payments of the last release are looked for at the present account, then at the sandbox', async () => {
  const provider = await aProvider({ order_Before0000000: 'pay_Before' });
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const test = await TestApp.start({ DATABASE_URL: database.url, RAZORPAY_API_URL: url });
  try {
    const { token } = await anAdmin(test);
    const answer = await test.graphql('{ connections { razorpay { state { source version } } } }', {}, token);
    expect(answer.data).toEqual({ connections: { razorpay: { state: { source: 'NONE', version: 0 } } } });
    const { connections, dataSource, services } = test.app;
    const { body } = await createOrder(test, aReceipt(), token);
    await pay(test, body.id);
    await idle(test);
    const ofSandbox = await dataSource.manager.findOneByOrFail(Payment, { razorpayOrderId: body.id });
    await dataSource.query('delete from payment_attempts where payment_id = $1', [ofSandbox.id]);
    await dataSource.query('update payments set account = null');
    const keys = { keyId: 'rzp_live_1', keySecret: 'secret', webhookSecret: null };
    const change = { version: 1, changedBy: 'Meera', changedAt: new Date() };
    const values = { keys, earlier: [], formerWebhookSecrets: [] };
    await connections.write(dataSource.manager, 'razorpay', values, change);
    await connections.reload();
    expect(connections.lastKnown.payments?.account.keyId).toBe('rzp_live_1');
    await services.settlement.check(payment);
    await services.settlement.check(ofSandbox.id);
    const attempts = await dataSource.manager.findBy(PaymentAttempt, { state: 'captured' });
    expect(new Set(attempts.map(({ paymentId }) => paymentId))).toEqual(new Set([payment, ofSandbox.id]));
    // Real money, which buys something.
    const claimed = await dataSource.transaction((tx) => services.settlement.claim(tx, payment));
    expect(claimed?.id).toBe(payment);
  } finally {
    await test.close();
    provider.close();
  }
});
