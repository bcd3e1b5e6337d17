import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { anAdmin } from '../../../test/factories.js';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { migrations } from '../../platform/migrations/index.js';
import { sandboxKeys } from '../../sandbox-razorpay/sandbox-keys.js';

let database: ScratchDatabase;
const payment = newId();
const secret = 'a secret that only the tests know of';

/** A database of the last release, with a payment in flight at the sandbox. */
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

it('a payment of the last release is looked for at the account of that time, also after keys were entered', async () => {
  const test = await TestApp.start({ DATABASE_URL: database.url, RAZORPAY_API_URL: 'http://127.0.0.1:9' });
  try {
    const { token } = await anAdmin(test);
    const answer = await test.graphql('{ connections { razorpay { state { source version } } } }', {}, token);
    expect(answer.data).toEqual({ connections: { razorpay: { state: { source: 'NONE', version: 0 } } } });
    const keys = { keyId: 'rzp_live_1', keySecret: 'secret', webhookSecret: null };
    const change = { version: 1, changedBy: 'Meera', changedAt: new Date() };
    const { connections, dataSource, services } = test.app;
    await connections.write(
      dataSource.manager,
      'razorpay',
      { keys, earlier: [], formerWebhookSecrets: [] },
      change,
    );
    await connections.reload();
    expect(connections.lastKnown.payments?.account.keyId).toBe('rzp_live_1');
    expect(connections.lastKnown.firstAccount?.keyId).toBe(sandboxKeys(secret).keyId);
    // The sandbox answers that it does not know this order; nobody answers at the address of Razorpay.
    await expect(services.settlement.check(payment)).rejects.toMatchObject({ kind: 'refused' });
  } finally {
    await test.close();
  }
});
