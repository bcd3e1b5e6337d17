import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canSeat, chooseTables, nearestTimes } from './seating.js';

const tables = (...seats: number[]) => seats.map((count, index) => ({ id: `${index}`, seats: count }));
const seatsOf = (chosen: readonly { seats: number }[] | undefined) =>
  chosen?.map(({ seats }) => seats).toSorted((a, b) => a - b);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('chooseTables', () => {
  it.each([
    ['the smallest table that holds it', 3, [2, 4, 4, 6, 10], [4]],
    ['a bigger one when the fitting ones are gone', 3, [2, 10], [10]],
    ['one table rather than two that fit better', 4, [2, 2, 10], [10]],
    ['joined tables when no single one is enough', 8, [2, 4, 6], [2, 6]],
    ['as few joined tables as can be', 12, [2, 2, 4, 4, 6, 10], [2, 10]],
    ['joined tables with the fewest seats left over', 13, [4, 4, 6, 10], [4, 10]],
    ['all there is, if need be', 7, [2, 2, 2, 1], [1, 2, 2, 2]],
  ])('chooses %s', (_what, guests, free, expected) => {
    expect(seatsOf(chooseTables(tables(...free), guests))).toEqual(expected);
  });

  it('prefers the first of equal tables', () => {
    expect(chooseTables(tables(4, 2, 2), 2)).toEqual([{ id: '1', seats: 2 }]);
  });

  const someTables = fc
    .array(fc.integer({ min: 1, max: 10 }), { maxLength: 9 })
    .map((seats) => tables(...seats));
  const someGuests = fc.integer({ min: 1, max: 20 });

  it('finds tables whenever there are enough seats, and never too few', () => {
    fc.assert(
      fc.property(someTables, someGuests, (free, guests) => {
        const chosen = chooseTables(free, guests);
        expect(chosen !== undefined).toBe(sum(free.map(({ seats }) => seats)) >= guests);
        expect(canSeat(free, guests)).toBe(chosen !== undefined);
        if (!chosen) return;
        expect(sum(chosen.map(({ seats }) => seats))).toBeGreaterThanOrEqual(guests);
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(chosen.every((table) => free.includes(table))).toBe(true);
      }),
    );
  });

  it('uses the minimum of tables and, among those, leaves the fewest seats over', () => {
    fc.assert(
      fc.property(someTables, someGuests, (free, guests) => {
        // All combinations, by brute force.
        const choices = Array.from({ length: 2 ** free.length }, (_, bits) =>
          free.filter((_table, index) => bits & (1 << index)),
        ).filter((choice) => sum(choice.map(({ seats }) => seats)) >= guests);
        const cost = (choice: readonly { seats: number }[]) =>
          choice.length * 1000 + sum(choice.map(({ seats }) => seats));
        const chosen = chooseTables(free, guests);
        if (chosen) expect(cost(chosen)).toBe(Math.min(...choices.map(cost)));
        else expect(choices).toEqual([]);
      }),
    );
  });

  it('handles a hundred tables in no time', () => {
    const hall = tables(...Array.from({ length: 100 }, (_, index) => 1 + (index % 4)));
    const started = performance.now();
    expect(seatsOf(chooseTables(hall, 20))).toEqual([4, 4, 4, 4, 4]);
    expect(performance.now() - started).toBeLessThan(500);
  });
});

describe('nearestTimes', () => {
  it('returns the nearest times in chronological order', () => {
    const times = ['11:00', '13:30', '18:00', '20:30', '21:00', '21:30'];
    expect(nearestTimes(times, '19:30', 3)).toEqual(['18:00', '20:30', '21:00']);
    expect(nearestTimes(times, '11:00', 2)).toEqual(['11:00', '13:30']);
    expect(nearestTimes([], '19:30', 3)).toEqual([]);
  });
});
