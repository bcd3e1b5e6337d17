import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { SaidNotifications1764004600000 } from '../../platform/migrations/1764004600000-said-notifications.js';
import { migrations } from '../../platform/migrations/index.js';

let database: ScratchDatabase;
let dataSource: DataSource;

/** As a process of the last version does. */
async function writeAsBefore(): Promise<{ user: string; notification: string }> {
  const [user, notification] = [newId(), newId()];
  await dataSource.query(`insert into users (id, name, role) values ($1, 'Asha Rao', 'customer')`, [user]);
  await dataSource.query(
    `insert into notifications (id, user_id, event_id, kind, title, body) values ($1, $2, $3, 'order.placed', 'We have your order', 'Thank you!')`,
    [notification, user, newId()],
  );
  return { user, notification };
}

const read = async ({ user, notification }: { user: string; notification: string }) => [
  await dataSource.query('select name, language from users where id = $1', [user]),
  await dataSource.query('select title, body, said from notifications where id = $1', [notification]),
];

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  const from = migrations.indexOf(SaidNotifications1764004600000);
  for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

it('after an update, old rows and those of older processes are in English', async () => {
  const old = await writeAsBefore();
  await dataSource.runMigrations();
  for (const row of [old, await writeAsBefore()])
    expect(await read(row)).toEqual([
      [{ name: 'Asha Rao', language: 'en' }],
      [{ title: 'We have your order', body: 'Thank you!', said: null }],
    ]);
});
