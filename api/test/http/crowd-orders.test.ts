import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../src/modules/auth/user.entity.js';
import type { MenuItem } from '../../src/modules/menu/menu-item.entity.js';
import { Order } from '../../src/modules/orders/order.entity.js';
import { newId } from '../../src/platform/ids.js';
import { TestApp } from '../app.js';
import { aCustomer, aDish, type Account } from '../factories.js';
import { heldUp } from '../locks.js';

const place = `mutation Place($input: PlaceOrderInput!, $key: String!) {
  placeOrder(input: $input, idempotencyKey: $key) { id total address items { menuItemId quantity unitPrice } }
}`;

interface Placed {
  readonly id: string;
  readonly total: number;
  readonly address: string;
  readonly items: readonly object[];
}

/** Paise. */
const prices = [1000, 2550, 19_900];

let test: TestApp;
const customers: Account[] = [];
const dishes: MenuItem[] = [];
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  for (let n = 0; n < 4; n += 1) customers.push(await aCustomer(test));
  for (const pricePaise of prices) dishes.push(await aDish(test, { pricePaise }));
});
afterAll(() => test.close());

const carts = fc.array(
  fc.uniqueArray(
    fc.record({ dish: fc.nat({ max: prices.length - 1 }), quantity: fc.integer({ min: 1, max: 99 }) }),
    { minLength: 1, selector: ({ dish }) => dish },
  ),
  { minLength: 6, maxLength: 6 },
);
/** Two requests for the same cart have the same key, and mostly the same address. */
const wish = fc.record({
  who: fc.nat({ max: 3 }),
  cart: fc.nat({ max: 5 }),
  address: fc.constantFrom('12 MG Road', '12 MG Road', '12 MG Road', '1 Brigade Road'),
  flaw: fc.constantFrom(undefined, undefined, undefined, 'TOTAL_MISMATCH', 'BAD_USER_INPUT'),
});

it('places one order per customer in a rush, and a refusal blocks no one else', async () => {
  await fc.assert(
    fc.asyncProperty(carts, fc.array(wish, { minLength: 2, maxLength: 40 }), async (bought, crowd) => {
      const run = newId();
      const before = await test.app.dataSource.manager.count(Order);
      const requests = crowd.map(({ who, cart, address, flaw }) => {
        const lines = (bought[cart] ?? []).map(({ dish, quantity }) => ({ dish: dishOf(dish), quantity }));
        const paise = lines.reduce((sum, { dish, quantity }) => sum + dish.pricePaise * quantity, 0);
        const items = lines.map(({ dish, quantity }) => ({ menuItemId: dish.id, quantity }));
        if (flaw === 'BAD_USER_INPUT') items.push({ menuItemId: newId(), quantity: 1 });
        const total = (flaw === 'TOTAL_MISMATCH' ? paise + 1 : paise) / 100;
        const key = `${run} ${who} ${cart}`;
        return {
          token: customers[who]?.token,
          key,
          flaw,
          lines,
          input: { items, total, address, paymentMode: 'COD' },
        };
      });
      const answers = await Promise.all(
        requests.map(({ input, key, token }) => test.graphql(place, { input, key }, token)),
      );
      const placed = new Map<string, { id: string; address: string }>();
      for (const [index, { data }] of answers.entries()) {
        const { key, lines, input, flaw } = requests[index] as (typeof requests)[number];
        const order = data?.['placeOrder'] as Placed | undefined;
        if (!order) continue;
        expect(flaw).toBeUndefined();
        expect(order).toEqual({
          id: order.id,
          total: input.total,
          address: input.address,
          items: lines.map(({ dish, quantity }) => ({
            menuItemId: dish.id,
            quantity,
            unitPrice: dish.pricePaise / 100,
          })),
        });
        const { id, address } = order;
        expect(placed.get(key) ?? { id, address }).toEqual({ id, address });
        placed.set(key, { id, address });
      }
      for (const [index, { errors }] of answers.entries()) {
        const code = errors?.[0]?.extensions['code'];
        const { key, input, flaw } = requests[index] as (typeof requests)[number];
        // A key that has placed an order is refused for any other request.
        const another = placed.has(key) && (flaw !== undefined || placed.get(key)?.address !== input.address);
        expect(another ? ['IDEMPOTENCY_CONFLICT', flaw] : [flaw]).toContain(code);
      }
      expect((await test.app.dataSource.manager.count(Order)) - before).toBe(placed.size);
    }),
    { numRuns: 25 },
  );
});

describe('orders that arrive together', () => {
  const plain = () => ({
    items: [{ menuItemId: dishOf(0).id, quantity: 1 }],
    totalPaise: undefined,
    address: '1 Brigade Road',
    coordinates: null,
    paymentMode: 'COD' as const,
  });
  const viewersOf = (people: readonly { token: string }[]) =>
    Promise.all(people.map(({ token }) => test.app.services.auth.authenticate(token)));

  it('share a transaction', async () => {
    const viewers = await viewersOf(customers);
    const orders = await Promise.all(
      viewers.map((viewer) => test.app.services.orderPlacement.place(viewer, plain(), '127.0.0.1', newId())),
    );
    expect(orders.map(({ userId }) => userId)).toEqual(customers.map(({ id }) => id));
    const [found] = await test.app.dataSource.query<unknown[]>(
      'select count(distinct xmin::text)::int as transactions from orders where id = any($1)',
      [orders.map(({ id }) => id)],
    );
    expect(found).toEqual({ transactions: 1 });
  });

  it('are placed except the one whose account is deleted in the meantime', async () => {
    const leaver = await aCustomer(test);
    const viewers = await viewersOf([...customers, leaver]);
    await test.app.dataSource.manager.delete(User, { id: leaver.id });
    const outcomes = await Promise.allSettled(
      viewers.map((viewer) => test.app.services.orderPlacement.place(viewer, plain(), '127.0.0.1', newId())),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([...customers.map(() => 'fulfilled'), 'rejected']);
    const placed = outcomes.flatMap((each) => (each.status === 'fulfilled' ? each.value.userId : []));
    expect(placed).toEqual(customers.map(({ id }) => id));
  });

  // Not at midnight: libfaketime confuses the lock timeouts of PostgreSQL.
  it.skipIf(process.env['FAKETIME']).each([
    ['alone', 0],
    ['with others', 3],
  ])('do not wait for one that came %s and waits for a lock, nor do later ones', async (_with, others) => {
    const { dataSource, services } = test.app;
    const [stuck, ...strangers] = await viewersOf(customers);
    const mates = strangers.slice(0, others);
    const key = newId();
    const settled: string[] = [];
    const order = async (name: string, viewer: typeof stuck, ownKey = newId()) => {
      const { userId } = await services.orderPlacement.place(viewer ?? null, plain(), '127.0.0.1', ownKey);
      settled.push(name);
      return userId;
    };
    const lock = dataSource.createQueryRunner();
    await lock.startTransaction();
    let together: Promise<unknown>[];
    try {
      await lock.query(
        `insert into idempotency_keys (scope, key, fingerprint, result_id) values ($1, $2, '', $3)`,
        [`placeOrder:${stuck?.id}`, key, newId()],
      );
      together = [order('stuck', stuck, key), ...mates.map((mate) => order('mate', mate))];
      await expect.poll(() => heldUp(dataSource)).toBe(1);
      await order('later', strangers[0]);
      // Sooner than the lock timeout of 8 s.
      await expect.poll(() => settled.length).toBe(mates.length + 1);
    } finally {
      await lock.rollbackTransaction();
      await lock.release();
    }
    expect(await Promise.all(together)).toEqual([stuck, ...mates].map((viewer) => viewer?.id));
    expect(settled).toHaveLength(mates.length + 2);
    expect(settled.at(-1)).toBe('stuck');
  });
});

function dishOf(index: number): MenuItem {
  return dishes[index] as MenuItem;
}
