import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { Riders1764004750120 } from '../../platform/migrations/1764004750120-riders.js';
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
  const from = migrations.indexOf(Riders1764004750120);
  for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
}

async function insertUser(staffRole: string | null): Promise<string> {
  const id = newId();
  await dataSource.query(
    `insert into users (id, name, email, password_hash, role, staff_role)
     values ($1, 'Ravi', $2, 'x', 'customer', $3)`,
    [id, `${id}@example.in`, staffRole],
  );
  return id;
}

/** As processes of the last version write it. */
async function insertOrder(userId: string): Promise<string> {
  const id = newId();
  await dataSource.query(
    `insert into orders (id, user_id, total_paise, address, location, payment_mode, payment_status, status)
     values ($1, $2, 25000, '12 MG Road', 'Home Delivery', 'COD', 'Pending', 'Preparing')`,
    [id, userId],
  );
  return id;
}

it('orders of the last version, before and after the upgrade, have no rider, and can get one', async () => {
  const counter = await insertUser('COUNTER');
  await expect(insertUser('RIDER')).rejects.toThrow('users_staff_role_check');
  const before = await insertOrder(counter);
  await dataSource.runMigrations();
  const after = await insertOrder(counter);
  const rider = await insertUser('RIDER');
  await dataSource.query('update orders set rider_id = $1 where id = $2', [rider, before]);
  const riders = () => dataSource.query('select id, rider_id from orders order by id');
  expect(await riders()).toEqual(
    [
      { id: before, rider_id: rider },
      { id: after, rider_id: null },
    ].toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  );
  await dataSource.query('delete from users where id = $1', [rider]);
  expect(await riders()).toEqual(expect.arrayContaining([{ id: before, rider_id: null }]));
});

it('undone, leaves riders as customers and the other roles as they are', async () => {
  const rider = await insertUser('RIDER');
  await undo();
  const roles = await dataSource.query(
    'select staff_role from users where id = $1 or staff_role is not null',
    [rider],
  );
  expect(roles).toEqual(expect.arrayContaining([{ staff_role: null }, { staff_role: 'COUNTER' }]));
  await dataSource.runMigrations();
});
