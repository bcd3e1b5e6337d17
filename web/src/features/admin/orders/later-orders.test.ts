import { describe, expect, it } from 'vitest';
import { byDay, withLater } from './later-orders';

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

describe('withLater', () => {
  const loaded = [placed('c', 30), placed('b', 20), placed('a', 10)];
  const due = later('due', at(55), at(25), false);
  const begunEarly = later('early', at(59), at(50), false);
  const scheduled = later('scheduled', at(59), at(45), true);
  const wanted = { isOldestFirst: false, now: at(31) };

  it('lists an order for later from the moment on at which the kitchen begins with it', () => {
    const all = withLater(loaded, [due, scheduled, begunEarly], wanted);
    expect(idsOf(all)).toEqual(['c', 'due', 'b', 'a', 'scheduled', 'early']);
    const oldestFirst = withLater(loaded.toReversed(), [due], { ...wanted, isOldestFirst: true });
    expect(idsOf(oldestFirst)).toEqual(['a', 'b', 'due', 'c']);
  });

  it('lists an order once that is loaded, too', () => {
    expect(idsOf(withLater([...loaded, due], [due], wanted))).toEqual(['c', 'due', 'b', 'a']);
  });
});

describe('byDay', () => {
  it('groups by the day at the restaurant, each by when the kitchen begins', () => {
    const orders = [
      later('tomorrow', '2026-11-21T18:30:00.000Z', '2026-11-21T17:45:00.000Z', true),
      later('night', '2026-11-21T18:15:00.000Z', '2026-11-21T17:30:00.000Z', true),
      later('noon', '2026-11-21T06:30:00.000Z', '2026-11-21T05:45:00.000Z', true),
    ];
    expect(byDay(orders).map(({ day, orders: ofDay }) => [day, ...idsOf(ofDay)])).toEqual([
      ['2026-11-21', 'noon', 'night'],
      ['2026-11-22', 'tomorrow'],
    ]);
  });
});
