import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { randomNumbers, simulatedWeeks, writeSimulated } from '../../../test/simulated-evening.js';
import { selectLoad, selectPastOrders } from '../orders/orders.queries.js';
import { KitchenTimes } from './kitchen-times.service.js';

let test: TestApp;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api', SEED_DEMO: 'false' });
});
afterAll(() => test.close());

const query = (statement: string, values: unknown[] = []) => test.app.dataSource.query(statement, values);
const minuteMs = 60_000;
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * minuteMs);

/** An order with its changes of status, each so many minutes after the placement. */
async function aPastOrder(
  id: number,
  placedAgo: number,
  changes: readonly (readonly [string, number])[],
  more = '',
): Promise<void> {
  const orderId = id.toString(16).padStart(24, 'f');
  const placedAt = minutesAgo(placedAgo);
  await query(
    `insert into orders (id, total_paise, address, location, payment_mode, payment_status, status, created_at)
     values ($1, 25000, '', '', 'COD', 'Pending', $2, $3)`,
    [orderId, changes.at(-1)?.[0] ?? 'Pending', placedAt],
  );
  if (more) await query(`update orders set ${more} where id = $1`, [orderId]);
  for (const [index, [status, after]] of changes.entries()) {
    const at = new Date(placedAt.getTime() + after * minuteMs);
    await query(
      'insert into order_changes (order_id, version, to_status, changed_at) values ($1, $2, $3, $4)',
      [orderId, index + 2, status, at],
    );
  }
}

describe('past orders', () => {
  it('have the load at their time and the minutes until the customer had them', async () => {
    await query('delete from orders');
    await aPastOrder(1, 300, [
      ['Preparing', 5],
      ['Out for Delivery', 20],
      ['Delivered', 35],
    ]);
    await aPastOrder(
      2,
      290,
      [
        ['Out for Delivery', 10],
        ['Delivered', 60],
      ],
      `way = 'PICKUP'`,
    );
    await aPastOrder(3, 285, [['Cancelled', 2]]);
    await aPastOrder(4, 281, [['Delivered', 9]]);
    await aPastOrder(9, 284, [['Delivered', 11]]);
    // Forgotten.
    await aPastOrder(5, 299, [['Delivered', 200]]);
    // For later: in the kitchen from 288 to 282 minutes ago.
    const kitchenAt = `slot_at = created_at, kitchen_at = created_at + interval '712 minutes'`;
    await aPastOrder(6, 1000, [['Delivered', 718]], kitchenAt);
    // Cancelled before the kitchen began with it.
    await aPastOrder(8, 1000, [['Cancelled', 10]], kitchenAt);
    // Too old.
    await aPastOrder(7, 57 * 24 * 60, [['Delivered', 20]]);
    const past = (await selectPastOrders(test.app.dataSource.manager)).map(({ way, load, minutes }) => [
      way,
      load,
      Math.round(minutes),
    ]);
    expect(past.toSorted(([, one], [, other]) => Number(one) - Number(other))).toEqual([
      ['DELIVERY', 0, 35],
      ['PICKUP', 1, 10],
      ['DELIVERY', 3, 9],
      ['DELIVERY', 4, 11],
    ]);
  });

  it('have the loads that a simulation of four weeks counted', async () => {
    await query('delete from orders');
    const simulated = simulatedWeeks(minutesAgo(0), randomNumbers(1)).slice(-1000);
    await writeSimulated(simulated, query);
    const loads = new Map(
      (await selectPastOrders(test.app.dataSource.manager)).map(({ placedAt, load }) => [
        placedAt.getTime(),
        load,
      ]),
    );
    const [first] = simulated;
    // The orders before the first one are missing.
    const whole = simulated.filter(
      ({ placedAt }) => placedAt.getTime() > (first?.placedAt.getTime() ?? 0) + 86_400_000 / 2,
    );
    expect(whole.length).toBeGreaterThan(500);
    expect(whole.map(({ placedAt }) => loads.get(placedAt.getTime()))).toEqual(whole.map(({ load }) => load));
  });
});

describe('the load', () => {
  it('counts the orders that the kitchen works on now', async () => {
    await query('delete from orders');
    const load = () => selectLoad(test.app.dataSource.manager);
    expect(await load()).toBe(0);
    await aPastOrder(1, 10, []);
    await aPastOrder(2, 10, [['Preparing', 5]]);
    await aPastOrder(3, 10, [['Out for Delivery', 5]]);
    await aPastOrder(4, 10, [], 'slot_at = now(), kitchen_at = now(), is_scheduled = true');
    await aPastOrder(5, 600, [], "slot_at = now(), kitchen_at = now() - interval '1 minute'");
    await aPastOrder(6, 200, []);
    expect(await load()).toBe(3);
  });
});

function aKitchen(clock?: () => number): KitchenTimes {
  const { dataSource, log, services } = test.app;
  return new KitchenTimes({
    dataSource,
    orders: { selectLoad, selectPastOrders },
    reads: { read: (read) => read({ dataSource }) },
    restaurant: services.restaurant,
    log,
    ...(clock && { clock }),
  });
}

describe('KitchenTimes', () => {
  it('returns a load that is at most ten seconds old, after any time without quotes', async () => {
    await query('delete from orders');
    let now = 0;
    const { dataSource } = test.app;
    const kitchenTimes = aKitchen(() => now);
    await kitchenTimes.warmUp();
    expect((await kitchenTimes.current()).load).toBe(0);
    await aPastOrder(1, 10, []);
    expect((await kitchenTimes.current()).load).toBe(0);
    now += 10_001;
    expect((await kitchenTimes.current()).load).toBe(1);
    await aPastOrder(2, 10, []);
    now += 10_001;
    // On its own connection, which sees its own changes alone.
    await dataSource.transaction(async (tx) => {
      await tx.query('delete from orders');
      expect((await kitchenTimes.current(tx)).load).toBe(0);
    });
    expect((await kitchenTimes.current()).load).toBe(0);
  });

  it('leaves out past orders of zones that are no longer there', async () => {
    await query('delete from orders');
    for (let id = 1; id <= 40; id += 1)
      await aPastOrder(id, 300, [['Delivered', id % 2 ? 20 : 90]], id % 2 ? '' : `delivery_zone = 'Gone'`);
    const kitchenTimes = aKitchen();
    await kitchenTimes.warmUp();
    const { history } = await kitchenTimes.current();
    const { percentile80 } = history.usualMinutes({ way: 'DELIVERY', load: 0, at: minutesAgo(300) }) ?? {};
    expect(Math.round(percentile80 ?? 0)).toBe(20);
  });
});
