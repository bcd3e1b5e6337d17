import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.js';
import { isWholePaise, toPaise, toRupees } from '../../platform/money.js';
import { MenuItem } from '../menu/menu-item.entity.js';
import { mergeLines, priceLines, requireTotal, totalOf } from './pricing.js';

const ids = Array.from({ length: 6 }, newId);
const line = fc.record({ menuItemId: fc.constantFrom(...ids), quantity: fc.integer({ min: 1, max: 999 }) });
const cart = fc.array(line, { minLength: 1, maxLength: 100 });
const paise = fc.integer({ min: 1, max: 10_000_000 });
const menu = fc
  .tuple(...ids.map(() => paise))
  .map((prices) =>
    ids.map((id, n) =>
      Object.assign(new MenuItem(), { id, name: id, category: null, pricePaise: prices[n] }),
    ),
  );

describe('pricing', () => {
  it('neither loses nor invents a paisa, however lines are split', () => {
    fc.assert(
      fc.property(cart, menu, (lines, dishes) => {
        const price = new Map(dishes.map((dish) => [dish.id, dish.pricePaise]));
        const expected = lines.reduce(
          (sum, { menuItemId, quantity }) => sum + quantity * (price.get(menuItemId) ?? 0),
          0,
        );
        const priced = priceLines(lines, dishes);
        expect(totalOf(priced)).toBe(expected);
        expect(new Set(priced.map(({ menuItemId }) => menuItemId)).size).toBe(priced.length);
      }),
    );
  });

  it('keeps the order in which dishes were put in', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const firstSeen = [...new Set(lines.map(({ menuItemId }) => menuItemId))];
        expect(mergeLines(lines).map(({ menuItemId }) => menuItemId)).toEqual(firstSeen);
      }),
    );
  });

  it('accepts the right total alone', () => {
    fc.assert(
      fc.property(paise, fc.integer({ min: -500, max: 500 }), (right, off) => {
        const check = () => requireTotal(right, right + off);
        if (off === 0) expect(check).not.toThrow();
        else expect(check).toThrow(`₹${(right / 100).toFixed(2)}`);
      }),
    );
  });

  it('carries every amount of paise to rupees and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (amount) => {
        expect(isWholePaise(toRupees(amount))).toBe(true);
        expect(toPaise(toRupees(amount))).toBe(amount);
      }),
    );
  });
});
