import { describe, expect, it } from 'vitest';
import { isDay } from '../../shared/lib/day';
import { bookableToday, dayInWords, isOver, seatingsOn, weekdayOf } from './booking-day';

describe('the day of a booking', () => {
  it('is the same in every time zone of the browser', () => {
    expect(weekdayOf('2026-11-28')).toBe('Saturday');
    expect(dayInWords('2026-11-28T00:00:00.000Z')).toBe('Saturday, 28 November 2026');
  });

  it('is valid once it is typed completely', () => {
    expect(['2026-11-28', '2028-02-29'].map(isDay)).toEqual([true, true]);
    expect(
      ['', '0002-11-28', '0202-11-28', '2026-11', 'soup', '2026-13-01', '2026-02-30'].map(isDay),
    ).not.toContain(true);
  });

  it('is over once its time has passed', () => {
    const startsAt = '2026-11-28T14:00:00.000Z';
    expect(isOver(startsAt, new Date('2026-11-28T14:00:00.001Z'))).toBe(true);
    expect(isOver(startsAt, new Date(startsAt))).toBe(false);
  });
});

describe('the bookable days', () => {
  const evening = { first: '18:00', last: '21:30' };
  const rules = {
    days: [
      { date: '2026-11-22', seatings: [{ first: '12:00', last: '13:30' }, evening] },
      { date: '2026-11-23', seatings: [] },
    ],
  };

  it('are found by date', () => {
    expect(seatingsOn(rules, '2026-11-22')).toHaveLength(2);
    expect(seatingsOn(rules, '2026-11-23')).toEqual([]);
    expect(seatingsOn(rules, '2027-11-23')).toEqual([]);
  });

  it('include today until the last seating, and no closed day', () => {
    expect(bookableToday(rules, new Date('2026-11-22T21:29+05:30'))).toBe(true);
    expect(bookableToday(rules, new Date('2026-11-22T21:30+05:30'))).toBe(false);
    expect(bookableToday(rules, new Date('2026-11-23T12:00+05:30'))).toBe(false);
  });
});
