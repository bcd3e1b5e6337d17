import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf, value } from '../../../test/doors/doors.js';
import { aCustomer, aDish, anAdmin, type Account } from '../../../test/factories.js';
import { beginOrder, ordersOf, pay, untilOrdered, untilState } from '../../../test/payments.js';
import { startMailServer, type MailServer } from '../../../test/servers/smtp.js';
import { newId } from '../../platform/ids.js';
import type { MenuItem } from '../menu/menu-item.entity.js';

let smtp: MailServer;
let test: TestApp;
let asha: Account;
let admin: Account;
let biryani: MenuItem;
let chai: MenuItem;
beforeAll(async () => {
  smtp = await startMailServer();
  test = await TestApp.start({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'orders@chowk.example',
    RATE_LIMIT_FACTOR: '1000',
  });
  [asha, admin] = [await aCustomer(test), await anAdmin(test)];
  biryani = await aDish(test, { name: 'Biryani', pricePaise: 25_000, packingPaise: 1250 });
  chai = await aDish(test, { name: 'Chai', pricePaise: 3000 });
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});

interface SeenQuote {
  readonly charges: readonly object[];
  readonly packing: number;
  readonly total: number;
}
const quotes: Record<string, (items: readonly [MenuItem, number][]) => Promise<SeenQuote>> = {
  GraphQL: async (items) => {
    const { data } = await test.graphql(
      'query ($input: QuoteInput!) { quote(input: $input) { charges { kind label amount } packing total } }',
      { input: { items: items.map(([{ id }, quantity]) => ({ menuItemId: id, quantity })) } },
    );
    return data?.['quote'] as SeenQuote;
  },
  REST: async (items) => {
    const body = { items: items.map(([{ id }, qty]) => ({ menuItem: id, qty })) };
    const { charges, packing, total } = (await test.rest<SeenQuote>('POST', '/api/quote', { body })).body;
    return { charges, packing, total };
  },
};

it.each(Object.entries(quotes))('a quote through %s has the packing in its total', async (_door, quoteOf) => {
  expect(
    await quoteOf([
      [biryani, 2],
      [chai, 1],
      [biryani, 1],
    ]),
  ).toEqual({ charges: [{ kind: 'PACKING', label: 'Packing', amount: 37.5 }], packing: 37.5, total: 817.5 });
  expect(await quoteOf([[chai, 2]])).toEqual({ charges: [], packing: 0, total: 60 });
});

describe.each(doorsOf(() => test))('an order through $name', (door) => {
  const items = () => [
    { id: biryani.id, quantity: 2 },
    { id: chai.id, quantity: 1 },
  ];

  it('has the packing in its total, and listed prices in its lines', async () => {
    const placed = value(await door.placeOrder(asha.token, { items: items(), total: 555 }));
    expect(placed).toMatchObject({
      charges: [{ kind: 'PACKING', label: 'Packing', amount: 25 }],
      packing: 25,
      total: 555,
      items: [
        { name: 'Biryani', unitPrice: 250 },
        { name: 'Chai', unitPrice: 30 },
      ],
    });
    for (const seen of [
      value(await door.order(asha.token, placed.id)),
      value(await door.ownOrders(asha.token)).find(({ id }) => id === placed.id),
      value(await door.allOrders(admin.token)).find(({ id }) => id === placed.id),
      value(await door.setStatus(admin.token, placed.id, 'Preparing')),
    ])
      expect(seen).toMatchObject({ packing: 25, total: 555 });
  });

  it('is refused with the right total if it was shown without the packing', async () => {
    expect(await door.placeOrder(asha.token, { items: items(), total: 530 })).toMatchObject({
      code: 'TOTAL_MISMATCH',
      total: 555,
    });
  });

  it('costs the sum of listed prices without packing charges', async () => {
    const placed = await door.placeOrder(asha.token, { items: [{ id: chai.id, quantity: 3 }], total: 90 });
    expect(value(placed)).toMatchObject({ packing: 0, total: 90 });
  });

  it('keeps the packing when the dish gets another charge, which new orders cost', async () => {
    const dish = await aDish(test, { pricePaise: 10_000, packingPaise: 500 });
    const line = { id: dish.id, quantity: 1 };
    const { id } = value(await door.placeOrder(asha.token, { items: [line] }));
    const input = { name: dish.name, price: 100, packing: 7 };
    const { errors } = await test.graphql(
      `mutation ($id: ID!, $input: MenuItemInput!) {
        updateMenuItem(id: $id, input: $input, version: 1) { packing }
      }`,
      { id: dish.id, input },
      admin.token,
    );
    expect(errors).toBeUndefined();
    expect(value(await door.order(asha.token, id))).toMatchObject({ packing: 5, total: 105 });
    expect(await door.placeOrder(asha.token, { items: [line], total: 105 })).toMatchObject({
      code: 'TOTAL_MISMATCH',
      total: 107,
    });
  });
});

it('an order charges and stores the packing of any cart to the paisa', async () => {
  const dishes = await Promise.all(
    [0, 1, 333, 100_000].map((packingPaise) => aDish(test, { pricePaise: 1234, packingPaise })),
  );
  const [door] = doorsOf(() => test);
  const cart = fc.array(fc.tuple(fc.nat(dishes.length - 1), fc.integer({ min: 1, max: 9 })), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(cart, async (requested) => {
      const items = requested.map(([nth, quantity]) => ({ id: dishes[nth]?.id ?? '', quantity }));
      const packing = requested.reduce((sum, [nth, qty]) => sum + qty * (dishes[nth]?.packingPaise ?? 0), 0);
      const prices = requested.reduce((sum, [, qty]) => sum + qty * 1234, 0);
      const placed = value(await door!.placeOrder(asha.token, { items }));
      expect(placed).toMatchObject({ packing: packing / 100, total: (prices + packing) / 100 });
    }),
    { numRuns: 15 },
  );
});

it('an online payment includes the packing, and its refund returns it', async () => {
  const customer = await aCustomer(test);
  const { id, razorpayOrderId } = await beginOrder(test, customer, biryani.id, { quantity: 2 });
  await pay(test, razorpayOrderId);
  await untilOrdered(test, customer, id);
  expect(await ordersOf(test, customer)).toMatchObject([
    { packing: 25, total: 525, paymentStatus: 'Paid', items: [{ menuItem: { price: 250 }, qty: 2 }] },
  ]);
  const { errors } = await test.graphql(
    'mutation ($id: ID!) { refundPayment(id: $id) { id } }',
    { id },
    admin.token,
  );
  expect(errors).toBeUndefined();
  expect(await untilState(test, customer, id, 'REFUNDED')).toMatchObject({ amount: 525, refunded: 525 });
});

it('a mail names the packing of an order that has any', async () => {
  const customer = await aCustomer(test);
  const mails = () => smtp.mails.filter(({ to }) => to === customer.email);
  const place = (dish: MenuItem) =>
    test.rest('POST', '/api/orders', {
      token: customer.token,
      body: { items: [{ menuItem: dish.id, qty: 2 }], address: '1 MG Road', paymentMode: 'COD' },
    });
  await place(chai);
  await expect.poll(() => mails().filter(({ text }) => text.includes('₹60')).length).toBe(1);
  expect(mails().some(({ text }) => text.includes('Packing'))).toBe(false);
  await place(biryani);
  await expect.poll(() => mails().filter(({ text }) => /Packing:? ₹25[^]*₹525/.test(text)).length).toBe(1);
});

it('dishes and orders that older versions write have a packing of 0', async () => {
  const [dishId, orderId] = [newId(), newId()];
  await test.app.dataSource.transaction(async (tx) => {
    await tx.query(`insert into menu_items (id, name, price_paise) values ($1, 'Idli', 4000)`, [dishId]);
    await tx.query(
      `insert into orders (id, user_id, total_paise, address, location, payment_mode, payment_status, status)
       values ($1, $2, 4000, '1 MG Road', 'Home Delivery', 'COD', 'Pending', 'Delivered')`,
      [orderId, asha.id],
    );
    await tx.query(
      `insert into order_items (order_id, line, menu_item_id, name, unit_price_paise, quantity)
       values ($1, 0, $2, 'Idli', 4000, 1)`,
      [orderId, dishId],
    );
  });
  test.app.services.menuChanges.notify();
  const { data } = await test.graphql('{ menu { id packing } }');
  expect(data?.['menu']).toContainEqual({ id: dishId, packing: 0 });
  for (const door of doorsOf(() => test)) {
    expect(value(await door.order(asha.token, orderId))).toMatchObject({
      packing: 0,
      total: 40,
      items: [{ name: 'Idli', unitPrice: 40 }],
    });
  }
});
