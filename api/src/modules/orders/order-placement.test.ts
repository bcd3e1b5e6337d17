import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { aVerifiedPayment, paise, price } from '../../../test/payments.js';
import { newId } from '../../platform/ids.js';
import type { Viewer } from '../auth/viewer.js';
import { MenuItem } from '../menu/menu-item.entity.js';
import { Order } from './order.entity.js';
import type { PlaceOrder } from './orders.input.js';

let test: TestApp;
/** A second process of the same shop, which is notified of menu changes with a delay. */
let other: TestApp;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  other = await TestApp.start({ ...test.stores, RATE_LIMIT_FACTOR: '1000', ROLE: 'api' });
  admin = await anAdmin(test);
});
afterAll(async () => {
  await other.close();
  await test.close();
});
afterEach(() => vi.restoreAllMocks());

const viewerOf = async ({ token }: Account): Promise<Viewer | null> =>
  test.app.services.auth.authenticate(token);

const cartOf = (menuItemId: string, change: Partial<PlaceOrder> = {}): PlaceOrder => ({
  items: [{ menuItemId, quantity: 2 }],
  totalPaise: undefined,
  address: '1 Brigade Road',
  coordinates: null,
  paymentMode: 'COD',
  ...change,
});

const place = (viewer: Viewer | null, cart: PlaceOrder, key?: string, app = test) =>
  app.app.services.orderPlacement.place(viewer, cart, '127.0.0.1', key);

/** Runs `change` once, after the next request has read its menu snapshot and before it uses the snapshot. */
function betweenQuoteAndOrder(change: () => Promise<unknown>): void {
  const { menuSnapshots } = test.app.services;
  for (const name of ['latest', 'verified'] as const) {
    const read = menuSnapshots[name].bind(menuSnapshots);
    vi.spyOn(menuSnapshots, name).mockImplementation(async (tx) => {
      const snapshot = await read(tx);
      vi.restoreAllMocks();
      await change();
      return snapshot;
    });
  }
}

/** Price changes by this process, by another process and directly in the database. */
const changes = {
  'made dearer here': (id: string) =>
    test.rest('PUT', `/api/admin/menu/${id}`, { token: admin.token, body: { price: 200 } }),
  'made dearer elsewhere': (id: string) =>
    other.rest('PUT', `/api/admin/menu/${id}`, { token: admin.token, body: { price: 200 } }),
  'made dearer in the database': (id: string) =>
    test.app.dataSource.query('update menu_items set price_paise = 20000 where id = $1', [id]),
};

describe('order placement when a dish changes after the quote', () => {
  for (const [how, change] of Object.entries(changes)) {
    it(`places the order at the new price if the client sent no total, ${how}`, async () => {
      const viewer = await viewerOf(await aCustomer(test));
      const dish = await aDish(test, { pricePaise: 10_000 });
      betweenQuoteAndOrder(() => change(dish.id));
      const order = await place(viewer, cartOf(dish.id), randomUUID());
      expect(order.totalPaise).toBe(40_000);
      expect(order.bill.lines).toMatchObject([{ unitPricePaise: 20_000, quantity: 2 }]);
    });

    it(`refuses the old total and returns the new one, ${how}`, async () => {
      const customer = await aCustomer(test);
      const viewer = await viewerOf(customer);
      const dish = await aDish(test, { pricePaise: 10_000 });
      betweenQuoteAndOrder(() => change(dish.id));
      const key = randomUUID();
      await expect(place(viewer, cartOf(dish.id, { totalPaise: 20_000 }), key)).rejects.toMatchObject({
        code: 'TOTAL_MISMATCH',
        details: { total: 400 },
      });
      expect(await test.app.dataSource.manager.countBy(Order, { userId: customer.id })).toBe(0);
      // The refusal has not used up the key.
      expect((await place(viewer, cartOf(dish.id, { totalPaise: 40_000 }), key)).totalPaise).toBe(40_000);
    });
  }

  it('refuses the order if the dish is removed from the menu', async () => {
    const customer = await aCustomer(test);
    const dish = await aDish(test);
    betweenQuoteAndOrder(() => other.rest('DELETE', `/api/admin/menu/${dish.id}`, { token: admin.token }));
    await expect(place(await viewerOf(customer), cartOf(dish.id))).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { fields: [{ field: 'items.0' }] },
    });
    expect(await test.app.dataSource.manager.countBy(Order, { userId: customer.id })).toBe(0);
  });

  it('stores the new name', async () => {
    const dish = await aDish(test, { name: 'Misal Pav' });
    betweenQuoteAndOrder(() =>
      test.app.dataSource.manager.update(MenuItem, { id: dish.id }, { name: 'Puneri Misal' }),
    );
    const order = await place(await viewerOf(await aCustomer(test)), cartOf(dish.id));
    expect(order.bill.lines).toMatchObject([{ name: 'Puneri Misal' }]);
  });

  it('accepts only a payment of the new price', async () => {
    const customer = await aCustomer(test);
    const viewer = await viewerOf(customer);
    const dish = await aDish(test, { pricePaise: paise });
    await aVerifiedPayment(test, customer);
    const cart = cartOf(dish.id, {
      items: [{ menuItemId: dish.id, quantity: 1 }],
      paymentMode: 'ONLINE',
    });
    betweenQuoteAndOrder(() => changes['made dearer elsewhere'](dish.id));
    await expect(place(viewer, cart)).rejects.toMatchObject({ code: 'PAYMENT_REQUIRED' });
    expect(await test.app.dataSource.manager.countBy(Order, { userId: customer.id })).toBe(0);
    await other.rest('PUT', `/api/admin/menu/${dish.id}`, { token: admin.token, body: { price } });
    expect(await place(viewer, cart)).toMatchObject({ totalPaise: paise, paymentStatus: 'Paid' });
  });

  it('places the other orders of the same batch', async () => {
    const viewers = await Promise.all(Array.from({ length: 6 }, async () => viewerOf(await aCustomer(test))));
    const dish = await aDish(test, { pricePaise: 10_000 });
    await test.app.services.menuSnapshots.verified();
    await changes['made dearer in the database'](dish.id);
    const outcomes = await Promise.allSettled(
      viewers.map((viewer, n) => place(viewer, cartOf(dish.id, n % 2 ? { totalPaise: 20_000 } : {}))),
    );
    expect(
      outcomes.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value.totalPaise : 0)),
    ).toEqual([40_000, 0, 40_000, 0, 40_000, 0]);
  });
});

describe('order placement under concurrent price changes', () => {
  const step = fc.record({
    kind: fc.constantFrom('order', 'order', 'order', 'price'),
    process: fc.boolean(),
    who: fc.nat({ max: 2 }),
    pricePaise: fc.constantFrom(1000, 2000, 3000, 5000),
    key: fc.nat({ max: 3 }),
  });

  it('places one order per key, at a price that was valid during the request', async () => {
    const viewers = await Promise.all([1, 2, 3].map(async () => viewerOf(await aCustomer(test))));
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24 }), async (steps) => {
        const dish = await aDish(test, { pricePaise: 1000 });
        const run = newId();
        // The interval of the logical clock in which each price was possible.
        const prices = [{ pricePaise: 1000, from: 0, to: Infinity }];
        let clock = 0;
        let changing = Promise.resolve();
        const changePrice = async (app: TestApp, pricePaise: number) => {
          const present = prices.at(-1);
          if (!present || present.pricePaise === pricePaise) return;
          prices.push({ pricePaise, from: (clock += 1), to: Infinity });
          const body = { price: pricePaise / 100 };
          await app.rest('PUT', `/api/admin/menu/${dish.id}`, { token: admin.token, body });
          present.to = clock += 1;
        };
        const placed = new Map<string, string>();
        await Promise.all(
          steps.map(async ({ kind, process: here, who, pricePaise, key }) => {
            const app = here ? test : other;
            if (kind === 'price') {
              changing = changing.then(() => changePrice(app, pricePaise));
              return changing;
            }
            const started = (clock += 1);
            const name = `${run} ${who} ${key}`;
            const order = await place(viewers[who] ?? null, cartOf(dish.id), name, app);
            const ended = (clock += 1);
            const isRepeat = placed.has(name);
            expect(placed.get(name) ?? order.id).toBe(order.id);
            placed.set(name, order.id);
            const possible = prices.filter(({ from, to }) => from <= ended && to >= started);
            if (!isRepeat) expect(possible.map((each) => each.pricePaise * 2)).toContain(order.totalPaise);
            return undefined;
          }),
        );
        // After the last change, both processes use the last price.
        const last = prices.at(-1)?.pricePaise ?? 0;
        for (const app of [test, other])
          expect((await place(viewers[0] ?? null, cartOf(dish.id), undefined, app)).totalPaise).toBe(
            last * 2,
          );
      }),
      { numRuns: 30 },
    );
  });
});
