import { DateTime } from 'luxon';
import { DomainError } from '../../platform/errors.js';
import { timeOfDay, type WeekHours } from '../restaurant/opening-hours.js';
import { timeZone as zone } from '../restaurant/time-zone.js';

/** How many days ahead tables can be booked. */
const daysAhead = 60;

/** Minutes between the times that are offered. Any minute in between can be booked too. */
const gridMinutes = 30;

/** What the restaurant says of when guests can sit, and for how long. */
export interface SeatingRules {
  readonly tableHours: WeekHours;
  readonly stayMinutes: number;
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
export function endOf(startsAt: Date, { stayMinutes }: Pick<SeatingRules, 'stayMinutes'>): Date {
  return new Date(startsAt.getTime() + stayMinutes * 60_000);
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
interface Seatings {
  readonly first: string;
  readonly last: string;
}

/** Of each day of the week, Monday first; null on a day that is closed. */
export function seatingsOfWeek({ tableHours, stayMinutes }: SeatingRules): (Seatings | null)[] {
  return tableHours.map(
    (day) => day && { first: timeOfDay(day.opensAt), last: timeOfDay(day.closesAt - stayMinutes) },
  );
}

const weekdayIndex = (date: string) => DateTime.fromISO(date, { zone }).weekday - 1;

/** The times that are offered on a day, whether or not a table is free, without those that are past. */
export function offeredTimes(date: string, { tableHours, stayMinutes }: SeatingRules, now: Date): string[] {
  const { first, last } = bookableDays(now);
  if (date < first || date > last) return [];
  const hours = tableHours[weekdayIndex(date)];
  if (!hours) return [];
  const times: string[] = [];
  for (let minute = hours.opensAt; minute <= hours.closesAt - stayMinutes; minute += gridMinutes) {
    times.push(timeOfDay(minute));
  }
  return times.filter((time) => instantOf({ date, time }) >= now);
}

/**
 * Refuses a time at which nobody can be seated, and says what is possible.
 * @throws {DomainError} `BAD_USER_INPUT` naming `date` or `time`
 */
export function requireBookable({ date, time }: LocalTime, rules: SeatingRules, now: Date): void {
  const days = bookableDays(now);
  if (date < days.first) {
    throw refusal('date', `This day is over. Please choose a day from ${days.first} to ${days.last}.`);
  }
  if (date > days.last) {
    throw refusal(
      'date',
      `Tables can be booked at most ${daysAhead} days ahead. Please choose a day up to ${days.last}.`,
    );
  }
  const times = seatingsOfWeek(rules)[weekdayIndex(date)];
  if (!times) {
    throw refusal('date', `No tables can be booked on ${dayInWords(date)}. Please choose another day.`);
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
