import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf, value, type Door, type OrderRequest } from '../../../test/doors/doors.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import { beginOrder, idle, pay, untilOrdered } from '../../../test/payments.js';
import type { MenuItem } from '../menu/menu-item.entity.js';

let test: TestApp;
let admin: Account;
let asha: Account;
let thali: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000', SEED_DEMO: 'false' });
  [admin, asha] = [await anAdmin(test), await aCustomer(test)];
  thali = await aDish(test, { name: 'Thali', pricePaise: 12_345 });
});
beforeEach(() => changeRestaurant(test, admin, { prepMinutes: 30, deliveryZones: [], slotRules: null }));
afterAll(() => test.close());

/** Whole minutes from the placement, which takes less than one itself. */
const minutesUntil = (instant: string | null | undefined, since: number) =>
  instant ? Math.floor((Date.parse(instant) - since) / 60_000) : null;
const zone = (more: object) => ({
  name: 'Town',
  kind: 'PIN_CODES',
  pinCodes: ['560001'],
  fee: 0,
  ...more,
});
const noticesOf = ({ id }: Account, orderId: string) =>
  test.app.dataSource.query<{ title: string; body: string }[]>(
    `select title, body from notifications
     where user_id = $1 and kind = 'order.promise-changed' and link = '/track-order/' || $2 order by created_at`,
    [id, orderId],
  );

describe.each(doorsOf(() => test))('a promised time through $name', (door) => {
  const place = (more: Partial<OrderRequest> = {}) =>
    door.placeOrder(asha.token, { items: [{ id: thali.id, quantity: 1 }], ...more });
  const changed = { minutes: 45, reason: 'The tandoor had to be lit again.' };

  it('is stored with the order, and missing without the owner’s usual minutes', async () => {
    const before = Date.now();
    const { id, promisedFrom, promisedUntil, promiseReason } = value(await place());
    expect([promisedFrom, promisedUntil].map((at) => minutesUntil(at, before))).toEqual([30, 40]);
    expect(promiseReason).toBeNull();
    expect(value(await door.ownOrders(asha.token))[0]).toMatchObject({ id, promisedFrom, promisedUntil });
    await changeRestaurant(test, admin, { prepMinutes: null });
    expect(value(await place())).toMatchObject({ promisedFrom: null, promisedUntil: null });
    expect(value(await door.order(asha.token, id))).toMatchObject({ promisedFrom, promisedUntil });
  });

  it('has the minutes of the zone and of a busy kitchen', async () => {
    await changeRestaurant(test, admin, { deliveryZones: [zone({ extraMinutes: 15 })] });
    await test.graphql('mutation { setOrdering(input: { busyMinutes: 20 }) { version } }', {}, admin.token);
    const before = Date.now();
    const order = value(await place({ address: '1 MG Road, 560001' }));
    await test.graphql('mutation { setOrdering(input: { busyMinutes: 0 }) { version } }', {}, admin.token);
    expect(minutesUntil(order.promisedFrom, before)).toBe(65);
  });

  it('is the slot of an order for later', async () => {
    const slotRules = { daysAhead: 7, leadMinutes: 45, ordersPerSlot: null, dishesPerSlot: null };
    await changeRestaurant(test, admin, { slotRules });
    const { body: slots } = await test.rest<{ startsAt: string }[]>('GET', '/api/quote/slots');
    const slot = slots[30]?.startsAt ?? '';
    expect(value(await place({ slot }))).toMatchObject({
      promisedFrom: slot,
      promisedUntil: new Date(Date.parse(slot) + 15 * 60_000).toISOString(),
    });
  });

  it('can be changed by staff with a reason, of which the customer is notified once', async () => {
    const { id, version } = value(await place());
    const before = Date.now();
    const order = value(await door.changePromise(admin.token, id, changed));
    expect([order.promisedFrom, order.promisedUntil].map((at) => minutesUntil(at, before))).toEqual([35, 45]);
    expect(order).toMatchObject({ version: version + 1, promiseReason: changed.reason });
    expect(value(await door.order(asha.token, id))).toMatchObject({ promisedUntil: order.promisedUntil });
    await expect.poll(async () => (await noticesOf(asha, id)).length).toBe(1);
    const [notice] = await noticesOf(asha, id);
    expect(notice).toMatchObject({ title: 'Your order has a new time' });
    expect(notice?.body).toMatch(
      /^We now expect to be at your door (today|tomorrow) at [\d:]+ [ap]m to [\d:]+ [ap]m\. The tandoor had to be lit again\.$/,
    );
  });

  it('cannot be changed while an order for later waits for its time', async () => {
    const slotRules = { daysAhead: 7, leadMinutes: 45, ordersPerSlot: null, dishesPerSlot: null };
    await changeRestaurant(test, admin, { slotRules });
    const { body: slots } = await test.rest<{ startsAt: string }[]>('GET', '/api/quote/slots');
    const slot = slots[40]?.startsAt ?? '';
    const { id } = value(await place({ slot }));
    expect(await door.changePromise(admin.token, id, changed)).toMatchObject({
      code: 'CONFLICT',
      message: 'This order is for later. Its time can be changed once the kitchen starts on it.',
    });
    expect(value(await door.order(asha.token, id))).toMatchObject({ promisedFrom: slot, version: 1 });
    value(await door.setStatus(admin.token, id, 'Preparing'));
    value(await door.changePromise(admin.token, id, changed));
  });

  it('is changed by staff alone, for open orders, to 5 to 240 minutes', async () => {
    const { id } = value(await place());
    expect(await door.changePromise(asha.token, id, changed)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await door.changePromise(undefined, id, changed)).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await door.changePromise(admin.token, 'f'.repeat(24), changed)).toMatchObject({
      code: 'NOT_FOUND',
    });
    for (const minutes of [4, 241])
      expect(await door.changePromise(admin.token, id, { ...changed, minutes })).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: ['minutes'],
      });
    expect(await door.changePromise(admin.token, id, { ...changed, reason: ' ' })).toMatchObject({
      fields: ['reason'],
    });
    await door.setStatus(admin.token, id, 'Delivered');
    expect(await door.changePromise(admin.token, id, changed)).toMatchObject({ code: 'CONFLICT' });
    expect(await noticesOf(asha, id)).toEqual([]);
  });
});

it('a changed promise reaches every live screen with a higher version, as does a later status', async () => {
  const [door] = doorsOf(() => test);
  const clients = [test.live(asha.token), test.live(admin.token)] as const;
  const { id } = value(
    await (door as Door).placeOrder(asha.token, { items: [{ id: thali.id, quantity: 1 }] }),
  );
  const fields = 'id version status promiseReason history { to }';
  const own = clients[0].iterate<Record<string, { version: number }>>({
    query: `subscription ($id: ID!) { orderUpdated(id: $id) { ${fields} } }`,
    variables: { id },
  });
  // Otherwise the feed may begin with the placement.
  await idle(test);
  const feed = clients[1].iterate<Record<string, { order: { version: number } }>>({
    query: `subscription { orderFeed { kind order { ${fields} } } }`,
  });
  expect((await own.next()).value).toMatchObject({ data: { orderUpdated: { version: 1 } } });
  const all = feed.next();
  await expect.poll(() => test.app.services.liveOrders.listeners('any')).toBe(1);
  const reason = 'The tandoor had to be lit again.';
  value(await (door as Door).changePromise(admin.token, id, { minutes: 45, reason }));
  const change = { id, version: 2, status: 'PENDING', promiseReason: reason, history: [{ to: 'PENDING' }] };
  expect((await own.next()).value).toMatchObject({ data: { orderUpdated: change } });
  expect((await all).value).toMatchObject({ data: { orderFeed: { kind: 'CHANGED', order: change } } });
  value(await (door as Door).setStatus(admin.token, id, 'Preparing'));
  expect((await own.next()).value).toMatchObject({
    data: {
      orderUpdated: { version: 3, status: 'PREPARING', history: [{ to: 'PENDING' }, { to: 'PREPARING' }] },
    },
  });
  for (const client of clients) await client.dispose();
});

it('an order that is paid online is promised a time when it is placed', async () => {
  const before = Date.now();
  const payment = await beginOrder(test, asha, thali.id);
  await pay(test, payment.razorpayOrderId);
  const { order } = await untilOrdered(test, asha, payment.id);
  const [door] = doorsOf(() => test);
  await expect
    .poll(async () => {
      const seen = order && door && value(await door.order(asha.token, order.id));
      return minutesUntil(seen?.promisedFrom, before);
    })
    .toBe(30);
});

it('a quote shows the promised time, but not while orders are paused', async () => {
  const body = { items: [{ menuItem: thali.id, qty: 1 }] };
  const quote = () =>
    test.rest<{ promisedFrom: string | null; promisedUntil: string | null }>('POST', '/api/quote', { body });
  const before = Date.now();
  const { body: shown } = await quote();
  expect([shown.promisedFrom, shown.promisedUntil].map((at) => minutesUntil(at, before))).toEqual([30, 40]);
  await test.graphql('mutation { setOrdering(input: { pause: MINUTES_15 }) { version } }', {}, admin.token);
  expect((await quote()).body).toMatchObject({ promisedFrom: null, promisedUntil: null });
  await test.graphql('mutation { setOrdering(input: { pause: NONE }) { version } }', {}, admin.token);
});
