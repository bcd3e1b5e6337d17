import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { Kitchen1764004780000 } from '../../platform/migrations/1764004780000-kitchen.js';
import { migrations } from '../../platform/migrations/index.js';
import { defaultAcceptance } from '../restaurant/acceptance.js';

let database: ScratchDatabase;
let dataSource: DataSource;
const statuses = ['Pending', 'Preparing', 'Out for Delivery', 'Delivered', 'Cancelled'];
const ids = statuses.map(() => newId());

/** As processes of the last version write it. */
const insert = async (id: string, status: string) => {
  await dataSource.query(
    `insert into orders (id, total_paise, address, location, payment_mode, payment_status, status, version)
     values ($1, 100, '', '', 'COD', 'Pending', $2, 3)`,
    [id, status],
  );
  await dataSource.query(
    `insert into order_changes (order_id, version, kind, from_status, to_status)
     values ($1, 1, 'status', null, 'Pending'), ($1, 2, 'promise', null, null), ($1, 3, 'status', 'Pending', $2)`,
    [id, status],
  );
};

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  await undo();
  for (const [index, status] of statuses.entries()) await insert(ids[index] ?? '', status);
  await dataSource.runMigrations();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

async function undo(): Promise<void> {
  const from = migrations.indexOf(Kitchen1764004780000);
  for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
}

const stateOf = (id: string) =>
  dataSource.query('select status, is_unaccepted, ready_at, done_lines, bags from orders where id = $1', [
    id,
  ]);
const asBefore = { is_unaccepted: false, ready_at: null, done_lines: [], bags: null };

it('orders from before are accepted and have nothing of the kitchen’s', async () => {
  for (const [index, status] of statuses.entries())
    expect(await stateOf(ids[index] ?? '')).toEqual([{ status, ...asBefore }]);
});

it('the restaurant goes on accepting automatically', async () => {
  await dataSource.query(
    `insert into restaurant (id, name, short_name, tagline, address, pin_code, phone, email, links, table_hours, stay_minutes,
       booking_fee_paise, refund_hours)
     select 1, 'Chowk', 'Chowk', '', '', '560001', '', '', '[]', '[]', 90, 100, 2
     where not exists (select from restaurant)`,
  );
  expect(await dataSource.query('select acceptance from restaurant')).toEqual([
    { acceptance: defaultAcceptance },
  ]);
});

it('processes of the last version go on writing orders and their status', async () => {
  const id = newId();
  await insert(id, 'Preparing');
  expect(await stateOf(id)).toEqual([{ status: 'Preparing', ...asBefore }]);
});

it('a change has both statuses or none, as its kind demands', async () => {
  const [id] = ids;
  const write = (version: number, kind: string, from: string | null, to: string | null) =>
    dataSource.query(
      'insert into order_changes (order_id, version, kind, from_status, to_status) values ($1, $2, $3, $4, $5)',
      [id, version, kind, from, to],
    );
  await write(4, 'accepted', 'Pending', 'Preparing');
  await write(5, 'accepted', null, null);
  await write(6, 'line-done', null, null);
  await expect(write(7, 'accepted', 'Pending', null)).rejects.toThrow('order_changes_status_check');
  await expect(write(7, 'refused', null, null)).rejects.toThrow('order_changes_status_check');
  await expect(write(7, 'packed', 'Pending', 'Preparing')).rejects.toThrow('order_changes_status_check');
  const seen = await dataSource.query(
    'select version, to_status from order_status_changes where order_id = $1 order by version',
    [id],
  );
  expect(seen).toEqual([
    { version: 1, to_status: 'Pending' },
    { version: 3, to_status: 'Pending' },
    { version: 4, to_status: 'Preparing' },
  ]);
});

it('the update can be undone and made again', async () => {
  await undo();
  const kinds = await dataSource.query(
    'select kind, to_status from order_changes where order_id = $1 order by version',
    [ids[0]],
  );
  expect(kinds).toEqual([
    { kind: 'status', to_status: 'Pending' },
    { kind: 'promise', to_status: null },
    { kind: 'status', to_status: 'Pending' },
    { kind: 'status', to_status: 'Preparing' },
  ]);
  await dataSource.runMigrations();
  expect(await stateOf(ids[1] ?? '')).toEqual([{ status: 'Preparing', ...asBefore }]);
});
