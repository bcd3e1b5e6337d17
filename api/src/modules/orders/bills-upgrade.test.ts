import fc from 'fast-check';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { anyBill } from '../../../test/any-bill.js';
import { aNewOrder } from '../../../test/new-order.js';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { migrations } from '../../platform/migrations/index.js';
import { Bills1764004000000 } from '../../platform/migrations/1764004000000-bills.js';
import { amountOf, bill, type Bill } from '../quote/bill.js';
import { makeMissingBills } from './orders.queries.js';
import { writeOrders, type PortionHolds } from './write-orders.js';

const count = 10_000;
const noPortions: PortionHolds = {
  lockPortions: () => Promise.resolve(new Map()),
  takePortions: () => Promise.resolve(),
};
let database: ScratchDatabase;
let dataSource: DataSource;
const bills = new Map<string, Bill>();

/** The last version refused orders without a dish that costs something. */
const isOld = (billed: Bill) =>
  billed.totalPaise > amountOf(billed, 'PACKING') + amountOf(billed, 'DELIVERY');

/** Writes orders as the last version did: columns and lines, in one statement. */
async function writeOld(orders: readonly (readonly [id: string, billed: Bill])[]): Promise<void> {
  await dataSource.query(
    `with placed as (
       insert into orders (id, total_paise, packing_paise, delivery_fee_paise, address, location, payment_mode,
         payment_status, status)
       select id, total, packing, delivery, '1 MG Road', 'Home Delivery', 'COD', 'Pending', 'Delivered'
       from json_to_recordset($1) as placed (id char(24), total bigint, packing integer, delivery integer)
     )
     insert into order_items (order_id, line, menu_item_id, name, category, unit_price_paise, quantity, choices, note)
     select * from json_to_recordset($2) as line (order_id char(24), line smallint, menu_item_id char(24), name text,
       category text, unit_price_paise integer, quantity integer, choices jsonb, note text)`,
    [
      JSON.stringify(
        orders.map(([id, billed]) => ({
          id,
          total: billed.totalPaise,
          packing: amountOf(billed, 'PACKING'),
          delivery: amountOf(billed, 'DELIVERY'),
        })),
      ),
      JSON.stringify(
        orders.flatMap(([id, { lines }]) =>
          lines.map(({ menuItemId, unitPricePaise, ...line }, index) => ({
            order_id: id,
            line: index,
            menu_item_id: menuItemId,
            unit_price_paise: unitPricePaise,
            ...line,
          })),
        ),
      ),
    ],
  );
}

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const extra = { pipeline: true };
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations, extra }).initialize();
  const at = migrations.indexOf(Bills1764004000000);
  for (let newer = migrations.length; newer > at; newer -= 1) await dataSource.undoLastMigration();
  for (const billed of fc.sample(anyBill.filter(isOld), count)) bills.set(newId(), billed);
  await writeOld([...bills]);
  await dataSource.runMigrations();
  await makeMissingBills(dataSource.manager);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

const storedBills = async (ids: readonly string[]) => {
  const rows = await dataSource.query<{ id: string; bill: unknown }[]>(
    'select id, bill from orders where id = any($1)',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row.bill]));
};

describe('an update', () => {
  it('gives each order of before the bill of its columns and lines', async () => {
    expect(await storedBills([...bills.keys()])).toEqual(bills);
  });

  it('gives one to orders that processes of the last version write meanwhile', async () => {
    const meanwhile = new Map(fc.sample(anyBill.filter(isOld), 50).map((billed) => [newId(), billed]));
    await writeOld([...meanwhile]);
    expect(await storedBills([...meanwhile.keys()])).toEqual(meanwhile);
  });
});

it('columns and lines of an order make the same bill as the one from which they were written', async () => {
  const customerId = newId();
  await dataSource.query(
    `insert into users (id, name, email, password_hash, role) values ($1, 'Asha', 'asha@example.in', '', 'customer')`,
    [customerId],
  );
  const orders = fc.sample(anyBill, 200).map((billed) => aNewOrder({ userId: customerId, bill: billed }));
  await dataSource.transaction((tx) => writeOrders(tx, noPortions, orders));
  const rows = await dataSource.query<{ id: string; bill: unknown; made: unknown }[]>(
    'select id, bill, order_bill(orders) as made from orders where user_id = $1',
    [customerId],
  );
  expect(rows).toHaveLength(orders.length);
  for (const row of rows) {
    const { bill: written } = orders.find(({ id }) => id === row.id)!;
    expect(bill.parse(row.bill)).toEqual(written);
    expect(row.made).toEqual(row.bill);
  }
});
