import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DomainError } from '../../platform/errors.js';
import { everyDay } from '../restaurant/opening-hours.js';
import {
  addDays,
  bookableDays,
  endOf,
  instantOf,
  localTimeOf,
  offeredTimes,
  requireBookable,
  seatingsOfWeek,
  startOfDay,
  type SeatingRules,
} from './booking-times.js';

const usual = { bookingHours: null, specialDays: [], stayMinutes: 90 };
const rules = { ...usual, tableHours: everyDay({ opensAt: 11 * 60, closesAt: 23 * 60 }) };

/** What is wrong with a time, if anything is. `now` is the restaurant's: `2026-11-21T19:42`. */
function refusal(date: string, time: string, now: string, open: SeatingRules = rules) {
  try {
    requireBookable({ date, time }, open, new Date(`${now}+05:30`));
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    expect(error.code).toBe('BAD_USER_INPUT');
    expect(error.details.fields).toHaveLength(1);
    return { field: error.details.fields?.[0]?.field, message: error.message };
  }
}

// Servers stand where they stand. New York changes its clocks, and is on another day for most of India's.
describe.each(['UTC', 'Europe/London', 'America/New_York', 'Pacific/Kiritimati'])(
  'on a server in %s',
  (zone) => {
    const before = process.env['TZ'];
    beforeAll(() => {
      process.env['TZ'] = zone;
    });
    afterAll(() => {
      if (before === undefined) delete process.env['TZ'];
      else process.env['TZ'] = before;
    });

    it('the process uses that time zone', () => {
      expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
    });

    it.each([
      ['the first seating', '2026-11-22', '11:00', undefined],
      ['the last seating', '2026-11-22', '21:30', undefined],
      ['any minute in between', '2026-11-22', '19:37', undefined],
      ['later today', '2026-11-21', '19:43', undefined],
      ['this very minute', '2026-11-21', '19:42', undefined],
      ['a minute ago', '2026-11-21', '19:41', 'time'],
      ['a minute before opening', '2026-11-22', '10:59', 'time'],
      ['a minute after the last seating', '2026-11-22', '21:31', 'time'],
      ['midnight', '2026-11-22', '00:00', 'time'],
      ['yesterday', '2026-11-20', '20:00', 'date'],
      ['60 days ahead', '2027-01-20', '11:00', undefined],
      ['61 days ahead', '2027-01-21', '11:00', 'date'],
      ['the next century', '2126-11-21', '11:00', 'date'],
    ])('the restaurant’s time decides on %s', (_what, date, time, field) => {
      expect(refusal(date, time, '2026-11-21T19:42')?.field).toBe(field);
    });

    it('a day begins at the restaurant’s midnight', () => {
      expect(refusal('2026-11-30', '20:00', '2026-11-30T00:00')).toBeUndefined();
      expect(refusal('2026-11-30', '20:00', '2026-12-01T00:00')?.field).toBe('date');
      expect(bookableDays(new Date('2026-11-30T23:59:59.999+05:30'))).toEqual({
        first: '2026-11-30',
        last: '2027-01-29',
      });
      expect(bookableDays(new Date('2026-12-01T00:00+05:30')).first).toBe('2026-12-01');
      expect(startOfDay(new Date('2026-12-01T00:00+05:30')).toISOString()).toBe('2026-11-30T18:30:00.000Z');
    });

    it('knows leap days and the ends of months and years', () => {
      expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
      expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
      expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
      expect(refusal('2028-02-29', '20:00', '2028-01-05T12:00')).toBeUndefined();
      expect(() => instantOf({ date: '2027-02-29', time: '20:00' })).toThrow(RangeError);
    });

    it('daylight saving time elsewhere does not change the offered times', () => {
      // New York skips 2:00 to 3:00 on 8 March 2026, which is 12:30 to 13:30 in India, and repeats an hour on 1 November.
      for (const date of ['2026-03-08', '2026-11-01']) {
        const times = offeredTimes(date, rules, instantOf({ date, time: '00:00' }));
        expect(times).toHaveLength(22);
        const instants = times.map((time) => instantOf({ date, time }).getTime());
        expect(instants.slice(1).map((instant, index) => instant - (instants[index] ?? 0))).toEqual(
          Array.from({ length: 21 }, () => 30 * 60_000),
        );
      }
      expect(instantOf({ date: '2026-03-08', time: '12:45' }).toISOString()).toBe('2026-03-08T07:15:00.000Z');
    });

    it('localTimeOf is the inverse of instantOf for any day and time', () => {
      const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2000-01-01', count));
      const times = fc
        .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
        .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
      fc.assert(
        fc.property(days, times, (date, time) => {
          const instant = instantOf({ date, time });
          expect(localTimeOf(instant)).toEqual({ date, time });
          expect(instant.toISOString()).toBe(new Date(`${date}T${time}:00+05:30`).toISOString());
          expect(endOf(instant, rules).getTime() - instant.getTime()).toBe(5_400_000);
        }),
      );
    });

    it('every offered time can be booked', () => {
      const minutes = fc.integer({ min: 0, max: 60 * 24 * 70 });
      fc.assert(
        fc.property(minutes, fc.integer({ min: -3, max: 65 }), (minute, ahead) => {
          const now = new Date(Date.UTC(2026, 10, 1) + minute * 60_000);
          const date = addDays(localTimeOf(now).date, ahead);
          for (const time of offeredTimes(date, rules, now)) {
            expect(() => requireBookable({ date, time }, rules, now)).not.toThrow();
          }
          if (ahead < 0 || ahead > 60) expect(offeredTimes(date, rules, now)).toEqual([]);
        }),
        { numRuns: 50 },
      );
    });
  },
);

describe('a day of the week', () => {
  // 23 November 2026 is a Monday.
  const week = {
    ...usual,
    tableHours: [null, ...rules.tableHours.slice(1, 6), { opensAt: 18 * 60, closesAt: 24 * 60 }],
    stayMinutes: 120,
  };

  it('has no times if it is closed, and its refusal names the date', () => {
    expect(offeredTimes('2026-11-23', week, new Date('2026-11-21T19:42+05:30'))).toEqual([]);
    expect(refusal('2026-11-23', '19:00', '2026-11-21T19:42', week)).toEqual({
      field: 'date',
      message: 'No tables can be booked on Monday, 23 November 2026. Please choose another day.',
    });
  });

  it('has hours of its own, up to a stay before midnight', () => {
    const times = offeredTimes('2026-11-29', week, new Date('2026-11-21T19:42+05:30'));
    expect([times[0], times.at(-1)]).toEqual(['18:00', '22:00']);
    expect(refusal('2026-11-29', '17:59', '2026-11-21T19:42', week)?.message).toBe(
      'Tables can be booked from 6:00 pm to 10:00 pm. Please choose a time in between.',
    );
  });
});

describe('several intervals a day', () => {
  const lunch = { opensAt: 12 * 60, closesAt: 15 * 60 };
  const night = { opensAt: 19 * 60, closesAt: 26 * 60 };
  const now = '2026-11-21T09:00';
  const open: SeatingRules = {
    ...rules,
    bookingHours: Array.from({ length: 7 }, () => [lunch, night]),
    specialDays: [
      { date: '2026-11-24', reason: 'Diwali', orderHours: null, bookingHours: [] },
      { date: '2026-11-26', reason: '', orderHours: null, bookingHours: [lunch] },
    ],
  };
  const offered = (date: string) => offeredTimes(date, open, new Date(`${now}+05:30`));

  it('are offered in order, beginning with the interval of the night before', () => {
    expect(offered('2026-11-22')).toEqual(
      [
        ['00:00', '00:30'],
        ['12:00', '12:30', '13:00', '13:30'],
        ['19:00', '19:30', '20:00', '20:30', '21:00', '21:30', '22:00', '22:30', '23:00', '23:30'],
      ].flat(),
    );
    expect(refusal('2026-11-22', '00:30', now, open)).toBeUndefined();
    expect(refusal('2026-11-22', '13:31', now, open)).toEqual({
      field: 'time',
      message:
        'Tables can be booked at these times: 12:00–12:30 am, 12:00–1:30 pm, 7:00–11:59 pm. Please choose one of them.',
    });
  });

  it('include the night before a closed day, whose refusal names the reason', () => {
    expect(offered('2026-11-24')).toEqual(['00:00', '00:30']);
    expect(refusal('2026-11-24', '12:00', now, open)?.field).toBe('time');
    const day = { ...open, bookingHours: Array.from({ length: 7 }, () => [lunch]) };
    expect(refusal('2026-11-24', '12:00', now, day)).toEqual({
      field: 'date',
      message: 'No tables can be booked on Tuesday, 24 November 2026: Diwali. Please choose another day.',
    });
    expect(offered('2026-11-25').slice(0, 1)).toEqual(['12:00']);
  });

  it('offer all 48 half hours of days that are open all day, also of special days', () => {
    const allDay = { opensAt: 0, closesAt: 24 * 60 };
    const special = { date: '2026-11-25', reason: '', orderHours: null, bookingHours: [allDay] };
    const always = { ...usual, tableHours: everyDay(allDay), specialDays: [special] };
    const evening = new Date('2026-11-21T19:42+05:30');
    for (const date of ['2026-11-24', '2026-11-25', '2026-11-26']) {
      const times = offeredTimes(date, always, evening);
      expect([times.length, times[0], times.at(-1)]).toEqual([48, '00:00', '23:30']);
    }
    expect(seatingsOfWeek(always)[0]).toEqual({ first: '00:00', last: '23:59' });
  });

  it('are replaced by those of a special day', () => {
    expect(offered('2026-11-26')).toEqual(['00:00', '00:30', '12:00', '12:30', '13:00', '13:30']);
    expect(offered('2026-11-27').slice(0, 1)).toEqual(['12:00']);
  });
});

describe('a refusal', () => {
  it('names the times or days that can be booked', () => {
    const now = '2026-11-21T19:42';
    expect(refusal('2026-11-22', '09:00', now)?.message).toBe(
      'Tables can be booked from 11:00 am to 9:30 pm. Please choose a time in between.',
    );
    expect(refusal('2027-02-01', '19:00', now)?.message).toBe(
      'Tables can be booked at most 60 days ahead. Please choose a day up to 2027-01-20.',
    );
    expect(refusal('2026-11-20', '19:00', now)?.message).toBe(
      'This day has passed. Please choose a day from 2026-11-21 to 2027-01-20.',
    );
    expect(refusal('2026-11-21', '19:00', now)?.message).toBe(
      'This time has passed. Please choose a later one, up to 9:30 pm, or another day.',
    );
    expect(refusal('2026-11-21', '21:00', '2026-11-21T22:15')?.message).toBe(
      'Today’s last seating, 9:30 pm, has passed. Please choose another day.',
    );
  });

  it('follows the opening hours', () => {
    const allDay = { ...usual, tableHours: everyDay({ opensAt: 0, closesAt: 24 * 60 }) };
    expect(refusal('2026-11-22', '00:00', '2026-11-21T19:42', allDay)).toBeUndefined();
    expect(refusal('2026-11-22', '23:59', '2026-11-21T19:42', allDay)).toBeUndefined();
    const closedOnMonday = { ...allDay, tableHours: allDay.tableHours.with(0, null) };
    expect(refusal('2026-11-22', '22:30', '2026-11-21T19:42', closedOnMonday)).toBeUndefined();
    expect(refusal('2026-11-22', '22:31', '2026-11-21T19:42', closedOnMonday)?.message).toContain(
      '12:00 am to 10:30 pm',
    );
  });

  it('takes hours that touch as one', () => {
    const lunch = { opensAt: 11 * 60, closesAt: 15 * 60 };
    const dinner = { opensAt: 15 * 60, closesAt: 22 * 60 };
    const touching = { ...rules, bookingHours: rules.tableHours.map(() => [lunch, dinner]) };
    expect(refusal('2026-11-22', '14:30', '2026-11-21T19:42', touching)).toBeUndefined();
    expect(refusal('2026-11-22', '20:31', '2026-11-21T19:42', touching)?.message).toBe(
      'Tables can be booked from 11:00 am to 8:30 pm. Please choose a time in between.',
    );
  });
});
