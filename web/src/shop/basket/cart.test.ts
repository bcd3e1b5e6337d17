// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartReducer, mergeDuplicates, totalOf, type CartAction, type CartLine } from './cart-reducer';
import { attemptKey, cartKey, readCart, readPurchase, writeCart } from './cart-storage';
import { lineKey } from './line-key';

const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(24));
const price = fc.integer({ min: 1, max: 10_000_000 }).map((paise) => paise / 100);
const item = fc.record({ _id: fc.constantFrom(...ids), name: fc.string(), price, image: fc.constant(null) });
const line = fc
  .tuple(item, fc.integer({ min: 1, max: 99 }))
  .map(([dish, qty]): CartLine => ({ ...dish, qty }));
const key = fc.constantFrom(...ids);
const action: fc.Arbitrary<CartAction> = fc.oneof(
  item.map((dish) => ({ type: 'add' as const, item: dish })),
  fc.record({ type: fc.constant('setQty' as const), key, qty: fc.integer({ min: -5, max: 2000 }) }),
  fc.record({ type: fc.constant('addAll' as const), lines: fc.array(line, { maxLength: 4 }) }),
  fc.record({ type: fc.constant('remove' as const), key }),
  fc.constant({ type: 'clear' as const }),
);

describe('a cart', () => {
  it('has each dish once with a quantity of 1 to 999 after any actions', () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const lines = actions.reduce<readonly CartLine[]>(cartReducer, []);
        expect(new Set(lines.map(({ _id }) => _id)).size).toBe(lines.length);
        for (const { qty } of lines) expect(qty >= 1 && qty <= 999 && Number.isInteger(qty)).toBe(true);
      }),
    );
  });

  it('raises the quantity of a dish that is added again, at the present price', () => {
    const dish = { _id: ids[0] ?? '', name: 'Vada Pav', price: 45, image: null };
    const once = cartReducer([], { type: 'add', item: dish });
    expect(cartReducer(once, { type: 'add', item: { ...dish, price: 50 } })).toEqual([
      { ...dish, price: 50, qty: 2 },
    ]);
  });

  it('adds several dishes in one action, at the present prices', () => {
    const pav = { _id: ids[0] ?? '', name: 'Vada Pav', price: 45, image: null, qty: 2 };
    const other = { ...pav, _id: ids[1] ?? '', name: 'Chai', qty: 998 };
    const more = [
      { ...pav, price: 50, qty: 3 },
      { ...other, qty: 5 },
    ];
    expect(cartReducer([pav, other], { type: 'addAll', lines: more })).toEqual([
      { ...pav, price: 50, qty: 5 },
      { ...other, qty: 999 },
    ]);
  });

  it('keeps lines of one dish with other choices or notes apart, whatever the order of the choices', () => {
    const dish = { _id: ids[0] ?? '', name: 'Roll', price: 120, image: null };
    const cheese = { choiceId: 'c', group: 'Extras', name: 'Cheese', price: 30, quantity: 1 };
    const olives = { ...cheese, choiceId: 'o', name: 'Olives' };
    const lines = [
      dish,
      { ...dish, choices: [] },
      { ...dish, choices: [cheese, olives] },
      { ...dish, choices: [olives, cheese] },
      { ...dish, choices: [{ ...cheese, quantity: 2 }] },
      { ...dish, note: 'No onions' },
    ].reduce<readonly CartLine[]>((cart, added) => cartReducer(cart, { type: 'add', item: added }), []);
    expect(lines.map(({ qty }) => qty)).toEqual([1, 1, 2, 1, 1]);
  });

  it('replaces a line in its place, and merges it with an equal one', () => {
    const plain: CartLine = { _id: ids[0] ?? '', name: 'Roll', price: 120, image: null, qty: 2 };
    const noted = { ...plain, note: 'No onions', qty: 1 };
    const replace = (by: CartLine) =>
      cartReducer([noted, plain], { type: 'replace', key: lineKey(noted), line: by });
    expect(replace({ ...noted, note: 'Spicy', qty: 4 })).toEqual([
      { ...noted, note: 'Spicy', qty: 4 },
      plain,
    ]);
    expect(replace({ ...plain, qty: 1 })).toEqual([{ ...plain, qty: 3 }]);
  });

  it('removes a line whose quantity falls below 1', () => {
    const dish = { _id: ids[0] ?? '', name: 'Vada Pav', price: 45, image: null, qty: 1 };
    expect(cartReducer([dish], { type: 'setQty', key: lineKey(dish), qty: 0 })).toEqual([]);
  });

  it('merges duplicates and loses none', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 9 }), (lines) => {
        const sum = (list: readonly CartLine[]) => list.reduce((total, { qty }) => total + qty, 0);
        expect(sum(mergeDuplicates(lines))).toBe(sum(lines));
      }),
    );
  });

  it('has a total of whole paise', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const paise = lines.reduce((sum, { price: each, qty }) => sum + Math.round(each * 100) * qty, 0);
        expect(Math.round(totalOf(lines) * 100)).toBe(paise);
      }),
    );
  });
});

describe('cart storage', () => {
  beforeEach(() => localStorage.clear());
  const dish: CartLine = {
    _id: ids[0] ?? '',
    name: 'Vada Pav',
    price: 45.5,
    image: '/uploads/x.webp',
    qty: 2,
  };

  it('restores a cart unchanged', () => {
    writeCart([dish]);
    expect(JSON.parse(localStorage.getItem(cartKey) ?? '')).toEqual([dish]);
    expect(readCart()).toEqual([dish]);
  });

  it('keeps choices and notes', () => {
    const choice = { choiceId: 'c', group: 'Extras', name: 'Cheese', price: 30, quantity: 2 };
    const rich = { ...dish, choices: [choice], note: 'No onions' };
    writeCart([rich, { ...dish, choices: [] }, dish]);
    expect(readCart()).toEqual([rich, { ...dish, choices: [] }, dish]);
  });

  it.each([[[null]], [[{ choiceId: 'c' }]], 'c', 7])(
    'reads a line without the invalid choices %j',
    (choices) => {
      localStorage.setItem(cartKey, JSON.stringify([{ ...dish, choices, note: 7 }]));
      expect(readCart()).toEqual([dish]);
    },
  );

  it.each([
    '',
    'null',
    '{',
    '7',
    '[null, 1, {}]',
    '[{"_id": 1}]',
    '[{"_id":"x","name":"y","price":1,"qty":0}]',
  ])('reads an empty cart from the invalid value %s', (junk) => {
    localStorage.setItem(cartKey, junk);
    expect(readCart()).toEqual([]);
  });

  it('keeps the key until the contents change', () => {
    writeCart([dish]);
    const first = readPurchase();
    expect(first).toEqual({ lines: [dish], attemptKey: expect.stringMatching(/^[0-9a-f-]{36}$/) });
    expect(readPurchase()).toEqual(first);
    writeCart([{ ...dish, qty: 3 }]);
    expect(readPurchase()?.attemptKey).not.toBe(first?.attemptKey);
  });

  it.each([cartKey, attemptKey])('has no key while another tab has written only its %s', (written) => {
    const other = written === cartKey ? attemptKey : cartKey;
    writeCart([dish]);
    const before = localStorage.getItem(other) ?? '';
    writeCart([]);
    localStorage.setItem(other, before);
    expect(readPurchase()).toBeUndefined();
  });
});
