import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../test/app.js';
import { orderStatuses } from '../modules/orders/order-status.js';
import { advisoryLocks } from './advisory-locks.js';
import { Measures, readMeasures } from './measures.js';
import { newId } from './ids.js';
import { Measures1764003900000 } from './migrations/1764003900000-measures.js';

// Without a worker: the tests run the roll-up themselves.
let test: TestApp;
let measures: Measures;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
  measures = new Measures(test.app.dataSource);
});
afterAll(() => test.close());
beforeEach(async () => {
  for (const table of ['orders', 'menu_items', 'users']) await run(`delete from ${table}`);
});

const run = <T = unknown>(sql: string, parameters: unknown[] = []) =>
  test.app.dataSource.query<T[]>(sql, parameters);

const insertOrders = `
  insert into orders (id, total_paise, address, location, payment_mode, payment_status, status)
  select id, 100, '1 MG Road', 'Home Delivery', 'COD', 'Pending', $2 from unnest($1::text[]) as id`;
const insertUsers = `
  insert into users (id, name, email, password_hash, role)
  select id, 'Asha', id || '@example.in', '', 'customer' from unnest($1::text[]) as id`;
const insertDishes = `
  insert into menu_items (id, name, price_paise) select id, 'Vada Pav', 4500 from unnest($1::text[]) as id`;

/** The expected measures of all time, by counting rows. */
async function counted(): Promise<Map<string, number>> {
  const rows = await run<{ name: string; value: string }>(`
    select 'users' as name, count(*) as value from users
    union all select 'menu_items', count(*) from menu_items
    union all select 'orders ' || status, count(*) from orders group by status`);
  return nonZero(new Map(rows.map(({ name, value }) => [name, Number(value)])));
}

const nonZero = (values: ReadonlyMap<string, number>) =>
  new Map(
    [...values].filter(([, value]) => value !== 0).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

const kept = async () => {
  const { of } = await measures.read();
  return nonZero(
    new Map([
      ['users', of('users')],
      ['menu_items', of('menu_items')],
      ...orderStatuses.map((each) => [`orders ${each}`, of('orders', each)] as const),
    ]),
  );
};

const ids = (size: number) => Array.from({ length: size }, newId);
const status = fc.constantFrom(...orderStatuses);

/** A change of the tables that affects any number of rows. */
const change = fc.oneof(
  fc.record({ size: fc.integer({ min: 0, max: 5 }), status }).map(({ size, status: to }) => ({
    what: `place ${size} as ${to}`,
    do: () => run(insertOrders, [ids(size), to]),
  })),
  fc.record({ from: status, to: status }).map(({ from, to }) => ({
    what: `move ${from} to ${to}`,
    do: () => run('update orders set status = $2, version = version + 1 where status = $1', [from, to]),
  })),
  fc.record({ from: status, max: fc.integer({ min: 1, max: 3 }) }).map(({ from, max }) => ({
    what: `delete up to ${max} ${from}`,
    do: () =>
      run('delete from orders where id in (select id from orders where status = $1 limit $2)', [from, max]),
  })),
  fc.constantFrom(
    { what: 'register', do: () => run(insertUsers, [ids(1)]) },
    { what: 'forget everybody', do: () => run('delete from users') },
    { what: 'add dishes', do: () => run(insertDishes, [ids(3)]) },
    {
      what: 'take a dish off',
      do: () => run('delete from menu_items where id = (select min(id) from menu_items)'),
    },
    { what: 'rename the dishes', do: () => run(`update menu_items set name = 'Pav Bhaji'`) },
    {
      what: 'roll back',
      do: () =>
        test.app.dataSource
          .transaction(async (tx) => {
            await tx.query(insertUsers, [ids(2)]);
            await tx.query(insertOrders, [ids(2), 'Pending']);
            throw new Error('changed my mind');
          })
          .catch(() => undefined),
    },
    { what: 'roll up', do: () => measures.rollUp() },
  ),
);

describe('Measures', () => {
  it('equals the counted rows after any sequence of changes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        for (const step of changes) {
          await step.do();
          expect([step.what, await kept()]).toEqual([step.what, await counted()]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('equals the counted rows while many callers write and roll up in parallel', async () => {
    const written = new AbortController();
    const rollUps = [1, 2, 3].map(async () => {
      while (!written.signal.aborted) await measures.rollUp();
    });
    // One snapshot reads kept counts and counted rows of the same moment.
    const watcher = (async () => {
      const differences: unknown[] = [];
      while (!written.signal.aborted) {
        const [row] = await run<{ kept: string; counted: string }>(`
          select (select coalesce(sum(value), 0) from (${readMeasures}) as kept where measure = 'orders') as kept,
                 (select count(*) from orders) as counted`);
        if (row?.kept !== row?.counted) differences.push(row);
      }
      return differences;
    })();
    const writers = Array.from({ length: 12 }, async (_, writer) => {
      for (let round = 0; round < 15; round += 1) {
        const placed = ids(1 + (round % 3));
        await run(insertOrders, [placed, 'Pending']);
        await run(insertUsers, [ids(1)]);
        await run('update orders set status = $2 where id = any($1)', [
          placed,
          orderStatuses[(writer + round) % orderStatuses.length],
        ]);
        if (round % 4 === 0) await run('delete from orders where id = $1', [placed[0]]);
      }
    });
    await Promise.all(writers);
    written.abort();
    await Promise.all(rollUps);
    expect(await watcher).toEqual([]);
    expect(await kept()).toEqual(await counted());
    while (await measures.rollUp());
    expect(await run('select * from measure_changes')).toEqual([]);
    expect(await kept()).toEqual(await counted());
  });

  it('does not block writers: an order is placed while another counting transaction is open', async () => {
    const [first] = ids(1);
    await run(insertOrders, [[first], 'Pending']);
    const open = test.app.dataSource.createQueryRunner();
    await open.startTransaction();
    await open.query(`update orders set status = 'Preparing' where id = $1`, [first]);
    await run(insertOrders, [ids(1), 'Pending']);
    await measures.rollUp();
    expect((await kept()).get('orders Pending')).toBe(2);
    await open.commitTransaction();
    await open.release();
    await measures.rollUp();
    expect((await kept()).get('orders Pending')).toBe(1);
  });

  it('rolls up for one caller at a time', async () => {
    await run(insertUsers, [ids(1)]);
    const other = test.app.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query('select pg_advisory_xact_lock($1)', [advisoryLocks.measuresRollUp]);
    expect(await measures.rollUp()).toBe(false);
    expect(await run('select 1 from measure_changes')).not.toEqual([]);
    await other.rollbackTransaction();
    await other.release();
    await measures.rollUp();
    expect(await run('select 1 from measure_changes')).toEqual([]);
  });

  it('rolls up a backlog in small batches', async () => {
    await run(
      `insert into measure_changes (day, hour, measure, key, delta)
       select '2026-11-28', 10, 'nothing', '', 0 from generate_series(1, 12000)`,
    );
    let pieces = 1;
    while (await measures.rollUp()) pieces += 1;
    expect(pieces).toBe(3);
    expect(await run('select 1 from measure_changes')).toEqual([]);
  });

  it('is read without scanning the counted tables', async () => {
    const plan = await run<Record<string, string>>(`explain ${readMeasures}`);
    const lines = plan.map((row) => row['QUERY PLAN'] ?? '').join('\n');
    expect(lines).toMatch(/Scan on measure_changes/);
    expect(lines).not.toMatch(/Scan.* on (orders|users|menu_items)\b/);
  });

  it('keeps what was counted in each hour of the restaurant, and all of it', async () => {
    await measures.rollUp();
    await run('delete from measures');
    const hourInIndia = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 13);
    const possible = [hourInIndia()];
    await run(insertUsers, [ids(2)]);
    possible.push(hourInIndia());
    await run(`
      insert into measure_changes (day, hour, measure, key, delta)
      values ('2020-01-31', 23, 'guests', '', 3), ('2020-02-01', 0, 'guests', '', 4)`);
    await measures.rollUp();
    const rows = await run<{ at: string; value: string }>(`
      select to_char(day, 'YYYY-MM-DD') || 'T' || to_char(hour, 'FM00') as at, value from measures
      where day <> '-infinity' and measure in ('users', 'guests') order by day, hour`);
    expect(rows).toEqual([
      { at: '2020-01-31T23', value: '3' },
      { at: '2020-02-01T00', value: '4' },
      { at: expect.stringMatching(possible.join('|')) as unknown, value: '2' },
    ]);
    const { of } = await measures.read();
    expect([of('users'), of('guests')]).toEqual([2, 7]);
  });

  it('shows older processes the same totals, and leaves them nothing to roll up', async () => {
    await run(insertOrders, [ids(3), 'Out for Delivery']);
    await measures.rollUp();
    await run(insertOrders, [ids(1), 'Out for Delivery']);
    const rolledUp = `
      with taken as (
        delete from count_changes
        where id in (select id from count_changes order by id limit 5000)
        returning name, delta
      ), added as (
        insert into counts (name, value)
        select name, sum(delta) from taken group by name
        on conflict (name) do update set value = counts.value + excluded.value
      )
      select count(*) as taken from taken`;
    expect(await run(rolledUp)).toEqual([{ taken: '0' }]);
    const read = `
      select name, sum(value) as value
      from (select name, value from counts union all select name, delta from count_changes) as entries
      group by name`;
    const rows = await run<{ name: string; value: string }>(read);
    expect(rows.filter(({ name, value }) => name.startsWith('orders') && value !== '0')).toEqual([
      { name: 'orders.Out for Delivery', value: '4' },
    ]);
  });

  it('begins with the counts of the last release', async () => {
    const runner = test.app.dataSource.createQueryRunner();
    const migration = new Measures1764003900000();
    await runner.startTransaction();
    await migration.down(runner);
    await runner.commitTransaction();
    await run(insertOrders, [ids(3), 'Delivered']);
    await run(insertUsers, [ids(2)]);
    await run(insertDishes, [ids(4)]);
    await runner.startTransaction();
    await migration.up(runner);
    await runner.commitTransaction();
    await runner.release();
    expect(await kept()).toEqual(
      new Map([
        ['menu_items', 4],
        ['orders Delivered', 3],
        ['users', 2],
      ]),
    );
  });
});

it('the worker rolls up the measures', async () => {
  await run(insertUsers, [ids(1)]);
  const worker = await TestApp.start({ ROLE: 'worker', DATABASE_URL: test.databaseUrl });
  await expect.poll(() => run('select 1 from measure_changes')).toEqual([]);
  expect(await kept()).toEqual(await counted());
  await worker.close();
});
