import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { OrderBuyer1764004850000 } from '../../platform/migrations/1764004850000-order-buyer.js';
import { migrations } from '../../platform/migrations/index.js';

let database: ScratchDatabase;
let dataSource: DataSource;
const before = newId();

/** As processes of the last version write it. */
const insertOrder = (id: string) =>
  dataSource.query(
    `insert into orders (id, total_paise, address, location, payment_mode, payment_status, status)
     values ($1, 300, '', '', 'COD', 'Pending', 'Preparing')`,
    [id],
  );

async function undo(): Promise<void> {
  const from = migrations.indexOf(OrderBuyer1764004850000);
  for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
}

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  await undo();
  await insertOrder(before);
  await dataSource.runMigrations();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

it('orders from before, and of processes of the last version, are billed to no firm', async () => {
  await insertOrder(newId());
  expect(await dataSource.query('select buyer from orders')).toEqual([{ buyer: null }, { buyer: null }]);
});

it('the migration can be undone and run again, without a change of a firm in the history', async () => {
  await dataSource.query(`update orders set buyer = '{"name": "Tulsi", "gstin": "29AABCT1332L1ZA"}'`);
  await dataSource.query(`insert into order_changes (order_id, version, kind) values ($1, 2, 'buyer')`, [
    before,
  ]);
  await undo();
  expect(await dataSource.query('select kind from order_changes')).toEqual([]);
  await dataSource.runMigrations();
  expect(await dataSource.query('select buyer from orders')).toEqual([{ buyer: null }, { buyer: null }]);
});
