import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import type { MenuItem } from './menu-item.entity.js';

let api: TestApp;
let asha: Account;
let admin: Account;
beforeAll(async () => {
  api = await TestApp.start({ ROLE: 'api', SEED_DEMO: 'false' });
  asha = await aCustomer(api);
  admin = await anAdmin(api);
});
afterAll(() => api.close());

async function order(dish: MenuItem, qty: number): Promise<string> {
  const items = [{ menuItem: dish.id, qty }];
  const body = { items, address: '12 MG Road', paymentMode: 'COD', total: (qty * dish.pricePaise) / 100 };
  const placed = await api.rest<{ _id: string }>('POST', '/api/orders', { token: asha.token, body });
  expect(placed.status).toBe(201);
  return placed.body._id;
}

async function bestsellers(): Promise<string[]> {
  const { data } = await api.graphql('{ menu { name isBestseller version } }');
  const dishes = data?.['menu'] as { name: string; isBestseller: boolean; version: number }[];
  expect(dishes.every(({ version }) => version === 1)).toBe(true);
  return dishes.flatMap(({ name, isBestseller }) => (isBestseller ? [name] : []));
}

const menuVersion = async () =>
  (await api.app.dataSource.query<{ version: string }[]>('select version from menu_version'))[0]?.version;

/** Its housekeeping begins with the start. */
const runWorker = async (done: () => Promise<void>) => {
  const worker = await TestApp.start({ ROLE: 'worker', DATABASE_URL: api.databaseUrl });
  await done();
  await worker.close();
};

it('markBestsellers marks the five most sold dishes of 30 days, without cancelled orders', async () => {
  const dishes: MenuItem[] = [];
  for (let sold = 8; sold < 16; sold += 1) {
    const dish = await aDish(api, { name: `${sold} sold` });
    await order(dish, sold);
    dishes.push(dish);
  }
  const old = await order(await aDish(api, { name: 'Sold long ago' }), 40);
  await api.app.dataSource.query(`update orders set created_at = now() - interval '31 days' where id = $1`, [
    old,
  ]);
  const cancelled = await order(await aDish(api, { name: 'Cancelled' }), 40);
  await api.app.dataSource.query(`update orders set status = 'Cancelled' where id = $1`, [cancelled]);
  const gone = await aDish(api, { name: 'Off the menu' });
  await order(gone, 40);
  await api.rest('DELETE', `/api/admin/menu/${gone.id}`, { token: admin.token });

  await runWorker(() =>
    expect.poll(bestsellers).toEqual(['11 sold', '12 sold', '13 sold', '14 sold', '15 sold']),
  );

  await order(dishes[0]!, 30);
  await runWorker(() =>
    expect.poll(bestsellers).toEqual(['8 sold', '12 sold', '13 sold', '14 sold', '15 sold']),
  );
});

it('markBestsellers does not change the menu and its version for the same bestsellers', async () => {
  const before = await menuVersion();
  const { menuAdmin, orderLists } = api.app.services;
  await menuAdmin.markBestsellers(await orderLists.bestselling());
  expect(await menuVersion()).toBe(before);
});
