import { describe, expect, it } from 'vitest';
import {
  byArrival,
  laterOrdersByDay,
  orderPlaces,
  withLater,
  type Places,
  type Scheduled,
} from './later-orders';

const placed = (id: string, minute: number) => ({ id, placedAt: at(minute), isScheduled: false });
const later = (id: string, slotAt: string, kitchenAt: string, isScheduled: boolean) => ({
  id,
  placedAt: '2026-11-18T10:00:00.000Z',
  slotAt,
  kitchenAt,
  isScheduled,
});
const at = (minute: number) => `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`;
const idsOf = (orders: readonly { readonly id: string }[]) => orders.map(({ id }) => id);

const places = (
  orders: readonly Scheduled[],
  { before = new Map(), isHolding = false }: { before?: Places; isHolding?: boolean } = {},
) => orderPlaces(orders, { before, isHolding, now: at(31) });

describe('the list of orders', () => {
  const loaded = [placed('c', 30), placed('b', 20), placed('a', 10)];
  const due = later('due', at(55), at(25), false);
  const begunEarly = later('early', at(59), at(50), false);
  const scheduled = later('scheduled', at(59), at(45), true);
  const list = (first: readonly Scheduled[], others: readonly Scheduled[], isOldestFirst = false) =>
    idsOf(byArrival(withLater(first, others), places(withLater(first, others)), isOldestFirst));

  it('places an order for later at the moment at which the kitchen starts on it', () => {
    expect(list(loaded, [due, scheduled, begunEarly])).toEqual(['c', 'due', 'b', 'a', 'scheduled', 'early']);
    expect(list(loaded.toReversed(), [due], true)).toEqual(['a', 'b', 'due', 'c']);
  });

  it('contains an order for later once if it is among the loaded orders, too', () => {
    expect(list([...loaded, due], [due])).toEqual(['c', 'due', 'b', 'a']);
  });
});

describe('the place of an order for later', () => {
  const waits = later('x', at(55), at(25), true);
  const due = { ...waits, isScheduled: false };
  const before = places([waits]);

  it('changes when the kitchen begins, but not during interaction', () => {
    expect(before.get('x')).toEqual({ isLater: true, reachedAt: waits.placedAt });
    expect(places([due], { before }).get('x')).toEqual({ isLater: false, reachedAt: at(25) });
    expect(places([due], { before, isHolding: true }).get('x')).toEqual(before.get('x'));
    expect(places([due], { isHolding: true }).get('x')).toEqual({ isLater: false, reachedAt: at(25) });
  });
});

describe('byDay', () => {
  it('groups orders by the day at the restaurant, sorted by when the kitchen begins', () => {
    const orders = [
      later('tomorrow', '2026-11-21T18:30:00.000Z', '2026-11-21T17:45:00.000Z', true),
      later('night', '2026-11-21T18:15:00.000Z', '2026-11-21T17:30:00.000Z', true),
      later('noon', '2026-11-21T06:30:00.000Z', '2026-11-21T05:45:00.000Z', true),
    ];
    expect(laterOrdersByDay(orders).map(({ day, orders: ofDay }) => [day, ...idsOf(ofDay)])).toEqual([
      ['2026-11-21', 'noon', 'night'],
      ['2026-11-22', 'tomorrow'],
    ]);
  });
});
