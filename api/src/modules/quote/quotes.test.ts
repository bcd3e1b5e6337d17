import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestApp } from '../../../test/app.js';
import { aDish } from '../../../test/factories.js';
import { newId } from '../../platform/ids.js';
import { MenuItem } from '../menu/menu-item.entity.js';

interface SeenQuote {
  readonly packing: number;
  readonly total: number;
  readonly items: readonly { name: string; unitPrice: number; quantity: number }[];
  readonly problems: readonly { code: string; message: string; line: number | null }[];
}
type Item = readonly [id: string, quantity: number];

let test: TestApp;
let chai: MenuItem;
let feast: MenuItem;
beforeAll(async () => {
  test = await TestApp.start({ ROLE: 'api' });
  chai = await aDish(test, { name: 'Masala Chai', pricePaise: 3050 });
  feast = await aDish(test, { name: 'A feast', pricePaise: 5_000_000 });
});
afterAll(() => test.close());

const doors = {
  GraphQL: async (items: readonly Item[], paymentMode?: string): Promise<SeenQuote> => {
    const { data } = await test.graphql(
      `query ($input: QuoteInput!) {
        quote(input: $input) { charges { kind label amount } packing deliveryFee deliveryFrom zone { name } total taxes { mode } promisedFrom promisedUntil items { name unitPrice quantity } problems { code message line } }
      }`,
      { input: { items: items.map(([menuItemId, quantity]) => ({ menuItemId, quantity })), paymentMode } },
    );
    return data?.['quote'] as SeenQuote;
  },
  REST: async (items: readonly Item[], paymentMode?: string): Promise<SeenQuote> => {
    const { body } = await test.rest<
      Omit<SeenQuote, 'items'> & { items: { menuItem: { name: string; price: number }; qty: number }[] }
    >('POST', '/api/quote', {
      body: { items: items.map(([menuItem, qty]) => ({ menuItem, qty })), paymentMode },
    });
    return {
      ...body,
      items: body.items.map(({ menuItem: { name, price }, qty }) => ({
        name,
        unitPrice: price,
        quantity: qty,
      })),
    };
  },
};

describe.each(Object.entries(doors))('a quote through %s', (_door, quoteOf) => {
  it('prices a cart for a visitor', async () => {
    const quoted = await quoteOf([
      [chai.id, 2],
      [feast.id, 1],
      [chai.id, 1],
    ]);
    expect(quoted).toEqual({
      charges: [],
      packing: 0,
      deliveryFee: 0,
      deliveryFrom: null,
      zone: null,
      total: 50_091.5,
      taxes: null,
      promisedFrom: null,
      promisedUntil: null,
      items: [
        { name: 'Masala Chai', unitPrice: 30.5, quantity: 3 },
        { name: 'A feast', unitPrice: 50_000, quantity: 1 },
      ],
      problems: [],
    });
  });

  it('lists the problems that prevent ordering', async () => {
    const { total, problems } = await quoteOf(
      [
        [newId(), 1],
        [chai.id, 600],
        [chai.id, 400],
        [feast.id, 3],
      ],
      'COD',
    );
    expect(total).toBe(180_500);
    expect(problems).toMatchObject([
      {
        code: 'DISH_GONE',
        line: 0,
        message: 'A dish in your cart is no longer on the menu. Please remove it and order again.',
      },
      { code: 'TOO_MANY_OF_A_DISH', line: 2, message: 'Please order at most 999 of one dish' },
      {
        code: 'TOTAL_NOT_PAYABLE',
        line: null,
        message: 'An order to be paid in cash can be ₹1,00,000 at most. Please order less, or pay online.',
      },
    ]);
  });

  it('uses the present prices after any change', async () => {
    const dish = await aDish(test, { pricePaise: 1000 });
    expect((await quoteOf([[dish.id, 1]])).total).toBe(10);
    await test.app.dataSource.manager.update(MenuItem, { id: dish.id }, { pricePaise: 2000 });
    expect((await quoteOf([[dish.id, 1]])).total).toBe(20);
    await test.app.dataSource.query('delete from menu_items where id = $1', [dish.id]);
    expect(await quoteOf([[dish.id, 1]])).toMatchObject({ total: 0, problems: [{ code: 'DISH_GONE' }] });
  });
});

it('names the sentence of a problem and its parameters, for clients with words of their own', async () => {
  const gone = await aDish(test, { name: 'Pongal', isSoldOut: true });
  const { data } = await test.graphql(
    'query ($input: QuoteInput!) { quote(input: $input) { problems { message key params { name value } } } }',
    { input: { items: [{ menuItemId: gone.id, quantity: 1 }] } },
  );
  expect(data?.['quote']).toEqual({
    problems: [
      {
        message: 'Pongal is sold out. Remove it to continue.',
        key: 'quote.soldOut',
        params: [{ name: 'dish', value: 'Pongal' }],
      },
    ],
  });
});
