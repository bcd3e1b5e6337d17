import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { anAdmin } from '../../../test/factories.js';
import { ask } from '../../../test/people.js';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { migrations } from '../../platform/migrations/index.js';

let database: ScratchDatabase;
const admin = newId();

/** A database of the last release, with an admin. */
beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  try {
    const at = migrations.findIndex(({ name }) => name === 'StaffRoles1764004750000');
    for (let newer = migrations.length; newer > at; newer -= 1) await dataSource.undoLastMigration();
    await dataSource.query(
      `insert into users (id, name, email, password_hash, role) values ($1, 'Omkar Patil', 'o@example.in', 'x', 'admin')`,
      [admin],
    );
  } finally {
    await dataSource.destroy();
  }
});
afterAll(() => database.drop());

it('admins of the last release are owners in the list of people, also those whom its processes make meanwhile', async () => {
  const test = await TestApp.start({ DATABASE_URL: database.url });
  try {
    await test.app.dataSource.query(
      `insert into users (id, name, email, password_hash, role) values ($1, 'Made by it', 'm@example.in', 'x', 'admin')`,
      [newId()],
    );
    const { token } = await anAdmin(test, 'New');
    const { value } = await ask<{ persons: { name: string }[] }>(
      test,
      '{ people { persons { name role } } }',
      {},
      token,
    );
    const ofRelease = value?.persons.filter(({ name }) => ['Omkar Patil', 'Made by it'].includes(name));
    expect(ofRelease).toEqual([
      { name: 'Made by it', role: 'OWNER' },
      { name: 'Omkar Patil', role: 'OWNER' },
    ]);
  } finally {
    await test.close();
  }
});
