import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { migrations } from '../../platform/migrations/index.js';
import { Takings1764004500000 } from '../../platform/migrations/1764004500000-takings.js';
import { addMissingTakings } from './orders.queries.js';

const count = 10_000;
const staff = newId();

/** An order as the last version knew it. */
const anyOrder = fc.record({
  payment_mode: fc.constantFrom('COD', 'ONLINE'),
  status: fc.constantFrom('Pending', 'Preparing', 'Out for Delivery', 'Delivered', 'Delivered', 'Cancelled'),
  way: fc.constantFrom('DELIVERY', 'PICKUP'),
  is_not_taken: fc.nat(9).map((n) => n === 0),
  total_paise: fc.nat(20).map((n) => (n === 0 ? 0 : n * 12_345)),
  /** Minutes after placement; empty for orders whose history is not kept. */
  delivered: fc.array(fc.integer({ min: 1, max: 500 }), { maxLength: 2 }),
});

let database: ScratchDatabase;
let dataSource: DataSource;
const orders = fc.sample(anyOrder, { numRuns: count, seed: 425 }).map((order) => ({
  ...order,
  id: newId(),
  payment_status: order.payment_mode === 'ONLINE' ? 'Paid' : 'Pending',
}));
const placedAt = new Date('2026-11-01T10:00:00Z');
const later = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000);

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  await undo();
  await dataSource.query(
    `insert into users (id, name, email, password_hash, role) values ($1, 'Leela', 'leela@example.in', '', 'admin')`,
    [staff],
  );
  await insert(orders);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

async function undo(): Promise<void> {
  const from = migrations.indexOf(Takings1764004500000);
  for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
}

/** As processes of the last version write them. */
async function insert(rows: typeof orders): Promise<void> {
  await dataSource.query(
    `insert into orders (id, total_paise, way, address, location, payment_mode, payment_status, status, is_not_taken, created_at)
     select id, total_paise, way, '', '', payment_mode, payment_status, status, is_not_taken, $2
     from json_to_recordset($1) as o (id char(24), total_paise bigint, way text, payment_mode text, payment_status text,
       status text, is_not_taken boolean)`,
    [JSON.stringify(rows), placedAt],
  );
  const changes = rows.flatMap(({ id, delivered }) =>
    delivered.map((minutes, n) => ({ id, version: 2 + n, at: later(minutes) })),
  );
  await dataSource.query(
    `insert into order_changes (order_id, version, from_status, to_status, changed_by, changed_at)
     select id, version, 'Preparing', 'Delivered', $2, at
     from json_to_recordset($1) as change (id char(24), version integer, at timestamptz)`,
    [JSON.stringify(changes), staff],
  );
}

const isTaken = ({ payment_mode, status, is_not_taken }: (typeof orders)[number]) =>
  payment_mode === 'COD' && status === 'Delivered' && !is_not_taken;

async function verify(): Promise<void> {
  const statuses = await dataSource.query<{ id: string; payment_status: string }[]>(
    'select id, payment_status from orders',
  );
  const byId = new Map(statuses.map(({ id, payment_status }) => [id, payment_status]));
  const takings = await dataSource.query<{ order_id: string; amount_paise: string }[]>(
    'select * from takings order by order_id',
  );
  const ofOrder = new Map(takings.map((taking) => [taking.order_id, taking]));
  for (const order of orders) {
    expect(byId.get(order.id)).toBe(isTaken(order) ? 'Paid' : order.payment_status);
    const last = order.delivered.at(-1);
    if (isTaken(order) && order.total_paise > 0)
      expect(ofOrder.get(order.id)).toMatchObject({
        method: 'CASH',
        place: order.way === 'DELIVERY' ? 'DOOR' : 'COUNTER',
        amount_paise: String(order.total_paise),
        is_assumed: true,
        received_by: last === undefined ? null : staff,
        received_at: last === undefined ? placedAt : later(last),
        undone_at: null,
      });
    else expect(ofOrder.has(order.id)).toBe(false);
  }
}

it('cash orders that were delivered before the update are paid on delivery', async () => {
  await dataSource.runMigrations();
  await Promise.all([1, 2].map(() => addMissingTakings(dataSource.manager)));
  await verify();
  await addMissingTakings(dataSource.manager);
  await verify();
});

it('orders that processes of the last version deliver are paid as well, but not those of which staff undid the money', async () => {
  const [undone] = orders.filter((order) => isTaken(order) && order.total_paise > 0);
  await dataSource.query(`update takings set undone_at = now() where order_id = $1`, [undone?.id]);
  await dataSource.query(`update orders set payment_status = 'Pending' where id = $1`, [undone?.id]);
  const late = { ...undone, id: newId() } as (typeof orders)[number];
  await insert([late]);
  await addMissingTakings(dataSource.manager);
  const statusOf = (id: string | undefined) =>
    dataSource.query('select payment_status from orders where id = $1', [id]);
  expect(await statusOf(late.id)).toEqual([{ payment_status: 'Paid' }]);
  expect(await statusOf(undone?.id)).toEqual([{ payment_status: 'Pending' }]);
  await dataSource.query(`update orders set payment_status = 'Paid' where id = $1`, [undone?.id]);
  await dataSource.query(`update takings set undone_at = null`);
});

it('the update can be undone and made again', async () => {
  const [{ id } = { id: '' }] = orders;
  await dataSource.query(
    `insert into order_changes (order_id, version, kind) values ($1, 8, 'taking'), ($1, 9, 'taking-undone')`,
    [id],
  );
  await undo();
  const open = `select count(*)::int as count from orders where payment_mode = 'COD' and payment_status = 'Paid' and total_paise > 0`;
  expect(await dataSource.query(open)).toEqual([{ count: 0 }]);
  const kinds = await dataSource.query('select distinct kind from order_changes');
  expect(kinds).toEqual([{ kind: 'status' }]);
  await dataSource.runMigrations();
  await addMissingTakings(dataSource.manager);
  await verify();
});
