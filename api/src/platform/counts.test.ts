import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../test/app.js';
import { orderStatuses } from '../modules/orders/order-status.js';
import { advisoryLocks } from './advisory-locks.js';
import { Counts, readCounts } from './counts.js';
import { newId } from './ids.js';
import { Counts1763750000000 } from './migrations/1763750000000-counts.js';

// Without a worker: the tests run the roll-up themselves.
let test: TestApp;
let counts: Counts;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
  counts = new Counts(test.app.dataSource);
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

/** The expected counts, by counting rows. */
async function counted(): Promise<Map<string, number>> {
  const rows = await run<{ name: string; value: string }>(`
    select 'users' as name, count(*) as value from users
    union all select 'menu_items', count(*) from menu_items
    union all select 'orders.' || status, count(*) from orders group by status`);
  return nonZero(new Map(rows.map(({ name, value }) => [name, Number(value)])));
}

const nonZero = (values: ReadonlyMap<string, number>) =>
  new Map(
    [...values].filter(([, value]) => value !== 0).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

const kept = async () => nonZero((await counts.read()).values);

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
    { what: 'roll up', do: () => counts.rollUp() },
  ),
);

describe('Counts', () => {
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
      while (!written.signal.aborted) await counts.rollUp();
    });
    // One snapshot reads kept counts and counted rows of the same moment.
    const watcher = (async () => {
      const differences: unknown[] = [];
      while (!written.signal.aborted) {
        const [row] = await run<{ kept: string; counted: string }>(`
          select (select coalesce(sum(value), 0) from (${readCounts}) as kept where name like 'orders.%') as kept,
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
    while (await counts.rollUp());
    expect(await run('select * from count_changes')).toEqual([]);
    expect(await kept()).toEqual(await counted());
  });

  it('does not block writers: an order is placed while another counting transaction is open', async () => {
    const open = test.app.dataSource.createQueryRunner();
    await open.startTransaction();
    await open.query(insertOrders, [ids(1), 'Pending']);
    await run(insertOrders, [ids(1), 'Pending']);
    await counts.rollUp();
    expect((await kept()).get('orders.Pending')).toBe(1);
    await open.commitTransaction();
    await open.release();
    await counts.rollUp();
    expect((await kept()).get('orders.Pending')).toBe(2);
  });

  it('rolls up for one caller at a time', async () => {
    await run(insertUsers, [ids(1)]);
    const other = test.app.dataSource.createQueryRunner();
    await other.startTransaction();
    await other.query('select pg_advisory_xact_lock($1)', [advisoryLocks.countsRollUp]);
    expect(await counts.rollUp()).toBe(false);
    expect(await run('select 1 from count_changes')).not.toEqual([]);
    await other.rollbackTransaction();
    await other.release();
    await counts.rollUp();
    expect(await run('select 1 from count_changes')).toEqual([]);
  });

  it('rolls up a backlog in small batches', async () => {
    await run(`insert into count_changes (name, delta) select 'nothing', 0 from generate_series(1, 12000)`);
    let pieces = 1;
    while (await counts.rollUp()) pieces += 1;
    expect(pieces).toBe(3);
    expect(await run('select 1 from count_changes')).toEqual([]);
  });

  it('is read without scanning the counted tables', async () => {
    const plan = await run<Record<string, string>>(`explain ${readCounts}`);
    const lines = plan.map((row) => row['QUERY PLAN'] ?? '').join('\n');
    expect(lines).toMatch(/Scan on count_changes/);
    expect(lines).not.toMatch(/Scan.* on (orders|users|menu_items)\b/);
  });

  it('starts from the existing rows when the migration adds counts to a shop', async () => {
    const runner = test.app.dataSource.createQueryRunner();
    const migration = new Counts1763750000000();
    await migration.down(runner);
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
        ['orders.Delivered', 3],
        ['users', 2],
      ]),
    );
  });
});

it('is rolled up by the worker', async () => {
  await run(insertUsers, [ids(1)]);
  const worker = await TestApp.start({ ROLE: 'worker', DATABASE_URL: test.databaseUrl });
  await expect.poll(() => run('select 1 from count_changes')).toEqual([]);
  expect(await kept()).toEqual(await counted());
  await worker.close();
});
