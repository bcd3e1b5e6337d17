import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aTablet } from '../../../test/devices.js';
import { anAdmin } from '../../../test/factories.js';
import { ask } from '../../../test/people.js';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { migrations } from '../../platform/migrations/index.js';

let database: ScratchDatabase;
const [admin, guest, order, entry] = [newId(), newId(), newId(), newId()];

/** A database of the last release, with an admin, a guest, their changed order and its audit entry. */
beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  try {
    const at = migrations.findIndex(({ name }) => name === 'Devices1764004750100');
    for (let newer = migrations.length; newer > at; newer -= 1) await dataSource.undoLastMigration();
    await dataSource.query(
      `insert into users (id, name, email, password_hash, role, staff_role, phone)
       values ($1, 'Omkar Patil', 'o@example.in', 'x', 'admin', 'OWNER', null),
         ($2, 'Ravi', null, null, 'customer', null, '+919812358147')`,
      [admin, guest],
    );
    await dataSource.query(
      `insert into audit_entries (id, actor_id, actor_name, act, subject, subject_id, subject_name)
       values ($1, $2, 'Omkar Patil', 'CHANGED', 'ORDER', $3, '')`,
      [entry, admin, order],
    );
  } finally {
    await dataSource.destroy();
  }
});
afterAll(() => database.drop());

it('guests stay guests, old entries have no tablet, and processes of the last release make customers', async () => {
  const test = await TestApp.start({ DATABASE_URL: database.url });
  try {
    const { manager } = test.app.dataSource;
    const made = newId();
    await manager.query(
      `insert into users (id, name, role, phone) values ($1, 'Made by it', 'customer', '+91980')`,
      [made],
    );
    const customers = await manager.query<{ id: string }[]>('select id from customers where id = any($1)', [
      [guest, made],
    ]);
    expect(customers).toHaveLength(2);
    const signedIn = await test.app.services.auth.signIn({ userId: guest, passwordHash: null }, {});
    const me = await ask(test, '{ me { isGuest phone permissions } }', {}, signedIn?.token);
    expect(me.value).toEqual({
      isGuest: true,
      phone: '+919812358147',
      permissions: ['USE_ACCOUNT', 'ORDER', 'BOOK_TABLES'],
    });
    const { token } = await anAdmin(test);
    const page = `{ auditEntries(first: 5, subject: ORDER) { nodes { id device approvedBy } } }`;
    const entries = await ask(test, page, {}, token);
    expect(entries.value).toEqual({ nodes: [{ id: entry, device: null, approvedBy: null }] });
  } finally {
    await test.close();
  }
});

it('tablets go if the last release is put back', async () => {
  const test = await TestApp.start({ DATABASE_URL: database.url });
  const tablet = await aTablet(test);
  await test.close();
  const dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  try {
    const at = migrations.findIndex(({ name }) => name === 'Devices1764004750100');
    for (let newer = migrations.length; newer > at; newer -= 1) await dataSource.undoLastMigration();
    expect(await dataSource.query('select from users where id = $1', [tablet.id])).toEqual([]);
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
});
