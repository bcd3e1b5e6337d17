import pg from 'pg';
import { DataSource } from 'typeorm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { Holds1764004400000 } from '../../platform/migrations/1764004400000-holds.js';
import { migrations } from '../../platform/migrations/index.js';

let database: ScratchDatabase;
let dataSource: DataSource;
const [dish, other, order, payment, user] = [newId(), newId(), newId(), newId(), newId()];
const slot = '2026-12-01T14:00:00.000Z';
const ends = '2026-12-01T13:10:00.000Z';

/** Reads the former tables. */
const former = async () => ({
  portions: await dataSource.query(
    'select holder, menu_item_id, portions, customer_id, expires_at from portion_holds order by holder, menu_item_id',
  ),
  slots: await dataSource.query(
    'select payment_id, customer_id, slot_at, dishes, expires_at from slot_holds',
  ),
});

async function undo(): Promise<void> {
  const from = migrations.indexOf(Holds1764004400000);
  for (let newer = migrations.length; newer > from; newer -= 1) await dataSource.undoLastMigration();
}

beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  await undo();
  for (const id of [dish, other]) {
    await dataSource.query(
      `insert into menu_items (id, name, price_paise, description) values ($1::char(24), $1::text, 8050, 'Crisp')`,
      [id],
    );
    await dataSource.query('insert into dish_portions (menu_item_id, portions_left) values ($1, 10)', [id]);
  }
  await dataSource.query(
    `insert into portion_holds (holder, menu_item_id, portions) values ($1, $2, 1), ($1, $3, 2)`,
    [order, dish, other],
  );
  await dataSource.query(
    `insert into portion_holds (holder, menu_item_id, portions, customer_id, expires_at) values ($1, $2, 3, $3, $4)`,
    [payment, dish, user, ends],
  );
  await dataSource.query(
    `insert into slot_holds (payment_id, customer_id, slot_at, dishes, expires_at) values ($1, $2, $3, 3, $4)`,
    [payment, user, slot, ends],
  );
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

it('an update keeps what orders and open payments hold, also for processes of the last version, and can be undone', async () => {
  const before = await former();
  expect(before.portions).toHaveLength(3);
  await dataSource.runMigrations();
  expect(await former()).toEqual(before);
  const rows = await dataSource.query(
    'select holder, menu_item_id, slot_at, amount, user_id, expires_at from holds where holder = $1 order by slot_at',
    [payment],
  );
  const open = { holder: payment, user_id: user, amount: 3, expires_at: new Date(ends) };
  expect(rows).toEqual([
    { ...open, menu_item_id: null, slot_at: new Date(slot) },
    { ...open, menu_item_id: dish, slot_at: null },
  ]);
  await undo();
  expect(await former()).toEqual(before);
  await dataSource.runMigrations();
});

it('a process of the last version holds and gives back portions and places in slots', async () => {
  await dataSource.runMigrations();
  await undo();
  const older = new pg.Client({ connectionString: database.url });
  await older.connect();
  const hold = (holder: string, portions: number) =>
    older.query({
      name: 'hold',
      text: `with held as (
          insert into portion_holds (holder, menu_item_id, portions, customer_id, expires_at)
          select $1, $2, $5, $3, $4::timestamptz returning menu_item_id, portions
        )
        update dish_portions set portions_left = portions_left - held.portions
        from held where dish_portions.menu_item_id = held.menu_item_id`,
      values: [holder, other, user, ends, portions],
    });
  const late = newId();
  // Its statements were prepared before the update.
  await hold(newId(), 1);
  await dataSource.runMigrations();
  await hold(late, 4);
  await older.end();
  await dataSource.query(
    `insert into slot_holds(payment_id, customer_id, slot_at, dishes, expires_at) values ($1, $2, $3, $4, $5)`,
    [late, user, slot, 4, ends],
  );
  const taken = () => dataSource.query(`select dishes from slot_taken($1)`, [slot]);
  // Holds count until they expire.
  await dataSource.query(
    `update holds set expires_at = now() + interval '1 minute' where slot_at is not null`,
  );
  expect(await taken()).toEqual([{ dishes: 7 }]);
  await dataSource.query(
    `with gone as (
       delete from portion_holds where customer_id = $1 returning menu_item_id, portions
     )
     update dish_portions set portions_left = portions_left + back.portions
     from (select menu_item_id, sum(portions) as portions from gone group by menu_item_id) back
     where dish_portions.menu_item_id = back.menu_item_id`,
    [user],
  );
  await dataSource.query('delete from slot_holds where payment_id in ($1)', [late]);
  expect(await taken()).toEqual([{ dishes: 3 }]);
  expect(
    await dataSource.query('select portions_left from dish_portions order by menu_item_id = $1 desc', [dish]),
  ).toEqual([{ portions_left: 13 }, { portions_left: 10 }]);
  expect((await former()).portions).toHaveLength(2);
});
