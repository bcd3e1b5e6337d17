import { minutesADay } from '../restaurant/schedule.js';
import { utcOffsetMinutes } from '../../platform/time-zone.js';

/** Hours of each day, in minutes since midnight at the restaurant. */
export interface ServingHours {
  readonly from: number;
  /** Exclusive; at most `from` if it is on the next day. */
  readonly until: number;
}

interface DailyHours {
  readonly servedFrom: number | null;
  readonly servedUntil: number | null;
}

/** Undefined without hours. */
export const servingHoursOf = ({ servedFrom, servedUntil }: DailyHours): ServingHours | undefined =>
  servedFrom === null || servedUntil === null ? undefined : { from: servedFrom, until: servedUntil };

/** The hours in which both hold; the first ones if they meet over midnight. */
export function bothHours(
  one: ServingHours | undefined,
  other: ServingHours | undefined,
): ServingHours | undefined {
  if (!one || !other) return one ?? other;
  const [from, until] = [Math.max(one.from, other.from), Math.min(one.until, other.until)];
  return one.from < one.until && other.from < other.until && from < until ? { from, until } : one;
}

export function isServedAt({ from, until }: ServingHours, at: Date): boolean {
  const minute = (Math.floor(at.getTime() / 60_000) + utcOffsetMinutes) % minutesADay;
  return from < until ? from <= minute && minute < until : from <= minute || minute < until;
}
