import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDishWith, anAdmin, anOptionGroup, type Account } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';
import { DishChoice, DishGroup } from './dish-options.entity.js';
import { MenuItem } from './menu-item.entity.js';
import { OptionChoice } from './option-group.entity.js';

let test: TestApp;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start();
  admin = await anAdmin(test);
});
afterAll(() => test.close());

interface Group {
  readonly id: string;
  readonly name: string;
  readonly version: number;
  readonly choices: readonly { id: string; name: string; price: number; isDefault: boolean }[];
}

const fields = 'id name minChoices maxChoices maxEach version choices { id name price isDefault }';

async function send(name: string, query: string, variables: Record<string, unknown>, token = admin.token) {
  const { data, errors } = await test.graphql(query, variables, token);
  const { code, fields: faults, version } = errors?.[0]?.extensions ?? {};
  return {
    group: (data?.[name] ?? undefined) as Group | undefined,
    code,
    version,
    fields: (faults as { field: string }[] | undefined)?.map(({ field }) => field),
    message: errors?.[0]?.message,
  };
}

const add = (input: object, key?: string, token?: string) =>
  send(
    'addOptionGroup',
    `mutation ($input: OptionGroupInput!, $key: String) {
      addOptionGroup(input: $input, idempotencyKey: $key) { ${fields} }
    }`,
    { input, key },
    token,
  );
const update = (id: string, input: object, version: number) =>
  send(
    'updateOptionGroup',
    `mutation ($id: ID!, $input: OptionGroupInput!, $version: Int!) {
      updateOptionGroup(id: $id, input: $input, version: $version) { ${fields} }
    }`,
    { id, input, version },
  );
const remove = (id: string) =>
  send('deleteOptionGroup', 'mutation ($id: ID!) { deleteOptionGroup(id: $id) { id } }', { id });
const giveOptions = (dish: MenuItem, options: object[], version = dish.version) =>
  send(
    'updateMenuItem',
    `mutation ($id: ID!, $input: MenuItemInput!, $version: Int!) {
      updateMenuItem(id: $id, input: $input, version: $version) { id version }
    }`,
    { id: dish.id, input: { name: dish.name, price: dish.pricePaise / 100, options }, version },
  );
const rowOf = (id: string) => test.app.dataSource.manager.findOneByOrFail(MenuItem, { id });

const size = {
  name: 'Size',
  minChoices: 1,
  maxChoices: 1,
  choices: [
    { name: 'Half', price: 0, isDefault: true },
    { name: 'Full', price: 90.5 },
  ],
};

describe('option groups', () => {
  it('are added, changed and deleted by admins, and choices keep their ids', async () => {
    const added = (await add(size)).group;
    expect(added).toMatchObject({
      name: 'Size',
      minChoices: 1,
      maxChoices: 1,
      maxEach: 1,
      version: 1,
      choices: [
        { name: 'Half', price: 0, isDefault: true },
        { name: 'Full', price: 90.5, isDefault: false },
      ],
    });
    const [half, full] = added?.choices ?? [];
    const changed = await update(
      added?.id ?? '',
      {
        ...size,
        name: 'Portion',
        choices: [
          { name: 'Quarter', price: 0, isDefault: true },
          { id: full?.id, name: 'Full', price: 99 },
        ],
      },
      1,
    );
    expect(changed.group).toMatchObject({ id: added?.id, name: 'Portion', version: 2 });
    const ids = changed.group?.choices.map(({ id }) => id) ?? [];
    expect(ids[1]).toBe(full?.id);
    expect(ids).not.toContain(half?.id);
    const { data } = await test.graphql(`{ optionGroups { ${fields} } }`);
    expect(data?.['optionGroups']).toContainEqual(changed.group);
    expect((await remove(added?.id ?? '')).group).toEqual({ id: added?.id });
    expect((await remove(added?.id ?? '')).code).toBe('NOT_FOUND');
  });

  it('are added once for parallel requests with the same key', async () => {
    const key = newId();
    const input = { ...size, name: `Size ${key}` };
    const added = await Promise.all(Array.from({ length: 6 }, () => add(input, key)));
    expect(new Set(added.map(({ group }) => group?.id)).size).toBe(1);
    expect((await add({ ...input, name: 'Another' }, key)).code).toBe('IDEMPOTENCY_CONFLICT');
  });

  it('are refused to customers, and in another version than the admin saw', async () => {
    const asha = await aCustomer(test);
    expect((await add(size, undefined, asha.token)).code).toBe('FORBIDDEN');
    const { group } = await add(size);
    await update(group?.id ?? '', { ...size, name: 'Portion' }, 1);
    expect(await update(group?.id ?? '', size, 1)).toMatchObject({ code: 'CONFLICT', version: 2 });
  });

  it.each([
    ['without a default for what must be chosen', { choices: [{ name: 'Half', price: 0 }] }, 'choices'],
    [
      'with a default that costs something',
      { choices: [{ name: 'Half', price: 5, isDefault: true }] },
      'choices',
    ],
    [
      'with more defaults than may be chosen',
      { choices: size.choices.map((each) => ({ ...each, price: 0, isDefault: true })) },
      'choices',
    ],
    ['with two choices of one name', { choices: [...size.choices, { name: 'HALF', price: 1 }] }, 'choices'],
    ['without choices', { minChoices: 0, choices: [] }, 'choices'],
    ['that ask for more than they allow', { minChoices: 2, maxChoices: 1 }, 'minChoices'],
    ['that allow one more often than all', { maxChoices: 1, maxEach: 2 }, 'maxEach'],
    ['with a negative price', { choices: [{ name: 'Half', price: -1, isDefault: true }] }, 'choices.0.price'],
    ['without a name', { name: ' ' }, 'name'],
  ])('are refused %s, with the field', async (_what, changes, field) => {
    expect(await add({ ...size, ...changes })).toMatchObject({ code: 'BAD_USER_INPUT', fields: [field] });
  });
});

describe('options of a dish', () => {
  it('have prices, defaults and omissions of their own, also a price of 0', async () => {
    const { id, choices } = await anOptionGroup(test, {
      name: 'Size',
      minChoices: 1,
      choices: [
        { name: 'Half', isDefault: true },
        { name: 'Full', pricePaise: 9000 },
        { name: 'Family', pricePaise: 20_000 },
      ],
    });
    const dish = await aDishWith(test, []);
    const overrides = [
      { choiceId: choices['Half'], isOffered: false },
      { choiceId: choices['Full'], price: 0, isDefault: true },
      { choiceId: choices['Family'], price: 150 },
    ];
    expect((await giveOptions(dish, [{ groupId: id, overrides }])).group).toMatchObject({ version: 2 });
    const available = { available: true, soldOutUntil: null };
    const { body } = await test.rest<{ _id: string; options: unknown }[]>('GET', '/api/menu');
    expect(body.find(({ _id }) => _id === dish.id)?.options).toEqual([
      {
        id,
        name: 'Size',
        minChoices: 1,
        maxChoices: 1,
        maxEach: 1,
        least: 1,
        most: 1,
        mostEach: 1,
        choices: [
          { id: choices['Full'], name: 'Full', price: 0, isDefault: true, ...available },
          { id: choices['Family'], name: 'Family', price: 150, isDefault: false, ...available },
        ],
      },
    ]);
    // Equal options are no change.
    expect((await giveOptions(dish, [{ groupId: id, overrides }], 2)).group).toMatchObject({ version: 2 });
  });

  it('are refused if the defaults do not fit on the dish, or the group is unknown or named twice', async () => {
    const group = await anOptionGroup(test, { minChoices: 1, choices: [{ name: 'Half', isDefault: true }] });
    const dish = await aDishWith(test, []);
    const hide = [{ choiceId: group.choices['Half'], isOffered: false }];
    for (const options of [
      [{ groupId: group.id, overrides: hide }],
      [{ groupId: newId() }],
      [{ groupId: group.id, overrides: [{ choiceId: newId(), price: 1 }] }],
    ]) {
      expect(await giveOptions(dish, options)).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: ['options.0'],
      });
    }
    const twice = await giveOptions(dish, [{ groupId: group.id }, { groupId: group.id }]);
    expect(twice).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['options.1'] });
  });

  it('prevent a change of the group that does not fit one of its dishes', async () => {
    const group = await anOptionGroup(test, {
      minChoices: 1,
      choices: [{ name: 'Half', isDefault: true }, { name: 'Full' }],
    });
    const dish = await aDishWith(test, [group.id], { name: 'Biryani' });
    const choiceId = group.choices['Full'] ?? '';
    const overrides = [
      { choiceId: group.choices['Half'], isDefault: false },
      { choiceId, isDefault: true },
    ];
    expect((await giveOptions(dish, [{ groupId: group.id, overrides }])).code).toBeUndefined();
    const input = {
      name: 'Size',
      minChoices: 1,
      maxChoices: 1,
      choices: [
        { id: group.choices['Half'], name: 'Half', price: 0, isDefault: true },
        { id: choiceId, name: 'Full', price: 50 },
      ],
    };
    const refused = await update(group.id, input, 1);
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['choices'] });
    expect(refused.message).toContain('On Biryani: ');
  });

  it('no longer have a deleted group, as live pages see by a new version of each dish', async () => {
    const group = await anOptionGroup(test, { choices: [{ name: 'Cheese' }] });
    const dish = await aDishWith(test, [group.id]);
    const client = test.live();
    const changes = client.iterate<{ menuChanged: unknown }>({
      query: 'subscription { menuChanged { kind id item { version options { groupId } } group { id } } }',
    });
    const first = changes.next();
    await expect.poll(() => test.app.services.liveMenu.listeners()).toBe(1);
    await remove(group.id);
    let awaited: unknown[] = [
      { kind: 'UPDATED', id: dish.id, item: { version: 2, options: [] }, group: null },
      { kind: 'DELETED', id: group.id, item: null, group: null },
    ];
    // Changes made before may still arrive.
    for (let message = await first; !message.done; message = await changes.next()) {
      const change = message.value.data?.menuChanged;
      awaited = awaited.filter((expected) => !isDeepStrictEqual(expected, change));
      if (awaited.length === 0) break;
    }
    expect(awaited).toEqual([]);
    await client.dispose();
    expect((await rowOf(dish.id)).version).toBe(2);
  });
});

describe('the database', () => {
  const refused = { code: '23514', constraint: 'option_groups_defaults_check' };

  it('refuses a group that must be chosen from without a default, and a default that costs something', async () => {
    for (const choices of [[{ name: 'Half' }], [{ name: 'Half', pricePaise: 100, isDefault: true }]])
      await expect(anOptionGroup(test, { minChoices: 1, choices })).rejects.toMatchObject(refused);
    const { id, choices } = await anOptionGroup(test, {
      minChoices: 1,
      choices: [{ name: 'Half', isDefault: true }],
    });
    const { manager } = test.app.dataSource;
    await expect(
      manager.update(OptionChoice, { id: choices['Half'] }, { pricePaise: 100 }),
    ).rejects.toMatchObject(refused);
    await expect(manager.delete(OptionChoice, { groupId: id })).rejects.toMatchObject(refused);
  });

  it('refuses overrides that break the group’s rules, also with a parallel change of the group', async () => {
    const { id, choices } = await anOptionGroup(test, {
      minChoices: 1,
      choices: [{ name: 'Half', isDefault: true }, { name: 'Full' }],
    });
    const dish = await aDishWith(test, [id]);
    const own = { menuItemId: dish.id, groupId: id, choiceId: choices['Half'] ?? '' };
    const { dataSource } = test.app;
    await expect(dataSource.manager.insert(DishChoice, { ...own, isOffered: false })).rejects.toMatchObject(
      refused,
    );

    // Each fits alone: the dish begins with Full, and Full costs something.
    const attempts = await Promise.allSettled([
      dataSource.transaction(async (tx) => {
        await tx.insert(DishChoice, { ...own, isDefault: false });
        await tx.insert(DishChoice, { ...own, choiceId: choices['Full'] ?? '', isDefault: true });
      }),
      dataSource.transaction((tx) => tx.update(OptionChoice, { id: choices['Full'] }, { pricePaise: 5000 })),
    ]);
    expect(attempts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await dataSource.manager.delete(DishGroup, { groupId: id });
  });
});
