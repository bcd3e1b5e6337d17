import { describe, expect, it } from 'vitest';
import { dayRanges, isAllDay, timesOf } from './opening-hours';

const dinner = [{ opensAt: '18:00', closesAt: '02:00' }];
const both = [{ opensAt: '11:00', closesAt: '15:00' }, ...dinner];

describe('dayRanges', () => {
  it('joins successive days with the same hours, not others', () => {
    expect(dayRanges([[], dinner, dinner, both, dinner, dinner, []])).toEqual([
      { first: 0, last: 0, hours: [] },
      { first: 1, last: 2, hours: dinner },
      { first: 3, last: 3, hours: both },
      { first: 4, last: 5, hours: dinner },
      { first: 6, last: 6, hours: [] },
    ]);
    expect(dayRanges(Array.from({ length: 7 }, () => both))).toEqual([{ first: 0, last: 6, hours: both }]);
    expect(dayRanges([])).toEqual([]);
  });
});

describe('the times of a day', () => {
  it('are its intervals', () => {
    expect(timesOf(both)).toBe('11:00 am–3:00 pm, 6:00 pm–2:00 am');
    expect(timesOf([])).toBe('');
  });

  it('are the whole day from midnight to midnight', () => {
    expect(isAllDay([{ opensAt: '00:00', closesAt: '00:00' }])).toBe(true);
    expect(isAllDay(dinner)).toBe(false);
    expect(isAllDay([])).toBe(false);
  });
});
