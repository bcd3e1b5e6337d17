import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Dish } from '../dish-fields';
import { adjustedPrice, adjustedPrices, changedDishes, readPrice, undoOf } from './table-drafts';

const dish = (id: string, price: number): Dish => ({
  id,
  version: 3,
  name: `Dish ${id}`,
  price,
  description: '',
  category: null,
  image: null,
  mark: null,
  hindiName: null,
  hindiDescription: null,
  spiciness: 0,
  isJain: false,
  isNew: false,
  isPackaged: false,
  allergens: [],
  serves: null,
  packing: 0,
  taxClass: null,
  options: [],
  servedFrom: null,
  servedUntil: null,
});

describe('readPrice', () => {
  it.each([
    ['249.50', 249.5],
    ['₹ 1,250', 1250],
    ['.5', 0.5],
    ['100000', 100_000],
  ])('reads %s', (typed, price) => {
    expect(readPrice(typed)).toBe(price);
  });

  it.each(['', '0', '-5', '1e3', '12.345', 'abc', '100000.01', '0x10', '249,50', '123,456', '249 50'])(
    'refuses %j',
    (typed) => {
      expect(readPrice(typed)).toBeUndefined();
    },
  );
});

describe('adjustedPrice', () => {
  it.each([
    [249, 5, 5, 260],
    [249, 5, 0, 261.45],
    [249, -10, 1, 224],
    [2, -50, 5, 5],
    [100, 0, 5, 100],
    [19.99, 5, 0, 20.99],
  ])('changes ₹%d by %d %% in steps of ₹%d to ₹%d', (price, percent, step, adjusted) => {
    expect(adjustedPrice(price, percent, step)).toBe(adjusted);
  });

  it('returns a multiple of the step, at least one step, and at most half a step off', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000_000 }),
        fc.integer({ min: -90, max: 90 }),
        fc.constantFrom(1, 5, 10),
        (paise, percent, step) => {
          const adjusted = Math.round(adjustedPrice(paise / 100, percent, step) * 100);
          expect(adjusted % (step * 100)).toBe(0);
          expect(adjusted).toBeGreaterThanOrEqual(step * 100);
          const exact = (paise * (100 + percent)) / 100;
          if (adjusted > step * 100) expect(Math.abs(adjusted - exact)).toBeLessThanOrEqual(step * 50);
        },
      ),
    );
  });
});

describe('changedDishes', () => {
  const dishes = [dish('a', 100), dish('b', 50), { ...dish('c', 20), taxClass: 'WATER' }];
  const none = { prices: {}, taxClasses: {} };

  it('returns the prices that differ from the menu, with the versions that were seen', () => {
    expect(changedDishes(dishes, { ...none, prices: { a: '110', b: '50.00', c: 'x', gone: '5' } })).toEqual({
      changed: [{ id: 'a', version: 3, price: 110 }],
      invalid: new Set(['c']),
    });
  });

  it('returns the tax classes that differ from the menu; an empty one is the restaurant’s service', () => {
    const taxClasses = { a: '', b: 'WATER', c: '', gone: 'WATER' };
    expect(changedDishes(dishes, { prices: { b: '60' }, taxClasses })).toEqual({
      changed: [
        { id: 'b', version: 3, price: 60, taxClass: 'WATER' },
        { id: 'c', version: 3, taxClass: null },
      ],
      invalid: new Set(),
    });
  });

  it('returns no price for a decimal comma', () => {
    expect(changedDishes(dishes, { ...none, prices: { a: '249,50', b: '2,4' } })).toEqual({
      changed: [],
      invalid: new Set(['a', 'b']),
    });
  });

  it('undoOf brings back what was saved, and leaves what was changed since then', () => {
    const changes = [
      { id: 'a', version: 3, price: 110, taxClass: 'WATER' },
      { id: 'b', version: 3, price: 60 },
      { id: 'c', version: 3, taxClass: null },
      { id: 'gone', version: 3, price: 5 },
    ];
    const present = [
      { ...dish('a', 120), version: 5, taxClass: 'WATER' },
      { ...dish('b', 60), version: 4 },
      { ...dish('c', 20), version: 5, taxClass: 'COLA' },
    ];
    expect(undoOf(changes, dishes, present)).toEqual([
      { id: 'a', version: 5, taxClass: null },
      { id: 'b', version: 4, price: 50 },
    ]);
  });

  it('adjustedPrices adjusts typed and present prices, and keeps unreadable ones', () => {
    const prices = adjustedPrices(dishes, { a: '200', c: 'x' }, { percent: 10, step: 5 });
    expect(prices).toEqual({ a: '220', b: '55', c: 'x' });
  });
});
