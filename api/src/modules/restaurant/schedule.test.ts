import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { everyDay, keptBookingHours, bookingWeek, type SpecialDay } from './opening-hours.js';
import {
  endOfOpening,
  nextChange,
  orderingPeriods,
  orderingRefusal,
  type OrderingRules,
} from './ordering.js';
import {
  dateAt,
  isOpenAt,
  midnightAfter,
  minutesADay,
  nextOpening,
  overlapsOf,
  periodsAhead,
  restaurantDayAt,
  slotsOfDay,
  windowsOfDay,
  type Interval,
  type Schedule,
  type Week,
} from './schedule.js';

/** Time at the restaurant. */
const at = (local: string) => new Date(`${local}+05:30`);
const minuteMs = 60_000;

const interval: fc.Arbitrary<Interval> = fc
  .tuple(fc.nat(minutesADay - 1), fc.integer({ min: 1, max: minutesADay }))
  .map(([opensAt, length]) => ({ opensAt, closesAt: opensAt + length }));
const day = fc.array(interval, { maxLength: 3 });
const week: fc.Arbitrary<Week> = fc.array(day, { minLength: 7, maxLength: 7 });
/** Dates around those of the instants. */
const specialDate = fc.integer({ min: 1, max: 28 }).map((date) => `2026-11-${String(date).padStart(2, '0')}`);
const schedule: fc.Arbitrary<Schedule> = fc.record({
  week: fc.option(week),
  special: fc.array(fc.tuple(specialDate, day), { maxLength: 4 }).map((days) => new Map(days)),
});
const instant = fc
  .integer({ min: at('2026-11-01T00:00').getTime(), max: at('2026-11-28T00:00').getTime() })
  .map((time) => new Date(time));

/** Reference implementation: every interval of the days around, as two instants. */
function isInSomeInterval({ week: hours, special }: Schedule, when: Date): boolean {
  for (let offset = -2; offset <= 1; offset += 1) {
    const noon = new Date(at(`${dateAt(when)}T12:00`).getTime() + offset * minutesADay * minuteMs);
    const date = dateAt(noon);
    const midnight = at(`${date}T00:00`).getTime();
    const weekday = (noon.getUTCDay() + 6) % 7;
    const ofDay =
      special.get(date) ?? (hours ? hours[weekday] : [{ opensAt: 0, closesAt: minutesADay }]) ?? [];
    for (const { opensAt, closesAt } of ofDay) {
      const time = when.getTime() - midnight;
      if (opensAt * minuteMs <= time && time < closesAt * minuteMs) return true;
    }
  }
  return false;
}

describe('the day of the restaurant', () => {
  it('ends some hours after midnight, or at midnight', () => {
    const evening = ['2026-12-01T23:59', '2026-12-02T02:59', '2026-12-02T03:00'].map(at);
    const days = (dayEndHour: number) => evening.map((each) => restaurantDayAt(each, { dayEndHour }));
    expect(days(3)).toEqual(['2026-12-01', '2026-12-01', '2026-12-02']);
    expect(days(0)).toEqual(['2026-12-01', '2026-12-02', '2026-12-02']);
  });
});

describe('isOpenAt', () => {
  it('holds if and only if some interval contains the instant', () => {
    fc.assert(
      fc.property(schedule, instant, (hours, when) => {
        expect(isOpenAt(hours, when)).toBe(isInSomeInterval(hours, when));
      }),
      { numRuns: 500 },
    );
  });

  it('includes the minute of opening and excludes that of closing', () => {
    const evening: Schedule = { week: everyWeekday({ opensAt: 1080, closesAt: 1560 }), special: new Map() };
    expect(isOpenAt(evening, at('2026-11-23T17:59:59.999'))).toBe(false);
    expect(isOpenAt(evening, at('2026-11-23T18:00'))).toBe(true);
    // Past midnight.
    expect(isOpenAt(evening, at('2026-11-24T01:59:59.999'))).toBe(true);
    expect(isOpenAt(evening, at('2026-11-24T02:00'))).toBe(false);
  });

  it('includes the night before a closed day, and no night after it', () => {
    const nights: Schedule = {
      week: everyWeekday({ opensAt: 1080, closesAt: 1560 }),
      special: new Map([['2026-11-24', []]]),
    };
    expect(isOpenAt(nights, at('2026-11-24T01:00'))).toBe(true);
    expect(isOpenAt(nights, at('2026-11-24T19:00'))).toBe(false);
    expect(isOpenAt(nights, at('2026-11-25T01:00'))).toBe(false);
  });
});

const everyWeekday = (hours: Interval): Week => everyDay(hours).map((each) => (each ? [each] : []));

describe('nextOpening', () => {
  it('is the first open instant at or after the given one', () => {
    fc.assert(
      fc.property(schedule, instant, (hours, when) => {
        const opening = nextOpening(hours, when);
        if (!opening) return;
        expect(isOpenAt(hours, opening)).toBe(true);
        expect(opening >= when).toBe(true);
        // No minute in between is open.
        if (opening > when) expect(isOpenAt(hours, new Date(opening.getTime() - 1))).toBe(false);
        const step = 17 * minuteMs;
        for (let time = when.getTime(), tries = 0; time < opening.getTime() && tries < 500; tries += 1) {
          expect(isOpenAt(hours, new Date(time))).toBe(false);
          time += step;
        }
      }),
    );
  });

  it('wraps around the week', () => {
    // Open on Mondays only; 23 November 2026 is one.
    const mondays: Schedule = {
      week: [[{ opensAt: 660, closesAt: 900 }], [], [], [], [], [], []],
      special: new Map(),
    };
    expect(nextOpening(mondays, at('2026-11-23T15:00'))).toEqual(at('2026-11-30T11:00'));
    expect(nextOpening(mondays, at('2026-11-29T23:59'))).toEqual(at('2026-11-30T11:00'));
    expect(nextOpening(mondays, at('2026-12-31T12:00'))).toEqual(at('2027-01-04T11:00'));
  });

  it('is undefined if nothing opens any more', () => {
    expect(nextOpening({ week: Array.from({ length: 7 }, () => []), special: new Map() }, new Date())).toBe(
      undefined,
    );
  });
});

describe('periodsAhead', () => {
  it('do not overlap, are in order, and match isOpenAt', () => {
    fc.assert(
      fc.property(schedule, instant, fc.nat(7 * minutesADay), (hours, when, later) => {
        const periods = periodsAhead(hours, when, 8);
        for (const [index, { from, until }] of periods.entries()) {
          expect(from < until).toBe(true);
          const next = periods[index + 1];
          if (next) expect(until < next.from).toBe(true);
        }
        const then = new Date(when.getTime() + later * minuteMs);
        expect(periods.some(({ from, until }) => from <= then && then < until)).toBe(isOpenAt(hours, then));
      }),
      { numRuns: 300 },
    );
  });
});

describe('slotsOfDay', () => {
  it('returns only slots that end before closing', () => {
    fc.assert(
      fc.property(schedule, specialDate, fc.integer({ min: 15, max: 240 }), (hours, date, minutes) => {
        const slots = slotsOfDay(hours, date, { minutes, step: 30 });
        expect(slots).toEqual([...new Set(slots)].toSorted((a, b) => a - b));
        const windows = windowsOfDay(hours, date, minutes);
        for (const slot of slots) {
          expect(slot).toBeGreaterThanOrEqual(0);
          expect(slot).toBeLessThan(minutesADay);
          expect(windows.some(({ first, last }) => first <= slot && slot <= last)).toBe(true);
          const start = new Date(at(`${date}T00:00`).getTime() + slot * minuteMs);
          expect(isOpenAt(hours, start)).toBe(true);
          expect(isOpenAt(hours, new Date(start.getTime() + minutes * minuteMs - 1))).toBe(true);
        }
      }),
    );
  });
});

describe('overlapsOf', () => {
  it('finds overlaps within a day, with the next day, and of Sunday with Monday', () => {
    const none: Week = Array.from({ length: 7 }, () => []);
    const night = { opensAt: 1200, closesAt: 1560 };
    const early = { opensAt: 60, closesAt: 300 };
    expect(overlapsOf(none.with(0, [night, { opensAt: 1300, closesAt: 1400 }]))).toEqual([
      { day: 0, index: 1 },
    ]);
    expect(overlapsOf(none.with(2, [night]).with(3, [early]))).toEqual([{ day: 3, index: 0 }]);
    expect(overlapsOf(none.with(6, [night]).with(0, [early]))).toEqual([{ day: 0, index: 0 }]);
    // Touching intervals do not overlap.
    const touching = { opensAt: 120, closesAt: 300 };
    expect(overlapsOf(none.with(2, [night]).with(3, [touching]))).toEqual([]);
    expect(overlapsOf(everyWeekday({ opensAt: 0, closesAt: minutesADay }))).toEqual([]);
  });

  it('finds none in weeks whose open time equals the sum of their intervals', () => {
    fc.assert(
      fc.property(week, (hours) => {
        const lengths = hours.flat().reduce((sum, { opensAt, closesAt }) => sum + closesAt - opensAt, 0);
        const open = new Set(
          hours.flatMap((intervals, weekday) =>
            intervals.flatMap(({ opensAt, closesAt }) =>
              Array.from(
                { length: closesAt - opensAt },
                (_, minute) => (weekday * minutesADay + opensAt + minute) % (7 * minutesADay),
              ),
            ),
          ),
        );
        expect(overlapsOf(hours).length === 0).toBe(open.size === lengths);
      }),
      { numRuns: 60 },
    );
  });
});

describe('keptBookingHours', () => {
  it('stores a week of one interval a day as older releases do', () => {
    const noon = { opensAt: 720, closesAt: 900 };
    const night = { opensAt: 1080, closesAt: 1560 };
    const simple = keptBookingHours(everyWeekday(noon));
    expect(simple).toEqual({ tableHours: everyDay(noon), bookingHours: null });
    const full = everyWeekday(noon).with(6, []).with(4, [noon, night]);
    const kept = keptBookingHours(full);
    expect(kept.tableHours).toEqual(everyDay(noon).with(6, null).with(4, { opensAt: 1080, closesAt: 1440 }));
    for (const each of [simple, kept]) {
      expect(bookingWeek(each)).toEqual(each.bookingHours ?? everyWeekday(noon));
    }
  });
});

describe('ordering', () => {
  const special = (date: string, orderHours: SpecialDay['orderHours']): SpecialDay => ({
    date,
    reason: '',
    orderHours,
    bookingHours: null,
  });
  const rules: fc.Arbitrary<OrderingRules> = fc.record({
    orderHours: fc.option(week),
    specialDays: fc.uniqueArray(
      fc.tuple(specialDate, fc.option(day)).map(([date, hours]) => special(date, hours)),
      { selector: ({ date }) => date, maxLength: 4 },
    ),
    takesOrders: fc.boolean(),
    pausedUntil: fc.option(instant),
    stoppedAt: fc.constant(null),
  });

  it('is refused exactly outside the periods shown to customers', () => {
    fc.assert(
      fc.property(rules, instant, fc.nat(7 * minutesADay), (record, now, later) => {
        const then = new Date(now.getTime() + later * minuteMs);
        const isListed = orderingPeriods(record, now).some(
          ({ from, until }) => from <= then && (until === null || then < until),
        );
        const refusal = orderingRefusal(record, then);
        expect(refusal === undefined).toBe(isListed);
        if (refusal?.nextOpening) {
          expect(orderingRefusal(record, refusal.nextOpening)).toBeUndefined();
          const justBefore = new Date(refusal.nextOpening.getTime() - 1);
          expect(orderingRefusal(record, justBefore)).toBeDefined();
        }
      }),
      { numRuns: 300 },
    );
  });

  it('does not change before nextChange', () => {
    fc.assert(
      fc.property(
        rules,
        instant,
        fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
        (record, now, share) => {
          const next = nextChange(record, now) ?? new Date(now.getTime() + 6 * minutesADay * minuteMs);
          const between = new Date(now.getTime() + Math.floor((next.getTime() - now.getTime()) * share));
          expect(orderingRefusal(record, between) === undefined).toBe(
            orderingRefusal(record, now) === undefined,
          );
        },
      ),
    );
  });

  it('pauses until closing, or until midnight if orders are taken at any hour', () => {
    const evening = { orderHours: everyWeekday({ opensAt: 1080, closesAt: 1560 }), specialDays: [] };
    expect(endOfOpening(evening, at('2026-11-23T19:00'))).toEqual(at('2026-11-24T02:00'));
    expect(endOfOpening(evening, at('2026-11-24T01:00'))).toEqual(at('2026-11-24T02:00'));
    expect(endOfOpening(evening, at('2026-11-24T10:00'))).toEqual(at('2026-11-25T02:00'));
    const always = { orderHours: null, specialDays: [] };
    expect(endOfOpening(always, at('2026-11-23T19:00'))).toEqual(at('2026-11-24T00:00'));
    expect(midnightAfter(at('2026-11-23T00:00'))).toEqual(at('2026-11-24T00:00'));
  });
});
