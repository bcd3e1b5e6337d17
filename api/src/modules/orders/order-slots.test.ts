import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf, value } from '../../../test/doors/doors.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import { heldUp } from '../../../test/locks.js';
import { aVerifiedPayment, idle, orderPaid, pay, untilOrdered, untilState } from '../../../test/payments.js';
import { newId } from '../../platform/ids.js';
import { MenuItem } from '../menu/menu-item.entity.js';

let test: TestApp;
/** Another process of the same shop. */
let other: TestApp;
let admin: Account;
let asha: Account;
let thali: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  other = await TestApp.start({ ...test.stores, RATE_LIMIT_FACTOR: '1000', ROLE: 'api' });
  [admin, asha] = [await anAdmin(test), await aCustomer(test)];
  thali = await aDish(test, { name: 'Thali', pricePaise: 12_345 });
});
const rules = { daysAhead: 7, leadMinutes: 45, ordersPerSlot: null, dishesPerSlot: null };
/** Always open, if `more` says nothing else. */
const offer = (more: object = {}, settings: object = {}) =>
  changeRestaurant(test, admin, { slotRules: { ...rules, ...more }, orderHours: null, ...settings });
const takeOrders = (takesOrders: boolean) =>
  test.rest('PATCH', '/api/admin/ordering', { token: admin.token, body: { takesOrders } });
beforeEach(async () => {
  await offer({}, { specialDays: [] });
  await takeOrders(true);
});
afterAll(async () => {
  await other.close();
  await test.close();
});

interface Slot {
  readonly startsAt: string;
  readonly isFull: boolean;
}

const slots = async () => (await test.rest<Slot[]>('GET', '/api/quote/slots')).body;
let used = 0;
/** One that no other test has used. */
const freeSlot = async () => {
  const all = await slots();
  used += 1;
  return all[20 + used]?.startsAt ?? '';
};
const isFull = async (slot: string) => (await slots()).find(({ startsAt }) => startsAt === slot)?.isFull;
const items = (quantity = 1) => [{ id: thali.id, quantity }];
const place = (slot: string, { qty = 1, shop = test, token = asha.token } = {}) =>
  shop.rest<{ _id: string; code: string; message: string }>('POST', '/api/orders', {
    token,
    body: { items: [{ menuItem: thali.id, qty }], address: '1 MG Road', slot },
  });
const begin = (slot: string, { token }: Account, paymentMode = 'ONLINE') =>
  test.graphql(
    `mutation ($input: PlaceOrderInput!, $key: String!) {
       startOrderPayment(input: $input, idempotencyKey: $key) { payment { id razorpayOrderId } }
     }`,
    {
      key: randomUUID(),
      input: { items: [{ menuItemId: thali.id, quantity: 1 }], address: '1 MG Road', paymentMode, slot },
    },
    token,
  );
const begunOf = (answer: Awaited<ReturnType<typeof begin>>) =>
  (answer.data as { startOrderPayment: { payment: { id: string; razorpayOrderId: string } } })
    .startOrderPayment.payment;
const setStatus = (id: string, status: string) =>
  test.rest('PUT', `/api/admin/orders/${id}/status`, { token: admin.token, body: { status } });

describe.each(doorsOf(() => test))('an order for later through $name', (door) => {
  const order = (slot: unknown, more: object = {}) =>
    door.placeOrder(asha.token, { items: items(), slot, ...more });

  it('keeps its slot, and is for as soon as possible without one', async () => {
    const slot = await freeSlot();
    const placed = value(await order(slot));
    expect(placed.slotAt).toBe(slot);
    expect(value(await door.order(asha.token, placed.id)).slotAt).toBe(slot);
    expect(value(await door.placeOrder(asha.token, { items: items() })).slotAt).toBeNull();
  });

  it('is refused for a slot that is past, too soon, too far ahead, off the quarters or no time', async () => {
    const from = (minutes: number) => new Date(Math.ceil(Date.now() / 900_000) * 900_000 + minutes * 60_000);
    for (const slot of [from(-60), from(15), from(8 * 24 * 60), from(121)])
      expect(await order(slot.toISOString())).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['slot'] });
    expect(await order('tonight')).toMatchObject({ ok: false, code: 'BAD_USER_INPUT' });
  });

  it('is refused unless the owner takes orders for later', async () => {
    const slot = await freeSlot();
    await changeRestaurant(test, admin, { slotRules: null });
    expect(await order(slot)).toMatchObject({ code: 'BAD_USER_INPUT', fields: ['slot'] });
    expect(await slots()).toEqual([]);
  });

  it('is refused if the slot is full', async () => {
    await offer({ ordersPerSlot: 1 });
    const slot = await freeSlot();
    value(await order(slot));
    expect(await order(slot)).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: 'This time is already full. Please choose another one.',
      fields: ['slot'],
    });
    await expect.poll(() => isFull(slot)).toBe(true);
  });
});

describe('orders for later', () => {
  it('are taken while the kitchen is closed, for hours in which it is open', async () => {
    const now = new Date(Date.now() + 330 * 60_000);
    const minutes = now.getUTCHours() * 60 + now.getUTCMinutes();
    const hour = (ahead: number) =>
      `${String(Math.floor(((minutes + ahead * 60) / 60) % 24)).padStart(2, '0')}:00`;
    const day = [{ opensAt: hour(6), closesAt: hour(8) }];
    await offer({}, { orderHours: Array.from({ length: 7 }, () => day) });
    const closed = await test.rest<{ code: string }>('POST', '/api/orders', {
      token: asha.token,
      body: { items: [{ menuItem: thali.id, qty: 1 }], address: '1 MG Road' },
    });
    expect(closed.body.code).toBe('CLOSED');
    const [first, second] = await slots();
    expect(first?.startsAt).toContain(':30:00.000Z');
    expect((await place(second?.startsAt ?? '')).status).toBe(201);
  });

  it('take the last place of a slot once for 50 parallel requests in two processes', async () => {
    await offer({ ordersPerSlot: 3 });
    const slot = await freeSlot();
    await place(slot);
    await place(slot);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => place(slot, { shop: index % 2 ? test : other })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 400]));
  });

  it('never exceed the dishes of a slot, whatever is ordered at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 12 }),
        async (dishesPerSlot, requested) => {
          await offer({ dishesPerSlot });
          const slot = await freeSlot();
          const answers = await Promise.all(
            requested.map((qty, index) => place(slot, { qty, shop: index % 2 ? test : other })),
          );
          const taken = requested.filter((_, index) => answers[index]?.status === 201);
          const sum = taken.reduce((total, qty) => total + qty, 0);
          expect(sum).toBeLessThanOrEqual(dishesPerSlot);
          // Nothing that fits was refused.
          const refused = requested.filter((_, index) => answers[index]?.status !== 201);
          for (const qty of refused) expect(sum + qty).toBeGreaterThan(dishesPerSlot);
        },
      ),
      { numRuns: 8 },
    );
  });

  it('release their place when they are cancelled', async () => {
    await offer({ ordersPerSlot: 1 });
    const slot = await freeSlot();
    const { body } = await place(slot);
    expect((await place(slot)).status).toBe(400);
    await setStatus(body._id, 'Cancelled');
    expect((await place(slot)).status).toBe(201);
  });
});

describe('an online payment for a slot', () => {
  it('holds the place for its customer, who may also pay in cash', async () => {
    await offer({ ordersPerSlot: 1 });
    const slot = await freeSlot();
    const [one, two] = [await aCustomer(test), await aCustomer(test)];
    const begun = begunOf(await begin(slot, one));
    expect((await begin(slot, two)).errors?.[0]?.extensions).toMatchObject({
      fields: [{ field: 'slot' }],
    });
    expect((await place(slot, { token: two.token })).status).toBe(400);
    await pay(test, begun.razorpayOrderId);
    await untilOrdered(test, one, begun.id);
    const { body } = await test.rest<{ slotAt: string }[]>('GET', '/api/orders', { token: one.token });
    expect(body.map(({ slotAt }) => slotAt)).toEqual([slot]);

    const another = await freeSlot();
    begunOf(await begin(another, one));
    expect((await place(another, { token: one.token })).status).toBe(201);
  });

  it('holds the last place for one of 12 parallel starts', async () => {
    await offer({ ordersPerSlot: 1 });
    const slot = await freeSlot();
    const customers = await Promise.all(Array.from({ length: 12 }, () => aCustomer(test)));
    const answers = await Promise.all(customers.map((customer) => begin(slot, customer)));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });

  it('is refunded if its hold has expired and another order has taken the place', async () => {
    await offer({ ordersPerSlot: 1 });
    const slot = await freeSlot();
    const late = await aCustomer(test);
    const begun = begunOf(await begin(slot, late));
    await test.app.dataSource.query(
      `update holds set expires_at = now() - interval '1 second' where expires_at is not null`,
    );
    expect((await place(slot)).status).toBe(201);
    await pay(test, begun.razorpayOrderId);
    await untilState(test, late, begun.id, 'REFUNDED');
  });
});

const dayMs = 24 * 3_600_000;
/** Yesterday to tomorrow, so that midnight does not matter. */
const closedToday = () =>
  [-1, 0, 1].map((days) => ({
    date: new Date(Date.now() + days * dayMs).toISOString().slice(0, 10),
    reason: '',
    orderHours: [],
    bookingHours: null,
  }));
const serve = async (hours: { servedFrom: number | null; servedUntil: number | null }) => {
  await test.app.dataSource.manager.update(MenuItem, { id: thali.id }, hours);
  test.app.services.menuChanges.notify();
};
/** An hour that begins six hours from now, in India. */
const notNow = () => {
  const minute = (Math.floor(Date.now() / 60_000) + 330 + 6 * 60) % 1440;
  return { servedFrom: minute, servedUntil: (minute + 60) % 1440 };
};

describe('an online payment for a slot that is captured later', () => {
  afterEach(() => serve({ servedFrom: null, servedUntil: null }));

  const beginLate = async () => {
    const late = await aCustomer(test);
    const slot = await freeSlot();
    return { late, slot, begun: begunOf(await begin(slot, late)) };
  };
  /** Lets the slot pass before the payment arrives. */
  const miss = ({ id }: { id: string }) =>
    test.app.dataSource.query(
      `update payments set intent = jsonb_set(intent, '{slot,startsAt}', to_jsonb($2::text)) where id = $1`,
      [id, new Date(Date.now() - 60_000).toISOString()],
    );
  const orderOf = async ({ token }: Account, id: string) =>
    (
      await test.graphql(
        `query ($id: ID!) { payment(id: $id) { order { slotAt promisedFrom promiseReason } } }`,
        { id },
        token,
      )
    ).data as { payment: { order: { slotAt: string; promisedFrom: string; promiseReason: string } } };

  it('is placed although a dish is sold out now, but not at its slot', async () => {
    const { late, slot, begun } = await beginLate();
    const { manager } = test.app.dataSource;
    const soldOutUntil = new Date(Date.now() + 3_600_000);
    await manager.update(MenuItem, { id: thali.id }, { isSoldOut: true, soldOutUntil });
    test.app.services.menuChanges.notify();
    await pay(test, begun.razorpayOrderId);
    await untilOrdered(test, late, begun.id);
    expect((await orderOf(late, begun.id)).payment.order.slotAt).toBe(slot);
    await manager.update(MenuItem, { id: thali.id }, { isSoldOut: false, soldOutUntil: null });
    test.app.services.menuChanges.notify();
  });

  it('buys an order for as soon as possible, with a reason, if its slot has passed', async () => {
    await offer({}, { prepMinutes: 30 });
    const { late, begun } = await beginLate();
    await miss(begun);
    await pay(test, begun.razorpayOrderId);
    await untilOrdered(test, late, begun.id);
    const { slotAt, promisedFrom, promiseReason } = (await orderOf(late, begun.id)).payment.order;
    expect(slotAt).toBeNull();
    expect(Date.parse(promisedFrom)).toBeGreaterThan(Date.now());
    expect(promiseReason).toContain('after the time that you chose');
    await idle(test);
    const notices = await test.app.dataSource.query<{ body: string }[]>(
      `select body from notifications where user_id = $1 and kind = 'order.placed'`,
      [late.id],
    );
    expect(notices).toEqual([{ body: expect.stringContaining(`starts on it soon. ${promiseReason}`) }]);
  });

  it.each([
    ['the kitchen is closed', () => offer({}, { specialDays: closedToday() })],
    ['no orders are taken', () => takeOrders(false)],
    ['the dish is not served', () => serve(notNow())],
  ])('is refunded after its slot has passed if %s', async (_what, close) => {
    const { late, begun } = await beginLate();
    await miss(begun);
    await close();
    await pay(test, begun.razorpayOrderId);
    await untilState(test, late, begun.id, 'REFUNDED');
  });

  /** Paid two hours ago for the present quarter of an hour. */
  const paidFor = async (late: Account) => {
    const { receipt } = await aVerifiedPayment(test, late);
    await test.app.dataSource.query(
      `update payments set begun_at = now() - interval '2 hours' where receipt = $1`,
      [receipt],
    );
    const quarterHour = 15 * 60_000;
    return { receipt, slot: new Date(Math.floor(Date.now() / quarterHour) * quarterHour).toISOString() };
  };

  it('is refused over REST after its slot has passed if no orders are taken', async () => {
    const late = await aCustomer(test);
    const paid = await paidFor(late);
    await takeOrders(false);
    const refused = await orderPaid(test, thali.id, late, paid);
    expect({ status: refused.status, code: refused.body.code }).toEqual({ status: 409, code: 'CLOSED' });
    await takeOrders(true);
    expect((await orderPaid(test, thali.id, late, paid)).status).toBe(201);
  });

  it('buys an order for as soon as possible through REST too, if its slot has passed', async () => {
    const late = await aCustomer(test);
    const { receipt, slot } = await paidFor(late);
    const placed = await orderPaid(test, thali.id, late, { receipt, slot });
    expect(placed.status).toBe(201);
    const { body } = await test.rest<{ promisedFrom: string }>('GET', `/api/orders/${placed.body._id}`, late);
    expect(body).toMatchObject({
      slotAt: null,
      promiseReason: expect.stringContaining('after the time that you chose'),
    });
    expect(Date.parse(body.promisedFrom)).toBeGreaterThan(Date.now());
  });
});

describe('the kitchen', () => {
  const noticesOf = async () => {
    const rows = await test.app.dataSource.query<{ title: string }[]>(
      `select title from notifications where user_id = $1 and title like 'Start order #%'`,
      [admin.id],
    );
    return rows.length;
  };
  // Orders of other tests, which the worker would announce at any moment.
  beforeEach(async () => {
    await test.app.services.scheduledOrders.announceDue();
    await idle(test);
  });

  it('is notified once of each order for later, also if no worker ran at its time', async () => {
    const before = await noticesOf();
    const { body } = await place(await freeSlot());
    const begun = await place(await freeSlot());
    await setStatus(begun.body._id, 'Preparing');
    await test.app.dataSource.query(
      `update orders set kitchen_at = now() - interval '1 hour' where slot_at is not null and id = any($1)`,
      [[body._id, begun.body._id]],
    );
    const { scheduledOrders } = test.app.services;
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? other.app.services.scheduledOrders : scheduledOrders).announceDue(),
      ),
    );
    await scheduledOrders.announceDue();
    await idle(test);
    expect(await noticesOf()).toBe(before + 1);
  });

  const becomeDue = (id: string) =>
    test.app.dataSource.query(`update orders set kitchen_at = now() - interval '1 minute' where id = $1`, [
      id,
    ]);

  it('is notified of an order that was cancelled and reopened before its time', async () => {
    const before = await noticesOf();
    const back = await place(await freeSlot());
    const tooLate = await place(await freeSlot());
    await setStatus(back.body._id, 'Cancelled');
    await setStatus(back.body._id, 'Pending');
    await setStatus(tooLate.body._id, 'Cancelled');
    await becomeDue(tooLate.body._id);
    await setStatus(tooLate.body._id, 'Pending');
    await becomeDue(back.body._id);
    await test.app.services.scheduledOrders.announceDue();
    await idle(test);
    expect(await noticesOf()).toBe(before + 1);
  });

  it('is notified by an unversioned event of the last release, unless the order was cancelled', async () => {
    const before = await noticesOf();
    const cancelled = await place(await freeSlot());
    const open = await place(await freeSlot());
    await setStatus(cancelled.body._id, 'Cancelled');
    for (const { body } of [cancelled, open])
      await test.app.dataSource.query(
        `insert into outbox_events (id, type, payload) values ($1, 'order.due', jsonb_build_object('orderId', $2::text))`,
        [newId(), body._id],
      );
    await expect.poll(noticesOf).toBe(before + 1);
    await idle(test);
    expect(await noticesOf()).toBe(before + 1);
  });

  it('can promise another time for an order that was reset to pending after a promise', async () => {
    const { body } = await place(await freeSlot());
    const promise = (minutes: number) =>
      test.rest('PUT', `/api/admin/orders/${body._id}/promised-time`, {
        token: admin.token,
        body: { minutes, reason: 'We cook it now.' },
      });
    await setStatus(body._id, 'Preparing');
    await setStatus(body._id, 'Pending');
    expect((await promise(20)).status).toBe(409);
    await setStatus(body._id, 'Preparing');
    expect((await promise(20)).status).toBe(200);
    await setStatus(body._id, 'Pending');
    expect((await promise(30)).status).toBe(200);
  });

  it('has a list of the open orders for later, the next one first', async () => {
    const list = (token: string) =>
      test.graphql('{ laterOrders { id kitchenAt isScheduled status } }', {}, token);
    const matching = async (filter: object) => {
      const query = 'query ($filter: OrderFilter) { laterOrders(filter: $filter) { id } }';
      const { data } = await test.graphql(query, { filter }, admin.token);
      const found = (data as { laterOrders: { id: string }[] }).laterOrders.map(({ id }) => id);
      return found.filter((id) => placed.includes(id));
    };
    const [soon, later, done] = [await freeSlot(), await freeSlot(), await freeSlot()];
    const placed = [await place(later), await place(soon), await place(done)].map(({ body }) => body._id);
    await setStatus(placed[0] ?? '', 'Preparing');
    await setStatus(placed[2] ?? '', 'Delivered');
    // Staff have forgotten it.
    const forgotten = await place(await freeSlot());
    await test.app.dataSource.query(
      `update orders set slot_at = now() - interval '2 days', kitchen_at = now() - interval '2 days' where id = $1`,
      [forgotten.body._id],
    );
    placed.push(forgotten.body._id);
    const { data } = await list(admin.token);
    const all = (data as { laterOrders: { id: string; kitchenAt: string }[] }).laterOrders;
    expect(all.filter(({ id }) => placed.includes(id))).toMatchObject([
      { id: placed[1], isScheduled: true, status: 'PENDING' },
      { id: placed[0], isScheduled: false, status: 'PREPARING' },
    ]);
    expect(all.map(({ kitchenAt }) => kitchenAt)).toEqual(all.map(({ kitchenAt }) => kitchenAt).toSorted());
    expect((await list(asha.token)).errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    expect(await matching({ status: 'PREPARING' })).toEqual([placed[0]]);
    expect(await matching({ search: asha.email })).toEqual([placed[1], placed[0]]);
    expect(await matching({ search: asha.email, ids: [placed[1]] })).toEqual([placed[1]]);
    expect(await matching({ openOnly: true, search: 'nobody' })).toEqual([]);
  });

  it('gets the notice from the worker while its other steps hang', async () => {
    const before = await noticesOf();
    const { body } = await place(await freeSlot());
    const hanging = test.app.dataSource.createQueryRunner();
    await hanging.startTransaction();
    try {
      await hanging.query('lock table holds, payments in access exclusive mode');
      await expect.poll(() => heldUp(test.app.dataSource)).toBeGreaterThanOrEqual(2);
      await becomeDue(body._id);
      await expect.poll(noticesOf).toBe(before + 1);
    } finally {
      await hanging.rollbackTransaction();
      await hanging.release();
    }
  });
});
