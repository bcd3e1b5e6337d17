import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { invoiceOf, register } from '../../../test/bills.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { placeDelivery, setStatus } from '../../../test/riders.js';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { backUp, restore } from '../../backup/backup.js';
import { readConfig } from '../../config.js';
import { verifyLedger } from './ledger-verification.js';

let test: TestApp;
let owner: Account;
let database: ScratchDatabase;
let restored: DataSource;
let folder: string;
let deliver: (app?: TestApp) => Promise<string | undefined>;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
  folder = await mkdtemp(path.join(tmpdir(), 'chowk-book-'));
  database = await createScratchDatabase(inject('databaseServer'));
  restored = new DataSource({ type: 'postgres', url: database.url });
  const customer = await aCustomer(test);
  owner = await anAdmin(test);
  const { id: dishId } = await aDish(test);
  await register(test, owner);
  deliver = async (app = test) => {
    const id = await placeDelivery(app, { dishId, customer });
    await setStatus(app, owner, id, 'Delivered');
    return invoiceOf(app, owner, id);
  };
});
afterAll(async () => {
  await test.close();
  if (restored.isInitialized) await restored.destroy();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const file = (name = 'shop.zip') => path.join(folder, name);
const printed: string[] = [];
const print = (line: string) => void printed.push(line);
const restoreShop = (name?: string) =>
  restore(readConfig({ DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'data') }), file(name), {
    force: true,
    print,
    passphrase: () => Promise.resolve(''),
  });
const restores = () =>
  restored.query<{ document: string }[]>(
    `select document from ledger_entries where kind = 'RESTORE' order by sequence`,
  );

it('a restored book holds, is guarded, says what it replaced, and never gives a number again', async () => {
  await backUp(test.app.config, file('early.zip'), print);
  expect(await deliver()).toMatch(/^C\/\d\d-\d\d\/000001$/);
  const { head } = await verifyLedger(test.app.dataSource);
  const { createdAt } = await backUp(test.app.config, file(), print);
  const lost = await deliver();

  await restoreShop();
  await restored.initialize();
  const verified = await verifyLedger(restored, head);
  expect(verified.fault).toBeUndefined();
  expect(verified.count).toBe(2);
  const [noted] = await restores();
  const { prefix, ...said } = JSON.parse(noted?.document ?? '') as {
    prefix: { before: string; after: string };
  };
  expect(said).toEqual({ v: 1, backupAt: createdAt });
  expect(prefix).toEqual({ before: 'C', after: expect.stringMatching(/^C[0-9A-Z]{2}$/) as string });
  expect(printed).toContainEqual(expect.stringContaining(`bill numbers begin with ${prefix.after}/`));
  await restored.destroy();
  const again = await TestApp.start({ ROLE: 'api', DATABASE_URL: database.url });
  const number = await deliver(again);
  await again.close();
  expect(number).not.toBe(lost);
  expect(number).toMatch(new RegExp(`^${prefix.after}/\\d\\d-\\d\\d/000001$`));

  // Over a database that knows the series of the day: the backup does not, but what it replaced is written down.
  await restored.initialize();
  const replaced = await verifyLedger(restored);
  await restored.destroy();
  await restoreShop();
  await restored.initialize();
  expect(JSON.parse((await restores())[0]?.document ?? '')).toMatchObject({
    replaced: { entries: replaced.count, head: replaced.head },
  });
});

it('a backup from before the first number erases no book without a word', async () => {
  const replaced = await verifyLedger(restored);
  await restored.destroy();
  await restoreShop('early.zip');
  await restored.initialize();
  expect((await verifyLedger(restored)).count).toBe(1);
  expect(JSON.parse((await restores())[0]?.document ?? '')).toMatchObject({
    replaced: { entries: replaced.count, head: replaced.head },
  });
});
