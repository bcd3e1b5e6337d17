import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { value } from '../../../test/doors/doors.js';
import { menuAdminDoorsOf, plainDish } from '../../../test/doors/menu-admin.js';
import { aDish, anAdmin, type Account } from '../../../test/factories.js';
import { MenuItem } from './menu-item.entity.js';

let test: TestApp;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
  admin = await anAdmin(test);
});
afterAll(() => test.close());

const roll = { name: 'Kolkata Egg Roll', price: 99 };
const attributes = {
  mark: 'EGG',
  hindiName: 'कोलकाता एग रोल',
  hindiDescription: 'पराठे पर तला अंडा।',
  spiciness: 2,
  isJain: true,
  isNew: true,
  allergens: ['GLUTEN', 'EGGS'],
  serves: 2,
  packing: 7.5,
};

describe.each(
  menuAdminDoorsOf(
    () => test,
    () => admin.token,
  ),
)('the attributes of a dish through $name', (door) => {
  const add = async (input: object = {}) => value(await door.add(admin.token, { ...roll, ...input }));

  it('are kept, changed one by one and cleared', async () => {
    const added = await add(attributes);
    expect(added).toMatchObject({ ...attributes, isVegetarian: false, isBestseller: false });

    const changed = value(await door.update(admin.token, added.id, { ...roll, spiciness: 3 }, 1));
    expect(changed).toEqual({ ...added, spiciness: 3, version: 2 });

    const cleared = Object.fromEntries(Object.keys(attributes).map((field) => [field, null]));
    expect(value(await door.update(admin.token, added.id, { ...roll, ...cleared }, 2))).toMatchObject({
      ...plainDish,
      isVegetarian: null,
      version: 3,
    });
  });

  it('are no change if they are the same in another order', async () => {
    const { id } = await add(attributes);
    const same = { ...roll, ...attributes, allergens: ['EGGS', 'GLUTEN', 'EGGS'] };
    expect(value(await door.update(admin.token, id, same, 1))).toMatchObject({
      version: 1,
      allergens: ['GLUTEN', 'EGGS'],
    });
  });

  it.each([
    [{ mark: 'VEGETARIAN' }, 'VEGETARIAN', true],
    [{ mark: 'EGG' }, 'EGG', false],
    [{ mark: 'NON_VEGETARIAN' }, 'NON_VEGETARIAN', false],
    [{ mark: null }, null, null],
    [{ isVegetarian: true }, 'VEGETARIAN', true],
    [{ isVegetarian: false }, 'NON_VEGETARIAN', false],
    [{ isVegetarian: true, mark: 'EGG' }, 'EGG', false],
    [{ isVegetarian: false, mark: null }, null, null],
  ])('include the mark for %j', async (input, mark, isVegetarian) => {
    expect(await add(input)).toMatchObject({ mark, isVegetarian });
  });

  it('include the mark of egg, which older clients keep and can replace', async () => {
    const { id } = await add({ mark: 'EGG' });
    const send = async (isVegetarian: boolean | null, version: number) =>
      value(await door.update(admin.token, id, { ...roll, isVegetarian }, version)).mark;
    expect(await send(false, 1)).toBe('EGG');
    expect(await send(true, 1)).toBe('VEGETARIAN');
    expect(await send(false, 2)).toBe('NON_VEGETARIAN');
  });

  it('never add a packing charge to the MRP of a packaged product', async () => {
    const refused = {
      ok: false,
      code: 'BAD_USER_INPUT',
      message: 'A packaged product is sold at its MRP. Remove its packing charge.',
      fields: ['packing'],
    };
    expect(await door.add(admin.token, { ...roll, isPackaged: true, packing: 5 })).toMatchObject(refused);
    const { id } = await add({ isPackaged: true });
    expect(await door.update(admin.token, id, { ...roll, packing: 5 }, 1)).toMatchObject(refused);
    const cooked = await add({ packing: 5 });
    expect(await door.update(admin.token, cooked.id, { ...roll, isPackaged: true }, 1)).toMatchObject(
      refused,
    );
    const bottled = { ...roll, isPackaged: true, packing: 0 };
    expect(value(await door.update(admin.token, cooked.id, bottled, 1))).toMatchObject(bottled);
  });

  it.each([
    ['spiciness', 4, 'spiciness'],
    ['spiciness', -1, 'spiciness'],
    ['serves', 0, 'serves'],
    ['serves', 51, 'serves'],
    ['packing', -0.5, 'packing'],
    ['packing', 1000.01, 'packing'],
    ['hindiName', 'क'.repeat(121), 'hindiName'],
    ['hindiDescription', 'क'.repeat(2001), 'hindiDescription'],
  ])('refuse %s of %j', async (field, wrong, named) => {
    expect(await door.add(admin.token, { ...roll, [field]: wrong })).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: [named],
    });
  });
});

describe('the attributes of a dish over REST', () => {
  it('refuse unknown marks and allergens by name', async () => {
    const body = { ...roll, mark: 'VEGAN', allergens: ['MILK', 'MUSTARD'] };
    const answer = await test.rest<{ errors: { field: string }[] }>('POST', '/api/admin/menu', {
      token: admin.token,
      body,
    });
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ field }) => field).toSorted()).toEqual(['allergens.1', 'mark']);
  });

  it('are read from the texts of a form', async () => {
    const form = new FormData();
    const typed = {
      ...roll,
      ...attributes,
      isNew: 'false',
      serves: '',
      packing: ' ',
      allergens: 'EGGS, GLUTEN',
    };
    for (const [field, text] of Object.entries(typed)) form.append(field, String(text));
    const answer = await fetch(`${test.url}/api/admin/menu`, {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${admin.token}` },
    });
    const { item } = (await answer.json()) as { item: object };
    expect(item).toMatchObject({ ...attributes, isNew: false, serves: null, packing: 0 });
  });

  it('never add a packing charge to an MRP in a table of dishes', async () => {
    const { id } = await aDish(test, { isPackaged: true });
    const save = (dishes: readonly object[]) =>
      test.rest<{ errors: { field: string }[] }>('PUT', '/api/admin/menu', {
        token: admin.token,
        body: { dishes },
      });
    const refused = await save([{ ...roll }, { id, packing: 5 }, { ...roll, isPackaged: true, packing: 1 }]);
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ field }) => field)).toEqual(['dishes.1', 'dishes.2']);
    expect((await save([{ id, isPackaged: false, packing: 5 }])).status).toBe(200);
  });

  it('show the mark on the public menu', async () => {
    const { id } = await aDish(test, { isVegetarian: false, containsEgg: true });
    const { body } = await test.rest<{ _id: string; mark: string }[]>('GET', '/api/menu');
    expect(body.find(({ _id }) => _id === id)?.mark).toBe('EGG');
  });
});

it('the database refuses dishes with contradictory or invalid attributes', async () => {
  const dish = { isVegetarian: true, containsEgg: true };
  await expect(aDish(test, dish)).rejects.toThrow('menu_items_egg_check');
  const { id } = await aDish(test);
  await expect(test.app.dataSource.manager.update(MenuItem, { id }, { spiciness: 4 })).rejects.toThrow(
    'menu_items_spiciness_check',
  );
  await expect(
    test.app.dataSource.manager.update(MenuItem, { id }, { packingPaise: 100_001 }),
  ).rejects.toThrow('menu_items_packing_check');
  await expect(
    test.app.dataSource.manager.update(MenuItem, { id }, { isPackaged: true, packingPaise: 1 }),
  ).rejects.toThrow('menu_items_mrp_check');
});
