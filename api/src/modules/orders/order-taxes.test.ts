import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { doorsOf, taxesFields, value, type SeenTaxes } from '../../../test/doors/doors.js';
import { aCustomer, aDish, anAdmin, changeRestaurant, type Account } from '../../../test/factories.js';
import { changeOrder } from '../../../test/order-content.js';
import { beginOrder, ordersOf, pay, untilOrdered } from '../../../test/payments.js';
import { ask } from '../../../test/people.js';
import type { MenuItem } from '../menu/menu-item.entity.js';
import { dateAt } from '../restaurant/schedule.js';
import type { TaxMode } from '../restaurant/tax-settings.js';

let test: TestApp;
let owner: Account;
let asha: Account;
let thali: MenuItem;
let cola: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  [owner, asha] = [await anAdmin(test), await aCustomer(test)];
  await register('REGULAR', false, { taxClasses: [fizzy] });
  thali = await aDish(test, { name: 'Thali', pricePaise: 24_900, packingPaise: 1_000 });
  cola = await aDish(test, { name: 'Cola', pricePaise: 4_000, isPackaged: true, taxClass: 'FIZZY' });
});
afterAll(() => test.close());

const fizzy = {
  id: 'FIZZY',
  name: 'Fizzy drinks',
  hsn: '22021010',
  rates: [{ from: '2025-09-22', percent: 40 }],
};
const register = (mode: TaxMode, pricesInclude: boolean, more: object = {}) =>
  changeRestaurant(test, owner, {
    gstin: '29AAGCB7383J1Z4',
    taxPositions: [{ from: dateAt(new Date()), mode, pricesInclude }],
    ...more,
  });

interface SeenQuote {
  readonly charges: readonly { readonly kind: string; readonly label: string; readonly amount: number }[];
  readonly total: number;
  readonly taxes: SeenTaxes | null;
}
const quotes: Record<string, (items: readonly MenuItem[]) => Promise<SeenQuote>> = {
  GraphQL: async (items) => {
    const { data } = await test.graphql(
      `query ($input: QuoteInput!) { quote(input: $input) { charges { kind label amount } total ${taxesFields} } }`,
      { input: { items: items.map(({ id }) => ({ menuItemId: id, quantity: 1 })) } },
    );
    return data?.['quote'] as SeenQuote;
  },
  REST: async (items) => {
    const body = { items: items.map(({ id }) => ({ menuItem: id, qty: 1 })) };
    const { charges, total, taxes } = (await test.rest<SeenQuote>('POST', '/api/quote', { body })).body;
    return { charges, total, taxes };
  },
};

/** One thali and one cola. */
const onTop: SeenQuote = {
  charges: [
    { kind: 'PACKING', label: 'Packing', amount: 10 },
    { kind: 'CGST', label: 'CGST', amount: 6.48 },
    { kind: 'SGST', label: 'SGST', amount: 6.48 },
    { kind: 'ROUNDING', label: 'Round off', amount: 0.04 },
  ],
  total: 312,
  taxes: {
    mode: 'REGULAR',
    pricesInclude: false,
    included: 5.71,
    rows: [
      { hsn: '22021010', rate: 40, taxable: 28.58, cgst: 5.71, sgst: 5.71 },
      { hsn: '996331', rate: 5, taxable: 259, cgst: 6.48, sgst: 6.48 },
    ],
  },
};

describe.each(Object.entries(quotes))('a quote through %s', (_door, quoteOf) => {
  it('adds the taxes to prices without them, except to packaged goods', async () => {
    await register('REGULAR', false);
    expect(await quoteOf([thali, cola])).toEqual(onTop);
  });

  it('names the taxes in prices that include them, which stay as they are', async () => {
    await register('REGULAR', true);
    expect(await quoteOf([thali])).toEqual({
      charges: [{ kind: 'PACKING', label: 'Packing', amount: 10 }],
      total: 259,
      taxes: {
        mode: 'REGULAR',
        pricesInclude: true,
        included: 6.17,
        rows: [{ hsn: '996331', rate: 5, taxable: 246.66, cgst: 6.17, sgst: 6.17 }],
      },
    });
  });

  it('has no tax of a composition taxpayer, and none without a registration', async () => {
    const charges = [{ kind: 'PACKING', label: 'Packing', amount: 10 }];
    await register('COMPOSITION', true);
    const taxes = { mode: 'COMPOSITION', pricesInclude: true, included: 0, rows: [] };
    expect(await quoteOf([thali])).toEqual({ charges, total: 259, taxes });
    await register('UNREGISTERED', true);
    expect(await quoteOf([thali])).toEqual({ charges, total: 259, taxes: null });
  });
});

describe.each(doorsOf(() => test))('an order through $name', (door) => {
  const items = () => [
    { id: thali.id, quantity: 1 },
    { id: cola.id, quantity: 1 },
  ];

  it('costs what was quoted, and keeps its taxes', async () => {
    await register('REGULAR', false);
    const placed = value(await door.placeOrder(asha.token, { items: items(), total: 312 }));
    await register('UNREGISTERED', true);
    for (const seen of [
      placed,
      value(await door.order(asha.token, placed.id)),
      value(await door.ownOrders(asha.token)).find(({ id }) => id === placed.id),
      value(await door.allOrders(owner.token)).find(({ id }) => id === placed.id),
    ])
      expect(seen).toMatchObject({ ...onTop, packing: 10 });
  });

  it('is refused with the right total if it was shown without the taxes', async () => {
    await register('REGULAR', false);
    expect(await door.placeOrder(asha.token, { items: items(), total: 299 })).toMatchObject({
      code: 'TOTAL_MISMATCH',
      total: 312,
    });
  });
});

it('an online payment that was begun before a change pays for what was quoted', async () => {
  await register('REGULAR', false);
  const customer = await aCustomer(test);
  const { id, razorpayOrderId } = await beginOrder(test, customer, thali.id);
  await register('COMPOSITION', true);
  await pay(test, razorpayOrderId);
  expect((await untilOrdered(test, customer, id)).amount).toBe(272);
  expect(await ordersOf(test, customer)).toMatchObject([
    { total: 272, paymentStatus: 'Paid', taxes: { mode: 'REGULAR', rows: [{ cgst: 6.48, sgst: 6.48 }] } },
  ]);
});

it('a changed order keeps position and rates of its day, for dishes that are added, too', async () => {
  await register('REGULAR', false);
  const [door] = doorsOf(() => test);
  const items = [{ id: thali.id, quantity: 1 }];
  const { id } = value(await door!.placeOrder(asha.token, { items, total: 272 }));
  const service = {
    id: 'RESTAURANT',
    name: 'Our food',
    hsn: '9963',
    rates: [{ from: '2022-07-18', percent: 18 }],
  };
  await register('REGULAR', true, { taxClasses: [fizzy, service] });
  const dal = await aDish(test, { name: 'Dal', pricePaise: 10_000 });
  const quoted = await ask<SeenQuote>(
    test,
    `query ($id: ID!, $input: OrderChangeInput!) {
       quoteOrderChange(id: $id, input: $input) { total charges { kind label amount } ${taxesFields} } }`,
    { id, input: { added: [{ menuItemId: dal.id, quantity: 1 }] } },
    owner.token,
  );
  const rows = [{ hsn: '996331', rate: 5, taxable: 359, cgst: 8.98, sgst: 8.98 }];
  expect(quoted.value).toMatchObject({ total: 377, taxes: { pricesInclude: false, rows } });
  const over = await test.rest<SeenQuote>('POST', `/api/admin/orders/${id}/quote-change`, {
    token: owner.token,
    body: { added: [{ menuItem: dal.id, qty: 1 }] },
  });
  expect(over.body).toMatchObject({ total: 377, taxes: { rows } });
  await changeOrder(test, owner, id, { added: [{ menuItemId: dal.id, quantity: 1 }] });
  expect(value(await door!.order(asha.token, id))).toMatchObject({ total: 377, taxes: { rows } });
  await register('REGULAR', false, { taxClasses: [fizzy] });
});
