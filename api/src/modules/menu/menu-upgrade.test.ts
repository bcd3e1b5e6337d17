import { DataSource } from 'typeorm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, anAdmin } from '../../../test/factories.js';
import { createScratchDatabase, type ScratchDatabase } from '../../../test/servers/scratch-database.js';
import { newId } from '../../platform/ids.js';
import { migrations } from '../../platform/migrations/index.js';

let database: ScratchDatabase;
const [dosa, chai, gift, asha, order] = [newId(), newId(), newId(), newId(), newId()];

/** A database of the last release, in which a category was only a text of a dish: three dishes, one of them ordered. */
beforeAll(async () => {
  database = await createScratchDatabase(inject('databaseServer'));
  const dataSource = await new DataSource({ type: 'postgres', url: database.url, migrations }).initialize();
  try {
    const at = migrations.findIndex(({ name }) => name === 'Categories1764001100000');
    for (let newer = migrations.length; newer > at; newer -= 1) await dataSource.undoLastMigration();
    await dataSource.query(
      `insert into menu_items (id, name, price_paise, description, category, is_vegetarian, created_at)
       values ($1, 'Masala Dosa', 8050, 'Crisp', 'Breakfast', true, now() - interval '3 days'),
              ($2, 'Chai', 2000, '', 'Drinks', null, now() - interval '2 days'),
              ($3, 'Gift card', 50000, '', null, false, now() - interval '1 day')`,
      [dosa, chai, gift],
    );
    await dataSource.query(
      `insert into users (id, name, email, password_hash, role) values ($1, 'Asha', 'asha@example.in', '', 'customer')`,
      [asha],
    );
    await dataSource.query(
      `insert into orders (id, user_id, total_paise, address, location, payment_mode, payment_status, status)
       values ($1, $2, 18100, '1 MG Road', 'Home Delivery', 'COD', 'Pending', 'Preparing')`,
      [order, asha],
    );
    await dataSource.query(
      `insert into order_items (order_id, line, menu_item_id, name, category, unit_price_paise, quantity)
       values ($1, 1, $2, 'Masala Dosa', 'Breakfast', 8050, 2), ($1, 2, $3, 'Chai', 'Drinks', 2000, 1)`,
      [order, dosa, chai],
    );
  } finally {
    await dataSource.destroy();
  }
});
afterAll(() => database.drop());

describe('the menu of a database of the last release', () => {
  it('keeps its dishes, their order and categories, and takes orders for them', async () => {
    const test = await TestApp.start({ DATABASE_URL: database.url });
    try {
      const { body } = await test.rest<object[]>('GET', '/api/menu');
      const asBefore = { image: null, available: true, portionsLeft: null, options: [] };
      expect(body).toMatchObject([
        {
          _id: dosa,
          name: 'Masala Dosa',
          price: 80.5,
          category: 'Breakfast',
          mark: 'VEGETARIAN',
          ...asBefore,
        },
        { _id: chai, name: 'Chai', price: 20, category: 'Drinks', mark: null, ...asBefore },
        { _id: gift, name: 'Gift card', price: 500, category: null, mark: 'NON_VEGETARIAN', ...asBefore },
      ]);
      const { data } = await test.graphql('{ categories { name isHidden servedFrom } }');
      expect(data?.['categories']).toEqual([
        { name: 'Breakfast', isHidden: false, servedFrom: null },
        { name: 'Drinks', isHidden: false, servedFrom: null },
      ]);

      const { token } = await aCustomer(test);
      const placed = await test.rest<{ _id: string }>('POST', '/api/orders', {
        token,
        body: { items: [{ menuItem: dosa, qty: 1 }], address: '1 MG Road', paymentMode: 'COD' },
      });
      expect(placed.status).toBe(201);

      const admin = await anAdmin(test);
      const seen = await test.graphql(
        `query ($id: ID!) { order(id: $id) { status total items { name quantity unitPrice note choices { name } } } }`,
        { id: order },
        admin.token,
      );
      expect(seen.data?.['order']).toEqual({
        status: 'PREPARING',
        total: 181,
        items: [
          { name: 'Masala Dosa', quantity: 2, unitPrice: 80.5, note: null, choices: [] },
          { name: 'Chai', quantity: 1, unitPrice: 20, note: null, choices: [] },
        ],
      });
    } finally {
      await test.close();
    }
  });
});

it('names that differ only in their Unicode form or spaces become one category, and are found', async () => {
  const scratch = await createScratchDatabase(inject('databaseServer'));
  try {
    const dataSource = await new DataSource({ type: 'postgres', url: scratch.url, migrations }).initialize();
    const at = migrations.findIndex(({ name }) => name === 'TidyNames1764003400000');
    for (let newer = migrations.length; newer > at; newer -= 1) await dataSource.undoLastMigration();
    const decomposed = 'Cafe\u0301 specials';
    for (const [category, dish] of [
      [decomposed, 'Cre\u0300me'],
      ['Caf\u00e9\u00a0specials', 'Bun\u00a0Maska'],
      ['Chai', 'Chai'],
    ])
      await dataSource.query(
        `insert into menu_items (id, name, price_paise, description, category) values ($1, $2, 1000, '', $3)`,
        [newId(), dish, category],
      );
    await dataSource.query('update categories set is_hidden = true where name = $1', ['Chai']);
    await dataSource.destroy();
    const test = await TestApp.start({ DATABASE_URL: scratch.url });
    try {
      const { token } = await anAdmin(test);
      const { data } = await test.graphql('{ allCategories { name isHidden } }', {}, token);
      expect(data?.['allCategories']).toEqual([
        { name: 'Caf\u00e9 specials', isHidden: false },
        { name: 'Chai', isHidden: true },
      ]);
      const { body } = await test.rest<{ name: string; category: string }[]>('GET', '/api/menu');
      expect(body.map(({ name, category }) => [name, category])).toEqual([
        ['Cr\u00e8me', 'Caf\u00e9 specials'],
        ['Bun Maska', 'Caf\u00e9 specials'],
      ]);
    } finally {
      await test.close();
    }
  } finally {
    await scratch.drop();
  }
});
