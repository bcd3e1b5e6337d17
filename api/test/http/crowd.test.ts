import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../app.js';
import { aCustomer, aDish } from '../factories.js';

interface Person {
  readonly token: string;
  /** Null after a logout. */
  readonly id: string | null;
  /** Ids and contents, newest first. */
  readonly orders: readonly { readonly id: string; readonly items: readonly { quantity: number }[] }[];
}

const place = `mutation Place($input: PlaceOrderInput!, $key: String!) {
  placeOrder(input: $input, idempotencyKey: $key) { id }
}`;

let test: TestApp;
/** Each with a different number of orders, from none up; the last one has logged out. */
const people: Person[] = [];
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  const dish = await aDish(test);
  for (let count = 0; count < 8; count += 1) {
    const { id, token } = await aCustomer(test);
    const orders: { id: string; items: { quantity: number }[] }[] = [];
    for (let n = 0; n < count; n += 1) {
      const quantity = count * 10 + n;
      const input = { items: [{ menuItemId: dish.id, quantity }], address: '12 MG Road', paymentMode: 'COD' };
      const { data } = await test.graphql(place, { input, key: `order-${quantity}` }, token);
      const order = data?.['placeOrder'] as { id: string } | undefined;
      orders.unshift({ id: order?.id ?? 'none', items: [{ quantity }] });
    }
    people.push({ id, token, orders });
  }
  const { token } = await aCustomer(test);
  await test.graphql('mutation { logout }', {}, token);
  people.push({ id: null, token, orders: [] });
});
afterAll(() => test.close());

const query = `query Own($first: Int!) { me { id } myOrders(first: $first) {
  nodes { id items { quantity } }
  pageInfo { hasNextPage }
} }`;

it('parallel readers each get their own data, and a logged-out one gets none', async () => {
  const asking = fc.record({
    who: fc.nat({ max: people.length - 1 }),
    first: fc.integer({ min: 1, max: 9 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(asking, { minLength: 2, maxLength: 40 }), async (crowd) => {
      const answers = await Promise.all(
        crowd.map(({ who, first }) => test.graphql(query, { first }, people[who]?.token)),
      );
      for (const [index, { who, first }] of crowd.entries()) {
        const { id, orders } = people[who] as Person;
        const { data, errors } = answers[index] ?? {};
        if (id === null) {
          expect(data).toBeNull();
          expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
        } else {
          expect(data).toEqual({
            me: { id },
            myOrders: {
              nodes: orders.slice(0, first),
              pageInfo: { hasNextPage: orders.length > first },
            },
          });
        }
      }
    }),
    { numRuns: 25 },
  );
});
