import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { addCustomers, jwtSecret } from './customers.js';
import { withShop } from './shop.js';

const customers = 100;
/** Requests at the same time. */
const inFlight = 8;

export interface KitchenShop {
  readonly url: string;
  /** Of the admin. */
  readonly token: string;
  /** Places an order of two dishes. @returns its id */
  readonly place: () => Promise<string>;
  readonly deliver: (id: string) => Promise<unknown>;
}

/** Runs `work` against a shop with many customers, so that each stays below the limit of open orders. */
export async function withKitchenShop(work: (shop: KitchenShop) => Promise<void>): Promise<void> {
  const environment = { JWT_SECRET: jwtSecret, RATE_LIMIT_FACTOR: '1000000' };
  await withShop({ environment }, async ({ url, databaseUrl, graphql, login }) => {
    const database = new pg.Client({ connectionString: databaseUrl });
    await database.connect();
    const dishes = await database.query<{ id: string }>(
      `insert into menu_items (id, name, price_paise, category)
       select lpad(to_hex(n), 24, '0'), 'Dish ' || n, 1000 + n, 'Snacks' from generate_series(1, 2) n
       returning id`,
    );
    const tokens = await addCustomers(database, customers);
    await database.end();
    const token = await login();
    const items = dishes.rows.map(({ id }) => ({ menuItemId: id, quantity: 2 }));
    let next = 0;
    await work({
      url,
      token,
      place: async () => {
        const { placeOrder } = await graphql<{ placeOrder: { id: string } }>(
          `
            mutation ($input: PlaceOrderInput!, $idempotencyKey: String!) {
              placeOrder(input: $input, idempotencyKey: $idempotencyKey) {
                id
              }
            }
          `,
          {
            input: { items, address: '4B, Lake View, Koramangala', paymentMode: 'COD' },
            idempotencyKey: randomUUID(),
          },
          tokens[(next += 1) % tokens.length],
        );
        return placeOrder.id;
      },
      deliver: (id) =>
        graphql(
          'mutation ($id: ID!) { updateOrderStatus(id: $id, status: DELIVERED) { id } }',
          { id },
          token,
        ),
    });
  });
}

/** Acts `count` times, a few at a time. */
export async function times<T>(count: number, act: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let begun = 0;
  const worker = async () => {
    while (begun < count) {
      begun += 1;
      results.push(await act());
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return results;
}
