import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { ChangedOrders1764004800000 } from '../../platform/migrations/1764004800000-changed-orders.js';
import { migrations } from '../../platform/migrations/index.js';

let database: ScratchDatabase;
let dataSource: DataSource;
const [online, cash] = [newId(), newId()];
const payment = newId();

/** As processes of the last version write it. */
const insertOrder = (id: string, mode: string) =>
  dataSource.query(
    `insert into orders (id, total_paise, address, location, payment_mode, payment_status, status)
     values ($1, 300, '', '', $2, 'Paid', 'Preparing')`,
    [id, mode],
  );
const insertPayment = (id: string, purpose: string, more: object = {}) => {
  const row = {
    id,
    receipt: id,
    provider_receipt: id,
    receipt_scope: '',
    amount_paise: 300,
    purpose,
    ...more,
  };
  return dataSource.query(
    `insert into payments (${Object.keys(row).join(', ')}) values (${Object.keys(row)
      .map((_, n) => `$${n + 1}`)
      .join(', ')})`,
    Object.values(row),
  );
};
const insertChange = (version: number, kind: string, from: string | null = null, to: string | null = null) =>
  dataSource.query(
    'insert into order_changes (order_id, version, kind, from_status, to_status) values ($1, $2, $3, $4, $5)',
    [online, version, kind, from, to],
  );

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  await undo();
  await insertOrder(online, 'ONLINE');
  await insertOrder(cash, 'COD');
  await insertPayment(payment, 'order', { order_id: online });
  await insertChange(1, 'status', null, 'Preparing');
  await dataSource.runMigrations();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

async function undo(): Promise<void> {
  const from = migrations.indexOf(ChangedOrders1764004800000);
  for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
}

it('orders and payments from before are as they were placed', async () => {
  const orders = await dataSource.query('select online_paise, seen_lines from orders');
  expect(orders).toEqual(Array.from({ length: 2 }, () => ({ online_paise: null, seen_lines: null })));
  expect(await dataSource.query('select order_id, due_order_id from payments')).toEqual([
    { order_id: online, due_order_id: null },
  ]);
});

it('processes of the last version go on writing orders, payments and changes', async () => {
  await insertOrder(newId(), 'COD');
  await insertPayment(newId(), 'booking');
  await insertChange(2, 'ready');
});

it('a change may move the status back, and a payment buys one thing', async () => {
  await insertChange(3, 'changed', 'Out for Delivery', 'Preparing');
  await insertChange(4, 'changed');
  await insertChange(5, 'due-paid');
  await expect(insertChange(6, 'changed', 'Pending')).rejects.toThrow('order_changes_status_check');
  await expect(insertChange(6, 'change-seen', 'Pending', 'Preparing')).rejects.toThrow(
    'order_changes_status_check',
  );
  await insertPayment(newId(), 'due', { due_order_id: online });
  await insertPayment(newId(), 'due', { due_order_id: online });
  const both = { order_id: newId(), due_order_id: online };
  await expect(insertPayment(newId(), 'due', both)).rejects.toThrow('payments_buys_one_thing_check');
  await expect(dataSource.query('update orders set online_paise = 1 where id = $1', [cash])).rejects.toThrow(
    'orders_online_check',
  );
});

it('the update can be undone and made again', async () => {
  await undo();
  const changes = await dataSource.query(
    'select version, kind, to_status from order_changes where order_id = $1 order by version',
    [online],
  );
  expect(changes).toEqual([
    { version: 1, kind: 'status', to_status: 'Preparing' },
    { version: 2, kind: 'ready', to_status: null },
    { version: 3, kind: 'status', to_status: 'Preparing' },
  ]);
  expect(await dataSource.query(`select 1 from payments where purpose = 'due'`)).toEqual([]);
  await dataSource.runMigrations();
  expect(await dataSource.query('select due_order_id from payments where id = $1', [payment])).toEqual([
    { due_order_id: null },
  ]);
});
