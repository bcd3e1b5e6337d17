import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { PrintedBills1764004840000 } from '../../platform/migrations/1764004840000-printed-bills.js';
import { migrations } from '../../platform/migrations/index.js';

let database: ScratchDatabase;
let dataSource: DataSource;

/** As processes of the last version write it. */
const insertPrinter = (id: string) =>
  dataSource.query(
    `insert into printers (id, name, way, paper, graphics, documents, stations, copies, cuts, beeps, is_paused)
     values ($1, 'Kitchen', 'BROWSER', 'MM80', 'RASTER', '{KITCHEN_TICKET}', '{}', 1, true, false, false)`,
    [id],
  );
const insertJob = (id: string, document: string) =>
  dataSource.query(
    `insert into deliveries (id, event_id, channel, state, address, content, next_try_at, give_up_at)
     values ($1, $1, 'print', 'waiting', 'somewhere', $2, now(), now())`,
    [id, { print: { document } }],
  );
async function undo(): Promise<void> {
  const from = migrations.indexOf(PrintedBills1764004840000);
  for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
}

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

it('printers of before print no bills, and what is about bills goes with the setting', async () => {
  const [before, ticket, bill, order] = [newId(), newId(), newId(), newId()];
  await undo();
  await insertPrinter(before);
  await dataSource.runMigrations();
  await insertPrinter(newId());
  expect(await dataSource.query('select distinct bills from printers')).toEqual([{ bills: 'NEVER' }]);
  await expect(dataSource.query(`update printers set bills = 'ALWAYS'`)).rejects.toThrow(
    'printers_bills_check',
  );
  await insertJob(ticket, 'KITCHEN_TICKET');
  await insertJob(bill, 'BILL');
  await dataSource.query(
    `insert into orders (id, total_paise, address, location, payment_mode, payment_status, status)
     values ($1, 300, '', '', 'ONLINE', 'Paid', 'Preparing')`,
    [order],
  );
  await dataSource.query(
    `insert into order_changes (order_id, version, kind) values ($1, 2, 'bill-printed')`,
    [order],
  );
  await undo();
  expect(await dataSource.query('select id from deliveries')).toEqual([{ id: ticket }]);
  expect(await dataSource.query(`select from order_changes where kind = 'bill-printed'`)).toEqual([]);
  await dataSource.runMigrations();
});
