import { DateTime } from 'luxon';
import { DomainError } from '../../platform/errors.js';

/** Where the restaurant stands. Dates and times of bookings are its own, wherever server and browser are. */
const zone = 'Asia/Kolkata';

/** Minutes for which a booking holds its tables. */
export const seatingMinutes = 90;

/** How many days ahead tables can be booked. */
const daysAhead = 60;

/** Minutes between the times that are offered. Any minute in between can be booked too. */
const gridMinutes = 30;

/** When the restaurant is open, every day, in minutes since midnight. It closes on the day on which it opened. */
export interface OpeningHours {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** A day and a time of day at the restaurant: `2026-11-21`, `19:30`. */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

/** @throws {RangeError} for what is no day or no time */
export function instantOf({ date, time }: LocalTime): Date {
  const instant = DateTime.fromISO(`${date}T${time}`, { zone });
  if (!instant.isValid) throw new RangeError(`There is no ${time} on ${date}`);
  return instant.toJSDate();
}

export function localTimeOf(instant: Date): LocalTime {
  const local = DateTime.fromJSDate(instant, { zone });
  return { date: local.toFormat('yyyy-MM-dd'), time: local.toFormat('HH:mm') };
}

/** When a booking that starts then gives its tables back. */
export function endOf(startsAt: Date): Date {
  return new Date(startsAt.getTime() + seatingMinutes * 60_000);
}

export function startOfDay(instant: Date): Date {
  return DateTime.fromJSDate(instant, { zone }).startOf('day').toJSDate();
}

/** The day that many days later, or earlier for a negative number. */
export function addDays(date: string, days: number): string {
  return DateTime.fromISO(date, { zone }).plus({ days }).toFormat('yyyy-MM-dd');
}

/** `Saturday, 21 November 2026` */
export function dayInWords(date: string): string {
  return DateTime.fromISO(date, { zone, locale: 'en-GB' }).toFormat('cccc, d MMMM yyyy');
}

/** The first and the last day that can be booked. */
export function bookableDays(now: Date): { first: string; last: string } {
  const first = localTimeOf(now).date;
  return { first, last: addDays(first, daysAhead) };
}

/** First and last time of day at which somebody can sit down. */
export function seatingTimes(hours: OpeningHours): { first: string; last: string } {
  return { first: timeOfDay(hours.opensAt), last: timeOfDay(hours.closesAt - seatingMinutes) };
}

/** The times that are offered on a day, whether or not a table is free, without those that are past. */
export function offeredTimes(date: string, hours: OpeningHours, now: Date): string[] {
  const { first, last } = bookableDays(now);
  if (date < first || date > last) return [];
  const times: string[] = [];
  for (let minute = hours.opensAt; minute <= hours.closesAt - seatingMinutes; minute += gridMinutes) {
    times.push(timeOfDay(minute));
  }
  return times.filter((time) => instantOf({ date, time }) >= now);
}

/**
 * Refuses a time at which nobody can be seated, and says what is possible.
 * @throws {DomainError} `BAD_USER_INPUT` naming `date` or `time`
 */
export function requireBookable({ date, time }: LocalTime, hours: OpeningHours, now: Date): void {
  const days = bookableDays(now);
  const times = seatingTimes(hours);
  if (date < days.first) {
    throw refusal('date', `This day is over. Please choose a day from ${days.first} to ${days.last}.`);
  }
  if (date > days.last) {
    throw refusal(
      'date',
      `Tables can be booked at most ${daysAhead} days ahead. Please choose a day up to ${days.last}.`,
    );
  }
  if (time < times.first || time > times.last) {
    throw refusal(
      'time',
      `Tables can be booked from ${times.first} to ${times.last}. Please choose a time in between.`,
    );
  }
  if (instantOf({ date, time }) < now) {
    const isLate = localTimeOf(now).time >= times.last;
    throw refusal(
      'time',
      isLate
        ? `The last seating of today, ${times.last}, is over. Please choose another day.`
        : `This time is over. Please choose a later one, up to ${times.last}, or another day.`,
    );
  }
}

function refusal(field: 'date' | 'time', message: string): DomainError {
  return new DomainError('BAD_USER_INPUT', message, { fields: [{ field, message }] });
}

/** Minutes since midnight as `HH:mm`. */
function timeOfDay(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
