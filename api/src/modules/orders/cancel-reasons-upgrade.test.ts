import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { CancelReasons1764004700010 } from '../../platform/migrations/1764004700010-cancel-reasons.js';
import { migrations } from '../../platform/migrations/index.js';

let database: ScratchDatabase;
let dataSource: DataSource;
beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  await undo();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

async function undo(): Promise<void> {
  const from = migrations.indexOf(CancelReasons1764004700010);
  for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
}

/** As processes of the last version write it. */
const insert = (id: string) =>
  dataSource.query(
    `insert into orders (id, total_paise, way, address, location, payment_mode, payment_status, status)
     values ($1, 100, 'DELIVERY', '', '', 'COD', 'Pending', 'Cancelled')`,
    [id],
  );
const ordersNow = () => dataSource.query<object[]>('select * from orders order by id');

it('orders of the last version are cancelled without a reason, before the upgrade and during it', async () => {
  const ids = [newId(), newId()].toSorted() as [string, string];
  await insert(ids[0]);
  await dataSource.runMigrations();
  await insert(ids[1]);
  const without = { cancel_reason: null, cancel_text: null };
  expect(await ordersNow()).toMatchObject(ids.map((id) => ({ id, status: 'Cancelled', ...without })));
  await dataSource.query(`update orders set cancel_reason = 'OTHER', cancel_text = 'No gas'`);
  await undo();
  expect(await ordersNow()).toMatchObject(ids.map((id) => ({ id, status: 'Cancelled' })));
  expect(Object.keys((await ordersNow())[0] ?? {})).not.toContain('cancel_reason');
  await dataSource.runMigrations();
});
