import { expect, it } from 'vitest';
import { formatMonth, isMonth, monthOf, monthsSince } from './months';

it('a month begins at midnight in India', () => {
  expect(monthOf(new Date('2026-11-30T18:29:59Z'))).toBe('2026-11');
  expect(monthOf(new Date('2026-11-30T18:30:00Z'))).toBe('2026-12');
});

it('the months are listed back to the one of a day, over the year, for seven years at most', () => {
  expect(monthsSince('2025-11-30', '2026-02')).toEqual(['2026-02', '2026-01', '2025-12', '2025-11']);
  expect(monthsSince('2027-04-01', '2026-11')).toEqual(['2026-11']);
  expect(monthsSince('2000-01-01', '2026-11')).toHaveLength(84);
});

it('a month is four digits and two', () => {
  expect(['2026-01', '2026-12'].every(isMonth)).toBe(true);
  expect(['2026-13', '2026-1', '1999-12', '', '2026-11-01'].some(isMonth)).toBe(false);
  expect(formatMonth('2026-11')).toBe('November 2026');
});
