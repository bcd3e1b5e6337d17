import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aDish, anAdmin, type Account } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';

interface SeenChange {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface SeenEntry {
  readonly id: string;
  readonly createdAt: string;
  readonly actorId: string;
  readonly actorName: string;
  readonly act: string;
  readonly subject: string;
  readonly subjectId: string;
  readonly subjectName: string;
  readonly changes: readonly SeenChange[];
  readonly requestId: string | null;
}

let test: TestApp;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  admin = await anAdmin(test);
});
afterAll(() => test.close());

async function send<T>(query: string, variables: Record<string, unknown> = {}): Promise<T> {
  const { data, errors } = await test.graphql(query, variables, admin.token);
  expect(errors).toBeUndefined();
  return Object.values(data ?? {})[0] as T;
}

async function page(args: object = {}) {
  return send<{ nodes: SeenEntry[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } }>(
    `query ($first: Int, $after: String, $search: String, $subject: AuditSubject) {
      auditEntries(first: $first, after: $after, search: $search, subject: $subject) {
        nodes {
          id createdAt actorId actorName act subject subjectId subjectName requestId
          changes { field before after }
        }
        pageInfo { hasNextPage endCursor }
      }
    }`,
    { ...args },
  );
}

/** The newest entries: as many as `work` has made. */
async function entriesOf(work: () => Promise<unknown>): Promise<SeenEntry[]> {
  const before = await page({ first: 1 });
  await work();
  const { nodes } = await page({ first: 100 });
  const last = nodes.findIndex(({ id }) => id === before.nodes[0]?.id);
  return last === -1 ? nodes : nodes.slice(0, last);
}

const valuesOf = ({ changes }: SeenEntry) =>
  Object.fromEntries(
    changes.map(({ field, before, after }) => [
      field,
      [before, after].map((json) => (json === null ? undefined : (JSON.parse(json) as unknown))),
    ]),
  );

const acts = (entries: readonly SeenEntry[]) =>
  entries.map(({ act, subject, subjectName }) => `${act} ${subject} ${subjectName}`.trim());

const version = async (of: string): Promise<number> =>
  (await send<{ version: number }>(`{ ${of} { version } }`)).version;

const mutations = {
  restaurant: `mutation ($input: RestaurantInput!, $version: Int!) {
    updateRestaurant(input: $input, version: $version) { version } }`,
  ordering: 'mutation ($input: OrderingInput!) { setOrdering(input: $input) { version } }',
  tableCodes: 'mutation ($ids: [ID!]!) { renewTableCodes(tables: $ids) { code } }',
  addDish: 'mutation ($input: MenuItemInput!) { addMenuItem(input: $input) { id } }',
  dish: `mutation ($id: ID!, $input: MenuItemInput!, $version: Int!) {
    updateMenuItem(id: $id, input: $input, version: $version) { id } }`,
  deleteDish: 'mutation ($id: ID!) { deleteMenuItem(id: $id) { id } }',
  soldOut: 'mutation ($ids: [ID!]!) { setSoldOut(dishIds: $ids, period: UNTIL_FURTHER_NOTICE) { id } }',
  portions: 'mutation ($id: ID!) { setPortions(dishId: $id, left: 7) { id } }',
  order: 'mutation ($ids: [ID!]!) { reorderDishes(ids: $ids) { id } }',
  addCategory: 'mutation ($input: CategoryInput!) { addCategory(input: $input) { id } }',
  category: `mutation ($id: ID!, $input: CategoryInput!) {
    updateCategory(id: $id, input: $input, version: 1) { id } }`,
  deleteCategory: 'mutation ($id: ID!) { deleteCategory(id: $id) { id } }',
  addGroup: `mutation ($input: OptionGroupInput!) {
    addOptionGroup(input: $input) { id choices { id } } }`,
  group: `mutation ($id: ID!, $input: OptionGroupInput!) {
    updateOptionGroup(id: $id, input: $input, version: 1) { id } }`,
  choiceSoldOut: `mutation ($id: ID!) {
    setChoiceSoldOut(choiceId: $id, period: UNTIL_FURTHER_NOTICE) { id } }`,
  deleteGroup: 'mutation ($id: ID!) { deleteOptionGroup(id: $id) { id } }',
};

it('an audit entry names who changed what, when and by which request, with both values', async () => {
  const { id } = await aDish(test, { name: 'Palak Paneer', pricePaise: 18_000 });
  const requestId = newId();
  const variables = { id, version: 1, input: { name: 'Palak Paneer', price: 200 } };
  const entries = await entriesOf(() =>
    test.rest('POST', '/graphql', {
      token: admin.token,
      headers: { 'X-Request-Id': requestId },
      body: { query: mutations.dish, variables },
    }),
  );
  expect(entries).toMatchObject([
    {
      actorId: admin.id,
      actorName: admin.name,
      act: 'CHANGED',
      subject: 'DISH',
      subjectId: id,
      subjectName: 'Palak Paneer',
      requestId,
    },
  ]);
  expect(valuesOf(entries[0]!)).toEqual({ pricePaise: [18_000, 20_000] });
  expect(Math.abs(Date.now() - Date.parse(entries[0]!.createdAt))).toBeLessThan(60_000);
});

it('the audit log has every change of the settings, the switches and the tables', async () => {
  const save = async (input: object) =>
    send(mutations.restaurant, { input, version: await version('restaurant') });
  const [renamed] = await entriesOf(() => save({ name: 'Rasoi', prepMinutes: 25 }));
  expect(renamed).toMatchObject({ act: 'CHANGED', subject: 'RESTAURANT', subjectName: 'Rasoi' });
  expect(valuesOf(renamed!)).toMatchObject({ name: [expect.any(String), 'Rasoi'], prepMinutes: [null, 25] });

  const [seated] = await entriesOf(() => save({ tables: [{ name: 'Window', seats: 4 }] }));
  expect(valuesOf(seated!)).toMatchObject({
    tables: [expect.any(Array), [expect.objectContaining({ name: 'Window', seats: 4 })]],
  });

  const setOrdering = (input: object) => send(mutations.ordering, { input });
  const [resumed, paused, stopped, ...others] = await entriesOf(async () => {
    await setOrdering({ takesOrders: false, busyMinutes: 10 });
    await setOrdering({ takesOrders: false });
    await setOrdering({ takesOrders: true, pause: 'MINUTES_15' });
    await setOrdering({ pause: 'NONE' });
  });
  const time = expect.stringMatching(/Z$/) as unknown;
  expect(valuesOf(stopped!)).toEqual({
    takesOrders: [true, false],
    busyMinutes: [0, 10],
    stoppedAt: [null, time],
  });
  expect(valuesOf(paused!)).toEqual({ takesOrders: [false, true], pausedUntil: [null, time] });
  expect(valuesOf(resumed!)).toEqual({ pausedUntil: [time, null], stoppedAt: [time, null] });
  expect(others).toEqual([]);

  const [table] = await send<{ table: { id: string } }[]>('{ tableCodes { table { id } } }');
  const [renewed] = await entriesOf(() => send(mutations.tableCodes, { ids: [table?.table.id] }));
  expect(valuesOf(renewed!)).toMatchObject({
    tables: [[expect.objectContaining({ codeNumber: 0 })], [expect.objectContaining({ codeNumber: 1 })]],
  });
});

it('the audit log has every change of the menu', async () => {
  const lassi = { name: 'Lassi', price: 60 };
  const [added] = await entriesOf(() => send(mutations.addDish, { input: lassi }));
  expect(added).toMatchObject({ act: 'ADDED', subject: 'DISH', subjectName: 'Lassi' });
  expect(valuesOf(added!)).toMatchObject({ pricePaise: [undefined, 6000], options: [undefined, []] });
  const id = added!.subjectId;

  const [soldOut] = await entriesOf(() => send(mutations.soldOut, { ids: [id] }));
  expect(valuesOf(soldOut!)).toEqual({ isSoldOut: [false, true] });
  const [counted] = await entriesOf(() => send(mutations.portions, { id }));
  expect(valuesOf(counted!)).toEqual({ portionsLeft: [null, 7] });

  const other = await aDish(test, { name: 'Jalebi' });
  const [sorted] = await entriesOf(() => send(mutations.order, { ids: [other.id, id] }));
  expect(sorted).toMatchObject({ act: 'CHANGED', subject: 'MENU_ORDER' });
  expect(valuesOf(sorted!)).toEqual({
    names: [
      ['Lassi', 'Jalebi'],
      ['Jalebi', 'Lassi'],
    ],
  });

  const rows = [
    { id, price: 80 },
    { name: 'Chaas', price: 40 },
  ];
  const saved = await entriesOf(() =>
    test.rest('PUT', '/api/admin/menu', { token: admin.token, body: { dishes: rows } }),
  );
  expect(acts(saved).toSorted()).toEqual(['ADDED DISH Chaas', 'CHANGED DISH Lassi']);
  expect(saved.map(valuesOf)).toContainEqual({ pricePaise: [6000, 8000] });

  const [gone] = await entriesOf(() => send(mutations.deleteDish, { id }));
  expect(gone).toMatchObject({ act: 'DELETED', subject: 'DISH', subjectName: 'Lassi' });
  expect(valuesOf(gone!)).toMatchObject({ pricePaise: [8000, undefined] });
});

it('the audit log has every change of categories and options', async () => {
  const [category] = await entriesOf(() => send(mutations.addCategory, { input: { name: 'Sweets' } }));
  const id = category!.subjectId;
  const [hidden] = await entriesOf(() =>
    send(mutations.category, { id, input: { name: 'Sweets', isHidden: true } }),
  );
  expect(valuesOf(hidden!)).toEqual({ isHidden: [false, true] });
  const [deleted] = await entriesOf(() => send(mutations.deleteCategory, { id }));
  expect(acts([category!, hidden!, deleted!])).toEqual([
    'ADDED CATEGORY Sweets',
    'CHANGED CATEGORY Sweets',
    'DELETED CATEGORY Sweets',
  ]);

  const input = { name: 'Size', minChoices: 0, maxChoices: 1, choices: [{ name: 'Half', price: 0 }] };
  const group: { id?: string; choices?: readonly { id: string }[] } = {};
  const [added] = await entriesOf(async () =>
    Object.assign(group, await send(mutations.addGroup, { input })),
  );
  const [choice] = group.choices ?? [];
  const choices = [{ ...choice, name: 'Half', price: 20 }];
  const [changed] = await entriesOf(() =>
    send(mutations.group, { id: group.id, input: { ...input, choices } }),
  );
  expect(valuesOf(changed!)).toMatchObject({
    choices: [[{ id: choice?.id, pricePaise: 0 }], [{ id: choice?.id, pricePaise: 2000 }]],
  });
  const [soldOut] = await entriesOf(() => send(mutations.choiceSoldOut, { id: choice?.id }));
  expect(valuesOf(soldOut!)).toMatchObject({
    choices: [[{ soldOut: null }], [{ soldOut: { until: null } }]],
  });
  const [gone] = await entriesOf(() => send(mutations.deleteGroup, { id: group.id }));
  expect(acts([added!, changed!, soldOut!, gone!])).toEqual([
    'ADDED OPTION_GROUP Size',
    'CHANGED OPTION_GROUP Size',
    'CHANGED OPTION_GROUP Size',
    'DELETED OPTION_GROUP Size',
  ]);
});

it('the audit log has no entry for a change that is empty, refused or not committed', async () => {
  const { id } = await aDish(test, { name: 'Upma', pricePaise: 5000 });
  const upma = { name: 'Upma', price: 50 };
  const entries = await entriesOf(async () => {
    await send(mutations.dish, { id, version: 1, input: upma });
    await send(mutations.ordering, { input: {} });
    await test.graphql(mutations.dish, { id, version: 9, input: { ...upma, price: 60 } }, admin.token);
    await test.graphql(mutations.dish, { id, version: 1, input: { ...upma, price: 60 } });
    const picture = { ...upma, image: `/api/menu/images/${newId()}` };
    await test.graphql(mutations.dish, { id, version: 1, input: picture }, admin.token);
    const failing = [
      { id, price: 70 },
      { id: newId(), price: 70 },
    ];
    await test.rest('PUT', '/api/admin/menu', { token: admin.token, body: { dishes: failing } });
  });
  expect(entries).toEqual([]);
});

it('the audit log can be searched by names, values and request ids, and read in pages', async () => {
  const asha = await anAdmin(test);
  for (const name of ['Misal Pav', 'Pav Bhaji'])
    await test.graphql(
      mutations.addDish,
      { input: { name, price: 90, description: 'With jaggery' } },
      asha.token,
    );
  const found = async (args: object) => acts((await page(args)).nodes);
  expect(await found({ search: 'misal' })).toEqual(['ADDED DISH Misal Pav']);
  expect(await found({ search: 'jaggery' })).toEqual(['ADDED DISH Pav Bhaji', 'ADDED DISH Misal Pav']);
  expect(await found({ search: 'jaggery', subject: 'CATEGORY' })).toEqual([]);
  expect(await found({ search: '%' })).toEqual([]);
  const first = await page({ search: 'jaggery', first: 1 });
  expect(first.pageInfo).toEqual({ hasNextPage: true, endCursor: first.nodes[0]?.id });
  const second = await page({ search: 'jaggery', first: 1, after: first.pageInfo.endCursor });
  expect(acts([...first.nodes, ...second.nodes])).toEqual(['ADDED DISH Pav Bhaji', 'ADDED DISH Misal Pav']);
  const [byRequest] = (await page({ search: first.nodes[0]?.requestId })).nodes;
  expect(byRequest).toEqual(first.nodes[0]);
});

it('the audit log can only be appended to', async () => {
  const { dataSource } = test.app;
  await send(mutations.addDish, { input: { name: 'Poha', price: 40 } });
  for (const statement of [
    `update audit_entries set actor_name = 'Nobody'`,
    'delete from audit_entries',
    'truncate audit_entries',
  ])
    await expect(dataSource.query(statement)).rejects.toThrow('audit_entries can only be appended to');
  const granted = await dataSource.query<{ privilege: string }[]>(
    `select privilege_type as privilege from pg_class, aclexplode(relacl) where relname = 'audit_entries'`,
  );
  const privileges = granted.map(({ privilege }) => privilege);
  expect(privileges).toEqual(expect.arrayContaining(['INSERT', 'SELECT']));
  for (const refused of ['UPDATE', 'DELETE', 'TRUNCATE']) expect(privileges).not.toContain(refused);
});
