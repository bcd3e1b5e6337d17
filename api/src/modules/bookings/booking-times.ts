import { DateTime } from 'luxon';
import { badInput } from '../../platform/errors.js';
import { bookingSchedule, specialDayOf, timeOfDay, type Hours } from '../restaurant/opening-hours.js';
import { minutesADay, slotsOfDay, windowsOfDay } from '../restaurant/schedule.js';
import { timeZone as zone } from '../../platform/time-zone.js';
import { say } from './bookings.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

/** Maximum number of days ahead. */
const daysAhead = 60;

/** Minutes between offered times. Any minute in between can be booked too. */
const gridMinutes = 30;

/** Seating hours and length of a stay. */
export interface SeatingRules extends Pick<Hours, 'bookingHours' | 'tableHours' | 'specialDays'> {
  readonly stayMinutes: number;
}

/** Date and time of day at the restaurant: `2026-11-21`, `19:30`. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/** @throws {RangeError} for an invalid date or time */
export function instantOf({ date, time }: LocalTime): Date {
  const instant = DateTime.fromISO(`${date}T${time}`, { zone });
  if (!instant.isValid) throw new RangeError(`There is no ${time} on ${date}`);
  return instant.toJSDate();
}

export function localTimeOf(instant: Date): LocalTime {
  const local = DateTime.fromJSDate(instant, { zone });
  return { date: local.toFormat('yyyy-MM-dd'), time: local.toFormat('HH:mm') };
}

/** The end of a booking. */
export function endOf(startsAt: Date, { stayMinutes }: Pick<SeatingRules, 'stayMinutes'>): Date {
  return new Date(startsAt.getTime() + stayMinutes * 60_000);
}

export function startOfDay(instant: Date): Date {
  return DateTime.fromJSDate(instant, { zone }).startOf('day').toJSDate();
}

/** Adds days; negative numbers subtract. */
export function addDays(date: string, days: number): string {
  return DateTime.fromISO(date, { zone }).plus({ days }).toFormat('yyyy-MM-dd');
}

/** The first and the last day that can be booked. */
export function bookableDays(now: Date): { first: string; last: string } {
  const first = localTimeOf(now).date;
  return { first, last: addDays(first, daysAhead) };
}

/** First and last start of a stay, as times of day. */
interface Seatings {
  readonly first: string;
  readonly last: string;
}

/** Those of each weekday's longest interval, Monday first; null on a closed day. */
export function seatingsOfWeek({ tableHours, stayMinutes }: SeatingRules): (Seatings | null)[] {
  return tableHours.map((day, weekday) => {
    if (!day) return null;
    const next = tableHours[(weekday + 1) % tableHours.length];
    const goesOn = day.closesAt === minutesADay && next?.opensAt === 0;
    const last = goesOn
      ? Math.min(minutesADay - 1, minutesADay + next.closesAt - stayMinutes)
      : day.closesAt - stayMinutes;
    // Not on the next day.
    return { first: timeOfDay(day.opensAt), last: timeOfDay(Math.max(day.opensAt, last)) };
  });
}

/** The seatings of a date, and the reason if it has hours of its own. */
export function seatingsOfDay(
  date: string,
  rules: SeatingRules,
): { readonly seatings: Seatings[]; readonly reason: string | null } {
  const windows = windowsOfDay(bookingSchedule(rules), date, rules.stayMinutes);
  return {
    seatings: windows.map(({ first, last }) => ({ first: timeOfDay(first), last: timeOfDay(last) })),
    reason: specialDayOf(rules.specialDays, date)?.reason || null,
  };
}

/** Whether an instant is within the seating hours. */
export function isSeating(instant: Date, rules: SeatingRules): boolean {
  const { date, time } = localTimeOf(instant);
  return isWithin(seatingsOfDay(date, rules).seatings, time);
}

const isWithin = (seatings: readonly Seatings[], time: string) =>
  seatings.some(({ first, last }) => first <= time && time <= last);

/** The offered times of a day that are not past, whether or not a table is free. */
export function offeredTimes(date: string, rules: SeatingRules, now: Date): string[] {
  const { first, last } = bookableDays(now);
  if (date < first || date > last) return [];
  return slotsOfDay(bookingSchedule(rules), date, { minutes: rules.stayMinutes, step: gridMinutes })
    .map(timeOfDay)
    .filter((time) => instantOf({ date, time }) >= now);
}

/**
 * Refuses a time without seating and names the possible ones.
 * @throws {DomainError} `BAD_USER_INPUT` naming `date` or `time`
 */
export function requireBookable({ date, time }: LocalTime, rules: SeatingRules, now: Date): void {
  const days = bookableDays(now);
  if (date < days.first) {
    throw badInput('date', say.dayOver({ first: days.first, last: days.last }));
  }
  if (date > days.last) {
    throw badInput('date', say.tooFarAhead({ max: daysAhead, last: days.last }));
  }
  const { seatings, reason } = seatingsOfDay(date, rules);
  const last = seatings.at(-1)?.last;
  if (last === undefined) {
    const day = { day: date };
    throw badInput('date', reason ? say.noTablesBecause({ day, reason }) : say.noTables({ day }));
  }
  if (!isWithin(seatings, time)) {
    throw badInput('time', outsideOf(seatings));
  }
  if (instantOf({ date, time }) < now) {
    const isLate = localTimeOf(now).time >= last;
    throw badInput('time', isLate ? say.lastSeatingOver({ last }) : say.timeOver({ last }));
  }
}

function outsideOf(seatings: readonly Seatings[]): Sentence {
  const [one, ...others] = seatings;
  if (one && others.length === 0) return say.outsideHours({ first: one.first, last: one.last });
  const times = seatings.map(({ first, last }) => `${first}–${last}`).join(', ');
  return say.outsideSeatings({ times });
}
