import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import {
  aCustomer,
  aDish,
  aDishWith,
  anAdmin,
  anOptionGroup,
  type Account,
} from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';
import { DishChoice } from './dish-options.entity.js';
import { MenuItem } from './menu-item.entity.js';

let test: TestApp;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start();
  admin = await anAdmin(test);
});
afterAll(() => test.close());

interface Answer {
  readonly saved?: number;
  readonly code?: string;
  readonly message?: string;
  readonly errors?: readonly { readonly field: string }[];
}

const save = (dishes: unknown, { token = admin.token, key }: { token?: string; key?: string } = {}) =>
  test.rest<Answer>('PUT', '/api/admin/menu', {
    token,
    body: { dishes },
    ...(key !== undefined && { headers: { 'Idempotency-Key': key } }),
  });

const rowOf = (id: string) => test.app.dataSource.manager.findOneByOrFail(MenuItem, { id });
const rowsNamed = (name: string) => test.app.dataSource.manager.countBy(MenuItem, { name });

describe('saving many dishes', () => {
  it('changes and adds dishes together, leaving out what is equal', async () => {
    const vada = await aDish(test, { name: 'Batata Vada', pricePaise: 3000, category: 'Snacks' });
    const bhaji = await aDish(test, { name: 'Kanda Bhaji', pricePaise: 5000 });
    const { status, body } = await save([
      { id: vada.id, version: 1, price: 35.5, category: 'Starters' },
      { id: bhaji.id, version: 1, name: 'Kanda Bhaji', price: 50 },
      { name: 'Thalipeeth', price: 60, isVegetarian: true },
    ]);
    expect([status, body]).toEqual([200, { saved: 2 }]);
    const { createdAt, position: _, ...rest } = vada as MenuItem & { position?: unknown };
    expect(await rowOf(vada.id)).toMatchObject({
      ...rest,
      pricePaise: 3550,
      category: 'Starters',
      version: 2,
    });
    expect((await rowOf(vada.id)).createdAt).toEqual(createdAt);
    expect(await rowOf(bhaji.id)).toEqual(bhaji);
    const { body: menu } = await test.rest<Record<string, unknown>[]>('GET', '/api/menu?search=Thalipeeth');
    expect(menu).toMatchObject([{ name: 'Thalipeeth', price: 60, description: null, category: null }]);
  });

  it('sets the option groups of dishes, and keeps a dish’s own prices in those that it has', async () => {
    const sauce = await anOptionGroup(test, { choices: [{ name: 'Mint' }] });
    const extras = await anOptionGroup(test, { choices: [{ name: 'Cheese', pricePaise: 3000 }] });
    const idli = await aDishWith(test, [sauce.id, extras.id], { name: 'Fried Idli' });
    await test.app.dataSource.manager.insert(DishChoice, {
      menuItemId: idli.id,
      groupId: extras.id,
      choiceId: extras.choices['Cheese'] ?? '',
      pricePaise: 5000,
    });
    const { body } = await save([
      { id: idli.id, optionGroups: [extras.id] },
      { name: 'Podi Idli', price: 70, optionGroups: [extras.id, sauce.id] },
    ]);
    expect(body).toEqual({ saved: 2 });
    const offered = async (name: string) => {
      const menu = await test.rest<{ options: { id: string; choices: { price: number }[] }[] }[]>(
        'GET',
        `/api/menu?search=${name}`,
      );
      return menu.body[0]?.options.map(({ id, choices }) => [id, choices[0]?.price]);
    };
    expect(await offered('Fried Idli')).toEqual([[extras.id, 50]]);
    expect(await offered('Podi Idli')).toEqual([
      [extras.id, 30],
      [sauce.id, 0],
    ]);
    expect((await save([{ id: idli.id, optionGroups: [extras.id] }])).body).toEqual({ saved: 0 });
    expect((await rowOf(idli.id)).version).toBe(2);
    const refused = await save([{ name: 'Rava Idli', price: 70, optionGroups: [sauce.id, newId()] }]);
    expect([refused.status, refused.body.errors?.map(({ field }) => field)]).toEqual([400, ['dishes.0']]);
    expect(await rowsNamed('Rava Idli')).toBe(0);
  });

  it.each([
    ['a price of 0', [{ name: 'A', price: 0 }], 400, 'dishes.0.price'],
    ['a new dish without a price', [{ name: 'A' }], 400, 'dishes.0.price'],
    ['a new dish without a name', [{ price: 10 }], 400, 'dishes.0.name'],
    ['a dish that is not on the menu', [{ id: newId(), price: 10 }], 400, 'dishes.0'],
    ['no dishes', [], 400, 'dishes'],
    ['more than 5,000', Array.from({ length: 5001 }, () => ({ name: 'A', price: 1 })), 400, 'dishes'],
  ])('refuses %s', async (_what, dishes, status, field) => {
    const answer = await save(dishes);
    expect(answer.status).toBe(status);
    expect(answer.body.errors?.map((error) => error.field)).toEqual([field]);
  });

  it('saves nothing if one dish is refused', async () => {
    const [one, other] = [await aDish(test, { pricePaise: 1000 }), await aDish(test, { pricePaise: 1000 })];
    const answers = [
      await save([
        { id: one.id, price: 11 },
        { name: 'Ukadiche Modak', price: 25 },
        { id: newId(), price: 1 },
      ]),
      await save([
        { id: one.id, price: 11, version: 1 },
        { id: other.id, price: 11, version: 7 },
      ]),
      await save([
        { id: one.id, price: 11 },
        { id: one.id, price: 12 },
      ]),
    ];
    expect(answers.map(({ status, body }) => [status, body.code, body.errors])).toEqual([
      [400, 'BAD_USER_INPUT', [{ field: 'dishes.2', message: expect.any(String) as string }]],
      [409, 'CONFLICT', undefined],
      [400, 'BAD_USER_INPUT', [{ field: 'dishes.1', message: `${one.name} is listed twice.` }]],
    ]);
    expect(answers[1]?.body.message).toBe(`Someone else has changed ${other.name}.`);
    expect((await rowOf(one.id)).pricePaise).toBe(1000);
    expect(await rowsNamed('Ukadiche Modak')).toBe(0);
  });

  it('is for admins alone', async () => {
    const asha = await aCustomer(test);
    expect((await save([{ name: 'A', price: 1 }], { token: asha.token })).status).toBe(403);
  });

  it('saves once for parallel requests with the same key', async () => {
    const key = newId();
    const dishes = [{ name: 'Puran Poli', price: 45 }];
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(dishes, { key })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers.reduce((sum, { body }) => sum + (body.saved ?? 0), 0)).toBe(1);
    expect(await rowsNamed('Puran Poli')).toBe(1);
  });

  it('saves 5,000 dishes, and announces them as one change of the menu', async () => {
    const client = test.live();
    const changes = client.iterate<{ menuChanged: { item: { name: string } | null } }>({
      query: 'subscription { menuChanged { kind id item { name } group { id } } }',
    });
    const first = changes.next();
    await expect.poll(() => test.app.services.liveMenu.listeners()).toBe(1);
    const dishes = Array.from({ length: 5000 }, (_, n) => ({
      name: `Thali ${n}`,
      price: 100 + n,
      description: 'Rice, two curries, dal, papad and a sweet. '.repeat(5),
    }));
    const { status, body } = await save(dishes);
    expect([status, body]).toEqual([200, { saved: 5000 }]);
    const wholeMenu = { kind: 'UPDATED', id: '0'.repeat(24), item: null, group: null };
    // Single dishes that were saved before may still arrive.
    const saved = new Set(dishes.map(({ name }) => name));
    for (let message = await first; !message.done; message = await changes.next()) {
      const change = message.value.data?.menuChanged;
      if (isDeepStrictEqual(change, wholeMenu)) break;
      expect(saved).not.toContain(change?.item?.name);
    }
    await client.dispose();
    expect(await test.app.dataSource.manager.count(MenuItem)).toBeGreaterThanOrEqual(5000);
  });
});
