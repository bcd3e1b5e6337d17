import { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import { aNewOrder } from '../../../test/new-order.js';
import { beginOrder, pay, untilOrdered } from '../../../test/payments.js';
import { createScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { migrations } from '../../platform/migrations/index.js';
import { billOf } from '../quote/bill.js';
import { writeOrdersAtOnce, type NewOrder } from './write-orders.js';

let test: TestApp;
let admin: Account;
let asha: Account;
let dishId: string;
beforeAll(async () => {
  test = await TestApp.start();
  admin = await anAdmin(test);
  ({ id: dishId } = await aDish(test, { pricePaise: 12_345 }));
});
afterAll(() => test.close());
beforeEach(async () => {
  asha = await aCustomer(test);
});

/** Of Asha. @param at its slot; missing: as soon as possible */
function anOrder(at?: string, order: Partial<NewOrder> = {}): NewOrder {
  const line = { name: 'Dal', category: 'Main', unitPricePaise: 100, quantity: 1, choices: [], note: null };
  const startsAt = at && new Date(at);
  const slot = startsAt ? { startsAt, kitchenAt: startsAt, ordersPerSlot: null, dishesPerSlot: null } : null;
  return aNewOrder({
    userId: asha.id,
    bill: billOf([{ menuItemId: dishId, ...line }], {}),
    slot,
    ...order,
  });
}

const write = (...orders: NewOrder[]) =>
  writeOrdersAtOnce(test.app.dataSource, test.app.services.holds, orders);
const numbered = async (...orders: NewOrder[]) =>
  (await write(...orders)).map(({ order }) => order && `${order.day} #${order.number}`);

describe('numbers of orders', () => {
  it('have no gap and no double on either side of the end of a day', async () => {
    // The day ends at 3 am in India.
    const [before, after] = ['2031-03-31T21:29:00Z', '2031-03-31T21:30:00Z'];
    const batches = Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? [anOrder(before), anOrder(after), anOrder(after)]
        : [anOrder(after), anOrder(before), anOrder(before)],
    );
    const names = (await Promise.all(batches.map((batch) => numbered(...batch)))).flat();
    const ofDay = (day: string) => Array.from({ length: 30 }, (_, index) => `${day} #${index + 1}`);
    expect(new Set(names)).toEqual(new Set([...ofDay('2031-03-31'), ...ofDay('2031-04-01')]));
  });

  it('are not used up by orders that were not placed', async () => {
    const at = '2031-05-02T12:00:00Z';
    const claim = { scope: `placeOrder:${asha.id}`, key: newId(), fingerprint: 'same' };
    expect(await numbered(anOrder(at, { claim }))).toEqual(['2031-05-02 #1']);
    expect(await numbered(anOrder(at, { claim }), anOrder(at))).toEqual([undefined, '2031-05-02 #2']);
    const isRolledBack = test.app.dataSource.transaction(async (tx) => {
      await tx.query(
        `insert into orders (id, user_id, total_paise, address, location, payment_mode, payment_status, status, slot_at,
           kitchen_at)
         values ($1, $2, 100, '', 'Pickup', 'COD', 'Pending', 'Pending', $3, $3)`,
        [newId(), asha.id, at],
      );
      throw new Error('rolled back');
    });
    await expect(isRolledBack).rejects.toThrow('rolled back');
    expect(await numbered(anOrder(at))).toEqual(['2031-05-02 #3']);
  });

  it('are given to orders of older processes, too', async () => {
    const at = '2031-05-03T12:00:00Z';
    const [row] = await test.app.dataSource.query<[{ day: string; number: number }]>(
      `insert into orders (id, user_id, total_paise, address, location, payment_mode, payment_status, status, slot_at,
         kitchen_at)
       values ($1, $2, 100, '', 'Pickup', 'COD', 'Pending', 'Pending', $3, $3) returning day::text, number`,
      [newId(), asha.id, at],
    );
    expect(row).toEqual({ day: '2031-05-03', number: 1 });
  });

  it('begin with the day, whose end is a setting', async () => {
    const at = '2031-06-01T20:00:00Z';
    expect(await numbered(anOrder(at))).toEqual(['2031-06-01 #1']);
    await changeRestaurant(test, admin, { dayEndHour: 0 });
    onTestFinished(() => changeRestaurant(test, admin, { dayEndHour: 3 }));
    expect(await numbered(anOrder(at))).toEqual(['2031-06-02 #1']);
  });

  it('are shown through both doors, for cash and for payments', async () => {
    const payment = await beginOrder(test, asha, dishId);
    await pay(test, payment.razorpayOrderId);
    const { order } = await untilOrdered(test, asha, payment.id);
    const placed = await test.rest<{ _id: string; number: number; day: string }>('POST', '/api/orders', {
      token: asha.token,
      body: {
        items: [{ menuItem: dishId, qty: 1 }],
        address: '1 MG Road',
        paymentMode: 'COD',
        total: 123.45,
      },
    });
    const { _id: id, number, day } = placed.body;
    const shown = await test.graphql(
      `query ($paid: ID!, $cash: ID!) { paid: order(id: $paid) { name number day } cash: order(id: $cash) { name number day } }`,
      { paid: order?.id, cash: id },
      asha.token,
    );
    expect(shown.data).toEqual({
      paid: { name: `#${number - 1}`, number: number - 1, day },
      cash: { name: `#${number}`, number, day },
    });
    const { body } = await test.rest<{ number: number }>('GET', `/api/orders/${id}`, { token: admin.token });
    expect(body.number).toBe(number);
  });
});

describe('a database of the last release', () => {
  it('gets numbers for the orders of today and those under way', async () => {
    const database = await createScratchDatabase(inject('databaseServer'));
    onTestFinished(() => database.drop());
    const dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
    onTestFinished(() => dataSource.destroy());
    const at = migrations.findIndex(({ name }) => name === 'OrderNumbers1764004760000');
    for (let newer = migrations.length; newer > at; newer -= 1) await dataSource.undoLastMigration();
    const insert = (status: string, daysAgo: number, minutes: number) =>
      dataSource.query(
        `insert into orders (id, total_paise, address, location, payment_mode, payment_status, status, created_at)
         values ($1, 100, $2, 'Pickup', 'COD', 'Pending', $3,
           date_trunc('day', now(), 'Asia/Kolkata') - make_interval(days => $4) + make_interval(hours => 12, mins => $5))`,
        [newId(), `${status} ${daysAgo} ${minutes}`, status, daysAgo, minutes],
      );
    await insert('Delivered', 40, 0);
    await insert('Preparing', 3, 20);
    await insert('Pending', 3, 10);
    await dataSource.runMigrations();
    const rows = await dataSource.query<object[]>('select address, number from orders order by created_at');
    expect(rows).toEqual([
      { address: 'Delivered 40 0', number: null },
      { address: 'Pending 3 10', number: 1 },
      { address: 'Preparing 3 20', number: 2 },
    ]);
    await insert('Pending', 0, 0);
    const [fresh] = await dataSource.query<object[]>(
      `select number from orders where address = 'Pending 0 0'`,
    );
    expect(fresh).toEqual({ number: 1 });
  });
});
