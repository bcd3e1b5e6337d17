import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { value } from '../../../test/doors/doors.js';
import { aCustomer, anAdmin, type Account } from '../../../test/factories.js';
import { orderListDoors, type OrderQuery } from '../../../test/doors/order-screens.js';
import { newId } from '../../platform/ids.js';
import { withAsciiDigits } from '../../platform/indic-digits.js';
import { User } from '../auth/user.entity.js';
import { dateAt } from '../restaurant/schedule.js';
import type { OrderStatus } from './order-status.js';
import { Order } from './order.entity.js';

let test: TestApp;
let admin: Account;
/** Customers with orders, by name. */
const people = new Map<string, Account>();
const names = ['Asha Rao', 'Élodie D’Souza', '100%_off \\ Kumar', 'Ravi A_B', 'ravi aXb'];

beforeAll(async () => {
  test = await TestApp.start();
  admin = await anAdmin(test);
  for (const name of names) people.set(name, await aCustomer(test, name));
  const statuses: OrderStatus[] = ['Pending', 'Preparing', 'Delivered'];
  for (let n = 0; n < 30; n += 1) {
    const name = names[n % names.length] ?? '';
    await anOrder(people.get(name)?.id ?? null, {
      status: statuses[n % 3] ?? 'Pending',
      ...(n % 4 === 3 && { way: 'PICKUP', address: '' }),
      phone: n % 2 ? `+91987650004${n % 10}` : `+91987651043${n % 10}`,
      createdAt: new Date(Date.UTC(2026, 10, 20, 17, 0) + n * 10 * 60_000),
    });
  }
  await anOrder(null, { createdAt: new Date(Date.UTC(2026, 10, 20, 12, 0)) });
});
afterAll(() => test.close());

async function anOrder(userId: string | null, order: Partial<Order> = {}): Promise<string> {
  const id = newId();
  await test.app.dataSource.manager.insert(Order, {
    id,
    userId,
    totalPaise: 4500,
    address: '12 MG Road',
    location: 'Home Delivery',
    paymentMode: 'COD',
    paymentStatus: 'Pending',
    status: 'Pending',
    ...order,
  });
  return id;
}

/** The expected ids, computed by filtering all orders in memory. */
async function expected({ status, way, day, search }: OrderQuery): Promise<string[]> {
  const orders = await test.app.dataSource.manager.find(Order, {
    relations: { user: true },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  const text = search?.trim().toLowerCase() ?? '';
  const name = withAsciiDigits(text);
  const isNumber = /^(#\d{1,9}|\d{1,3})$/.test(name);
  return orders
    .filter((order) => !status || order.status === status)
    .filter((order) => !way || order.way === way)
    .filter((order) => !day || dateAt(order.createdAt) === day)
    .filter(({ id, user, phone, number }) =>
      isNumber || /^#[0-9a-f]{6}$/.test(name)
        ? (isNumber && number === Number(name.replace('#', ''))) ||
          (number === null && name === `#${id.slice(-6)}`)
        : [id, user?.name, user?.email].some((field) => field?.toLowerCase().includes(text)) ||
          (/^\d{4,}$/.test(text) && phone?.includes(text)),
    )
    .map(({ id }) => id);
}

describe.each(orderListDoors(() => test))('admin order list through $name', (door) => {
  const list = async (query: OrderQuery) => value(await door.list(admin.token, query));

  it.each([
    ['a name in other letters', { search: 'ASHA r' }],
    ['a name beyond ASCII', { search: 'éLODIE d’s' }],
    ['a piece of an e-mail', { search: 'person-' }],
    ['a percent sign', { search: '%' }],
    ['an underscore between letters', { search: 'a_b' }],
    ['a backslash', { search: '\\' }],
    ['two letters', { search: 'ra' }],
    ['blanks around', { search: '  rao  ' }],
    ['nothing', { search: '' }],
    ['what nobody is called', { search: 'nobody' }],
    ['a status', { status: 'Preparing' }],
    ['a way', { way: 'PICKUP' }],
    ['a way that nobody chose', { way: 'TABLE' }],
    ['name, way and status', { search: 'rao', way: 'PICKUP', status: 'Preparing' }],
    ['a day that begins at 18:30 UTC', { day: '2026-11-21' }],
    ['the day before', { day: '2026-11-20' }],
    ['the first day there is', { day: '2000-01-01' }],
    ['the last day there is', { day: '9999-12-31' }],
    ['name, status and day', { search: 'rao', status: 'Delivered', day: '2026-11-21' }],
    ['a number', { search: '3' }],
    ['a number and its hash', { search: '#12' }],
    ['a number in Devanagari', { search: '१२' }],
    ['a number in Devanagari and its hash', { search: '#१२' }],
    ['the number of no order', { search: '#999999999' }],
  ])('finds orders by %s', async (_what, query) => {
    expect(await list(query)).toEqual(await expected(query));
  });

  it('finds an order without a number by its name, and no other by the end of its id', async () => {
    const [named, unnamed, digits] = [
      await anOrder(null),
      await anOrder(null),
      `${newId().slice(0, 18)}123456`,
    ];
    await anOrder(null, { id: digits });
    await test.app.dataSource.query('update orders set number = null, day = null where id = any($1)', [
      [unnamed, digits],
    ]);
    expect(await list({ search: `#${unnamed.slice(-6).toUpperCase()}` })).toEqual([unnamed]);
    expect(await list({ search: `#${named.slice(-6)}` })).toEqual([]);
    for (const search of ['#123456', '#१२३४५६']) expect(await list({ search })).toEqual([digits]);
    await test.app.dataSource.query('delete from orders where id = $1', [digits]);
  });

  it('finds orders by a whole or partial id, ignoring case', async () => {
    const [id = ''] = await expected({});
    expect(await list({ search: id })).toEqual([id]);
    expect(await list({ search: id.toUpperCase() })).toEqual([id]);
    for (const piece of [id.slice(-6), id.slice(5, 22), id.slice(-2), id.slice(0, 8)])
      expect(await list({ search: piece })).toEqual(await expected({ search: piece }));
  });

  it.each([
    '98765 00043',
    '098765-00043',
    '0091 98765 00043',
    '+91 (98765) 00043',
    '+91 (0) 98765 00043',
    '00910 98765-00043',
    '९८७६५ ०००४३',
    '0043',
  ])('finds orders by the phone number %s', async (search) => {
    const found = await list({ search });
    expect(found).toEqual(await expected({ search: '9876500043' }));
    expect(found).toHaveLength(3);
  });

  it('finds no phone number by less than four digits, or by text with letters', async () => {
    expect(await list({ search: '043' })).toEqual(await expected({ search: '043' }));
    expect(await list({ search: 'call 98765 00043' })).toEqual([]);
  });

  it('returns the same orders as a full scan for any search', async () => {
    const all = await expected({});
    const texts = [
      ...names,
      ...[...people.values()].map(({ email }) => email),
      '9876500043',
      ...all,
      ...all.map((id) => `#${id.slice(-6)}`),
    ];
    const piece = fc
      .tuple(fc.constantFrom(...texts), fc.nat(20), fc.integer({ min: 1, max: 24 }))
      .map(([text, from, length]) => text.slice(from, from + length));
    const query = fc.record(
      {
        search: fc.oneof(
          piece,
          fc.string({ maxLength: 3 }).filter((text) => !text.includes('\0')),
        ),
        status: fc.constantFrom('Pending', 'Preparing', 'Delivered', 'Cancelled'),
        day: fc.constantFrom('2026-11-20', '2026-11-21', '2026-11-22'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(query, async (requested) => {
        expect(await list(requested)).toEqual(await expected(requested));
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    ['few customers', 'rao', false],
    ['more customers than can be asked for one by one', 'crowd', true],
    ['an id', 'hex', false],
  ])(
    'pages through the orders of %s without duplicates or gaps while new orders are placed',
    async (_what, text, isCrowd) => {
      if (isCrowd) await aCrowd();
      const [someId = ''] = await expected({});
      // All ids generated by this process share these characters.
      const search = text === 'hex' ? someId.slice(8, 18) : text;
      const there = await expected({ search });
      expect(there.length).toBeGreaterThan(5);
      const customer = people.get(isCrowd ? 'Crowd' : 'Asha Rao')?.id ?? null;
      const read: string[] = [];
      for (let before: string | undefined; ; before = read.at(-1)) {
        const page = await list({ search, limit: 3, before });
        read.push(...page);
        if (page.length < 3) break;
        await anOrder(customer);
      }
      expect(read).toEqual(there);
    },
  );

  it.each([
    ['a search that is too long', { search: 'x'.repeat(101) }, 'search'],
    ['a search with a NUL', { search: 'a\0b' }, 'search'],
    ['a day that there is not', { day: '2026-02-30' }, 'day'],
    ['a day of the year 0', { day: '0000-01-01' }, 'day'],
    ['a day before any shop', { day: '1999-12-31' }, 'day'],
  ])('refuses %s', async (_what, query, field) => {
    expect(await door.list(admin.token, query)).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
      fields: [field],
    });
  });

  it('refuses an unknown status and callers who are not admins', async () => {
    expect(await door.list(admin.token, { status: 'Eaten' })).toMatchObject({ code: 'BAD_USER_INPUT' });
    const customer = people.get('Asha Rao');
    expect(await door.list(customer?.token, { search: 'rao' })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.list(undefined, { search: 'rao' })).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});

describe('Query.orders', () => {
  interface Listed {
    readonly orders: {
      readonly nodes: readonly { readonly id: string; readonly status: string }[];
      readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
    };
  }
  const read = async (variables: object) => {
    const { data, errors } = await test.graphql(
      `query ($first: Int = 100, $after: String, $filter: OrderFilter, $sort: OrderSort) {
        orders(first: $first, after: $after, filter: $filter, sort: $sort) {
          nodes { id status }
          pageInfo { hasNextPage endCursor }
        }
      }`,
      variables,
      admin.token,
    );
    expect(errors).toBeUndefined();
    return (data as unknown as Listed).orders;
  };
  const idsOf = ({ nodes }: Listed['orders']) => nodes.map(({ id }) => id);

  it.each([
    ['all of them', {}],
    ['a status', { status: 'Preparing' }],
    ['a day', { day: '2026-11-21' }],
    ['few customers', { search: 'rao' }],
    ['many customers', { search: 'crowd' }],
    ['an id', { search: '6' }],
  ])('pages oldest first through %s while new orders are placed', async (_what, filter: OrderQuery) => {
    if (filter.search === 'crowd') await aCrowd();
    const there = (await expected(filter)).toReversed();
    const status = filter.status?.toUpperCase();
    const found: string[] = [];
    for (let after: string | null = null; found.length < there.length;) {
      const page = await read({ first: 4, after, filter: { ...filter, status }, sort: 'OLDEST_FIRST' });
      found.push(...idsOf(page));
      after = page.pageInfo.endCursor;
      if (!page.pageInfo.hasNextPage) break;
      await anOrder(null);
    }
    expect(found.slice(0, there.length)).toEqual(there);
    expect(new Set(found).size).toBe(found.length);
  });

  it('lists the newest first if the sort is absent or null', async () => {
    const newest = (await expected({})).slice(0, 100);
    expect(idsOf(await read({}))).toEqual(newest);
    expect(idsOf(await read({ sort: null }))).toEqual(newest);
  });

  it('lists only the orders with these ids, which match the rest of the filter, too', async () => {
    const customer = people.get('Asha Rao')?.id ?? null;
    const mine = [await anOrder(customer), await anOrder(customer, { status: 'Delivered' })];
    const ids = [...mine, await anOrder(null)];
    await anOrder(customer);
    expect(idsOf(await read({ filter: { ids } }))).toEqual(ids.toReversed());
    expect(idsOf(await read({ filter: { ids, search: 'rao' } }))).toEqual(mine.toReversed());
    expect(idsOf(await read({ filter: { ids, search: 'rao', openOnly: true } }))).toEqual(mine.slice(0, 1));
    expect(idsOf(await read({ filter: { ids, status: 'CANCELLED' } }))).toEqual([]);
    expect(idsOf(await read({ filter: { ids: [newId()] } }))).toEqual([]);
    expect(idsOf(await read({ filter: { ids: [] } }))).toEqual([]);
  });

  it.each([
    { ids: ['7'], message: 'This id is not valid: ids are 24 hex characters' },
    { ids: Array.from({ length: 101 }, newId), message: 'Please ask for at most 100 orders' },
  ])('refuses ids: $message', async ({ ids, message }) => {
    const query = 'query ($ids: [ID!]) { orders(filter: { ids: $ids }) { nodes { id } } }';
    const { errors } = await test.graphql(query, { ids }, admin.token);
    expect(JSON.stringify(errors?.[0]?.extensions)).toContain(message);
  });

  it('lists only open orders in either direction and within a search', async () => {
    const customer = people.get('Asha Rao')?.id ?? null;
    await anOrder(customer, { status: 'Out for Delivery' });
    await anOrder(customer, { status: 'Cancelled' });
    for (const search of [undefined, 'rao']) {
      const open: string[] = [];
      const all = await expected(search ? { search } : {});
      for (const { id, status } of await test.app.dataSource.manager.find(Order))
        if (!['Delivered', 'Cancelled'].includes(status)) open.push(id);
      const requested = all.filter((id) => open.includes(id));
      const filter = { openOnly: true, search };
      expect(idsOf(await read({ filter }))).toEqual(requested.slice(0, 100));
      expect(idsOf(await read({ filter, sort: 'OLDEST_FIRST' }))).toEqual(
        requested.toReversed().slice(0, 100),
      );
    }
  });
});

describe('Query.pendingOrders', () => {
  it('is the number of orders that are not started', async () => {
    const count = async () =>
      (await test.graphql('{ pendingOrders }', {}, admin.token)).data?.['pendingOrders'];
    const before = (await count()) as number;
    await anOrder(null);
    await anOrder(null, { status: 'Preparing' });
    expect(await count()).toBe(before + 1);
  });
});

/** Creates more customers of one name than `fewCustomers`, the first ten with an order. */
async function aCrowd(): Promise<void> {
  if (people.has('Crowd')) return;
  const crowd = Array.from({ length: 1002 }, (_, n) => ({
    id: newId(),
    name: `Crowd ${n}`,
    email: `crowd-${n}@example.in`,
    passwordHash: '',
    role: 'customer' as const,
  }));
  await test.app.dataSource.manager.insert(User, crowd);
  for (const { id } of crowd.slice(0, 10)) await anOrder(id);
  const [someone] = crowd;
  if (someone) people.set('Crowd', { ...someone, token: '' });
}
