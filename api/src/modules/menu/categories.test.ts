import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { aVerifiedPayment, orderPaid, paise } from '../../../test/payments.js';
import { clockTime } from '../../platform/clock-time.js';
import { newId } from '../../platform/ids.js';

interface SeenCategory {
  readonly id: string;
  readonly name: string;
  readonly hindiName: string | null;
  readonly isHidden: boolean;
  readonly servedFrom: string | null;
  readonly servedUntil: string | null;
  readonly version: number;
}

let test: TestApp;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  admin = await anAdmin(test);
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.dataSource.query('delete from menu_items');
  await test.app.dataSource.query('delete from categories');
  test.app.services.menuChanges.notify();
});

const fields = 'id name hindiName isHidden servedFrom servedUntil version';

async function send<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await test.graphql(query, variables, admin.token);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as T;
}
const addMutation = `mutation ($input: CategoryInput!, $key: String) {
  addCategory(input: $input, idempotencyKey: $key) { ${fields} }
}`;
const updateMutation = `mutation ($id: ID!, $input: CategoryInput!, $version: Int!) {
  updateCategory(id: $id, input: $input, version: $version) { ${fields} }
}`;
const add = (input: object, key?: string) => send<SeenCategory>(addMutation, { input, key });
const update = (id: string, version: number, input: object) =>
  send<SeenCategory>(updateMutation, { id, version, input });
const remove = (id: string) => send(`mutation ($id: ID!) { deleteCategory(id: $id) { id } }`, { id });
const categories = () => send<SeenCategory[]>(`{ allCategories { ${fields} } }`);
const names = async () => (await categories()).map(({ name }) => name);
const named = async (name: string) => (await categories()).find((each) => each.name === name)!;
const menu = () =>
  send<{ id: string; name: string; category: string | null; version: number }[]>(
    '{ fullMenu { id name category version } }',
  );
const errorsOf = async (query: string, variables: Record<string, unknown>) =>
  (await test.graphql(query, variables, admin.token)).errors;
const order = (dishId: string) =>
  test.rest('POST', '/api/quote', { body: { items: [{ menuItem: dishId, qty: 1 }] } });

describe('categories', () => {
  it('are created by the dishes that name them, in that order, without hours and not hidden', async () => {
    for (const category of ['Snacks', null, 'Drinks', 'Snacks']) await aDish(test, { category });
    expect(await categories()).toMatchObject([
      { name: 'Snacks', isHidden: false, servedFrom: null, servedUntil: null, version: 1 },
      { name: 'Drinks' },
    ]);
  });

  it('are added once for repeated requests with the same key, at the end', async () => {
    await aDish(test, { category: 'Snacks' });
    const key = newId();
    const input = { name: ' Breakfast ', servedFrom: '07:00', servedUntil: '11:00' };
    const added = await Promise.all(Array.from({ length: 5 }, () => add(input, key)));
    expect(new Set(added.map(({ id }) => id)).size).toBe(1);
    expect(added[0]).toMatchObject({ name: 'Breakfast', servedFrom: '07:00', servedUntil: '11:00' });
    expect(await names()).toEqual(['Snacks', 'Breakfast']);
  });

  it('have a Hindi name that stays until it is changed or cleared', async () => {
    const added = await add({ name: 'Breakfast', hindiName: ' नाश्ता ' });
    expect(added.hindiName).toBe('नाश्ता');
    expect(await update(added.id, 1, { name: 'Mornings' })).toMatchObject({ hindiName: 'नाश्ता', version: 2 });
    expect(await update(added.id, 2, { name: 'Mornings', hindiName: '' })).toMatchObject({
      hindiName: null,
      version: 3,
    });
    const tooLong = { input: { name: 'Drinks', hindiName: 'क'.repeat(61) } };
    expect(await errorsOf(addMutation, tooLong)).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', fields: [{ field: 'hindiName' }] } },
    ]);
  });

  it('are added once by dishes that name a new one at the same time', async () => {
    const mutation = 'mutation ($input: MenuItemInput!) { addMenuItem(input: $input) { category } }';
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        send(mutation, { input: { name: `Dish ${index}`, price: 10, category: 'Chaat' } }),
      ),
    );
    expect(await names()).toEqual(['Chaat']);
    expect(await menu()).toHaveLength(8);
  });

  it.each([
    ['a name that another one has', { name: 'Snacks' }, 'name'],
    ['no name', { name: ' ' }, 'name'],
    ['a long name', { name: 'x'.repeat(61) }, 'name'],
    ['one time alone', { name: 'Breakfast', servedFrom: '07:00' }, 'servedUntil'],
    ['one time and null', { name: 'Breakfast', servedFrom: '07:00', servedUntil: null }, 'servedUntil'],
    ['the same time twice', { name: 'Breakfast', servedFrom: '07:00', servedUntil: '07:00' }, 'servedUntil'],
    ['what is no time', { name: 'Breakfast', servedFrom: '7 am', servedUntil: '11:00' }, 'servedFrom'],
  ])('are refused with %s', async (_what, input, field) => {
    await aDish(test, { category: 'Snacks' });
    const other = await add({ name: 'Drinks' });
    const refusal = [{ extensions: { code: 'BAD_USER_INPUT', fields: [{ field }] } }];
    expect(await errorsOf(addMutation, { input })).toMatchObject(refusal);
    expect(await errorsOf(updateMutation, { id: other.id, version: 1, input })).toMatchObject(refusal);
    expect(await names()).toEqual(['Snacks', 'Drinks']);
  });

  it('rename their dishes, each as a new version, and refuse an outdated version', async () => {
    const dish = await aDish(test, { category: 'Snaks' });
    const { id } = await named('Snaks');
    expect(await update(id, 1, { name: 'Snacks' })).toMatchObject({ name: 'Snacks', version: 2 });
    expect(await menu()).toMatchObject([{ id: dish.id, category: 'Snacks', version: 2 }]);
    expect(await names()).toEqual(['Snacks']);
    expect(await errorsOf(updateMutation, { id, version: 1, input: { name: 'Snax' } })).toMatchObject([
      { extensions: { code: 'CONFLICT', version: 2 } },
    ]);
    expect(await update(id, 2, { name: 'Snacks' })).toMatchObject({ version: 2 });
  });

  it('rename themselves in the stations of the kitchen, in the same transaction', async () => {
    const { id } = await add({ name: 'Brads' });
    const { id: other } = await add({ name: 'Rolls' });
    const restaurant = () =>
      send<{ version: number; stations: unknown }>('{ restaurant { version stations { name categories } } }');
    const setStations = async (stations: unknown) =>
      test.graphql(
        `mutation ($version: Int!, $input: RestaurantInput!) {
          updateRestaurant(version: $version, input: $input) { version }
        }`,
        { version: (await restaurant()).version, input: { stations } },
        admin.token,
      );
    await setStations([
      { name: 'Tandoor', categories: ['Brads', 'Breads', 'Kebabs'] },
      { name: 'Fryer', categories: ['Rolls'] },
    ]);
    const { version } = await restaurant();
    await update(id, 1, { name: 'Breads' });
    const renamed = {
      version: version + 1,
      stations: [
        { name: 'Tandoor', categories: ['Breads', 'Kebabs'] },
        { name: 'Fryer', categories: ['Rolls'] },
      ],
    };
    expect(await restaurant()).toEqual(renamed);
    // Neither another change nor a refused name changes the stations.
    await update(id, 2, { name: 'Breads', isHidden: true });
    const taken = { id: other, version: 1, input: { name: 'Breads' } };
    expect(await errorsOf(updateMutation, taken)).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
    expect(await restaurant()).toEqual(renamed);
    await setStations([]);
  });

  it('keep what an update leaves out and lose what it sets to null', async () => {
    const { id } = await add({
      name: 'Breakfast',
      isHidden: true,
      servedFrom: '22:00',
      servedUntil: '02:00',
    });
    expect(await update(id, 1, { name: 'Late' })).toMatchObject({
      isHidden: true,
      servedFrom: '22:00',
      servedUntil: '02:00',
    });
    expect(
      await update(id, 2, { name: 'Late', isHidden: false, servedFrom: null, servedUntil: null }),
    ).toMatchObject({ isHidden: false, servedFrom: null, servedUntil: null, version: 3 });
  });

  it('leave their dishes without a category when deleted', async () => {
    const dish = await aDish(test, { category: 'Snacks' });
    const { id } = await named('Snacks');
    await remove(id);
    expect(await names()).toEqual([]);
    expect(await menu()).toMatchObject([{ id: dish.id, category: null, version: 2 }]);
    expect(await errorsOf('mutation ($id: ID!) { deleteCategory(id: $id) { id } }', { id })).toMatchObject([
      { extensions: { code: 'NOT_FOUND' } },
    ]);
  });

  it('are written by dishes, renamed and deleted at the same time', async () => {
    const addDish = (category: string) =>
      test.graphql(
        'mutation ($input: MenuItemInput!) { addMenuItem(input: $input) { id } }',
        { input: { name: 'Vada Pav', price: 10, category } },
        admin.token,
      );
    for (let round = 0; round < 10; round += 1) {
      const [name, renamed] = [`Round ${round}`, `Round ${round}, renamed`];
      await aDish(test, { category: name });
      const { id } = await named(name);
      const answers = await Promise.all([
        ...[name, name, name, renamed].map(addDish),
        test.graphql(updateMutation, { id, version: 1, input: { name: renamed } }, admin.token),
        ...[name, renamed].map(addDish),
      ]);
      // A dish may have taken the new name first.
      const codes = answers.flatMap(
        ({ errors }) => errors?.map(({ extensions }) => extensions?.['code']) ?? [],
      );
      expect(codes.filter((code) => code !== 'BAD_USER_INPUT')).toEqual([]);
      const present = (await categories()).find((each) => each.id === id)?.name ?? '';
      const last = await Promise.all([addDish(present), remove(id), addDish(present)]);
      expect([last[0].errors, last[2].errors]).toEqual([undefined, undefined]);
    }
    const known = await names();
    expect(new Set(known).size).toBe(known.length);
    for (const { category } of await menu()) if (category !== null) expect(known).toContain(category);
    expect(await menu()).toHaveLength(10 * 9);
  });
});

describe('the order', () => {
  it('of categories is changed by their ids, the others keep their places', async () => {
    for (const name of ['A', 'B', 'C', 'D']) await add({ name });
    const [a, b, , d] = (await categories()).map(({ id }) => id);
    const reordered = await send<SeenCategory[]>(
      `mutation ($ids: [ID!]!) { reorderCategories(ids: $ids) { name version } }`,
      { ids: [d, a, b, newId()] },
    );
    expect(reordered.map(({ name }) => name)).toEqual(['D', 'A', 'C', 'B']);
    expect(reordered.every(({ version }) => version === 1)).toBe(true);
    expect(await names()).toEqual(['D', 'A', 'C', 'B']);
  });

  it('of dishes is changed by their ids, for every list and page', async () => {
    for (const name of ['A', 'B', 'C', 'D']) await aDish(test, { name });
    const [a, b, c, d] = (await menu()).map(({ id }) => id);
    await send(`mutation ($ids: [ID!]!) { reorderDishes(ids: $ids) { id } }`, { ids: [d, a, c] });
    expect(await menu()).toMatchObject([
      { name: 'D', version: 1 },
      { name: 'B' },
      { name: 'A' },
      { name: 'C' },
    ]);
    const page = async (query: string) =>
      (await test.rest<{ _id: string }[]>('GET', `/api/menu?${query}`)).body.map(({ _id }) => _id);
    expect(await page('')).toEqual([d, b, a, c]);
    expect(await page(`limit=2&after=${d}`)).toEqual([b, a]);
    expect(await page(`limit=2&before=${c}`)).toEqual([b, a]);
    await aDish(test, { name: 'E' });
    expect((await menu()).at(-1)).toMatchObject({ name: 'E' });
  });

  it('has every dish once after parallel changes', async () => {
    for (let count = 0; count < 6; count += 1) await aDish(test);
    const ids = (await menu()).map(({ id }) => id);
    const mutation = `mutation ($ids: [ID!]!) { reorderDishes(ids: $ids) { id } }`;
    await Promise.all(
      ids.map((_, index) => send(mutation, { ids: [...ids.slice(index), ...ids.slice(0, index)] })),
    );
    const positions = await test.app.dataSource.query<unknown[]>('select distinct position from menu_items');
    expect(positions).toHaveLength(6);
    await send(mutation, { ids: ids.toReversed() });
    expect((await menu()).map(({ id }) => id)).toEqual(ids.toReversed());
  });

  it.each([
    ['no ids', []],
    ['an id twice', ['a'.repeat(24), 'a'.repeat(24)]],
    ['what is no id', ['soup']],
  ])('refuses %s', async (_what, ids) => {
    for (const name of ['reorderCategories', 'reorderDishes']) {
      expect(await errorsOf(`mutation ($ids: [ID!]!) { ${name}(ids: $ids) { id } }`, { ids })).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT' } },
      ]);
    }
  });
});

describe('a hidden category', () => {
  it('takes its dishes from the public REST menu and makes them impossible to order', async () => {
    const dosa = await aDish(test, { name: 'Masala Dosa', category: 'Breakfast' });
    await aDish(test, { name: 'Chai', category: 'Drinks' });
    const { id } = await named('Breakfast');
    expect((await order(dosa.id)).body).toMatchObject({ problems: [] });
    await update(id, 1, { name: 'Breakfast', isHidden: true });
    expect((await order(dosa.id)).body).toMatchObject({ problems: [{ code: 'DISH_GONE', line: 0 }] });
    expect((await test.rest('GET', '/api/menu')).body).toMatchObject([{ name: 'Chai' }]);
    expect((await test.rest('GET', '/api/admin/menu', { token: admin.token })).body).toHaveLength(2);
    expect(await menu()).toHaveLength(2);
    for (const token of [undefined, admin.token]) {
      const query = '{ menu { name } found: menu(search: "a") { name } categories { name } }';
      const { data } = await test.graphql(query, {}, token);
      expect(data).toEqual({
        menu: [{ name: 'Chai' }],
        found: [{ name: 'Chai' }],
        categories: [{ name: 'Drinks' }],
      });
    }
    for (const query of ['{ fullMenu { name } }', '{ allCategories { name } }'])
      expect((await test.graphql(query, {}, undefined)).errors?.[0]?.extensions['code']).toBe(
        'UNAUTHENTICATED',
      );
    const asha = await aCustomer(test);
    const placed = await test.rest('POST', '/api/orders', {
      token: asha.token,
      body: { items: [{ menuItem: dosa.id, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' },
    });
    expect(placed).toMatchObject({ status: 400, body: { errors: [{ field: 'items.0' }] } });
    await update(id, 2, { name: 'Breakfast', isHidden: false });
    expect((await order(dosa.id)).body).toMatchObject({ problems: [] });
  });
});

describe('hours', () => {
  /** `HH:mm` at the restaurant, some minutes from now. */
  const ahead = (minutes: number) =>
    new Date(Date.now() + (minutes + 330) * 60_000).toISOString().slice(11, 16);
  const over = { servedFrom: ahead(-120), servedUntil: ahead(-60) };
  const now = { servedFrom: ahead(-60), servedUntil: ahead(60) };

  it('of a category refuse its dishes outside of them, in cash and online', async () => {
    const dosa = await aDish(test, { name: 'Masala Dosa', category: 'Breakfast' });
    const { id } = await named('Breakfast');
    await update(id, 1, { name: 'Breakfast', ...over });
    const [from, until] = [clockTime(over.servedFrom, 'en'), clockTime(over.servedUntil, 'en')];
    const message = `Masala Dosa is served from ${from} to ${until}. Remove it, or order again then.`;
    expect((await order(dosa.id)).body).toMatchObject({
      total: 45,
      problems: [{ code: 'NOT_SERVED_NOW', message, line: 0 }],
    });
    const asha = await aCustomer(test);
    const place = () =>
      test.rest('POST', '/api/orders', {
        token: asha.token,
        body: { items: [{ menuItem: dosa.id, qty: 1 }], address: '12 MG Road', paymentMode: 'COD' },
      });
    expect(await place()).toMatchObject({
      status: 400,
      body: { code: 'BAD_USER_INPUT', message, errors: [{ field: 'items.0' }] },
    });
    const online = await test.graphql(
      `mutation ($input: PlaceOrderInput!) { startOrderPayment(input: $input) { __typename } }`,
      {
        input: {
          items: [{ menuItemId: dosa.id, quantity: 1 }],
          address: '12 MG Road',
          paymentMode: 'ONLINE',
        },
      },
      asha.token,
    );
    expect(online.errors).toMatchObject([{ message }]);
    await update(id, 2, { name: 'Breakfast', ...now });
    expect((await place()).status).toBe(201);
  });

  it('hold when the payment begins, not when it buys the order', async () => {
    const dosa = await aDish(test, { pricePaise: paise, category: 'Breakfast' });
    await update((await named('Breakfast')).id, 1, { name: 'Breakfast', ...over });
    const asha = await aCustomer(test);
    const { id } = await aVerifiedPayment(test, asha);
    expect(await orderPaid(test, dosa.id, asha)).toMatchObject({ status: 400 });
    await test.app.dataSource.query(
      `update payments set begun_at = begun_at - interval '90 minutes' where razorpay_order_id = $1`,
      [id],
    );
    expect(await orderPaid(test, dosa.id, asha)).toMatchObject({ status: 201 });
  });

  it('of a dish are set over both APIs and hold beside its category’s', async () => {
    const dosa = await aDish(test, { name: 'Masala Dosa', category: 'Breakfast' });
    const put = (body: object) =>
      test.rest<{ item: object }>('PUT', `/api/admin/menu/${dosa.id}`, { token: admin.token, body });
    expect((await put(over)).body).toMatchObject({ item: over });
    expect((await order(dosa.id)).body).toMatchObject({ problems: [{ code: 'NOT_SERVED_NOW' }] });
    expect((await put({ servedFrom: '07:00' })).status).toBe(400);
    expect((await put({ servedFrom: '', servedUntil: '' })).body).toMatchObject({
      item: { servedFrom: null, servedUntil: null },
    });
    expect((await order(dosa.id)).body).toMatchObject({ problems: [] });
    const changed = await send<object>(
      `mutation ($id: ID!, $input: MenuItemInput!) {
         updateMenuItem(id: $id, version: 3, input: $input) { servedFrom servedUntil }
       }`,
      { id: dosa.id, input: { name: 'Masala Dosa', price: 45, ...now } },
    );
    expect(changed).toEqual(now);
    await update((await named('Breakfast')).id, 1, { name: 'Breakfast', ...over });
    expect((await order(dosa.id)).body).toMatchObject({ problems: [{ code: 'NOT_SERVED_NOW' }] });
  });
});
