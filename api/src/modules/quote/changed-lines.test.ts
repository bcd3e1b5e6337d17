import fc from 'fast-check';
import { isDeepStrictEqual } from 'node:util';
import { expect, it } from 'vitest';
import type { BillLine } from './bill.js';
import { changedPortions, keptLines, lineDifferences, withAdded } from './changed-lines.js';
import { lineKey } from './quote-lines.js';

const dishes = ['a', 'b', 'c'];
const line = (menuItemId: string, quantity: number, note: string | null, unitPricePaise = 100): BillLine => ({
  menuItemId,
  quantity,
  name: `Dish ${menuItemId}`,
  category: null,
  unitPricePaise,
  choices: [],
  note,
});
const someLine = fc
  .record({
    menuItemId: fc.constantFrom(...dishes),
    quantity: fc.integer({ min: 1, max: 5 }),
    note: fc.constantFrom(null, 'hot'),
    unitPricePaise: fc.integer({ min: 1, max: 500 }),
  })
  .map(({ menuItemId, quantity, note, unitPricePaise }) => line(menuItemId, quantity, note, unitPricePaise));
const order = fc.uniqueArray(someLine, { selector: lineKey, minLength: 1, maxLength: 6 });
const change = fc.record({
  lines: fc.uniqueArray(fc.record({ place: fc.nat(5), quantity: fc.integer({ min: 0, max: 6 }) }), {
    selector: ({ place }) => place,
    maxLength: 3,
  }),
  added: fc.array(someLine, { maxLength: 3 }),
});

type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;

const applied = (before: readonly BillLine[], { lines, added }: Change): BillLine[] => {
  const changes = lines.flatMap(({ place, quantity }) => {
    const found = before[place];
    return found ? [{ line: lineKey(found), quantity }] : [];
  });
  return withAdded(before, keptLines(before, changes), added) ?? [];
};
const portionsOf = (lines: readonly BillLine[]) =>
  Object.fromEntries(
    dishes.map((dish) => [
      dish,
      lines.reduce((sum, { menuItemId, quantity }) => sum + (menuItemId === dish ? quantity : 0), 0),
    ]),
  );
const countsOf = (lines: readonly BillLine[]) =>
  Object.fromEntries(lines.map((each) => [lineKey(each), each.quantity]));

it('any sequence of changes keeps lines unique, and the prices of lines that stay', () => {
  fc.assert(
    fc.property(order, fc.array(change, { maxLength: 5 }), (placed, changes) => {
      let lines: readonly BillLine[] = placed;
      for (const each of changes) {
        const prices = new Map(lines.map((one) => [lineKey(one), one.unitPricePaise]));
        lines = applied(lines, each);
        expect(new Set(lines.map(lineKey)).size).toBe(lines.length);
        for (const one of lines)
          expect(one.unitPricePaise).toBe(prices.get(lineKey(one)) ?? one.unitPricePaise);
      }
    }),
  );
});

it('differences over any sequence of changes lead from the first lines to the last', () => {
  fc.assert(
    fc.property(order, fc.array(change, { maxLength: 5 }), (placed, changes) => {
      const last = changes.reduce<readonly BillLine[]>(applied, placed);
      const differences = lineDifferences(placed, last);
      const grown = differences.reduce((sum, { before, after }) => sum + after - before, 0);
      const count = (lines: readonly BillLine[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0);
      expect(grown).toBe(count(last) - count(placed));
      const areSame = isDeepStrictEqual(countsOf(placed), countsOf(last));
      expect(differences.length === 0).toBe(areSame);
      const portions = portionsOf(placed);
      for (const { menuItemId, before, after } of changedPortions(placed, last)) {
        expect(portions[menuItemId]).toBe(before);
        portions[menuItemId] = after;
      }
      expect(portions).toEqual(portionsOf(last));
    }),
  );
});

it('a changed note is one difference of a line that stays', () => {
  const before = [line('a', 2, null), line('b', 1, null)];
  const after = keptLines(before, [{ line: 'a', note: 'hot' }]);
  expect(lineDifferences(before, after)).toMatchObject([
    { name: 'Dish a', note: 'hot', before: 2, after: 2 },
  ]);
  const both = keptLines(before, [{ line: 'a', note: 'hot', quantity: 1 }]);
  expect(lineDifferences(before, both)).toMatchObject([{ note: 'hot', before: 2, after: 1 }]);
});

it('equal lines are added up only at one price', () => {
  const noted = line('a', 1, 'hot', 120);
  const before = [line('a', 2, null), noted];
  expect(withAdded(before, keptLines(before, [{ line: 'a', note: 'hot' }]), [])).toBeUndefined();
  const added = withAdded(before, before, [line('a', 3, null, 999)]);
  expect(added?.[0]).toMatchObject({ quantity: 5, unitPricePaise: 100 });
});

it('lines that differ in their tax alone are equal', () => {
  const before = [line('a', 2, null)];
  const tax = { class: 'RESTAURANT', hsn: '996331', rate: 500, isIncluded: true };
  const after = [{ ...line('a', 2, null), tax }];
  expect(lineDifferences(before, after)).toEqual([]);
  expect(withAdded(after, after, [line('a', 1, null)])).toEqual([{ ...after[0], quantity: 3 }]);
});
