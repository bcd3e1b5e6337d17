import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aCustomer, aDishWith, anAdmin, anOptionGroup, type Account } from '../../../test/factories.js';
import { pay, untilOrdered } from '../../../test/payments.js';
import { newId } from '../../platform/ids.js';
import type { MenuItem } from '../menu/menu-item.entity.js';
import { OptionGroup } from '../menu/option-group.entity.js';

let test: TestApp;
let asha: Account;
let admin: Account;
let biryani: MenuItem;
let sizeId: string;
let ids: Record<'half' | 'full' | 'cheese' | 'onion', string>;
beforeAll(async () => {
  test = await TestApp.start({ RATE_LIMIT_FACTOR: '1000' });
  asha = await aCustomer(test);
  admin = await anAdmin(test);
  const size = await anOptionGroup(test, {
    name: 'Size',
    minChoices: 1,
    choices: [
      { name: 'Half', isDefault: true },
      { name: 'Full', pricePaise: 9050 },
    ],
  });
  const extras = await anOptionGroup(test, {
    name: 'Extras',
    maxChoices: 3,
    maxEach: 2,
    choices: [{ name: 'Cheese', pricePaise: 4000 }, { name: 'Onion' }],
  });
  biryani = await aDishWith(test, [size.id, extras.id], { name: 'Biryani', pricePaise: 20_000 });
  sizeId = size.id;
  ids = {
    half: size.choices['Half'] ?? '',
    full: size.choices['Full'] ?? '',
    cheese: extras.choices['Cheese'] ?? '',
    onion: extras.choices['Onion'] ?? '',
  };
});
afterAll(() => test.close());

interface Item {
  readonly id: string;
  readonly quantity: number;
  readonly choices?: readonly string[];
  readonly note?: string;
}
interface Line {
  readonly name: string;
  readonly unitPrice: number;
  readonly quantity: number;
  readonly choices: readonly { group: string; name: string; price: number; quantity: number }[];
  readonly note: string | null;
}
interface Outcome {
  readonly id?: string;
  readonly total?: number;
  readonly lines?: readonly Line[];
  readonly fields?: readonly string[];
}
interface RestLine {
  menuItem: { name: string; price: number };
  qty: number;
  choices: { group: string; name: string; price: number; qty: number }[];
  note: string | null;
}
interface RestOrder {
  _id: string;
  total: number;
  items: RestLine[];
}

const seenLine = ({ menuItem, qty, choices, note }: RestLine): Line => ({
  name: menuItem.name,
  unitPrice: menuItem.price,
  quantity: qty,
  choices: choices.map(({ group, name, price, qty: quantity }) => ({ group, name, price, quantity })),
  note,
});

const lineFields = 'name unitPrice quantity choices { group name price quantity } note';

const doors: Record<string, (items: readonly Item[], total?: number) => Promise<Outcome>> = {
  GraphQL: async (items, total) => {
    const { data, errors } = await test.graphql(
      `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { id total items { ${lineFields} } } }`,
      {
        input: {
          items: items.map(({ id, ...rest }) => ({ menuItemId: id, ...rest })),
          address: '12 MG Road',
          paymentMode: 'COD',
          total,
        },
      },
      asha.token,
    );
    const placed = data?.['placeOrder'] as { id: string; total: number; items: Line[] } | null | undefined;
    if (placed) return { id: placed.id, total: placed.total, lines: placed.items };
    const fields = errors?.[0]?.extensions['fields'] as { field: string }[];
    return { fields: fields.map(({ field }) => field) };
  },
  REST: async (items, total) => {
    const { status, body } = await test.rest<RestOrder & { errors: { field: string }[] }>(
      'POST',
      '/api/orders',
      {
        token: asha.token,
        body: {
          items: items.map(({ id, quantity, ...rest }) => ({ menuItem: id, qty: quantity, ...rest })),
          address: '12 MG Road',
          paymentMode: 'COD',
          total,
        },
      },
    );
    if (status === 201) return { id: body._id, total: body.total, lines: body.items.map(seenLine) };
    return { fields: body.errors.map(({ field }) => field) };
  },
};

const half = { group: 'Size', name: 'Half', price: 0, quantity: 1 };
const full = { group: 'Size', name: 'Full', price: 90.5, quantity: 1 };
const cheese = { group: 'Extras', name: 'Cheese', price: 40, quantity: 2 };

describe.each(Object.entries(doors))('orders of options through %s', (_door, place) => {
  it('keep the choices and the note', async () => {
    const items = [
      { id: biryani.id, quantity: 2, choices: [ids.cheese, ids.full, ids.cheese], note: '  no salt ' },
      { id: biryani.id, quantity: 1 },
    ];
    const { id, total, lines } = await place(items, 941);
    expect(total).toBe(941);
    expect(lines).toEqual([
      { name: 'Biryani', unitPrice: 370.5, quantity: 2, choices: [full, cheese], note: 'no salt' },
      { name: 'Biryani', unitPrice: 200, quantity: 1, choices: [half], note: null },
    ]);
    const { body } = await test.rest<RestOrder>('GET', `/api/orders/${id}`, { token: asha.token });
    expect(body.items.map(seenLine)).toEqual(lines);
    const { data } = await test.graphql(
      `{ orders(first: 1) { nodes { id items { ${lineFields} } } } }`,
      {},
      admin.token,
    );
    expect(data).toEqual({ orders: { nodes: [{ id, items: lines }] } });
  });

  it.each([
    ['too few', () => [ids.cheese], 'items.0.choices'],
    ['too many', () => [ids.half, ids.full], 'items.0.choices'],
    ['unknown ones', () => [ids.half, newId()], 'items.0.choices'],
    ['malformed ones', () => ['cheese'], 'items.0.choices.0'],
  ])('are refused with %s', async (_what, choices, field) => {
    expect(await place([{ id: biryani.id, quantity: 1, choices: choices() }])).toEqual({ fields: [field] });
  });

  it('are refused with a note that is too long', async () => {
    const long = { id: biryani.id, quantity: 1, note: 'x'.repeat(201) };
    expect(await place([long])).toEqual({ fields: ['items.0.note'] });
  });
});

describe('an order paid online', () => {
  it('keeps the choices it was paid with, also if they are gone meanwhile', async () => {
    const own = await anOptionGroup(test, { name: 'Sauce', choices: [{ name: 'Mint', pricePaise: 1500 }] });
    const roll = await aDishWith(test, [own.id], { name: 'Kathi Roll', pricePaise: 12_000 });
    const choices = [own.choices['Mint']];
    const input = {
      items: [{ menuItemId: roll.id, quantity: 2, choices, note: 'extra hot' }],
      address: '1 MG Road',
      paymentMode: 'ONLINE',
      total: 270,
    };
    const { data } = await test.graphql(
      `mutation ($input: PlaceOrderInput!) {
        startOrderPayment(input: $input, idempotencyKey: "${newId()}") { payment { id razorpayOrderId } }
      }`,
      { input },
      asha.token,
    );
    const begun = data?.['startOrderPayment'] as
      { payment: { id: string; razorpayOrderId: string } } | undefined;
    const payment = begun?.payment ?? { id: '', razorpayOrderId: '' };
    await test.app.dataSource.manager.delete(OptionGroup, { id: own.id });
    await pay(test, payment.razorpayOrderId);
    const { order } = await untilOrdered(test, asha, payment.id);
    expect(order?.total).toBe(270);
    const { body } = await test.rest<RestOrder>('GET', `/api/orders/${order?.id}`, { token: asha.token });
    expect(body.items.map(seenLine)).toEqual([
      {
        name: 'Kathi Roll',
        unitPrice: 135,
        quantity: 2,
        choices: [{ group: 'Sauce', name: 'Mint', price: 15, quantity: 1 }],
        note: 'extra hot',
      },
    ]);
  });
});

describe('an order in cash while its options change', () => {
  it('is placed at the price that it was shown, or refused', async () => {
    const setPrice = (paise: number) =>
      test.app.dataSource.query(
        `update option_choices set price_paise = $2 where group_id = $1 and name = 'Full'`,
        [sizeId, paise],
      );
    const items = [{ id: biryani.id, quantity: 1, choices: [ids.full] }];
    const attempts = Array.from({ length: 12 }, async (_, n) => {
      if (n % 3 === 0) await setPrice(9050 + n * 100);
      return test.graphql(
        'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { total items { unitPrice } } }',
        {
          input: {
            items: items.map(({ id, ...rest }) => ({ menuItemId: id, ...rest })),
            address: '12 MG Road',
            paymentMode: 'COD',
            total: 290.5,
          },
        },
        asha.token,
      );
    });
    for (const { data, errors } of await Promise.all(attempts)) {
      if (errors) expect(errors[0]?.extensions['code']).toBe('TOTAL_MISMATCH');
      else expect(data).toEqual({ placeOrder: { total: 290.5, items: [{ unitPrice: 290.5 }] } });
    }
    await setPrice(9050);
    test.app.services.menuChanges.notify();
    const last = await doors['REST']?.(items, 290.5);
    expect(last?.total).toBe(290.5);
  });
});
