import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf, value } from '../../../test/doors/doors.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { beginOrder, paise, pay, untilOrdered, untilState } from '../../../test/payments.js';
import type { MenuItem } from '../menu/menu-item.entity.js';

let test: TestApp;
/** Another process of the same shop. */
let other: TestApp;
let admin: Account;
let asha: Account;
let ravi: Account;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  other = await TestApp.start({ ...test.stores, RATE_LIMIT_FACTOR: '1000', ROLE: 'api' });
  admin = await anAdmin(test);
  asha = await aCustomer(test);
  ravi = await aCustomer(test, 'Ravi Kumar');
});
afterEach(async () => {
  await test.app.dataSource.query('delete from dish_portions');
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const setPortions = (dishId: string, left: number | null, token?: string) =>
  test.graphql(
    'mutation ($dishId: ID!, $left: Int) { setPortions(dishId: $dishId, left: $left) { portionsLeft } }',
    { dishId, left },
    token,
  );
/** A dish with so many portions left. */
async function counted(left: number, name = 'Thali'): Promise<MenuItem> {
  const dish = await aDish(test, { name, pricePaise: paise });
  const { data, errors } = await setPortions(dish.id, left, admin.token);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ setPortions: { portionsLeft: left } });
  return dish;
}
const leftOf = async (...dishes: MenuItem[]) => test.app.services.portions.leftOf(dishes.map(({ id }) => id));
const placeIn = async (shop: TestApp, items: [MenuItem, number][], token = asha.token) =>
  shop.rest<{ _id: string; code: string; message: string }>('POST', '/api/orders', {
    token,
    body: {
      items: items.map(([{ id }, qty]) => ({ menuItem: id, qty })),
      address: '1 MG Road',
      paymentMode: 'COD',
    },
  });
const setStatus = (id: string, status: string) =>
  test.rest('PUT', `/api/admin/orders/${id}/status`, { token: admin.token, body: { status } });
const statusesOf = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};

describe('portions', () => {
  it('let 10 of 50 parallel orders in two processes take the last 10', async () => {
    const dish = await counted(10);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => placeIn(n % 2 ? test : other, [[dish, 1]])),
    );
    expect(statusesOf(answers)).toEqual({ 201: 10, 400: 40 });
    expect(await leftOf(dish)).toEqual([0]);
    expect(answers.find(({ status }) => status === 400)?.body.message).toBe(
      'Thali is sold out. Remove it to continue.',
    );
  });

  it('are never oversold by parallel orders of several dishes, nor left over if an order would fit', async () => {
    const cart = fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: 4,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 3, maxLength: 3 }),
        fc.array(cart, { minLength: 1, maxLength: 16 }),
        async (portions, carts) => {
          const dishes = await Promise.all(portions.map((left) => counted(left)));
          const answers = await Promise.all(
            carts.map((lines, n) =>
              placeIn(
                n % 2 ? test : other,
                lines.map(([nth, qty]) => [dishes[nth] as MenuItem, qty]),
              ),
            ),
          );
          const sold = [0, 0, 0];
          for (const [n, { status }] of answers.entries()) {
            if (status === 201) for (const [nth, qty] of carts[n] ?? []) sold[nth] = (sold[nth] ?? 0) + qty;
            else expect(status).toBe(400);
          }
          const left = await leftOf(...dishes);
          expect(left).toEqual(portions.map((each, nth) => each - (sold[nth] ?? 0)));
          for (const [n, { status }] of answers.entries()) {
            if (status === 201) continue;
            const needed = [0, 0, 0];
            for (const [nth, qty] of carts[n] ?? []) needed[nth] = (needed[nth] ?? 0) + qty;
            expect(needed.some((each, nth) => each > (left[nth] ?? 0))).toBe(true);
          }
        },
      ),
      { numRuns: 12 },
    );
  });

  it('are taken once by 20 parallel requests with the same key', async () => {
    const dish = await counted(5);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        test.rest<{ _id: string }>('POST', '/api/orders', {
          token: asha.token,
          body: { items: [{ menuItem: dish.id, qty: 3 }], address: '1 MG Road', paymentMode: 'COD' },
          headers: { 'Idempotency-Key': key },
        }),
      ),
    );
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    expect(await leftOf(dish)).toEqual([2]);
  });

  it('are returned once by parallel cancellations, and taken again if the order is reopened', async () => {
    const dish = await counted(6);
    const { body } = await placeIn(test, [
      [dish, 2],
      [dish, 2],
    ]);
    expect(await leftOf(dish)).toEqual([2]);
    await Promise.all(Array.from({ length: 10 }, () => setStatus(body._id, 'Cancelled')));
    expect(await leftOf(dish)).toEqual([6]);
    await setStatus(body._id, 'Preparing');
    expect(await leftOf(dish)).toEqual([2]);
    await setPortions(dish.id, 1, admin.token);
    await setStatus(body._id, 'Cancelled');
    expect(await leftOf(dish)).toEqual([5]);
    // Only what is left can be taken, and only that is given back.
    await setPortions(dish.id, 1, admin.token);
    await setStatus(body._id, 'Pending');
    expect(await leftOf(dish)).toEqual([0]);
    await setStatus(body._id, 'Cancelled');
    expect(await leftOf(dish)).toEqual([1]);
  });

  it('are kept by parallel orders and status changes in any sequence', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('Cancelled', 'Pending', 'Delivered'), { minLength: 1, maxLength: 12 }),
        async (statuses) => {
          const dish = await counted(8);
          const placed = await Promise.all([1, 2].map((qty) => placeIn(test, [[dish, qty]])));
          const ids = placed.map(({ body }) => body._id);
          await Promise.all([
            ...statuses.map((status, n) => setStatus(ids[n % 2] ?? '', status)),
            placeIn(other, [[dish, 1]]),
          ]);
          const orders = await test.app.services.orders.byIds(ids);
          const kept = orders.map((order, n) => (order?.status === 'Cancelled' ? 0 : n + 1));
          expect(await leftOf(dish)).toEqual([8 - 1 - kept.reduce((sum, each) => sum + each, 0)]);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('are not returned after the count of the dish was removed', async () => {
    const dish = await counted(3);
    const { body } = await placeIn(test, [[dish, 1]]);
    await setPortions(dish.id, null, admin.token);
    expect(await leftOf(dish)).toEqual([null]);
    await setPortions(dish.id, 7, admin.token);
    await setStatus(body._id, 'Cancelled');
    expect(await leftOf(dish)).toEqual([7]);
  });

  it('leave snapshots of the menu valid', async () => {
    const version = async () => (await test.app.services.menuSnapshots.verified()).version;
    const dish = await counted(3);
    const before = await version();
    await placeIn(test, [[dish, 1]]);
    expect(await version()).toBe(before);
  });

  it('are set by staff alone, from 0 to 9999', async () => {
    const dish = await counted(3);
    const codeOf = async (left: number, token?: string) =>
      (await setPortions(dish.id, left, token)).errors?.[0]?.extensions['code'];
    expect(await codeOf(1)).toBe('UNAUTHENTICATED');
    expect(await codeOf(1, asha.token)).toBe('FORBIDDEN');
    expect(await codeOf(-1, admin.token)).toBe('BAD_USER_INPUT');
    expect(await codeOf(10_000, admin.token)).toBe('BAD_USER_INPUT');
    expect(await leftOf(dish)).toEqual([3]);
  });

  it('are shown over REST', async () => {
    const dish = await counted(1);
    const seen = async () => {
      const { body } = await test.rest<Record<string, unknown>[]>('GET', '/api/menu');
      const { available, portionsLeft } = body.find(({ _id }) => _id === dish.id) ?? {};
      return { available, portionsLeft };
    };
    expect(await seen()).toEqual({ available: true, portionsLeft: 1 });
    await placeIn(test, [[dish, 1]]);
    expect(await seen()).toEqual({ available: false, portionsLeft: 0 });
  });

  it('are sent live: the current count first, then the count after every order', async () => {
    const dish = await counted(4);
    const client = other.live();
    try {
      const messages = client.iterate<{ portionsChanged: { dishId: string; left: number }[] }>({
        query: 'subscription { portionsChanged { dishId left } }',
      });
      const next = async () => (await messages.next()).value as { data: unknown };
      const left = (count: number) => ({ data: { portionsChanged: [{ dishId: dish.id, left: count }] } });
      expect(await next()).toEqual(left(4));
      await placeIn(test, [[dish, 3]]);
      let message = await next();
      // The event of setting the count may arrive after the subscription began.
      while (isDeepStrictEqual(message, left(4))) message = await next();
      expect(message).toEqual(left(1));
    } finally {
      await client.dispose();
    }
  });
});

describe.each(doorsOf(() => test))('portions through $name', (door) => {
  it('refuse an order of more than are left, over all lines, and say how many', async () => {
    const dish = await counted(3);
    const items = [
      { id: dish.id, quantity: 2 },
      { id: dish.id, quantity: 2 },
    ];
    expect(await door.placeOrder(asha.token, { items })).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: ['items.1'],
      message: 'Only 3 portions of Thali are left. Please order no more.',
    });
    expect(await leftOf(dish)).toEqual([3]);
    value(await door.placeOrder(asha.token, { items: items.slice(1) }));
    expect(await door.placeOrder(asha.token, { items })).toMatchObject({
      ok: false,
      message: 'Only 1 portion of Thali is left. Please order no more.',
    });
  });
});

describe('an online payment', () => {
  const expire = () =>
    test.app.dataSource.query(`update holds set expires_at = now() where expires_at is not null`);

  it('holds portions while it is open, for at most ten minutes, and turns them into its order', async () => {
    const dish = await counted(3);
    const { id, razorpayOrderId } = await beginOrder(test, asha, dish.id, { quantity: 2 });
    expect(await leftOf(dish)).toEqual([1]);
    const [hold] = await test.app.dataSource.query<{ minutes: number }[]>(
      'select extract(epoch from expires_at - now()) / 60 as minutes from holds',
    );
    expect(Number(hold?.minutes)).toBeGreaterThan(9);
    expect(Number(hold?.minutes)).toBeLessThanOrEqual(10);
    await pay(test, razorpayOrderId);
    const { order } = await untilOrdered(test, asha, id);
    expect(await leftOf(dish)).toEqual([1]);
    await setStatus(order?.id ?? '', 'Cancelled');
    expect(await leftOf(dish)).toEqual([3]);
  });

  it('is begun by 3 of 12 parallel customers for the last 3 portions', async () => {
    const dish = await counted(3);
    const customers = await Promise.all(Array.from({ length: 12 }, () => aCustomer(test)));
    const begun = await Promise.allSettled(
      customers.map((customer, n) => beginOrder(n % 2 ? test : other, customer, dish.id)),
    );
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await leftOf(dish)).toEqual([0]);
  });

  it('releases its portions once after it expires, for any number of workers', async () => {
    const dish = await counted(2);
    await beginOrder(test, asha, dish.id, { quantity: 2 });
    expect(await leftOf(dish)).toEqual([0]);
    await expire();
    await Promise.all(
      Array.from({ length: 8 }, (_, n) => (n % 2 ? test : other).app.services.holds.releaseExpired()),
    );
    expect(await leftOf(dish)).toEqual([2]);
  });

  it('that comes after its time is fulfilled while there are portions, and refunded otherwise', async () => {
    const dish = await counted(2);
    const early = await beginOrder(test, asha, dish.id);
    const late = await beginOrder(test, ravi, dish.id);
    await expire();
    await test.app.services.holds.releaseExpired();
    const { body } = await placeIn(test, [[dish, 1]]);
    await pay(test, early.razorpayOrderId);
    await untilOrdered(test, asha, early.id);
    expect(await leftOf(dish)).toEqual([0]);
    await pay(test, late.razorpayOrderId);
    const refunded = await untilState(test, ravi, late.id, 'REFUNDED');
    expect(refunded).toMatchObject({ order: null, refunds: [{ amount: paise / 100 }] });
    await setStatus(body._id, 'Cancelled');
    expect(await leftOf(dish)).toEqual([1]);
  });

  it('either becomes an order or releases its portions, also while workers race', async () => {
    const dish = await counted(4);
    const customers = await Promise.all(Array.from({ length: 4 }, () => aCustomer(test)));
    const begun = await Promise.all(customers.map((customer) => beginOrder(test, customer, dish.id)));
    expect(await leftOf(dish)).toEqual([0]);
    await Promise.all(begun.slice(0, 2).map(({ razorpayOrderId }) => pay(test, razorpayOrderId)));
    await expire();
    await Promise.all([
      ...begun
        .slice(0, 2)
        .flatMap(({ id }) => [
          test.app.services.settlement.check(id).then(() => test.app.services.orderPurchases.fulfil(id)),
          other.app.services.settlement.check(id).then(() => other.app.services.orderPurchases.fulfil(id)),
        ]),
      ...Array.from({ length: 6 }, () => other.app.services.holds.releaseExpired()),
    ]);
    await Promise.all([0, 1].map((n) => untilOrdered(test, customers[n] as Account, begun[n]?.id ?? '')));
    await test.app.services.holds.releaseExpired();
    expect(await leftOf(dish)).toEqual([2]);
  });

  it('holds its portions for its customer, who may begin again or pay in cash', async () => {
    const dish = await counted(1);
    const key = randomUUID();
    await beginOrder(test, asha, dish.id, { key });
    await beginOrder(test, asha, dish.id, { key });
    await beginOrder(test, asha, dish.id);
    expect(await leftOf(dish)).toEqual([0]);
    const problems = async (token?: string) => {
      const { data } = await test.graphql(
        'query ($input: QuoteInput!) { quote(input: $input) { problems { code } } }',
        { input: { items: [{ menuItemId: dish.id, quantity: 1 }] } },
        token,
      );
      return data?.['quote'];
    };
    expect(await problems(asha.token)).toEqual({ problems: [] });
    expect(await problems(ravi.token)).toEqual({ problems: [{ code: 'SOLD_OUT' }] });
    expect((await placeIn(test, [[dish, 1]], ravi.token)).status).toBe(400);
    expect((await placeIn(test, [[dish, 1]])).status).toBe(201);
    expect(await leftOf(dish)).toEqual([0]);
  });

  it('keeps portions that staff mark as sold out while it is open', async () => {
    const dish = await counted(1);
    const { id, razorpayOrderId } = await beginOrder(test, asha, dish.id);
    await test.app.services.availability.setSoldOut(
      await test.app.services.auth.authenticate(admin.token),
      [dish.id],
      'UNTIL_FURTHER_NOTICE',
    );
    await pay(test, razorpayOrderId);
    await untilOrdered(test, asha, id);
  });
});
