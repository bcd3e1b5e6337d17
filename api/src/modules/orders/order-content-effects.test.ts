import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import {
  aCustomer,
  aDish,
  anAdmin,
  aStaffMember,
  changeRestaurant,
  type Account,
} from '../../../test/factories.js';
import { changeOrder, quoteChange, seeOrder, sendChange, tryChange } from '../../../test/order-content.js';
import { beginOrder, idle, pay, paymentOf, untilOrdered } from '../../../test/payments.js';
import { ask } from '../../../test/people.js';
import type { MenuItem } from '../menu/menu-item.entity.js';
import { dateAt } from '../restaurant/schedule.js';

let test: TestApp;
/** Another process of the same shop. */
let other: TestApp;
let owner: Account;
let cook: Account;
let asha: Account;
let thali: MenuItem;
let naan: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  other = await TestApp.start({ ...test.stores, RATE_LIMIT_FACTOR: '1000', ROLE: 'api' });
  [owner, cook, asha] = [
    await anAdmin(test, 'Leela Das'),
    await aStaffMember(test, 'KITCHEN'),
    await aCustomer(test),
  ];
  thali = await aDish(test, { name: 'Thali', pricePaise: 20_000 });
  naan = await aDish(test, { name: 'Naan', pricePaise: 4_000 });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

async function place(items: [MenuItem, number][], more: object = {}): Promise<string> {
  const lines = items.map(([{ id: menuItemId }, quantity]) => ({ menuItemId, quantity }));
  const input = { items: lines, address: '1 MG Road', paymentMode: 'COD', ...more };
  const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
  const { value, message } = await ask<{ id: string }>(test, query, { input }, asha.token);
  if (!value) throw new Error(message);
  return value.id;
}
const quantity = ({ id: line }: MenuItem, count: number) => ({
  lines: [{ line, quantity: count }],
  removalReason: 'MISTAKE',
});
const add = ({ id: menuItemId }: MenuItem, count = 1, note?: string) => ({
  added: [{ menuItemId, quantity: count, note }],
});
const setPortions = (dish: MenuItem, left: number | null) =>
  ask(test, `mutation { setPortions(dishId: "${dish.id}", left: ${left}) { id } }`, {}, owner.token);
const leftOf = async (dish: MenuItem) => (await test.app.services.portions.leftOf([dish.id]))[0];
const setStatus = (id: string, status: string, more = '') =>
  ask(test, `mutation { updateOrderStatus(id: "${id}", status: ${status}${more}) { id } }`, {}, owner.token);

describe('portions of a changed order', () => {
  it('are taken and given back with its lines', async () => {
    const dish = await aDish(test, { name: 'Fish', pricePaise: 10_000 });
    await setPortions(dish, 10);
    const id = await place([[dish, 2]]);
    await changeOrder(test, owner, id, quantity(dish, 5));
    expect(await leftOf(dish)).toBe(5);
    await changeOrder(test, owner, id, { ...quantity(dish, 1), ...add(dish, 2, 'hot') });
    expect(await leftOf(dish)).toBe(7);
    await changeOrder(test, owner, id, { ...quantity(dish, 0), ...add(naan), removalReason: 'SOLD_OUT' });
    expect(await leftOf(dish)).toBe(8);
    await setStatus(id, 'CANCELLED');
    expect(await leftOf(dish)).toBe(10);
  });

  it('that were never counted are not given back', async () => {
    const dish = await aDish(test, { name: 'Crab', pricePaise: 10_000 });
    const id = await place([[dish, 5]]);
    await setPortions(dish, 4);
    await changeOrder(test, owner, id, quantity(dish, 3));
    expect(await leftOf(dish)).toBe(4);
    await changeOrder(test, owner, id, quantity(dish, 4));
    expect(await leftOf(dish)).toBe(3);
    await changeOrder(test, owner, id, quantity(dish, 1));
    expect(await leftOf(dish)).toBe(3);
  });

  it('are sold once if two changes want the last one', async () => {
    const dish = await aDish(test, { name: 'Prawn', pricePaise: 10_000 });
    await setPortions(dish, 1);
    const ids = [await place([[thali, 1]]), await place([[thali, 1]])];
    const answers = await Promise.all(ids.map((id, n) => tryChange(n ? test : other, owner, id, add(dish))));
    expect(answers.map(({ code }) => code ?? 'CHANGED').toSorted((a, b) => a.localeCompare(b))).toEqual([
      'BAD_USER_INPUT',
      'CHANGED',
    ]);
    expect(await leftOf(dish)).toBe(0);
  });
});

describe('parallel changes', () => {
  it('of one order make one history without gaps, and lose none', async () => {
    const id = await place([[thali, 1]]);
    const more = async (shop: TestApp, expectedVersion = 1): Promise<void> => {
      const seen = { expectedVersion, total: 200 + 40 * expectedVersion };
      const { code } = await sendChange(shop, owner, id, add(naan), seen);
      if (code === 'CONFLICT') return more(shop, expectedVersion + 1);
      expect(code).toBeUndefined();
    };
    await Promise.all(Array.from({ length: 20 }, (_, n) => more(n % 2 ? test : other)));
    const order = await seeOrder(test, owner, id);
    expect(order).toMatchObject({ version: 21, total: 200 + 20 * 40 });
    expect(order.changes.map(({ version }) => version)).toEqual(Array.from({ length: 21 }, (_, n) => n + 1));
  });

  it('of an order and its cancellation refund each rupee once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const begun = await beginOrder(test, asha, thali.id, { quantity: 3 });
      await pay(test, begun.razorpayOrderId);
      const id = (await untilOrdered(test, asha, begun.id)).order?.id ?? '';
      await Promise.all([
        tryChange(other, owner, id, quantity(thali, 1)),
        setStatus(id, 'CANCELLED', ', refund: true'),
      ]);
      await idle(test);
      await expect.poll(async () => (await paymentOf(test, asha, begun.id)).refunded).toBe(600);
      expect((await seeOrder(test, owner, id)).status).toBe('CANCELLED');
    }
  });

  it('of an order and its hand-over leave a bill that was handed over', async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await place([[thali, 1]]);
      await ask(test, `mutation { acceptOrder(id: "${id}") { id } }`, {}, cook.token);
      await ask(test, `mutation { markOrderReady(id: "${id}") { id } }`, {}, cook.token);
      const [changed, handedOver] = await Promise.all([
        tryChange(other, owner, id, add(naan)),
        ask(test, `mutation { handOverOrder(id: "${id}") { id } }`, {}, cook.token),
      ]);
      const order = await seeOrder(test, owner, id);
      expect(changed.code ?? handedOver.code).toBe('CONFLICT');
      expect(order.status).toBe(changed.code ? 'OUT_FOR_DELIVERY' : 'PREPARING');
      expect(order.total).toBe(changed.code ? 200 : 240);
    }
  });
});

describe('the address and the time of an order', () => {
  it('change with the fee of the zone and the promise', async () => {
    const zone = (name: string, pinCode: string, fee: number) => ({
      name,
      kind: 'PIN_CODES',
      pinCodes: [pinCode],
      isOn: true,
      fee,
      minimum: 0,
      extraMinutes: 0,
    });
    await changeRestaurant(test, owner, {
      deliveryZones: [zone('Near', '560001', 20), zone('Far', '560002', 60)],
    });
    const id = await place([[thali, 1]], { pinCode: '560001' });
    const elsewhere = { address: '7 Lake Road', pinCode: '560002', deliveryNote: 'Ring twice' };
    expect((await quoteChange(test, cook, id, elsewhere)).code).toBe('FORBIDDEN');
    for (const [field, value] of Object.entries(elsewhere)) {
      const seen = { expectedVersion: 1, total: 220 };
      expect((await sendChange(test, cook, id, { [field]: value }, seen)).code).toBe('FORBIDDEN');
    }
    const moved = await changeOrder(test, owner, id, elsewhere);
    expect(moved).toMatchObject({ total: 260, deliveryFee: 60, deliveryZone: 'Far' });
    expect(await seeOrder(test, owner, id)).toMatchObject({
      address: '7 Lake Road, 560002',
      deliveryNote: 'Ring twice',
    });
    const [entry] = await test.app.dataSource.query<{ text: string }[]>(
      `select to_jsonb(entry)::text as text from audit_entries entry
       where to_jsonb(entry)::text like '%"changed"%' and to_jsonb(entry)::text like $1`,
      [`%${id}%`],
    );
    expect(entry?.text).toBeDefined();
    expect(entry?.text).not.toMatch(/Lake Road|Ring twice/);
    await changeRestaurant(test, owner, { deliveryZones: [] });
  });

  it('move to another slot with the number of its day', async () => {
    await changeRestaurant(test, owner, {
      slotRules: { daysAhead: 7, leadMinutes: 45, ordersPerSlot: 1, dishesPerSlot: null },
      orderHours: null,
    });
    const { body: slots } = await test.rest<{ startsAt: string }[]>('GET', '/api/quote/slots');
    // Of the next two days: today has none in the late evening.
    const on = (days: number) => {
      const day = dateAt(new Date(Date.now() + days * 24 * 60 * 60_000));
      return slots.map(({ startsAt }) => startsAt).filter((slot) => dateAt(new Date(slot)) === day);
    };
    const [full = '', from = ''] = on(1);
    const [to = ''] = on(2);
    await place([[thali, 1]], { slot: full });
    const id = await place([[thali, 1]], { slot: from });
    expect((await quoteChange(test, cook, id, { slot: full })).value?.problems).toMatchObject([
      { code: 'SLOT_FULL' },
    ]);
    expect((await seeOrder(test, owner, id)).number).toBeGreaterThan(1);
    expect(await changeOrder(test, cook, id, { slot: to })).toMatchObject({
      slotAt: to,
      promisedFrom: to,
      number: 1,
    });
    await place([[thali, 1]], { slot: from });
    await setStatus(id, 'PREPARING');
    expect((await tryChange(test, cook, id, { slot: from })).code).toBe('CONFLICT');
  });
});

describe('REST', () => {
  it('changes orders as GraphQL does', async () => {
    const id = await place([[thali, 2]]);
    const send = (method: string, what: string, body: object, { token }: Account = cook) =>
      test.rest<Record<string, unknown>>(method, `/api/admin/orders/${id}/${what}`, { token, body });
    const change = {
      lines: [{ line: thali.id, qty: 3, note: 'hot' }],
      added: [{ menuItem: naan.id, qty: 1 }],
    };
    const quoted = await send('POST', 'quote-change', change);
    expect(quoted).toMatchObject({
      status: 200,
      body: {
        version: 1,
        totalBefore: 400,
        total: 640,
        due: 640,
        refund: 0,
        takingsRefund: 0,
        problems: [],
        changes: [
          { name: 'Thali', note: 'hot', before: 2, after: 3 },
          { name: 'Naan', note: null, before: 0, after: 1 },
        ],
      },
    });
    expect((await send('PUT', 'content', { change, version: 1, total: 1 })).body).toMatchObject({
      code: 'TOTAL_MISMATCH',
    });
    const changed = await send('PUT', 'content', { change, version: 1, total: 640 });
    expect(changed).toMatchObject({ status: 200, body: { version: 2, total: 640 } });
    expect((await send('PUT', 'content', { change, version: 1, total: 640 })).status).toBe(409);
    expect((await send('PUT', 'confirm-change', { version: 2 })).body).toMatchObject({ version: 2 });
    for (const what of ['content', 'confirm-change'])
      expect((await send('PUT', what, { change, version: 2, total: 1 }, asha)).status).toBe(403);
  });
});

describe('the customer of a changed order', () => {
  const messagesOf = async (by: Account) => {
    const { value } = await ask<{ nodes: { title: string; body: string }[] }>(
      test,
      '{ notifications(first: 5) { nodes { title body } } }',
      {},
      by.token,
    );
    return value?.nodes ?? [];
  };

  it('reads that it is not ready any more if it was, and gets no message about a note for the rider', async () => {
    const meera = await aCustomer(test, 'Meera Nair');
    await changeRestaurant(test, owner, { orderWays: ['DELIVERY', 'PICKUP'], slotRules: null });
    const input = { items: [{ menuItemId: thali.id, quantity: 1 }], paymentMode: 'COD' };
    const ordered = async (more: object) => {
      const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
      const { value } = await ask<{ id: string }>(test, query, { input: { ...input, ...more } }, meera.token);
      return value?.id ?? '';
    };
    const id = await ordered({ way: 'PICKUP' });
    await setStatus(id, 'PREPARING');
    await ask(test, `mutation { markOrderReady(id: "${id}") { id } }`, {}, cook.token);
    await changeOrder(test, owner, id, { lines: [{ line: thali.id, note: 'mild' }] });
    await idle(test);
    const [notReady, ...before] = await messagesOf(meera);
    expect(notReady?.body).toContain(
      'Noted: 1 × Thali (“mild”). It is not ready yet: we will message you again.',
    );
    const delivered = await ordered({ address: '1 MG Road' });
    await idle(test);
    const count = (await messagesOf(meera)).length;
    await changeOrder(test, owner, delivered, { deliveryNote: 'Ring twice' });
    await idle(test);
    expect(await messagesOf(meera)).toHaveLength(count);
    await changeOrder(test, owner, delivered, { address: '2 MG Road' });
    await idle(test);
    expect((await messagesOf(meera))[0]?.body).toContain('New address: 2 MG Road');
    expect(before.map(({ title }) => title)).toContain('Your order is ready for pickup');
  });

  it('gets one message that says what changed and what it costs now', async () => {
    const nisha = await aCustomer(test, 'Nisha Pai');
    const begun = await beginOrder(test, nisha, thali.id, { quantity: 2 });
    await pay(test, begun.razorpayOrderId);
    const id = (await untilOrdered(test, nisha, begun.id)).order?.id ?? '';
    await idle(test);
    const before = (await messagesOf(nisha)).map(({ title }) => title);
    const { number } = await changeOrder(test, owner, id, { ...quantity(thali, 1), ...add(naan) });
    await idle(test);
    const messages = await messagesOf(nisha);
    expect(messages).toContainEqual({
      title: 'Your order was changed',
      body: `We have changed your order #${number}. Removed: 1 × Thali. Reason: We had entered your order wrongly. Added: 1 × Naan. The new total is ₹240. ₹160 is on its way back to you.`,
    });
    const added = messages.map(({ title }) => title).filter((title) => !before.includes(title));
    expect(added.toSorted()).toEqual(['Your order was changed', '₹160 was refunded'].toSorted());
    await changeOrder(test, owner, id, quantity(thali, 3));
    await idle(test);
    expect((await messagesOf(nisha))[0]?.body).toContain('₹400 is still due. Pay online');
  });
});
