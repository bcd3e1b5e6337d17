import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { heldUp } from '../../../test/locks.js';
import { demoMenu } from '../../demo/demo-menu.js';
import { newId } from '../../platform/ids.js';
import { MenuItem } from './menu-item.entity.js';

let test: TestApp;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start({ SEED_DEMO: 'false' });
  admin = await anAdmin(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.dataSource.query('delete from menu_items');
  const dishes = demoMenu.map(({ picture: _picture, ...dish }) => ({ ...dish, id: newId(), image: null }));
  await test.app.dataSource.manager.insert(MenuItem, dishes);
  test.app.services.menuChanges.notify();
});

const names = async () => (await test.app.dataSource.manager.find(MenuItem)).map(({ name }) => name);
const idOf = async (name: string) =>
  (await test.app.dataSource.manager.findOneByOrFail(MenuItem, { name })).id;
const count = async () => (await test.graphql('{ demoDishes }', {}, admin.token)).data?.['demoDishes'];
const remove = async () => {
  const { data, errors } = await test.graphql('mutation { removeDemoDishes { id name } }', {}, admin.token);
  expect(errors).toBeUndefined();
  return data?.['removeDemoDishes'] as { id: string; name: string }[];
};

describe('removeDemoDishes', () => {
  it('takes the demo dishes off the menu and keeps those that the owner made or changed', async () => {
    await aDish(test, { name: 'Sharma’s Thali' });
    // Another dish with the name of a demo dish.
    await aDish(test, { name: 'Masala Chai', description: 'Our own blend.' });
    const [edited] = demoMenu;
    const { errors } = await test.graphql(
      `mutation ($id: ID!, $name: String!) {
         updateMenuItem(id: $id, version: 1, input: { name: $name, price: 99 }) { id }
       }`,
      { id: await idOf(edited?.name ?? ''), name: edited?.name },
      admin.token,
    );
    expect(errors).toBeUndefined();
    expect(await count()).toBe(demoMenu.length - 1);

    expect(await remove()).toHaveLength(demoMenu.length - 1);
    expect((await names()).toSorted()).toEqual(
      [edited?.name ?? '', 'Masala Chai', 'Sharma’s Thali'].toSorted(),
    );
    expect(await count()).toBe(0);
    const { body } = await test.rest<{ name: string }[]>('GET', '/api/menu');
    expect(body).toHaveLength(3);
    expect(await remove()).toEqual([]);
  });

  it('removes the categories that only demo dishes had, unless the owner has changed them', async () => {
    const categories = async () => {
      const { data } = await test.graphql('{ allCategories { name } }', {}, admin.token);
      return (data as { allCategories: { name: string }[] }).allCategories.map(({ name }) => name);
    };
    expect(await categories()).toEqual(expect.arrayContaining(['Burgers', 'Pizza', 'Desserts', 'Drinks']));
    await aDish(test, { name: 'Sharma’s Burger', category: 'Burgers' });
    await test.app.dataSource.query(
      `update categories set is_hidden = true, version = version + 1 where name = 'Pizza'`,
    );
    await test.app.dataSource.query(`insert into categories (id, name) values ($1, 'Thalis')`, [newId()]);
    await remove();
    expect((await categories()).toSorted()).toEqual(['Burgers', 'Pizza', 'Thalis']);
    await test.app.dataSource.query(`delete from menu_items`);
    await test.app.dataSource.query(`delete from categories`);
  });

  it('leaves orders readable', async () => {
    const asha = await aCustomer(test);
    const [dish] = demoMenu;
    const menuItem = await idOf(dish?.name ?? '');
    const price = (dish?.pricePaise ?? 0) / 100;
    const items = [{ menuItem, qty: 2 }];
    const order = { items, address: '12 MG Road', paymentMode: 'COD', total: 2 * price };
    const placed = await test.rest<{ _id: string }>('POST', '/api/orders', {
      token: asha.token,
      body: order,
    });
    expect(placed.status).toBe(201);
    await remove();
    const { body } = await test.rest('GET', `/api/orders/${placed.body._id}`, { token: asha.token });
    expect(body).toMatchObject({ items: [{ menuItem: { name: dish?.name, price }, qty: 2 }] });
  });

  it('removes each dish once for ten parallel requests, and updates every live menu', async () => {
    const client = test.live();
    const news = client.iterate<{ menuChanged: { id: string; item: { id: string } | null } }>({
      query: 'subscription { menuChanged { id item { id } } }',
    });
    const expected = (await test.app.services.menu.list()).map(({ id }) => id);
    try {
      const first = news.next();
      await expect.poll(() => test.app.services.liveMenu.listeners()).toBe(1);
      const removed = (await Promise.all(Array.from({ length: 10 }, remove))).flat();
      expect(removed).toHaveLength(demoMenu.length);
      const gone = new Set<string>();
      for (let message = await first; !message.done; message = await news.next()) {
        const change = message.value.data?.menuChanged;
        if (change && !change.item) gone.add(change.id);
        if (expected.every((id) => gone.has(id))) break;
      }
      expect([...gone]).toEqual(expect.arrayContaining(expected));
    } finally {
      await client.dispose();
    }
  });

  it('waits for a change of a demo dish, which then stays', async () => {
    const [name = ''] = demoMenu.map((dish) => dish.name);
    const runner = test.app.dataSource.createQueryRunner();
    await runner.startTransaction();
    await runner.query('update menu_items set version = 2, price_paise = 1 where name = $1', [name]);
    const removing = remove();
    await expect.poll(async () => (await heldUp(test.app.dataSource)) > 0).toBe(true);
    await runner.commitTransaction();
    await runner.release();
    expect(await removing).toHaveLength(demoMenu.length - 1);
    expect(await names()).toEqual([name]);
  });
});
