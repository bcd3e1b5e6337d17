import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { aNewOrder } from '../../../test/new-order.js';
import { cashOrderLocks } from '../../platform/advisory-locks.js';
import { newId } from '../../platform/ids.js';
import { billOf } from '../quote/bill.js';
import { Order } from './order.entity.js';
import { writeOrdersAtOnce, type NewOrder } from './write-orders.js';

let test: TestApp;
let admin: Account;
let asha: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
  admin = await anAdmin(test);
  dishId = (await aDish(test)).id;
});
afterAll(() => test.close());
beforeEach(async () => {
  asha = await aCustomer(test);
});

/** Of Asha, unless it is said otherwise. */
function anOrder({ quantity = 1, ...order }: Partial<NewOrder> & { quantity?: number } = {}): NewOrder {
  const line = {
    menuItemId: dishId,
    name: 'Dal',
    category: 'Main',
    unitPricePaise: 100,
    choices: [],
    note: null,
  };
  const bill = billOf([{ ...line, quantity }], {});
  return aNewOrder({ userId: asha.id, bill, ...order });
}

const write = (...orders: NewOrder[]) =>
  writeOrdersAtOnce(test.app.dataSource, test.app.services.holds, orders);
const outcomes = async (...orders: NewOrder[]) =>
  (await write(...orders)).map(({ refusedFor }) => refusedFor ?? 'written');
const isFirstAtTable = async (...orders: NewOrder[]) =>
  (await write(...orders)).map(({ order }) => order?.isFirstAtTable);
const count = (left: number | null) =>
  test.graphql(
    'mutation ($id: ID!, $left: Int) { setPortions(dishId: $id, left: $left) { portionsLeft } }',
    { id: dishId, left },
    admin.token,
  );

describe('orders that are written together', () => {
  it('share what the customer has left of open cash orders, and say whether more can be tried again', async () => {
    const [first, second] = [anOrder({ maxOpen: 2 }), anOrder({ maxOpen: 2 })];
    const ravi = await aCustomer(test);
    const ofRavi = anOrder({ userId: ravi.id, customerId: ravi.id, maxOpen: 1 });
    expect(await outcomes(first, second, anOrder({ maxOpen: 2 }), ofRavi)).toEqual([
      'written',
      'written',
      'CROWDED',
      'written',
    ]);
    expect(await outcomes(anOrder({ maxOpen: 2 }), anOrder())).toEqual(['CUSTOMER_FULL', 'written']);
  });

  it('share what their table has left', async () => {
    const atTable = () => anOrder({ way: 'TABLE', tableName: 'Window', maxOpenAtTable: 1 });
    expect(await outcomes(atTable(), atTable())).toEqual(['written', 'CROWDED']);
    expect(await outcomes(atTable(), anOrder({ way: 'TABLE', tableName: 'Window' }))).toEqual([
      'TABLE_FULL',
      'written',
    ]);
  });

  it('share portions: one that needs too many leaves them to the next', async () => {
    await count(3);
    onTestFinished(async () => void (await count(null)));
    const orders = [2, 4, 2, 1].map((quantity) => anOrder({ quantity }));
    expect(await outcomes(...orders)).toEqual(['written', 'SHORT', 'SHORT', 'written']);
    expect(await test.app.services.portions.leftOf([dishId])).toEqual([0]);
    const held = await test.app.dataSource.query<object[]>(
      'select holder, amount from holds where menu_item_id = $1 order by amount',
      [dishId],
    );
    expect(held).toEqual([
      { holder: orders[3]?.id, amount: 1 },
      { holder: orders[0]?.id, amount: 2 },
    ]);
  });

  it('share the places of a slot', async () => {
    const at = new Date('2030-01-05T13:00:00Z');
    const slot = { startsAt: at, kitchenAt: at, ordersPerSlot: null, dishesPerSlot: 5 };
    const orders = [3, 3, 2].map((quantity) => anOrder({ slot, quantity }));
    expect(await outcomes(...orders)).toEqual(['written', 'SLOT_FULL', 'written']);
    expect(await outcomes(anOrder({ slot: { ...slot, dishesPerSlot: null, ordersPerSlot: 2 } }))).toEqual([
      'SLOT_FULL',
    ]);
  });

  it('are refused alone if what they were quoted with has changed', async () => {
    const [{ version }] = await test.app.dataSource.query<[{ version: number }]>(
      'select version from restaurant',
    );
    const stale = anOrder({ restaurantVersion: version - 1 });
    expect(
      await outcomes(stale, anOrder({ restaurantVersion: version }), anOrder({ menuVersion: -1 })),
    ).toEqual(['STALE', 'written', 'STALE']);
  });

  it('are written once for one key, also as the first one at their table', async () => {
    const claim = { scope: `placeOrder:${asha.id}`, key: newId(), fingerprint: 'same' };
    const [low, high] = [newId(), newId()].toSorted();
    const again = { way: 'TABLE', tableName: 'Garden', claim } as const;
    expect(await isFirstAtTable(anOrder({ ...again, id: high! }), anOrder({ ...again, id: low! }))).toEqual([
      undefined,
      true,
    ]);
    expect(await outcomes(anOrder(again))).toEqual(['KEY_USED']);
  });

  it('have one first order at each table', async () => {
    const at = (tableName: string) => anOrder({ way: 'TABLE', tableName });
    const firsts = await isFirstAtTable(at('Door'), at('Door'), at('Stairs'), anOrder());
    expect(firsts.filter(Boolean)).toHaveLength(2);
    expect(await isFirstAtTable(at('Door'))).toEqual([false]);
  });
});

describe('while another transaction has a lock of the customer', () => {
  const lockCustomer = async () => {
    const other = new pg.Client({ connectionString: test.databaseUrl });
    await other.connect();
    onTestFinished(() => other.end());
    await other.query('begin');
    await other.query('select pg_advisory_xact_lock($1, hashtext($2))', [cashOrderLocks, asha.id]);
    return other;
  };

  const waitingFor = async (other: pg.Client) => {
    const { rowCount } = await other.query(
      `select from pg_locks where locktype = 'advisory' and not granted`,
    );
    return rowCount;
  };

  it('several orders give up sooner than a single one, and nothing of them is written', async () => {
    const other = await lockCustomer();
    const single = outcomes(anOrder({ maxOpen: 5 }));
    await expect.poll(() => waitingFor(other)).toBe(1);
    // PostgreSQL's `lock_not_available`.
    await expect(write(anOrder({ maxOpen: 5 }), anOrder())).rejects.toMatchObject({ code: '55P03' });
    expect(await waitingFor(other)).toBe(1);
    await other.query('rollback');
    expect(await single).toEqual(['written']);
    expect(await test.app.dataSource.manager.countBy(Order, { userId: asha.id })).toBe(1);
  });

  it('a single order waits, and then counts what that one has written', async () => {
    const other = await lockCustomer();
    const waiting = outcomes(anOrder({ maxOpen: 1 }));
    await expect.poll(() => waitingFor(other)).toBe(1);
    await other.query(
      `insert into orders (id, user_id, total_paise, address, location, payment_mode, payment_status, status, bill)
       values ($1, $2, 100, '', 'Pickup', 'COD', 'Pending', 'Pending', '{}')`,
      [newId(), asha.id],
    );
    await other.query('commit');
    expect(await waiting).toEqual(['CUSTOMER_FULL']);
  });
});
