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
import {
  changeOrder,
  confirmChange,
  quoteChange,
  seeOrder,
  sendChange,
  tryChange,
} from '../../../test/order-content.js';
import { ask } from '../../../test/people.js';
import type { MenuItem } from '../menu/menu-item.entity.js';

let test: TestApp;
let owner: Account;
let cook: Account;
let asha: Account;
let thali: MenuItem;
let naan: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  owner = await anAdmin(test, 'Leela Das');
  cook = await aStaffMember(test, 'KITCHEN', 'Sunil Rao');
  asha = await aCustomer(test);
  thali = await aDish(test, { name: 'Thali', pricePaise: 20_000 });
  naan = await aDish(test, { name: 'Naan', pricePaise: 4_000, packingPaise: 500 });
  await changeRestaurant(test, owner, { orderWays: ['DELIVERY', 'PICKUP'] });
});
afterAll(() => test.close());

interface Item {
  readonly menuItemId: string;
  readonly quantity: number;
  readonly note?: string;
}

/** 2 × Thali and 1 × Naan: 440 rupees and 5 for packing. */
async function place(more: object = {}, items?: Item[]): Promise<string> {
  const ordered = items ?? [
    { menuItemId: thali.id, quantity: 2 },
    { menuItemId: naan.id, quantity: 1 },
  ];
  const input = { items: ordered, address: '1 MG Road', paymentMode: 'COD', ...more };
  const query = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id } }';
  const { value, message } = await ask<{ id: string }>(test, query, { input }, asha.token);
  if (!value) throw new Error(message);
  return value.id;
}

const press = (mutation: string) => ask(test, `mutation { ${mutation} { id } }`, {}, cook.token);
const accept = (id: string) => press(`acceptOrder(id: "${id}")`);
const linesOf = ({ items }: { items: readonly { key: string; quantity: number }[] }) =>
  Object.fromEntries(items.map(({ key, quantity }) => [key, quantity]));
const less = (line: string, quantity: number) => ({
  lines: [{ line, quantity }],
  removalReason: 'SOLD_OUT',
});
const itemsInSql = (id: string) =>
  test.app.dataSource.query<{ menu_item_id: string; quantity: number }[]>(
    'select menu_item_id, quantity from order_items where order_id = $1 order by line',
    [id],
  );

describe('changing an order', () => {
  it('adds, takes away and swaps dishes, and the bill follows', async () => {
    const id = await place();
    await accept(id);
    const added = await changeOrder(test, cook, id, { added: [{ menuItemId: naan.id, quantity: 2 }] });
    expect(added).toMatchObject({ total: 535, packing: 15, version: 3 });
    const swapped = await changeOrder(test, cook, id, {
      ...less(thali.id, 0),
      added: [{ menuItemId: naan.id, quantity: 1 }],
    });
    expect(linesOf(swapped)).toEqual({ [naan.id]: 4 });
    expect(swapped).toMatchObject({ total: 180, packing: 20 });
    expect(await itemsInSql(id)).toEqual([{ menu_item_id: naan.id, quantity: 4 }]);
    expect(swapped.changes.at(-1)).toMatchObject({
      kind: 'CHANGED',
      version: 4,
      reason: 'A dish in your order is sold out.',
      totalBefore: 535,
      totalAfter: 180,
      by: 'Sunil Rao',
      lines: [
        { name: 'Thali', before: 2, after: 0 },
        { name: 'Naan', before: 3, after: 4 },
      ],
    });
  });

  it('keeps the prices of lines that stay, and takes those of the menu for new ones', async () => {
    const dish = await aDish(test, { name: 'Dosa', pricePaise: 10_000 });
    const id = await place({}, [{ menuItemId: dish.id, quantity: 2 }]);
    const raise = `mutation ($id: ID!, $input: MenuItemInput!) { updateMenuItem(id: $id, input: $input, version: 1) { id } }`;
    const input = { name: 'Dosa', price: 150 };
    expect((await ask(test, raise, { id: dish.id, input }, owner.token)).message).toBeUndefined();
    const more = await changeOrder(test, owner, id, { lines: [{ line: dish.id, quantity: 3 }] });
    expect(more.items).toMatchObject([{ unitPrice: 100, quantity: 3 }]);
    const noted = await changeOrder(test, owner, id, { lines: [{ line: dish.id, note: 'no salt' }] });
    expect(noted).toMatchObject({ total: 300, items: [{ unitPrice: 100, note: 'no salt' }] });
    expect(noted.changes.at(-1)?.lines).toMatchObject([{ note: 'no salt', before: 3, after: 3 }]);
    const added = await changeOrder(test, owner, id, { added: [{ menuItemId: dish.id, quantity: 1 }] });
    expect(added).toMatchObject({ total: 450, items: [{ unitPrice: 100 }, { unitPrice: 150, quantity: 1 }] });
  });

  it('refuses what it cannot do, and says why', async () => {
    const id = await place();
    const refused = async (input: object) => (await tryChange(test, owner, id, input)).message;
    expect(await refused({ lines: [{ line: thali.id, quantity: 1 }] })).toBe(
      'Please choose why dishes are taken away',
    );
    expect(
      await refused({
        ...less(thali.id, 0),
        lines: [thali, naan].map((dish) => ({ line: dish.id, quantity: 0 })),
      }),
    ).toMatch('An order needs at least one dish');
    expect(await refused({ ...less(thali.id, 1), removalReason: 'OTHER' })).toBe('Please enter the reason');
    expect(await refused({ lines: [{ line: 'f'.repeat(24), quantity: 1 }] })).toMatch(
      'no longer in the order',
    );
    expect(await refused({})).toBe('Nothing would change in this order.');
    expect(await refused({ slot: '2030-01-01T12:00:00+05:30' })).toMatch('only for an order for later');
    expect(await refused({ lines: [{ line: thali.id, quantity: 1000 }] })).toBe(
      'The quantity must be 0 to 999',
    );
    expect(await refused({ lines: [thali, thali].map((dish) => ({ line: dish.id, quantity: 3 })) })).toBe(
      'Please change each line only once',
    );
    const pickup = await place({ way: 'PICKUP' });
    expect((await tryChange(test, owner, pickup, { address: '2 MG Road' })).message).toMatch('not delivered');
    expect((await seeOrder(test, owner, id)).version).toBe(1);
  });

  it('checks version and total in the transaction', async () => {
    const id = await place();
    const input = { added: [{ menuItemId: naan.id, quantity: 1 }] };
    expect((await sendChange(test, owner, id, input, { expectedVersion: 1, total: 1 })).code).toBe(
      'TOTAL_MISMATCH',
    );
    expect((await sendChange(test, owner, id, input, { expectedVersion: 2, total: 490 })).code).toBe(
      'CONFLICT',
    );
    expect(
      (await sendChange(test, owner, id, input, { expectedVersion: 1, total: 490 })).value,
    ).toMatchObject({ total: 490 });
    expect((await sendChange(test, owner, id, input, { expectedVersion: 1, total: 490 })).code).toBe(
      'CONFLICT',
    );
  });

  it('is made once for all requests with the same key', async () => {
    const id = await place();
    const input = { added: [{ menuItemId: naan.id, quantity: 1 }] };
    const seen = { expectedVersion: 1, total: 490, key: 'one-change' };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sendChange(test, owner, id, input, seen)),
    );
    for (const { value } of answers) expect(value).toMatchObject({ id, version: 2, total: 490 });
    const body = { change: { added: [{ menuItem: naan.id, qty: 1 }] }, version: 1, total: 490 };
    const overRest = (changed: object) =>
      test.rest('PUT', `/api/admin/orders/${id}/content`, {
        token: owner.token,
        body: { ...body, ...changed },
        headers: { 'Idempotency-Key': 'one-change' },
      });
    expect(await overRest({})).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await overRest({ total: 530 })).body).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    const another = { ...seen, expectedVersion: 2 };
    expect((await sendChange(test, owner, id, input, another)).code).toBe('IDEMPOTENCY_CONFLICT');
    expect((await seeOrder(test, owner, id)).version).toBe(2);
  });

  it('is for orders that are open and not on their way', async () => {
    const id = await place();
    const code = async () => (await tryChange(test, owner, id, less(thali.id, 1))).code;
    for (const status of ['OUT_FOR_DELIVERY', 'DELIVERED', 'CANCELLED']) {
      await ask(
        test,
        `mutation { updateOrderStatus(id: "${id}", status: ${status}) { id } }`,
        {},
        owner.token,
      );
      expect(await code()).toBe('CONFLICT');
    }
  });

  it('names the added line that cannot be cooked', async () => {
    const gone = await aDish(test, { name: 'Kulfi' });
    const id = await place();
    await ask(test, `mutation { markSoldOut(id: "${gone.id}", isSoldOut: true) { id } }`, {}, owner.token);
    await test.app.dataSource.query(
      'insert into dish_portions (menu_item_id, portions_left) values ($1, 0)',
      [gone.id],
    );
    const input = { added: [naan, gone].map((dish) => ({ menuItemId: dish.id, quantity: 1 })) };
    const { value } = await quoteChange(test, owner, id, input);
    expect(value?.problems).toMatchObject([{ code: 'SOLD_OUT', line: 1 }]);
    expect((await tryChange(test, owner, id, input)).code).toBe('BAD_USER_INPUT');
  });
});

describe('the kitchen', () => {
  it('sees what changed since it began, until it confirms it', async () => {
    const id = await place();
    expect((await changeOrder(test, cook, id, less(thali.id, 1))).changesToSee).toEqual([]);
    await accept(id);
    await changeOrder(test, cook, id, { lines: [{ line: thali.id, quantity: 3 }] });
    const seen = await changeOrder(test, cook, id, { added: [{ menuItemId: naan.id, quantity: 1 }] });
    expect(seen.changesToSee).toMatchObject([
      { name: 'Thali', before: 1, after: 3 },
      { name: 'Naan', before: 1, after: 2 },
    ]);
    expect((await confirmChange(test, cook, id, seen.version - 1)).code).toBe('CONFLICT');
    expect((await confirmChange(test, cook, id, seen.version)).value).toMatchObject({
      version: seen.version + 1,
    });
    expect((await confirmChange(test, cook, id, seen.version)).value).toMatchObject({
      version: seen.version + 1,
    });
    expect((await seeOrder(test, cook, id)).changesToSee).toEqual([]);
  });

  it('marks no order as ready with changes that came after what it saw', async () => {
    const id = await place();
    await accept(id);
    const { version } = await changeOrder(test, cook, id, { lines: [{ line: thali.id, quantity: 3 }] });
    const ready = (seen: number) => press(`markOrderReady(id: "${id}", expectedVersion: ${seen})`);
    expect((await ready(version - 1)).code).toBe('CONFLICT');
    const path = `/api/admin/orders/${id}/ready?version=${version - 1}`;
    expect(await test.rest('PUT', path, { token: cook.token })).toMatchObject({ status: 409 });
    await confirmChange(test, cook, id, version);
    expect((await ready(version)).message).toBeUndefined();
    expect(await seeOrder(test, cook, id)).toMatchObject({ kitchenStage: 'READY' });
  });

  it('has nothing to see if a change was taken back', async () => {
    const id = await place();
    await accept(id);
    await changeOrder(test, cook, id, { lines: [{ line: thali.id, quantity: 3 }] });
    expect((await changeOrder(test, cook, id, less(thali.id, 2))).changesToSee).toEqual([]);
  });

  it('cooks changed lines again, and a ready order that grows goes back', async () => {
    for (const [way, status] of [
      ['DELIVERY', 'PREPARING'],
      ['PICKUP', 'OUT_FOR_DELIVERY'],
    ] as const) {
      const id = await place({ way });
      await accept(id);
      await press(`markOrderReady(id: "${id}")`);
      await press(`setOrderPacked(id: "${id}", bags: 2)`);
      const smaller = await changeOrder(test, cook, id, less(thali.id, 1));
      expect(smaller).toMatchObject({ kitchenStage: 'READY', status });
      expect(smaller.items.map(({ isDone }) => isDone)).toEqual([false, true]);
      expect(smaller.bags).toBeNull();
      const larger = await changeOrder(test, cook, id, { lines: [{ line: naan.id, quantity: 2 }] });
      expect(larger).toMatchObject({ kitchenStage: 'PREPARING', status: 'PREPARING', readyAt: null });
    }
  });

  it('prepares a ready order again if a note of a line changes', async () => {
    const id = await place();
    await accept(id);
    await press(`markOrderReady(id: "${id}")`);
    await press(`setOrderPacked(id: "${id}", bags: 2)`);
    const noted = await changeOrder(test, owner, id, { deliveryNote: 'Ring twice' });
    expect(noted).toMatchObject({ kitchenStage: 'READY', bags: 2 });
    const mild = await changeOrder(test, cook, id, { lines: [{ line: thali.id, note: 'mild' }] });
    expect(mild).toMatchObject({ kitchenStage: 'PREPARING', bags: null });
  });
});
