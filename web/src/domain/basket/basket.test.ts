import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBasket, type Basket } from './basket';
import { memoryStorage, type BasketStorage } from './basket-storage';
import { lineKey, mergeDuplicates, totalOf, type CartLine } from './lines';
import { attemptKey, cartKey } from './stored-cart';

const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(24));
const price = fc.integer({ min: 1, max: 10_000_000 }).map((paise) => paise / 100);
const item = fc.record({ _id: fc.constantFrom(...ids), name: fc.string(), price, image: fc.constant(null) });
const line = fc
  .tuple(item, fc.integer({ min: 1, max: 99 }))
  .map(([dish, qty]): CartLine => ({ ...dish, qty }));
const key = fc.constantFrom(...ids);
type Action = (basket: Basket) => void;
const action: fc.Arbitrary<Action> = fc.oneof(
  item.map(
    (dish): Action =>
      (basket) =>
        basket.add(dish),
  ),
  fc.tuple(key, fc.integer({ min: -5, max: 2000 })).map(
    ([id, qty]): Action =>
      (basket) =>
        basket.setQty(id, qty),
  ),
  fc.array(line, { maxLength: 4 }).map(
    (lines): Action =>
      (basket) =>
        basket.addAll(lines),
  ),
  key.map(
    (id): Action =>
      (basket) =>
        basket.remove(id),
  ),
  fc.constant<Action>((basket) => basket.clear()),
);

const linesOf = (basket: Basket) => basket.cart.current().lines;
const keyOf = (basket: Basket) => basket.cart.current().attemptKey;

function basketWith(...lines: CartLine[]): Basket {
  const basket = createBasket();
  basket.addAll(lines);
  return basket;
}

const pav: CartLine = { _id: ids[0] ?? '', name: 'Vada Pav', price: 45.5, image: '/uploads/x.webp', qty: 2 };

describe('a basket', () => {
  it('has each dish once with a quantity of 1 to 999 after any actions', () => {
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        const basket = createBasket();
        for (const act of actions) act(basket);
        const lines = linesOf(basket);
        expect(new Set(lines.map(({ _id }) => _id)).size).toBe(lines.length);
        for (const { qty } of lines) expect(qty >= 1 && qty <= 999 && Number.isInteger(qty)).toBe(true);
      }),
    );
  });

  it('raises the quantity of a dish that is added again, at the present price', () => {
    const { qty, ...dish } = pav;
    const basket = basketWith(pav);
    basket.add({ ...dish, price: 50 });
    expect(linesOf(basket)).toEqual([{ ...dish, price: 50, qty: qty + 1 }]);
  });

  it('adds several dishes in one action, at the present prices', () => {
    const other = { ...pav, _id: ids[1] ?? '', name: 'Chai', qty: 998 };
    const basket = basketWith(pav, other);
    basket.addAll([
      { ...pav, price: 50, qty: 3 },
      { ...other, qty: 5 },
    ]);
    expect(linesOf(basket)).toEqual([
      { ...pav, price: 50, qty: 5 },
      { ...other, qty: 999 },
    ]);
  });

  it('keeps lines of one dish with other choices or notes apart, whatever the order of the choices', () => {
    const cheese = { choiceId: 'c', group: 'Extras', name: 'Cheese', price: 30, quantity: 1 };
    const olives = { ...cheese, choiceId: 'o', name: 'Olives' };
    const basket = createBasket();
    for (const changes of [
      {},
      { choices: [] },
      { choices: [cheese, olives] },
      { choices: [olives, cheese] },
      { choices: [{ ...cheese, quantity: 2 }] },
      { note: 'No onions' },
    ])
      basket.addAll([{ ...pav, qty: 1, ...changes }]);
    expect(linesOf(basket).map(({ qty }) => qty)).toEqual([1, 1, 2, 1, 1]);
  });

  it('replaces a line in its place, and merges it with an equal one', () => {
    const noted = { ...pav, note: 'No onions', qty: 1 };
    const replaced = (by: CartLine) => {
      const basket = basketWith(noted, pav);
      basket.replace(lineKey(noted), by);
      return linesOf(basket);
    };
    expect(replaced({ ...noted, note: 'Spicy', qty: 4 })).toEqual([{ ...noted, note: 'Spicy', qty: 4 }, pav]);
    expect(replaced({ ...pav, qty: 1 })).toEqual([{ ...pav, qty: 3 }]);
  });

  it('removes a line whose quantity falls below 1', () => {
    const basket = basketWith(pav);
    basket.setQty(lineKey(pav), 0);
    expect(linesOf(basket)).toEqual([]);
  });

  it('keeps the key of its order until the contents change', () => {
    const basket = basketWith(pav);
    const first = keyOf(basket);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    basket.setQty(lineKey(pav), pav.qty);
    expect(keyOf(basket)).toBe(first);
    basket.setQty(lineKey(pav), 3);
    expect(keyOf(basket)).not.toBe(first);
  });

  it('is cleared after its order, unless it was filled again since', () => {
    const basket = basketWith(pav);
    const ordered = keyOf(basket);
    basket.setQty(lineKey(pav), 3);
    basket.clearOrdered(ordered);
    expect(linesOf(basket)).toHaveLength(1);
    basket.clearOrdered(keyOf(basket));
    expect(linesOf(basket)).toEqual([]);
  });

  it('does not mix with another one of the same page', () => {
    const [own, callers] = [basketWith(pav), createBasket()];
    callers.chooseWay('PICKUP');
    callers.table.scan({ code: 'c', name: 'Garden 4' });
    expect(linesOf(callers)).toEqual([]);
    expect(own.way.current()).toBeNull();
    expect(own.table.current()).toBeUndefined();
    callers.addAll([{ ...pav, qty: 7 }]);
    expect(linesOf(own)).toEqual([pav]);
    expect(keyOf(callers)).not.toBe(keyOf(own));
  });
});

describe('equal lines', () => {
  it('are merged without losing one', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 9 }), (lines) => {
        const sum = (list: readonly CartLine[]) => list.reduce((total, { qty }) => total + qty, 0);
        expect(sum(mergeDuplicates(lines))).toBe(sum(lines));
      }),
    );
  });

  it('have a total of whole paise', () => {
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const paise = lines.reduce((sum, { price: each, qty }) => sum + Math.round(each * 100) * qty, 0);
        expect(Math.round(totalOf(lines) * 100)).toBe(paise);
      }),
    );
  });
});

describe('a stored basket', () => {
  /** As another visit finds what a basket has stored. */
  const reopened = (stored: string) => {
    const storage = memoryStorage();
    storage.write(cartKey, stored);
    return linesOf(createBasket(storage));
  };

  it('is restored unchanged, with choices, notes, its key and its way', () => {
    const storage = memoryStorage();
    const before = createBasket(storage);
    const choice = { choiceId: 'c', group: 'Extras', name: 'Cheese', price: 30, quantity: 2 };
    const rich = { ...pav, choices: [choice], note: 'No onions' };
    before.addAll([rich, { ...pav, choices: [] }, pav]);
    before.chooseWay('PICKUP');
    before.table.scan({ code: 'c', name: 'Garden 4' });
    const after = createBasket(storage);
    expect(linesOf(after)).toEqual([rich, { ...pav, choices: [] }, pav]);
    expect(keyOf(after)).toBe(keyOf(before));
    expect(after.way.current()).toBe('PICKUP');
    expect(after.table.current()).toMatchObject({ name: 'Garden 4', isChosen: true });
  });

  it.each([[[null]], [[{ choiceId: 'c' }]], 'c', 7])('loses the invalid choices %j alone', (choices) => {
    expect(reopened(JSON.stringify([{ ...pav, choices, note: 7 }]))).toEqual([pav]);
  });

  it.each([
    '',
    'null',
    '{',
    '7',
    '[null, 1, {}]',
    '[{"_id": 1}]',
    '[{"_id":"x","name":"y","price":1,"qty":0}]',
  ])('is empty with the invalid value %s', (junk) => {
    expect(reopened(junk)).toEqual([]);
  });
});

describe('a basket in two tabs', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Storage of two tabs. A write reaches the other tab once the storage event is sent. */
  function twoTabs() {
    const shared = memoryStorage();
    const listeners: (() => void)[] = [];
    const seen: BasketStorage = { ...shared, onChange: (_keys, listener) => void listeners.push(listener) };
    return {
      here: createBasket(shared),
      there: createBasket(seen),
      shared,
      tell: () => {
        for (const listener of listeners) listener();
      },
    };
  }

  it('is the same in both', () => {
    const { here, there, tell } = twoTabs();
    here.addAll([pav]);
    tell();
    expect(there.cart.current()).toEqual(here.cart.current());
  });

  it.each([cartKey, attemptKey])('stays while the other has written only its %s', (written) => {
    const { here, there, shared, tell } = twoTabs();
    here.addAll([pav]);
    tell();
    const other = written === cartKey ? attemptKey : cartKey;
    const before = shared.read(other);
    here.setQty(lineKey(pav), 5);
    shared.write(other, before);
    tell();
    expect(linesOf(there)).toEqual([pav]);
    // The other tab was closed in between.
    vi.advanceTimersByTime(500);
    expect(linesOf(there)).toMatchObject([{ qty: written === cartKey ? 5 : 2 }]);
    expect(keyOf(there)).not.toBe(keyOf(here));
  });
});
