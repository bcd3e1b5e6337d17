import { dateFormat } from '../../shared/lib/date-format';
import { dayOf, timeOf } from '../../shared/lib/time-zone';
import { say } from '../../texts/texts';

const weekday = dateFormat({ weekday: 'long' }, 'UTC');
const longDay = dateFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, 'UTC');

/** A calendar day has no time zone; UTC keeps it from becoming the day before. */
const noonless = (date: string) => new Date(`${date.slice(0, 10)}T00:00:00Z`);

/** `Saturday` */
export function weekdayOf(date: string): string {
  return weekday(noonless(date));
}

/** `Saturday, 28 November 2026` */
export function dayInWords(date: string): string {
  return longDay(noonless(date));
}

/** The restaurant's local time, in the format of a booking: `2026-11-28 at 17:30`. */
export function momentInWords(iso: string): string {
  return say('bookings.moment', { date: dayOf(iso), time: timeOf(iso) });
}

const dayMs = 24 * 60 * 60 * 1000;

/** The restaurant's local date, some days from now. India has no summer time, so all its days have equal length. */
export function restaurantDay(now: Date, daysAhead = 0): string {
  return dayOf(now.getTime() + daysAhead * dayMs);
}

interface Days {
  readonly days: readonly {
    readonly date: string;
    readonly seatings: readonly { readonly first: string; readonly last: string }[];
  }[];
}

/** The seatings of a day; none if it is closed, or further ahead than can be booked. */
export function seatingsOn({ days }: Days, date: string): Days['days'][number]['seatings'] {
  return days.find((day) => day.date === date)?.seatings ?? [];
}

/** Whether a seating of the day is still to come. */
export function bookableToday(rules: Days, now: Date): boolean {
  const last = seatingsOn(rules, restaurantDay(now)).at(-1)?.last;
  return last !== undefined && timeOf(now) < last;
}

/** A booking cannot be changed once its time has come. */
export function isOver(startsAt: string, now = new Date()): boolean {
  return new Date(startsAt) < now;
}
