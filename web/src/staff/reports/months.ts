import { dateFormat } from '../../shared/lib/date-format';
import { dayOf } from '../../shared/lib/time-zone';

/** As long as the law has bills kept, and a year more. */
const maxMonths = 84;

/** A month at the restaurant: `2026-11`. */
export const monthOf = (at: Date | number): string => dayOf(at).slice(0, 7);

export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

const long = dateFormat({ month: 'long', year: 'numeric' }, 'UTC');

/** `November 2026`. */
export const formatMonth = (month: string): string => long(new Date(`${month}-01`));

const monthBefore = (month: string): string => {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return date.toISOString().slice(0, 7);
};

/** From the present one back to the one of a day. */
export function monthsSince(day: string, present: string): string[] {
  const months = [present];
  for (let month = monthBefore(present); month >= day.slice(0, 7); month = monthBefore(month)) {
    if (months.length === maxMonths) break;
    months.push(month);
  }
  return months;
}
