import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { KitchenStations1764004790000 } from '../../platform/migrations/1764004790000-kitchen-stations.js';
import { migrations } from '../../platform/migrations/index.js';

let database: ScratchDatabase;
let dataSource: DataSource;

/** As processes of the last version write it. */
const insert = () =>
  dataSource.query(
    `insert into restaurant (id, name, short_name, tagline, address, pin_code, phone, email, links, table_hours, stay_minutes,
       booking_fee_paise, refund_hours)
     values (1, 'Chowk', 'Chowk', '', '', '560001', '', '', '[]', '[]', 90, 100, 2)`,
  );

async function undo(): Promise<void> {
  const from = migrations.indexOf(KitchenStations1764004790000);
  for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
}

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  await undo();
  await dataSource.query('delete from restaurant');
  await insert();
  await dataSource.runMigrations();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const stations = () => dataSource.query('select stations from restaurant');

it('a restaurant from before has no stations', async () => {
  expect(await stations()).toEqual([{ stations: [] }]);
});

it('processes of the last version go on writing the restaurant', async () => {
  await dataSource.query('delete from restaurant');
  await insert();
  expect(await stations()).toEqual([{ stations: [] }]);
});

it('the update can be undone and made again', async () => {
  await undo();
  await dataSource.runMigrations();
  expect(await stations()).toEqual([{ stations: [] }]);
});
