import { describe, expect, it } from 'vitest';
import { randomNumbers, simulatedEvening, simulatedWeeks } from '../../../test/simulated-evening.js';
import { KitchenHistory, type PastOrder } from './kitchen-history.js';
import { promisedTime, promiseIn } from './promised-times.js';

/** Tuesday, 19:30 in Asia/Kolkata. */
const now = new Date('2026-11-24T14:00:00Z');
const dayMs = 86_400_000;
const settings = { prepMinutes: 30, busyMinutes: 0 };
const asap = { way: 'DELIVERY' as const, extraMinutes: 0, slotAt: null };

const past = (count: number, order: Partial<PastOrder> & { readonly minutes: number }): PastOrder[] =>
  Array.from({ length: count }, () => ({
    way: 'DELIVERY',
    placedAt: new Date(now.getTime() - 7 * dayMs),
    load: 3,
    ...order,
  }));

/** From when until when, in minutes from now. */
const promised = (orders: readonly PastOrder[], load = 3, order = asap, more = {}) => {
  const found = promisedTime(
    { ...settings, ...more },
    { history: new KitchenHistory(orders), load },
    order,
    now,
  );
  return found && [found.from, found.until].map((at) => (at.getTime() - now.getTime()) / 60_000);
};

describe('promisedTime', () => {
  it('is the owner’s usual time without history, with the minutes of the zone and of a busy kitchen', () => {
    expect(promised([])).toEqual([30, 40]);
    expect(promised([], 3, { ...asap, extraMinutes: 15 })).toEqual([45, 55]);
    expect(promised([], 3, asap, { busyMinutes: 20 })).toEqual([50, 60]);
  });

  it('is none if the owner promises no times', () => {
    expect(promised(past(100, { minutes: 20 }), 3, asap, { prepMinutes: null })).toBeNull();
  });

  it('is the slot of an order for later', () => {
    const slotAt = new Date('2026-11-25T13:30:00Z');
    expect(
      promisedTime(settings, { history: new KitchenHistory([]), load: 0 }, { ...asap, slotAt }, now),
    ).toEqual({
      from: slotAt,
      until: new Date('2026-11-25T13:45:00Z'),
    });
  });

  it('is the median to the 80th percentile of what orders took, in steps of five minutes', () => {
    const orders = [...past(15, { minutes: 23 }), ...past(15, { minutes: 41 })];
    expect(promised(orders)).toEqual([20, 45]);
    expect(promised(orders, 3, { ...asap, extraMinutes: 10 }, { busyMinutes: 5 })).toEqual([35, 60]);
  });

  it('ignores a history of fewer than 20 orders, and orders in other ways', () => {
    expect(promised(past(19, { minutes: 90 }))).toEqual([30, 40]);
    expect(promised(past(100, { way: 'PICKUP', minutes: 90 }))).toEqual([30, 40]);
  });

  it('goes by the load: more orders in the kitchen take longer', () => {
    const orders = [...past(120, { minutes: 20, load: 2 }), ...past(120, { minutes: 50, load: 30 })];
    expect(promised(orders, 2)).toEqual([20, 25]);
    expect(promised(orders, 30)).toEqual([50, 55]);
  });

  it('goes by hour and weekday among orders at the same load', () => {
    const monday = { placedAt: new Date(now.getTime() - dayMs), minutes: 30 };
    const lunch = { placedAt: new Date(now.getTime() - 7 * dayMs - 6 * 3_600_000), minutes: 10 };
    const orders = [...past(300, lunch), ...past(300, monday)];
    expect(promised(orders)).toEqual([30, 35]);
    expect(promised([...orders, ...past(120, { minutes: 50 })])).toEqual([50, 55]);
  });

  it('is in proportion for a queue that is longer than any before', () => {
    expect(promised(past(50, { minutes: 30, load: 9 }), 29)).toEqual([90, 95]);
    expect(promised(past(50, { minutes: 30, load: 9 }), 400)).toEqual([240, 240]);
  });

  it('is late for 15 % at most of simulated evenings of 400 orders in three hours', () => {
    const evenings = Array.from({ length: 10 }, (_, seed) => {
      const random = randomNumbers(seed);
      const history = new KitchenHistory(
        simulatedWeeks(now, random).map(({ placedAt, deliveredAt, load }) => ({
          way: 'DELIVERY',
          placedAt,
          load,
          minutes: (deliveredAt.getTime() - placedAt.getTime()) / 60_000,
        })),
      );
      const tonight = simulatedEvening(now, 400, random);
      const late = tonight.filter(({ placedAt, deliveredAt, load }) => {
        const promise = promisedTime(settings, { history, load }, asap, placedAt);
        return deliveredAt > (promise?.until ?? placedAt);
      });
      return late.length / tonight.length;
    });
    expect(evenings.reduce((sum, share) => sum + share, 0) / evenings.length).toBeLessThanOrEqual(0.15);
  });
});

describe('promiseIn', () => {
  it('ends in so many minutes and begins at most ten minutes before', () => {
    const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
    expect(promiseIn(30, now)).toEqual({ from: at(20), until: at(30) });
    expect(promiseIn(5, now)).toEqual({ from: now, until: at(5) });
  });
});
