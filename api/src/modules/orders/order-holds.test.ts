import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import { paise, pay, untilState } from '../../../test/payments.js';

/** Without a worker, which would release what has expired. */
let test: TestApp;
/** Processes of the same shop: one with a worker, for payments that are made. */
let withWorker: TestApp | undefined;
let admin: Account;
beforeAll(async () => {
  test = await TestApp.start({ TRUST_PROXY: '1', ROLE: 'api' });
  admin = await anAdmin(test);
  await changeRestaurant(test, admin, {
    slotRules: { daysAhead: 7, leadMinutes: 45, ordersPerSlot: 1, dishesPerSlot: null },
    orderHours: null,
  });
});
afterAll(async () => {
  await withWorker?.close();
  await test.close();
});

async function counted(left: number): Promise<string> {
  const { id } = await aDish(test, { pricePaise: paise });
  await test.graphql(
    'mutation ($id: ID!, $left: Int) { setPortions(dishId: $id, left: $left) { portionsLeft } }',
    { id, left },
    admin.token,
  );
  return id;
}
const leftOf = async (id: string) => (await test.app.services.portions.leftOf([id]))[0];

let networks = 0;
/** One that no other test has used. */
const aNetwork = () => `198.51.100.${(networks += 1)}`;
let slotsUsed = 0;
const aSlot = async () => {
  const { body } = await test.rest<{ startsAt: string }[]>('GET', '/api/quote/slots');
  return body[20 + (slotsUsed += 1)]?.startsAt ?? '';
};

interface Cart {
  readonly dishIds: readonly string[];
  readonly quantity?: number;
  readonly slot?: string;
  readonly key?: string;
  readonly network?: string;
}
interface Started {
  readonly id: string;
  readonly razorpayOrderId: string;
}

const itemsOf = ({ dishIds, quantity = 1 }: Cart) => dishIds.map((menuItemId) => ({ menuItemId, quantity }));

/** @returns undefined if it was refused */
async function start({ token }: Account, cart: Cart): Promise<Started | undefined> {
  const { body } = await test.rest<{ data: { startOrderPayment: { payment: Started } } | null }>(
    'POST',
    '/graphql',
    {
      token,
      headers: { 'X-Forwarded-For': cart.network ?? '198.51.100.250' },
      body: {
        query: `mutation ($input: PlaceOrderInput!, $key: String) {
          startOrderPayment(input: $input, idempotencyKey: $key) { payment { id razorpayOrderId } }
        }`,
        variables: {
          key: cart.key ?? randomUUID(),
          input: { items: itemsOf(cart), address: '1 MG Road', paymentMode: 'ONLINE', slot: cart.slot },
        },
      },
    },
  );
  return body.data?.startOrderPayment.payment;
}
async function begin(customer: Account, cart: Cart): Promise<Started> {
  const started = await start(customer, cart);
  expect(started).toBeDefined();
  return started as Started;
}
const placeInCash = async ({ token }: Account, cart: Cart) =>
  (
    await test.rest('POST', '/api/orders', {
      token,
      body: {
        items: itemsOf(cart).map(({ menuItemId, quantity }) => ({ menuItem: menuItemId, qty: quantity })),
        address: '1 MG Road',
        slot: cart.slot,
      },
    })
  ).status;

/** Lets time pass for everything that was begun. */
async function pass(minutes: number): Promise<void> {
  const { dataSource } = test.app;
  const by = `make_interval(mins => ${minutes})`;
  await dataSource.query(`update payments set created_at = created_at - ${by}, begun_at = begun_at - ${by}`);
  await dataSource.query(`update holds set expires_at = expires_at - ${by}`);
}

/** What a customer may start again to keep the last portion or the last place of a slot. */
const repeats: [string, (cart: Cart) => Promise<Cart> | Cart][] = [
  ['the same payment', (cart) => cart],
  ['another payment for the same cart', (cart) => ({ ...cart, key: randomUUID() })],
  [
    'a cart with another dish',
    async (cart) => ({ ...cart, key: randomUUID(), dishIds: [await counted(9), ...cart.dishIds] }),
  ],
  [
    'a cart with more of them from another network',
    (cart) => ({ ...cart, key: randomUUID(), quantity: 2, network: aNetwork() }),
  ],
];

/** Something of which there is one left: a cart that takes it. */
const lastOnes: [string, () => Promise<Cart>][] = [
  ['the last portions', async () => ({ dishIds: [await counted(2)], key: randomUUID() })],
  [
    'the last place of a slot',
    async () => ({ dishIds: [(await aDish(test)).id], slot: await aSlot(), key: randomUUID() }),
  ],
];

describe.each(lastOnes)('%s', (_what, last) => {
  it.each(repeats)(
    'are held for ten minutes from the first start on, if %s is started again',
    async (_how, again) => {
      const [asha, ravi] = [await aCustomer(test), await aCustomer(test, 'Ravi Kumar')];
      const cart = { quantity: 2, ...(await last()) };
      await begin(asha, cart);
      await pass(9);
      await begin(asha, await again(cart));
      expect(await placeInCash(ravi, cart)).toBe(400);
      await pass(1);
      expect(await placeInCash(ravi, cart)).toBe(201);
    },
  );

  it.each(repeats)('are held no more when %s is started after the ten minutes', async (_how, again) => {
    const [asha, ravi] = [await aCustomer(test), await aCustomer(test, 'Ravi Kumar')];
    const cart = { quantity: 2, ...(await last()) };
    await begin(asha, cart);
    for (let times = 0; times < 4; times += 1) {
      await pass(10);
      await begin(asha, await again(cart));
    }
    expect(await placeInCash(ravi, cart)).toBe(201);
    expect(await start(asha, await again(cart))).toBeUndefined();
  });

  it('are held no more ten minutes after a first start in an earlier version', async () => {
    const [asha, ravi] = [await aCustomer(test), await aCustomer(test, 'Ravi Kumar')];
    const cart = { quantity: 2, ...(await last()) };
    const { id } = await begin(asha, cart);
    await test.app.dataSource.query(
      `update payments set intent = intent - 'bill' || jsonb_build_object('version', 5, 'lines', intent -> 'bill' -> 'lines',
         'packingPaise', 0, 'deliveryFeePaise', 0)
       where id = $1`,
      [id],
    );
    await pass(10);
    await begin(asha, { ...cart, key: randomUUID() });
    expect(await placeInCash(ravi, cart)).toBe(201);
  });

  it('are held again an hour after the last unpaid start', async () => {
    const [asha, ravi] = [await aCustomer(test), await aCustomer(test, 'Ravi Kumar')];
    const cart = { quantity: 2, ...(await last()) };
    await begin(asha, cart);
    await pass(60);
    await begin(asha, { ...cart, key: randomUUID() });
    expect(await placeInCash(ravi, cart)).toBe(400);
  });

  it('are held for at most three customers of a network in a row', async () => {
    const cart = { quantity: 2, ...(await last()), network: aNetwork() };
    for (let times = 0; times < 3; times += 1) {
      await begin(await aCustomer(test), cart);
      expect(await placeInCash(await aCustomer(test), cart)).toBe(400);
      await pass(10);
    }
    await begin(await aCustomer(test), cart);
    await begin(await aCustomer(test), { ...cart, network: aNetwork() });
    expect(await placeInCash(await aCustomer(test), cart)).toBe(400);
  });

  it('are held by the first of 30 parallel starts of a customer', async () => {
    const [asha, ravi] = [await aCustomer(test), await aCustomer(test, 'Ravi Kumar')];
    const cart = { quantity: 2, ...(await last()) };
    await begin(asha, cart);
    await pass(9);
    await Promise.all(
      Array.from({ length: 30 }, (_, nth) => start(asha, { ...cart, ...(nth % 2 && { key: randomUUID() }) })),
    );
    expect(await placeInCash(ravi, cart)).toBe(400);
    await pass(1);
    expect(await placeInCash(ravi, cart)).toBe(201);
  });
});

describe('portions whose hold has expired', () => {
  it('can be ordered before the worker has released them', async () => {
    const dishId = await counted(2);
    await begin(await aCustomer(test), { dishIds: [dishId], quantity: 2 });
    expect(await leftOf(dishId)).toBe(0);
    await pass(10);
    expect(await leftOf(dishId)).toBe(2);
    expect(await test.app.services.portions.all()).toContainEqual({ dishId, left: 2 });
    const { data } = await test.graphql(
      'query ($input: QuoteInput!) { quote(input: $input) { problems { code } } }',
      { input: { items: [{ menuItemId: dishId, quantity: 2 }] } },
    );
    expect(data?.['quote']).toEqual({ problems: [] });
    await begin(await aCustomer(test), { dishIds: [dishId], quantity: 2 });
    expect(await leftOf(dishId)).toBe(0);
  });

  it('are not added to the number that staff set', async () => {
    const dishId = await counted(2);
    await begin(await aCustomer(test), { dishIds: [dishId], quantity: 2 });
    await pass(10);
    await test.graphql(
      'mutation ($id: ID!) { setPortions(dishId: $id, left: 0) { id } }',
      { id: dishId },
      admin.token,
    );
    expect(await leftOf(dishId)).toBe(0);
  });

  it('are sold to the next customer who holds them, and a late payment is refunded', async () => {
    withWorker ??= await TestApp.start({ ...test.stores, TRUST_PROXY: '1' });
    const dishId = await counted(1);
    const [asha, ravi] = [await aCustomer(test), await aCustomer(test, 'Ravi Kumar')];
    const late = await begin(asha, { dishIds: [dishId] });
    await pass(10);
    const second = await begin(ravi, { dishIds: [dishId] });
    await pay(withWorker, late.razorpayOrderId);
    await untilState(withWorker, asha, late.id, 'REFUNDED');
    await pay(withWorker, second.razorpayOrderId);
    await expect.poll(async () => placedOf(ravi)).toBe(1);
    // Who has paid holds the next ones for ten minutes again.
    await test.graphql(
      'mutation ($id: ID!) { setPortions(dishId: $id, left: 1) { id } }',
      { id: dishId },
      admin.token,
    );
    await begin(ravi, { dishIds: [dishId] });
    expect(await leftOf(dishId)).toBe(0);
  });
});

const placedOf = async ({ token }: Account) =>
  (await test.rest<unknown[]>('GET', '/api/orders', { token })).body.length;
