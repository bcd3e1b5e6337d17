import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasNew, pagesOf, waitingNumbers } from './ready-orders';

const order = (number: number, more: Partial<Parameters<typeof waitingNumbers>[0][number]> = {}) => ({
  id: `${number}`,
  name: `#${number}`,
  way: 'PICKUP' as const,
  kitchenStage: 'PREPARING' as const,
  isAccepted: true,
  isScheduled: false,
  kitchenAt: null,
  placedAt: `2026-11-21T10:${number}:00Z`,
  readyAt: null,
  ...more,
});
const numbers = (orders: Parameters<typeof waitingNumbers>[0]) => {
  const { preparing, ready } = waitingNumbers(orders);
  return [preparing.map(({ number }) => number), ready.map(({ number }) => number)];
};

describe('the numbers for those who wait', () => {
  it('are of accepted orders of guests, without deliveries and orders for later', () => {
    const orders = [
      order(12),
      order(11, { kitchenStage: 'NEW', way: 'TABLE' }),
      order(13, { way: 'DELIVERY' }),
      order(14, { kitchenStage: 'NEW', isAccepted: false }),
      order(15, { kitchenStage: 'NEW', isScheduled: true }),
      order(16, { kitchenStage: null }),
    ];
    expect(numbers(orders)).toEqual([['11', '12'], []]);
  });

  it('show the latest ready one first', () => {
    const ready = (number: number, minute: number) =>
      order(number, { kitchenStage: 'READY', readyAt: `2026-11-21T11:${minute}:00Z` });
    expect(numbers([ready(21, 10), ready(22, 30), ready(23, 20)])).toEqual([[], ['22', '23', '21']]);
  });
});

describe('a list of numbers', () => {
  it('has a new one only if one was added', () => {
    const [one, two] = [
      { id: '1', number: '21' },
      { id: '2', number: '22' },
    ];
    expect(hasNew([one], [two, one])).toBe(true);
    expect(hasNew([one, two], [two])).toBe(false);
    expect(hasNew([one, two], [two, one])).toBe(false);
  });
});

describe('the pages of numbers', () => {
  it('leave room for a larger first one', () => {
    expect(pagesOf([1, 2, 3, 4, 5, 6, 7], 6, 4)).toEqual([
      [1, 2, 3],
      [4, 5, 6, 7],
    ]);
    expect(pagesOf([], 6, 4)).toEqual([[]]);
  });

  it('contain every entry once, and no more than there is room for', () => {
    const sizes = fc.integer({ min: 0, max: 12 });
    fc.assert(
      fc.property(fc.array(fc.nat()), sizes, fc.constantFrom(1, 4), (entries, cells, firstCells) => {
        const pages = pagesOf(entries, cells, firstCells);
        expect(pages.flat()).toEqual(entries);
        for (const [index, page] of pages.entries()) {
          const taken = page.length + (index === 0 && page.length > 0 ? firstCells - 1 : 0);
          expect(taken).toBeLessThanOrEqual(Math.max(cells, index === 0 ? firstCells : 1));
        }
      }),
    );
  });
});
