import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KitchenLine } from './kitchen-order';
import { linesAt, linesElsewhere, type Place } from './stations';

const line = (key: string, category: string | null, isDone = false) =>
  ({ key, category, isDone, quantity: 1 }) as KitchenLine;
const stations = [
  { name: 'Tandoor', categories: ['Breads', 'Kebabs'] },
  { name: 'Fryer', categories: ['Snacks'] },
  { name: 'Pass', categories: ['Snacks'] },
];
const at = (name: string): Place => ({ name, stations });
const keys = (lines: readonly KitchenLine[]) => lines.map(({ key }) => key);

describe('the lines of a station', () => {
  const lines = [
    line('naan', 'Breads'),
    line('samosa', 'Snacks'),
    line('chai', null),
    line('dal', 'Curries'),
  ];

  it('are those whose category it has, and those whose category no station has', () => {
    expect(keys(linesAt(lines, at('Tandoor')))).toEqual(['naan', 'chai', 'dal']);
    expect(keys(linesAt(lines, at('Pass')))).toEqual(['samosa', 'chai', 'dal']);
  });

  it('are all of them where no station is chosen', () => {
    expect([linesAt(lines, undefined), linesElsewhere(lines, undefined)]).toEqual([lines, []]);
  });

  it('leave the others to the stations that have them', () => {
    expect(linesElsewhere(lines, at('Tandoor'))).toEqual([{ station: 'Fryer, Pass', lines: [lines[1]] }]);
    expect(linesElsewhere(lines, at('Fryer'))).toEqual([{ station: 'Tandoor', lines: [lines[0]] }]);
  });

  it('show each line exactly once, here or elsewhere, and every line at some station', () => {
    const name = fc.constantFrom('Breads', 'Snacks', 'Curries', '');
    const some = fc.array(fc.record({ categories: fc.uniqueArray(name) }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(some, fc.array(fc.option(name)), (places, categories) => {
        const all = places.map((each, index) => ({ ...each, name: `${index}` }));
        const order = categories.map((category, index) => line(`${index}`, category));
        for (const each of all) {
          const place = { name: each.name, stations: all };
          const others = linesElsewhere(order, place).flatMap((group) => group.lines);
          expect([...keys(linesAt(order, place)), ...keys(others)].toSorted()).toEqual(
            keys(order).toSorted(),
          );
        }
        for (const each of order)
          expect(
            all.some(({ name: station }) => linesAt([each], { name: station, stations: all }).length),
          ).toBe(true);
      }),
    );
  });
});
