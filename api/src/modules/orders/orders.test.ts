import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf, value } from '../../../test/doors/doors.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';
import { User } from '../auth/user.entity.js';
import { MenuItem } from '../menu/menu-item.entity.js';
import { Order } from './order.entity.js';

let test: TestApp;
let asha: Account;
let ravi: Account;
let admin: Account;
let vadaPav: MenuItem;
let chai: MenuItem;

beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  asha = await aCustomer(test, 'Asha Rao');
  ravi = await aCustomer(test, 'Ravi Menon');
  admin = await anAdmin(test);
  vadaPav = await aDish(test, { name: 'Vada Pav', pricePaise: 4550 });
  chai = await aDish(test, { name: 'Masala Chai', pricePaise: 3000, category: null });
});
afterAll(() => test.close());

describe.each(doorsOf(() => test))('orders through $name', (door) => {
  const twoDishes = () => [
    { id: vadaPav.id, quantity: 3 },
    { id: chai.id, quantity: 1 },
  ];

  it('prices an order from the menu and stores its lines', async () => {
    const order = value(await door.placeOrder(asha.token, { items: twoDishes(), total: 166.5 }));
    expect(order).toMatchObject({
      total: 166.5,
      status: 'Pending',
      paymentStatus: 'Pending',
      address: '12 MG Road, Bengaluru',
      version: 1,
      items: [
        { name: 'Vada Pav', unitPrice: 45.5, quantity: 3 },
        { name: 'Masala Chai', unitPrice: 30, quantity: 1 },
      ],
    });
    expect(value(await door.order(asha.token, order.id))).toEqual(order);
  });

  it('refuses a total that differs from the menu prices and places no order', async () => {
    const before = value(await door.ownOrders(asha.token)).length;
    const outcome = await door.placeOrder(asha.token, { items: twoDishes(), total: 1 });
    expect(outcome).toMatchObject({ ok: false, code: 'TOTAL_MISMATCH', total: 166.5 });
    expect(await door.placeOrder(asha.token, { items: twoDishes(), total: 166.49 })).toMatchObject({
      ok: false,
    });
    expect(value(await door.ownOrders(asha.token))).toHaveLength(before);
  });

  it('ignores a payment status sent by the client', async () => {
    const cash = value(await door.placeOrder(asha.token, { items: twoDishes(), paymentStatus: 'Paid' }));
    expect(cash.paymentStatus).toBe('Pending');
    const online = await door.placeOrder(asha.token, {
      items: twoDishes(),
      paymentMode: 'ONLINE',
      paymentStatus: 'Paid',
    });
    expect(online).toMatchObject({ ok: false, code: 'PAYMENT_REQUIRED' });
  });

  it('merges lines of the same dish', async () => {
    const items = [
      { id: vadaPav.id, quantity: 1 },
      { id: vadaPav.id, quantity: 2 },
    ];
    expect(value(await door.placeOrder(asha.token, { items })).items).toEqual([
      { name: 'Vada Pav', unitPrice: 45.5, quantity: 3 },
    ]);
  });

  it.each([
    [[999, 1], 'items.1'],
    [[500, 400, 99, 1], 'items.3'],
    [[999, 999, 999], 'items.1'],
  ])('refuses more than 999 of one dish across lines: %j', async (quantities, field) => {
    const items = quantities.map((quantity) => ({ id: vadaPav.id, quantity }));
    expect(await door.placeOrder(asha.token, { items: [{ id: chai.id, quantity: 999 }] })).toMatchObject({
      ok: true,
    });
    const outcome = await door.placeOrder(asha.token, { items });
    expect(outcome).toMatchObject({ ok: false, code: 'BAD_USER_INPUT' });
    expect(!outcome.ok && outcome.fields).toEqual([expect.stringMatching(new RegExp(`^${field}\\.`))]);
  });

  it('accepts 999 of one dish across several lines', async () => {
    const items = [500, 400, 99].map((quantity) => ({ id: vadaPav.id, quantity }));
    const order = value(await door.placeOrder(asha.token, { items }));
    expect(order.items).toEqual([{ name: 'Vada Pav', unitPrice: 45.5, quantity: 999 }]);
  });

  it('places one order for 20 parallel requests with the same key', async () => {
    const before = value(await door.ownOrders(asha.token)).length;
    const key = newId();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => door.placeOrder(asha.token, { items: twoDishes() }, key)),
    );
    expect(new Set(outcomes.map((outcome) => value(outcome).id)).size).toBe(1);
    expect(value(await door.ownOrders(asha.token))).toHaveLength(before + 1);
  });

  it('refuses a key that was used for another request and scopes keys to the customer', async () => {
    const key = newId();
    const order = value(await door.placeOrder(asha.token, { items: twoDishes() }, key));
    expect(
      await door.placeOrder(asha.token, { items: twoDishes(), address: 'Elsewhere' }, key),
    ).toMatchObject({
      ok: false,
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(value(await door.placeOrder(ravi.token, { items: twoDishes() }, key)).id).not.toBe(order.id);
  });

  it('accepts the same key again after a refusal', async () => {
    const key = newId();
    expect(await door.placeOrder(asha.token, { items: twoDishes(), total: 1 }, key)).toMatchObject({
      ok: false,
    });
    expect(await door.placeOrder(asha.token, { items: twoDishes(), total: 166.5 }, key)).toMatchObject({
      ok: true,
    });
  });

  it('returns NOT_FOUND for another customer’s order', async () => {
    const order = value(await door.placeOrder(asha.token, { items: twoDishes() }));
    const refusal = { ok: false, code: 'NOT_FOUND', message: 'There is no such order.' };
    expect(await door.order(ravi.token, order.id)).toMatchObject(refusal);
    expect(await door.order(ravi.token, newId())).toMatchObject(refusal);
    expect(await door.order(undefined, order.id)).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
    expect(value(await door.order(admin.token, order.id)).id).toBe(order.id);
    expect(value(await door.ownOrders(ravi.token)).map(({ id }) => id)).not.toContain(order.id);
  });

  it('returns an order unchanged after its dish was changed or deleted', async () => {
    const dish = await aDish(test, { name: 'Misal Pav', pricePaise: 9000 });
    const order = value(await door.placeOrder(asha.token, { items: [{ id: dish.id, quantity: 1 }] }));
    await test.app.dataSource.manager.update(
      MenuItem,
      { id: dish.id },
      { name: 'Puneri Misal', pricePaise: 9900 },
    );
    expect(value(await door.order(asha.token, order.id))).toEqual(order);
    await test.app.dataSource.manager.delete(MenuItem, { id: dish.id });
    expect(value(await door.order(asha.token, order.id))).toEqual(order);
    const again = await door.placeOrder(asha.token, { items: [{ id: dish.id, quantity: 1 }] });
    expect(again).toMatchObject({ ok: false, code: 'BAD_USER_INPUT', fields: ['items.0'] });
  });

  it.each([
    ['no items', { items: [] }, 'items'],
    ['quantity 0', { items: [0] }, 'items.0'],
    ['quantity -1', { items: [-1] }, 'items.0'],
    ['quantity 1e9', { items: [1e9] }, 'items.0'],
    ['a blank address', { items: [1], address: '   ' }, 'address'],
    ['an endless address', { items: [1], address: 'x'.repeat(501) }, 'address'],
    ['an address with a NUL', { items: [1], address: 'a\0b' }, 'address'],
    ['an address that ends in half an emoji', { items: [1], address: '12 MG Road \ud83c' }, 'address'],
    ['a place off the globe', { items: [1], coordinates: { lat: 91, lng: 0 } }, 'coordinates.lat'],
    ['a negative total', { items: [1], total: -5 }, 'total'],
  ])('refuses %s and names the field', async (_what, request, field) => {
    const items = request.items.map((quantity) => ({ id: chai.id, quantity }));
    const outcome = await door.placeOrder(asha.token, { ...request, items });
    expect(outcome).toMatchObject({ ok: false, code: 'BAD_USER_INPUT' });
    expect(!outcome.ok && outcome.fields[0]).toMatch(new RegExp(`^${field}`));
  });

  it.each([
    ['quantity 1.5', { items: [{ quantity: 1.5 }] }],
    ['a malformed dish id', { items: [{ id: 'soup', quantity: 1 }] }],
    ['an unknown payment mode', { items: [{ quantity: 1 }], paymentMode: 'BARTER' }],
    ['a total with three decimals', { items: [{ quantity: 1 }], total: 10.005 }],
    ['a total that is text', { items: [{ quantity: 1 }], total: 'ten' }],
    ['an address that is a number', { items: [{ quantity: 1 }], address: 7 }],
  ])('refuses %s', async (_what, request) => {
    const items = request.items.map((item) => ({ id: chai.id, ...item }));
    expect(await door.placeOrder(asha.token, { ...request, items })).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
    });
  });

  it('takes a total that is less than half a paisa from the sum', async () => {
    const { token } = await aCustomer(test);
    const kulfi = await aDish(test, { pricePaise: 3310 });
    const items = [{ id: kulfi.id, quantity: 3 }];
    // 99.30000000000001
    value(await door.placeOrder(token, { items, total: 33.1 * 3 }));
    expect(await door.placeOrder(token, { items, total: 99.31 })).toMatchObject({ code: 'TOTAL_MISMATCH' });
    if (door.name === 'REST') value(await door.placeOrder(token, { items, total: 99.304 }));
  });

  it('requires authentication', async () => {
    const outcome = await door.placeOrder(undefined, { items: twoDishes() });
    expect(outcome).toMatchObject({ ok: false, code: 'UNAUTHENTICATED', message: 'You are not logged in.' });
    expect(await door.ownOrders('not.a.token')).toMatchObject({ ok: false, code: 'UNAUTHENTICATED' });
  });

  it('lists orders newest first', async () => {
    const { token } = await aCustomer(test);
    const placed: string[] = [];
    for (let n = 0; n < 3; n += 1)
      placed.push(value(await door.placeOrder(token, { items: twoDishes() })).id);
    expect(value(await door.ownOrders(token)).map(({ id }) => id)).toEqual(placed.toReversed());
    expect(
      value(await door.allOrders(admin.token))
        .slice(0, 3)
        .map(({ id }) => id),
    ).toEqual(placed.toReversed());
  });

  it('lets an admin set any status and increments the version with each change', async () => {
    const { id } = value(await door.placeOrder(asha.token, { items: twoDishes() }));
    const requested = [
      'Delivered',
      'Pending',
      'Cancelled',
      'Out for Delivery',
      'Out for Delivery',
      'Preparing',
    ];
    const versions: number[] = [];
    for (const status of requested) {
      const order = value(await door.setStatus(admin.token, id, status));
      expect(order.status).toBe(status);
      versions.push(order.version);
    }
    expect(versions).toEqual([2, 3, 4, 5, 5, 6]);
  });

  it('returns to each of many parallel changes the status that it set', async () => {
    const { id } = value(await door.placeOrder(asha.token, { items: twoDishes() }));
    const colleague = await anAdmin(test, 'Meera Nair');
    const statuses = ['Preparing', 'Out for Delivery', 'Delivered', 'Cancelled'];
    // More requests than connections, so that a read after the commit would have to wait and could see a later status.
    const requested = Array.from({ length: 10 }, () => statuses).flat();
    const answers = await Promise.all(
      requested.map((status, n) => door.setStatus((n % 2 === 0 ? admin : colleague).token, id, status)),
    );
    expect(answers.map((answer) => value(answer).status)).toEqual(requested);
  });

  it('refuses status changes by callers who are not currently admins', async () => {
    const { id } = value(await door.placeOrder(asha.token, { items: twoDishes() }));
    expect(await door.setStatus(undefined, id, 'Delivered')).toMatchObject({
      ok: false,
      code: 'UNAUTHENTICATED',
    });
    expect(await door.setStatus(asha.token, id, 'Delivered')).toMatchObject({ ok: false, code: 'FORBIDDEN' });
    expect(await door.allOrders(asha.token)).toMatchObject({ ok: false, code: 'FORBIDDEN' });

    const former = await anAdmin(test);
    await test.app.dataSource.manager.update(User, { id: former.id }, { role: 'customer' });
    expect(await door.setStatus(former.token, id, 'Delivered')).toMatchObject({
      ok: false,
      code: 'FORBIDDEN',
    });
    expect(value(await door.order(asha.token, id)).status).toBe('Pending');
  });

  it('refuses unknown statuses and ids', async () => {
    const { id } = value(await door.placeOrder(asha.token, { items: twoDishes() }));
    expect(await door.setStatus(admin.token, id, 'Eaten')).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
    });
    expect(await door.setStatus(admin.token, newId(), 'Pending')).toMatchObject({
      ok: false,
      code: 'NOT_FOUND',
    });
    expect(await door.setStatus(admin.token, 'xyz', 'Pending')).toMatchObject({
      ok: false,
      code: 'BAD_USER_INPUT',
    });
    expect(await door.order(asha.token, 'xyz')).toMatchObject({ ok: false, code: 'BAD_USER_INPUT' });
  });
});

describe('order', () => {
  it('records who changed its status and when', async () => {
    const { orderPlacement } = test.app.services;
    const viewer = await test.app.services.auth.authenticate(asha.token);
    const input = {
      items: [{ menuItemId: chai.id, quantity: 1 }],
      totalPaise: undefined,
      address: '1 Brigade Road',
      coordinates: null,
      paymentMode: 'COD',
    } as const;
    const { id } = await orderPlacement.place(viewer, input, '127.0.0.1');
    const setStatus = 'mutation ($id: ID!) { updateOrderStatus(id: $id, status: PREPARING) { id } }';
    await test.graphql(setStatus, { id }, admin.token);
    const history = 'query ($id: ID!) { order(id: $id) { placedAt history { from to by at } } }';
    const seen = async (token: string) => (await test.graphql(history, { id }, token)).data?.['order'];
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) as string;
    expect(await seen(admin.token)).toMatchObject({
      placedAt: at,
      history: [
        { from: null, to: 'PENDING', by: 'Asha Rao', at },
        { from: 'PENDING', to: 'PREPARING', by: 'Vikram Shetty', at },
      ],
    });
    // Staff names are hidden from customers.
    expect(await seen(asha.token)).toMatchObject({ history: [{ by: 'Asha Rao' }, { by: null }] });
  });

  it('remains after its customer is deleted', async () => {
    const leaver = await aCustomer(test);
    const viewer = await test.app.services.auth.authenticate(leaver.token);
    const input = {
      items: [{ menuItemId: chai.id, quantity: 1 }],
      totalPaise: undefined,
      address: '1 Brigade Road',
      coordinates: null,
      paymentMode: 'COD',
    } as const;
    const { id } = await test.app.services.orderPlacement.place(viewer, input, '127.0.0.1');
    await test.app.dataSource.manager.delete(User, { id: leaver.id });
    const { body } = await test.rest<{ _id: string; userId: unknown }[]>('GET', '/api/admin/orders', {
      token: admin.token,
    });
    expect(body.find((order) => order._id === id)).toMatchObject({ userId: null });
  });

  it('is rolled back if its event cannot be written', async () => {
    const before = await test.app.dataSource.manager.count(Order);
    await test.app.dataSource.query('alter table outbox_events rename to outbox_events_gone');
    try {
      const { status, body } = await test.rest<{ code: string }>('POST', '/api/orders', {
        token: asha.token,
        body: { items: [{ menuItem: chai.id, qty: 1 }], address: '1 Brigade Road', paymentMode: 'COD' },
      });
      expect([status, body.code]).toEqual([500, 'INTERNAL_SERVER_ERROR']);
      expect(JSON.stringify(body)).not.toMatch(/outbox|relation|select/i);
    } finally {
      await test.app.dataSource.query('alter table outbox_events_gone rename to outbox_events');
    }
    expect(await test.app.dataSource.manager.count(Order)).toBe(before);
  });
});

describe('GET /api/admin/orders', () => {
  it('pages from the newest order and returns each page oldest first', async () => {
    const page = async (query: string) =>
      (
        await test.rest<{ _id: string; createdAt: string; userId: { name: string } }[]>(
          'GET',
          `/api/admin/orders${query}`,
          { token: admin.token },
        )
      ).body;
    const newest = await page('?limit=2');
    expect(newest).toHaveLength(2);
    const times = (await page('')).map((order) => order.createdAt);
    expect(times).toEqual(times.toSorted());
    expect(newest[1]?.createdAt).toBe(times.at(-1));
    const older = await page(`?limit=2&before=${newest[0]?._id}`);
    expect(older.map(({ _id }) => _id)).not.toContain(newest[0]?._id);
    expect((older.at(-1)?.createdAt ?? '') <= (newest[0]?.createdAt ?? '')).toBe(true);
    expect((await test.rest('GET', '/api/admin/orders?limit=501', { token: admin.token })).status).toBe(400);
  });
});
