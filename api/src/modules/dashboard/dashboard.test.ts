import type { Client } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { dashboardDoorsOf, summaryFields } from '../../../test/doors/dashboard.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { User } from '../auth/user.entity.js';
import { MenuItem } from '../menu/menu-item.entity.js';
import { Order } from '../orders/order.entity.js';

let test: TestApp;
let asha: Account;
let admin: Account;
let dishId: string;
const clients: Client[] = [];

beforeAll(async () => {
  test = await TestApp.start();
  asha = await aCustomer(test);
  dishId = (await aDish(test)).id;
});
beforeEach(async () => {
  await test.app.dataSource.manager.deleteAll(Order);
  admin = await anAdmin(test, 'Vikram Shetty');
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
  await test.app.dataSource.manager.delete(User, { id: admin.id });
});
afterAll(() => test.close());

async function place(): Promise<string> {
  const { body } = await test.rest<{ _id: string }>('POST', '/api/orders', {
    token: asha.token,
    body: { items: [{ menuItem: dishId, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' },
  });
  return body._id;
}

const setStatus = (id: string, status: string) =>
  test.rest('PUT', `/api/admin/orders/${id}/status`, { token: admin.token, body: { status } });

describe.each(dashboardDoorsOf(() => test))('dashboard through $name', (door) => {
  it('greets the admin by name', async () => {
    expect(await door.message(admin.token)).toEqual({ ok: true, value: 'Welcome back, Vikram Shetty!' });
  });

  it('counts placed orders, changes of status, registrations and dishes immediately', async () => {
    const none = { totalUsers: 2, totalOrders: 0, totalMenuItems: 1, pendingOrders: 0, deliveredOrders: 0 };
    expect(await door.summary(admin.token)).toEqual({ ok: true, value: none });
    const [first, second] = [await place(), await place(), await place()];
    await setStatus(first, 'Preparing');
    await setStatus(second, 'Delivered');
    const guest = await aCustomer(test);
    const dish = await aDish(test);
    const some = { totalUsers: 3, totalOrders: 3, totalMenuItems: 2, pendingOrders: 1, deliveredOrders: 1 };
    expect(await door.summary(admin.token)).toEqual({ ok: true, value: some });
    await test.app.dataSource.manager.delete(User, { id: guest.id });
    await test.app.dataSource.manager.delete(MenuItem, { id: dish.id });
    await setStatus(second, 'Pending');
    const fewer = { totalUsers: 2, totalOrders: 3, totalMenuItems: 1, pendingOrders: 2, deliveredOrders: 0 };
    expect(await door.summary(admin.token)).toEqual({ ok: true, value: fewer });
  });

  it('sums up what was ordered today, without cancelled orders and those of other days', async () => {
    const rajma = await aDish(test, { name: 'Rajma', pricePaise: 15_050 });
    const order = async (dish: string, qty: number) => {
      const body = { items: [{ menuItem: dish, qty }], address: '12 MG Road', paymentMode: 'COD' };
      return (await test.rest<{ _id: string }>('POST', '/api/orders', { token: asha.token, body })).body._id;
    };
    const [quick, slow, cancelled, ofYesterday] = [
      await order(rajma.id, 2),
      await order(rajma.id, 1),
      await order(rajma.id, 9),
      await order(rajma.id, 9),
    ];
    await order(dishId, 1);
    await setStatus(cancelled, 'Cancelled');
    await test.app.dataSource.query('update orders set is_not_taken = true where id = $1', [
      await order(rajma.id, 9),
    ]);
    // Midnight at the restaurant, in any time zone of the database.
    const midnight = `(date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')`;
    await test.app.dataSource.query(
      `update orders set created_at = ${midnight} - interval '1 second' where id = $1`,
      [ofYesterday],
    );
    for (const [id, minutes] of [
      [quick, 20],
      [slow, 41],
    ] as const) {
      await setStatus(id, 'Delivered');
      await test.app.dataSource.query(
        `update order_changes set changed_at = (select created_at from orders where id = $1) + make_interval(mins => $2)
         where order_id = $1 and to_status = 'Delivered'`,
        [id, minutes],
      );
    }
    const vadaPav = await test.app.dataSource.manager.findOneByOrFail(MenuItem, { id: dishId });
    expect(await door.today(admin.token)).toEqual({
      ok: true,
      value: {
        day: new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date()),
        orders: 3,
        sales: 3 * 150.5 + vadaPav.pricePaise / 100,
        averageMinutes: 31,
        bestDishes: [
          { name: 'Rajma', quantity: 3 },
          { name: vadaPav.name, quantity: 1 },
        ],
      },
    });
    await test.app.dataSource.manager.delete(MenuItem, { id: rajma.id });
  });

  it('has no average and no dishes before the first order of the day', async () => {
    expect(await door.today(admin.token)).toMatchObject({
      ok: true,
      value: { orders: 0, sales: 0, averageMinutes: null, bestDishes: [] },
    });
  });

  it('is restricted to admins', async () => {
    for (const call of ['message', 'summary', 'today'] as const) {
      expect(await door[call](undefined)).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
      expect(await door[call](asha.token)).toMatchObject({
        ok: false,
        code: 'FORBIDDEN',
        message: 'Access denied. You are not authorized.',
      });
    }
  });
});

interface Message {
  data?: { dashboardUpdated: Record<string, number> } | null;
  errors?: readonly { extensions?: Record<string, unknown> }[];
}

function watch(token?: string) {
  const client = test.live(token);
  clients.push(client);
  const query = `subscription { dashboardUpdated { ${summaryFields} } }`;
  const messages = client.iterate({ query });
  return async () => (await messages.next()).value as Message;
}

describe('dashboardUpdated', () => {
  it('sends the current figures, then every change, and nothing if no figure changed', async () => {
    const next = watch(admin.token);
    expect(await next()).toMatchObject({ data: { dashboardUpdated: { totalOrders: 0, pendingOrders: 0 } } });
    const id = await place();
    expect(await next()).toMatchObject({ data: { dashboardUpdated: { totalOrders: 1, pendingOrders: 1 } } });
    await setStatus(id, 'Preparing');
    expect(await next()).toMatchObject({ data: { dashboardUpdated: { totalOrders: 1, pendingOrders: 0 } } });
    // These two changes affect none of the five figures: they cause reads but no messages.
    const readings = countReadings();
    await setStatus(id, 'Cancelled');
    await setStatus(id, 'Out for Delivery');
    await expect.poll(() => readings.since()).toBeGreaterThan(0);
    readings.stop();
    await setStatus(id, 'Delivered');
    expect(await next()).toMatchObject({
      data: { dashboardUpdated: { totalOrders: 1, pendingOrders: 0, deliveredOrders: 1 } },
    });
  });

  it('includes registrations and changes of the menu, which send no message', async () => {
    const next = watch(admin.token);
    const { totalUsers = 0, totalMenuItems = 0 } = (await next()).data?.dashboardUpdated ?? {};
    const guest = await aCustomer(test);
    const dish = await aDish(test);
    let seen: Message | undefined;
    while (seen?.data?.dashboardUpdated['totalMenuItems'] !== totalMenuItems + 1) seen = await next();
    expect(seen.data.dashboardUpdated['totalUsers']).toBe(totalUsers + 1);
    await test.app.dataSource.manager.delete(User, { id: guest.id });
    await test.app.dataSource.manager.delete(MenuItem, { id: dish.id });
  });

  it('reads the figures as often for fifty subscribers and many orders as for one', async () => {
    const readings = countReadings();
    const watchers = Array.from({ length: 50 }, () => watch(admin.token));
    await Promise.all(watchers.map((next) => next()));
    const started = Date.now();
    readings.since();
    const latest = watchers.map(async (next) => {
      for (;;) if ((await next()).data?.dashboardUpdated['totalOrders'] === 20) return;
    });
    await Promise.all(Array.from({ length: 20 }, place));
    await Promise.all(latest);
    expect(readings.since()).toBeLessThanOrEqual(2 + (2 * (Date.now() - started)) / 1000);
    readings.stop();
  });

  it('is restricted to admins', async () => {
    expect(await watch(asha.token)()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
    expect(await watch()()).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
  });
});

/** Counts the reads of the figures, which still happen. */
function countReadings() {
  const { measures } = test.app;
  const read = measures.read.bind(measures);
  let readings = 0;
  measures.read = () => {
    readings += 1;
    return read();
  };
  return {
    since: () => {
      const seen = readings;
      readings = 0;
      return seen;
    },
    stop: () => {
      measures.read = read;
    },
  };
}
