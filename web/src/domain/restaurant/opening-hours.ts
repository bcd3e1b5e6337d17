import { clockRange } from '../../shared/lib/clock';
import { dateFormat } from '../../shared/lib/date-format';
import type { ShownRestaurant } from './restaurant';

type DayHours = ShownRestaurant['bookingHours'][number];
export type Week = ShownRestaurant['bookingHours'];

/** Successive days with the same hours. */
export interface DayRange {
  /** 0 is Monday. */
  readonly first: number;
  readonly last: number;
  readonly hours: DayHours;
}

const weekday = dateFormat({ weekday: 'long' }, 'UTC');

/** 0 is Monday, as 1 January 2024 was. */
export const weekdayName = (day: number) => weekday(new Date(Date.UTC(2024, 0, 1 + day)));

/** `11:00 am–3:00 pm, 6:00–11:00 pm`; empty if closed. */
export const timesOf = (hours: DayHours): string =>
  hours.map(({ opensAt, closesAt }) => clockRange(opensAt, closesAt)).join(', ');

/** Whether one interval lasts the whole day. */
export const isAllDay = ([first]: DayHours): boolean =>
  first !== undefined && first.opensAt === '00:00' && first.closesAt === '00:00';

export function dayRanges(week: Week): DayRange[] {
  const ranges: DayRange[] = [];
  for (const [day, hours] of week.entries()) {
    const range = ranges.at(-1);
    if (range && timesOf(range.hours) === timesOf(hours)) ranges.splice(-1, 1, { ...range, last: day });
    else ranges.push({ first: day, last: day, hours });
  }
  return ranges;
}
