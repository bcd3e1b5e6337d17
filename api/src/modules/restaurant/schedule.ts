import { utcOffsetMinutes } from '../../platform/time-zone.js';

/**
 * Opening hours for orders and tables, as pure functions of hours and an instant. India has no daylight saving time, so
 * every day has 1440 minutes.
 */

export const minutesADay = 24 * 60;
const minuteMs = 60_000;
const daysAWeek = 7;

/** Minutes since midnight of the opening day. `opensAt` is 0 to 1439; `closesAt` above 1440 is on the next day. */
export interface Interval {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** The intervals that open on a day; empty if closed. */
export type DayIntervals = readonly Interval[];

/** Seven, Monday first. */
export type Week = readonly DayIntervals[];

export interface Schedule {
  /** Null: at any hour. */
  readonly week: Week | null;
  /** Hours that replace those of the week, by date (`2026-11-21`). */
  readonly special: ReadonlyMap<string, DayIntervals>;
}

/** Half-open: closed at `until`. */
export interface Period {
  readonly from: Date;
  readonly until: Date;
}

/** First and last start on a day, inclusive, in minutes since midnight. */
export interface Window {
  readonly first: number;
  readonly last: number;
}

/** Limit of the search for the next opening. */
const furthestDays = 366;

const wholeDay: DayIntervals = [{ opensAt: 0, closesAt: minutesADay }];

/** Days since 1970-01-01 in the restaurant's time zone. */
const dayNumberAt = (at: Date) => Math.floor((at.getTime() / minuteMs + utcOffsetMinutes) / minutesADay);

const dayNumberOf = (date: string) => Date.parse(date) / (minutesADay * minuteMs);

const dateOf = (dayNumber: number) => new Date(dayNumber * minutesADay * minuteMs).toISOString().slice(0, 10);

const epochOf = (dayNumber: number, minutes: number) =>
  (dayNumber * minutesADay + minutes - utcOffsetMinutes) * minuteMs;

/** The date at the restaurant, `2026-11-21`. */
export const dateAt = (at: Date): string => dateOf(dayNumberAt(at));

/** The date of the restaurant's day, which ends some hours after midnight; `restaurant_day()` of the database. */
export const restaurantDayAt = (at: Date, { dayEndHour }: { readonly dayEndHour: number }): string =>
  dateAt(new Date(at.getTime() - dayEndHour * 60 * minuteMs));

/** When the restaurant's day of a time ends. */
export const dayEndAfter = (at: Date, { dayEndHour }: { readonly dayEndHour: number }): Date => {
  const hours = dayEndHour * 3_600_000;
  return new Date(midnightAfter(new Date(at.getTime() - hours)).getTime() + hours);
};

/** The next midnight at the restaurant. */
export const midnightAfter = (at: Date): Date => new Date(epochOf(dayNumberAt(at) + 1, 0));

/** 1 January 1970 was a Thursday. */
const weekdayOf = (dayNumber: number) => (dayNumber + 3) % daysAWeek;

function intervalsOf({ week, special }: Schedule, dayNumber: number): DayIntervals {
  return special.get(dateOf(dayNumber)) ?? (week ? (week[weekdayOf(dayNumber)] ?? []) : wholeDay);
}

/**
 * The open periods that end after an instant, in order. Touching and overlapping ones are merged. Lazy, so that the
 * caller decides how far to look.
 */
function* periodsFrom(schedule: Schedule, at: Date, days = furthestDays): Generator<Period, void> {
  const today = dayNumberAt(at);
  let open: { from: number; until: number } | undefined;
  // Yesterday's hours may end today.
  for (let day = today - 1; day <= today + days; day += 1) {
    const intervals = intervalsOf(schedule, day).toSorted((a, b) => a.opensAt - b.opensAt);
    for (const { opensAt, closesAt } of intervals) {
      const [from, until] = [epochOf(day, opensAt), epochOf(day, closesAt)];
      if (open && from <= open.until) open.until = Math.max(open.until, until);
      else {
        if (open && open.until > at.getTime())
          yield { from: new Date(open.from), until: new Date(open.until) };
        open = { from, until };
      }
    }
  }
  if (open && open.until > at.getTime()) yield { from: new Date(open.from), until: new Date(open.until) };
}

export function isOpenAt(schedule: Schedule, at: Date): boolean {
  const today = dayNumberAt(at);
  return [today - 1, today].some((day) =>
    intervalsOf(schedule, day).some(
      ({ opensAt, closesAt }) =>
        epochOf(day, opensAt) <= at.getTime() && at.getTime() < epochOf(day, closesAt),
    ),
  );
}

/** The first open instant from `at` on, which may be `at` itself; undefined if there is none within a year. */
export function nextOpening(schedule: Schedule, at: Date): Date | undefined {
  if (isOpenAt(schedule, at)) return at;
  for (const { from } of periodsFrom(schedule, at)) return from;
  return undefined;
}

/** The end of the present period or, while closed, of the next one; undefined if none ends within `days`. */
export function nextClosing(schedule: Schedule, at: Date, days: number): Date | undefined {
  for (const { until } of periodsFrom(schedule, at, days)) {
    return until.getTime() < epochOf(dayNumberAt(at) + days, 0) ? until : undefined;
  }
  return undefined;
}

/** The open periods of the next `days`, and at least the next one. The last one may end later. */
export function periodsAhead(schedule: Schedule, at: Date, days: number): Period[] {
  const near = [...periodsFrom(schedule, at, days)];
  if (near.length > 0) return near;
  for (const period of periodsFrom(schedule, at)) return [period];
  return [];
}

/** Minutes since midnight of a day; negative before it. */
interface Stretch {
  readonly from: number;
  readonly until: number;
}

/** What is open on a day, the one before and the one after, with what touches or overlaps in one piece. */
function stretchesAround(ofDay: (offset: number) => DayIntervals): Stretch[] {
  const all = [-1, 0, 1].flatMap((offset) =>
    ofDay(offset).map(({ opensAt, closesAt }) => ({
      from: opensAt + offset * minutesADay,
      until: closesAt + offset * minutesADay,
    })),
  );
  const merged: Stretch[] = [];
  for (const { from, until } of all.toSorted((one, other) => one.from - other.from)) {
    const last = merged.at(-1);
    if (last && from <= last.until)
      merged[merged.length - 1] = { from: last.from, until: Math.max(last.until, until) };
    else merged.push({ from, until });
  }
  return merged;
}

/**
 * The starts on a day that leave `minutes` before closing, a day at most. Intervals that touch, also at midnight, are one:
 * a stay may begin in one and end in the next.
 */
export function windowsOfDay(schedule: Schedule, date: string, minutes: number): Window[] {
  const day = dayNumberOf(date);
  return stretchesAround((offset) => intervalsOf(schedule, day + offset))
    .map(({ from, until }) => ({
      first: Math.max(0, from),
      last: Math.min(minutesADay - 1, until - minutes),
    }))
    .filter(({ first, last }) => first <= last);
}

/** The starts on a day, every `step` minutes from each opening, within the {@link windowsOfDay}. */
export function slotsOfDay(
  schedule: Schedule,
  date: string,
  { minutes, step }: { readonly minutes: number; readonly step: number },
): number[] {
  const day = dayNumberOf(date);
  const windows = windowsOfDay(schedule, date, minutes);
  const slots = new Set<number>();
  for (const offset of [-1, 0]) {
    for (const { opensAt, closesAt } of intervalsOf(schedule, day + offset)) {
      for (let at = opensAt; at < closesAt; at += step) {
        const ofDay = at + offset * minutesADay;
        if (windows.some(({ first, last }) => first <= ofDay && ofDay <= last)) slots.add(ofDay);
      }
    }
  }
  return [...slots].toSorted((a, b) => a - b);
}

/** How long it is open around an interval of a date, with what touches the interval on the days beside it. */
export function minutesOpenAround(schedule: Schedule, date: string, { opensAt }: Interval): number {
  const day = dayNumberOf(date);
  return lengthAt(
    stretchesAround((offset) => intervalsOf(schedule, day + offset)),
    opensAt,
  );
}

/** The same for an interval of a weekday, 0 to 6. */
export function minutesOpenAroundWeekday(week: Week, weekday: number, { opensAt }: Interval): number {
  const around = stretchesAround((offset) => week[(weekday + offset + daysAWeek) % daysAWeek] ?? []);
  return lengthAt(around, opensAt);
}

function lengthAt(stretches: readonly Stretch[], minute: number): number {
  const found = stretches.find(({ from, until }) => from <= minute && minute < until);
  return found ? found.until - found.from : 0;
}

/** The intervals of a week that overlap with an earlier one, including Sunday night with Monday morning. */
export function overlapsOf(week: Week): { readonly day: number; readonly index: number }[] {
  const lengthOfWeek = daysAWeek * minutesADay;
  const all = week.flatMap((intervals, day) =>
    intervals.map(({ opensAt, closesAt }, index) => ({
      day,
      index,
      from: day * minutesADay + opensAt,
      until: day * minutesADay + closesAt,
    })),
  );
  return all
    .filter((one, at) =>
      all.some(
        (other, before) =>
          (before < at && one.from < other.until && other.from < one.until) ||
          // The other one ends on next week's Monday.
          one.from + lengthOfWeek < other.until,
      ),
    )
    .map(({ day, index }) => ({ day, index }));
}
