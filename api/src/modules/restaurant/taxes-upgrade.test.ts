import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { Taxes1764004820000 } from '../../platform/migrations/1764004820000-taxes.js';
import { migrations } from '../../platform/migrations/index.js';

let database: ScratchDatabase;
let dataSource: DataSource;

/** As processes of the last version write them. */
const insertRestaurant = () =>
  dataSource.query(
    `insert into restaurant (id, name, short_name, tagline, address, pin_code, phone, email, links, table_hours, stay_minutes,
       booking_fee_paise, refund_hours)
     values (1, 'Chowk', 'Chowk', '', '', '560001', '', '', '[]', '[]', 90, 100, 2)`,
  );
const insertDish = () =>
  dataSource.query(`insert into menu_items (id, name, price_paise) values ($1, 'Thali', 4000)`, [newId()]);

async function undo(): Promise<void> {
  const from = migrations.indexOf(Taxes1764004820000);
  for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
}

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  await undo();
  await dataSource.query('delete from restaurant');
  await insertRestaurant();
  await insertDish();
  await dataSource.runMigrations();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const settings = () => dataSource.query('select tax_positions, tax_classes, rounds_total from restaurant');
const classes = () => dataSource.query('select distinct tax_class from menu_items');
const untaxed = [{ tax_positions: [], tax_classes: [], rounds_total: true }];

it('a restaurant from before is not registered for GST, and its dishes have no tax class', async () => {
  expect(await settings()).toEqual(untaxed);
  expect(await classes()).toEqual([{ tax_class: null }]);
});

it('processes of the last version go on writing the restaurant and dishes', async () => {
  await dataSource.query('delete from restaurant');
  await insertRestaurant();
  await insertDish();
  expect(await settings()).toEqual(untaxed);
  expect(await classes()).toEqual([{ tax_class: null }]);
});

it('the update can be undone and made again', async () => {
  await undo();
  await dataSource.runMigrations();
  expect(await settings()).toEqual(untaxed);
});
