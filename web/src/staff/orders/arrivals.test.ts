import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalsReducer, arrivalsSince, type ArrivalEvent, type Arrivals } from './arrivals';

const order = (minute: number, status: 'PENDING' | 'PREPARING' = 'PENDING') => ({
  id: `o${minute}`,
  placedAt: `2026-11-21T10:${`${minute}`.padStart(2, '0')}Z`,
  status,
});
const after = (...events: ArrivalEvent[]): Arrivals =>
  events.reduce(arrivalsReducer, arrivalsSince(undefined));
const read = (...minutes: number[]): ArrivalEvent => ({
  type: 'read',
  newest: minutes.map((minute) => order(minute)),
});
const placed = (minute: number): ArrivalEvent => ({ type: 'placed', order: order(minute) });
/** The kitchen begins with an order for later. */
const due = (minute: number, status?: 'PREPARING'): ArrivalEvent => ({
  type: 'due',
  order: { ...order(minute, status), id: 'o9 due' },
});

describe('arrivals', () => {
  it('exclude the orders that existed when the page was opened', () => {
    expect(after(read(3, 2, 1), read(3, 2, 1))).toMatchObject({ unseen: [], calls: 0 });
  });

  it('count once, whichever way and however often they arrive', () => {
    const arrivals = after(read(1), placed(2), placed(2), read(2, 1), placed(2), read(2, 1));
    expect(arrivals).toMatchObject({ unseen: ['o2'], calls: 1 });
  });

  it('count even if the first query already contains them', () => {
    expect(after(read(2, 1), placed(2), read(2, 1))).toMatchObject({ unseen: ['o2'], calls: 1 });
    expect(after(placed(2), read(2, 1))).toMatchObject({ unseen: ['o2'], calls: 1 });
  });

  it('include an order for later again when it is due, unless it was due before', () => {
    expect(after(read(1), due(2), due(2), read(1))).toMatchObject({ unseen: ['o9 due'], calls: 1 });
    expect(after(read(3), due(2))).toMatchObject({ unseen: [], calls: 0 });
    expect(after(due(2), read(1))).toMatchObject({ openedAt: order(1).placedAt, unseen: [], calls: 0 });
    expect(after(read(1), due(2), due(2, 'PREPARING')).unseen).toEqual([]);
  });

  it('include an order for later that was begun by mistake and reset, only at its time', () => {
    const begun = [read(1), due(2, 'PREPARING')];
    expect(after(...begun, due(2)).unseen).toEqual([]);
    expect(after(...begun, { type: 'scheduled', ids: ['o9 due'] }, due(2)).unseen).toEqual(['o9 due']);
  });

  it('cause one call if they came while offline', () => {
    expect(after(read(1), read(4, 3, 2, 1))).toMatchObject({ unseen: ['o2', 'o3', 'o4'], calls: 1 });
  });

  it('include the first order ever', () => {
    expect(after(read(), read(1)).unseen).toEqual(['o1']);
  });

  it('stay seen once the admin has looked at them or changed their status', () => {
    const one = after(read(1), placed(2), placed(3));
    expect(arrivalsReducer(one, { type: 'seen', ids: ['o2'] }).unseen).toEqual(['o3']);
    const taken = arrivalsReducer(one, { type: 'changed', order: order(3, 'PREPARING') });
    expect(taken.unseen).toEqual(['o2']);
    expect(arrivalsReducer(taken, read(3, 2, 1)).unseen).toEqual(['o2']);
    expect(arrivalsReducer(taken, placed(3)).unseen).toEqual(['o2']);
    // Other staff began this one before the page saw it, and put it back.
    const elsewhere: ArrivalEvent = { type: 'read', newest: [order(5, 'PREPARING'), order(3), order(2)] };
    expect(after(read(1), elsewhere, read(5, 3, 2)).unseen).toEqual(['o2', 'o3']);
    expect(
      after(
        { type: 'read', newest: [order(1)] },
        { type: 'changed', order: order(4, 'PREPARING') },
        read(4, 1),
      ).calls,
    ).toBe(0);
    const readAsTaken: ArrivalEvent = { type: 'read', newest: [order(3), order(2, 'PREPARING')] };
    expect(arrivalsReducer(one, readAsTaken).unseen).toEqual(['o3']);
  });

  it('are marked again after a reload if they are unseen, without a call', () => {
    const before = after(read(1), placed(2), placed(3), placed(4));
    const { openedAt: since = '', seen } = arrivalsReducer(before, { type: 'seen', ids: ['o3'] });
    const readAgain: ArrivalEvent = {
      type: 'read',
      newest: [order(4), order(3), order(2, 'PREPARING'), order(1)],
    };
    const reloaded = arrivalsReducer(arrivalsSince({ since, seen }), readAgain);
    expect(reloaded).toMatchObject({ unseen: ['o4'], calls: 0 });
    expect(arrivalsReducer(reloaded, read(5, 4))).toMatchObject({ unseen: ['o4', 'o5'], calls: 1 });
  });

  it('are not new if another tab has seen them', () => {
    const one = after(read(1), placed(2), { type: 'seen', ids: ['o2', 'o3'] }, placed(3), read(3, 2, 1));
    expect(one).toMatchObject({ unseen: [], calls: 1 });
    // The same object, or two tabs would notify each other for ever.
    expect(arrivalsReducer(one, { type: 'seen', ids: ['o3', 'o2'] })).toBe(one);
  });

  it('contain each order once and no seen order, for any sequence of actions', () => {
    const minute = fc.integer({ min: 2, max: 9 });
    const event = fc.oneof(
      minute.map(placed),
      fc.array(minute).map((minutes) => read(...new Set(minutes.toSorted((a, b) => b - a)))),
      minute.map((m): ArrivalEvent => ({ type: 'seen', ids: [`o${m}`] })),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const seen = new Set<string>();
        let arrivals = after(read(1));
        for (const next of events) {
          const before = arrivals;
          arrivals = arrivalsReducer(arrivals, next);
          if (next.type === 'seen') for (const id of next.ids) if (before.unseen.includes(id)) seen.add(id);
          expect(new Set(arrivals.unseen).size).toBe(arrivals.unseen.length);
          expect(arrivals.unseen.filter((id) => seen.has(id))).toEqual([]);
        }
      }),
    );
  });
});
