import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { expect, inject, it, onTestFinished } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { createScratchDatabase } from '../../../test/servers/scratch-database.js';
import { backUp, restore } from '../../backup/backup.js';
import { readConfig } from '../../config.js';
import { appendEntry } from './bill-book.queries.js';
import { instantOf } from './ledger-hash.js';
import { verifyLedger } from './ledger-verification.js';

it('a restored book holds, is guarded, and says from when its backup is', async () => {
  const test = await TestApp.start({ ROLE: 'api' });
  const folder = await mkdtemp(path.join(tmpdir(), 'chowk-book-'));
  const database = await createScratchDatabase(inject('databaseServer'));
  const restored = new DataSource({ type: 'postgres', url: database.url });
  onTestFinished(async () => {
    await test.close();
    if (restored.isInitialized) await restored.destroy();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });
  const entry = { kind: 'DAY_HEAD', document: '{"v":1}', at: instantOf(new Date()) } as const;
  await test.app.dataSource.transaction((tx) => appendEntry(tx, { ...entry, orderId: null, number: null }));
  const { head } = await verifyLedger(test.app.dataSource.manager);

  const file = path.join(folder, 'shop.zip');
  const print = () => undefined;
  const { createdAt } = await backUp(test.app.config, file, print);
  const config = readConfig({ DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'data') });
  await restore(config, file, { force: false, print, passphrase: () => Promise.resolve('') });

  await restored.initialize();
  expect(await verifyLedger(restored.manager, head)).toMatchObject({ count: 2 });
  expect((await verifyLedger(restored.manager, head)).fault).toBeUndefined();
  expect(await restored.query('select kind, document from ledger_entries where sequence = 2')).toEqual([
    { kind: 'RESTORE', document: JSON.stringify({ backupAt: createdAt, v: 1 }) },
  ]);
});
