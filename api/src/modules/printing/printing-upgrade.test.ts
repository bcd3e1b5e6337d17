import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { migrations } from '../../platform/migrations/index.js';
import { Printing1764004810000 } from '../../platform/migrations/1764004810000-printing.js';

let database: ScratchDatabase;
let dataSource: DataSource;
const codeId = newId();

const insert = (id: string, channel: string) =>
  dataSource.query(
    `insert into deliveries (id, event_id, channel, state, address, content, next_try_at, give_up_at)
     values ($1, $1, $2, 'waiting', 'somewhere', '{"print": {}}', now(), now())`,
    [id, channel],
  );
async function undo(): Promise<void> {
  const from = migrations.indexOf(Printing1764004810000);
  for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
}

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  await undo();
  await insert(codeId, 'sms');
  await dataSource.runMigrations();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

it('messages from before stay, and print jobs go with the table of printers', async () => {
  const jobId = newId();
  await insert(jobId, 'print');
  await undo();
  expect(await dataSource.query('select id from deliveries')).toEqual([{ id: codeId }]);
  await expect(insert(jobId, 'print')).rejects.toThrow('deliveries_channel_check');
  await dataSource.runMigrations();
  await insert(jobId, 'print');
  expect(await dataSource.query('select id from deliveries order by channel')).toEqual([
    { id: jobId },
    { id: codeId },
  ]);
});
