import pg from 'pg';
import { median, quantiles } from './quantiles.js';
import { withShop, type Shop } from './shop.js';

const orders = 200;
const dishId = 'd'.repeat(24);

/**
 * Milliseconds in which an order is handed over and gets its invoice. The reference: the same of an order that was placed
 * while the restaurant was not registered for GST. Both in turns.
 */
export async function handOver(): Promise<void> {
  await withShop({}, async (shop) => {
    const database = new pg.Client({ connectionString: shop.databaseUrl });
    await database.connect();
    await database.query(`insert into menu_items (id, name, price_paise) values ($1, 'Thali', 24900)`, [
      dishId,
    ]);
    await database.end();
    const token = await shop.login();
    const unregistered = await placeAll(shop, token);
    await register(shop, token);
    const registered = await placeAll(shop, token);
    const [numbered, plain]: [number[], number[]] = [[], []];
    for (const [index, id] of registered.entries()) {
      plain.push(await handedOver(shop, token, unregistered[index] ?? ''));
      numbered.push(await handedOver(shop, token, id));
    }
    const [ours, theirs] = [median(numbered), median(plain)];
    console.log(`  with an invoice: median ${ours.toFixed(1)} ms (p95 ${quantiles(numbered).p95} ms)`);
    console.log(`  without: median ${theirs.toFixed(1)} ms (p95 ${quantiles(plain).p95} ms)`);
    console.log(`  ${(ours - theirs).toFixed(1)} ms more, ratio ${(ours / theirs).toFixed(2)}`);
  });
}

async function register(shop: Shop, token: string): Promise<void> {
  const { restaurant } = await shop.graphql<{ restaurant: { version: number } }>(
    '{ restaurant { version } }',
  );
  const input = {
    gstin: '29AAGCB7383J1Z4',
    taxPositions: [
      {
        from: new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10),
        mode: 'REGULAR',
        pricesInclude: true,
      },
    ],
  };
  const query = `mutation ($input: RestaurantInput!, $version: Int!) {
    updateRestaurant(input: $input, version: $version) { version } }`;
  await shop.graphql(query, { input, version: restaurant.version }, token);
}

async function placeAll(shop: Shop, token: string): Promise<string[]> {
  const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
  const input = {
    items: [{ menuItemId: dishId, quantity: 2 }],
    address: '12 MG Road',
    paymentMode: 'COD',
  };
  const ids: string[] = [];
  for (let count = 0; count < orders; count += 1)
    ids.push((await shop.graphql<{ placeOrder: { id: string } }>(query, { input }, token)).placeOrder.id);
  return ids;
}

/** @returns milliseconds */
async function handedOver(shop: Shop, token: string, id: string): Promise<number> {
  const query = 'mutation ($id: ID!) { updateOrderStatus(id: $id, status: OUT_FOR_DELIVERY) { id } }';
  const began = performance.now();
  await shop.graphql(query, { id }, token);
  return performance.now() - began;
}
