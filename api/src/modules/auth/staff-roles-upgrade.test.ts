import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { StaffRoles1764004750000 } from '../../platform/migrations/1764004750000-staff-roles.js';
import { migrations } from '../../platform/migrations/index.js';
import { staffRoleOf, type StoredRole } from './role.js';

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
  const from = migrations.indexOf(StaffRoles1764004750000);
  for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
}

/** As processes of the last version write it. */
const insert = (name: string, role: string) =>
  dataSource.query(
    `insert into users (id, name, email, password_hash, role) values ($1, $2, $2 || '@example.in', 'x', $3)`,
    [newId(), name, role],
  );

async function rolesNow() {
  const users = await dataSource.query<(StoredRole & { name: string })[]>(
    'select name, role, staff_role as "staffRole" from users order by name',
  );
  return users.map((user) => [user.name, user.role, staffRoleOf(user)]);
}

it('admins of the last version are owners, those before the upgrade and those made during it', async () => {
  await insert('asha', 'customer');
  await insert('meera', 'admin');
  await dataSource.runMigrations();
  await insert('vikram', 'admin');
  expect(await rolesNow()).toEqual([
    ['asha', 'customer', null],
    ['meera', 'admin', 'OWNER'],
    ['vikram', 'admin', 'OWNER'],
  ]);
  await dataSource.query(`update users set staff_role = 'KITCHEN' where name = 'asha'`);
  // A process of the last version promotes her.
  await dataSource.query(`update users set role = 'admin' where name = 'asha'`);
  expect((await rolesNow())[0]).toEqual(['asha', 'admin', 'OWNER']);
  await undo();
  await dataSource.runMigrations();
  expect(await rolesNow()).toHaveLength(3);
});
