import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { BillBook1764004830000 } from '../../platform/migrations/1764004830000-bill-book.js';
import { migrations } from '../../platform/migrations/index.js';
import { verifyLedger } from './ledger-verification.js';

let database: ScratchDatabase;
let dataSource: DataSource;

/** As processes of the last version write it. */
const insertRestaurant = () =>
  dataSource.query(
    `insert into restaurant (id, name, short_name, tagline, address, pin_code, phone, email, links, table_hours, stay_minutes,
       booking_fee_paise, refund_hours, gstin, tax_positions)
     values (1, 'Chowk', 'Chowk', '', '', '560001', '', '', '[]', '[]', 90, 100, 2, '29AAGCB7383J1Z4',
       '[{"from": "2026-04-01", "mode": "REGULAR", "pricesInclude": true}]')`,
  );

async function undo(): Promise<void> {
  const from = migrations.indexOf(BillBook1764004830000);
  for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
}

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  await undo();
  await dataSource.query('delete from restaurant');
  await insertRestaurant();
  await dataSource.runMigrations();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const prefixes = () => dataSource.query('select invoice_prefix, bill_footer from restaurant');
const empty = { count: 0, head: '', headAt: null };

it('a restaurant from before has the default prefix, no sentence below bills and an empty book that holds', async () => {
  expect(await prefixes()).toEqual([{ invoice_prefix: 'C', bill_footer: null }]);
  expect(await verifyLedger(dataSource)).toEqual(empty);
});

it('processes of the last version go on writing the restaurant', async () => {
  await dataSource.query('delete from restaurant');
  await insertRestaurant();
  expect(await prefixes()).toEqual([{ invoice_prefix: 'C', bill_footer: null }]);
});

it('the update can be undone and made again, and the audit log can only be appended to all the while', async () => {
  const change = () => dataSource.query('delete from audit_entries');
  await expect(change()).rejects.toThrow('audit_entries can only be appended to');
  await undo();
  await expect(change()).rejects.toThrow('audit_entries can only be appended to');
  await dataSource.runMigrations();
  expect(await verifyLedger(dataSource)).toEqual(empty);
});
