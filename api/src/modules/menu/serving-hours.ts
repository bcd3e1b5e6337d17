import { minutesADay } from '../restaurant/schedule.js';
import { utcOffsetMinutes } from '../restaurant/time-zone.js';

/** Hours of each day, in minutes since midnight at the restaurant. */
export interface ServingHours {
  readonly from: number;
  /** Exclusive; at most `from` if it is on the next day. */
  readonly until: number;
}

export function isServedAt({ from, until }: ServingHours, at: Date): boolean {
  const minute = (Math.floor(at.getTime() / 60_000) + utcOffsetMinutes) % minutesADay;
  return from < until ? from <= minute && minute < until : from <= minute || minute < until;
}
