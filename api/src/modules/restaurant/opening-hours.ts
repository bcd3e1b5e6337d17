import { minutesADay, type DayIntervals, type Interval, type Schedule, type Week } from './schedule.js';

/** Seven days, Monday first, with one interval each, which closes by midnight; null for a closed day. */
export type SimpleWeek = readonly (Interval | null)[];

/** A date with hours of its own. */
export interface SpecialDay {
  /** `2026-11-21` */
  readonly date: string;
  /** Shown to customers; may be empty. */
  readonly reason: string;
  /** Null: as on that weekday. Empty: closed. */
  readonly orderHours: DayIntervals | null;
  /** Null: as on that weekday. Empty: closed. */
  readonly bookingHours: DayIntervals | null;
}

/** The hours in the restaurant's record. */
export interface Hours {
  /** Null: orders are taken at any hour. */
  readonly orderHours: Week | null;
  /** Seating hours; null: those of `tableHours`. */
  readonly bookingHours: Week | null;
  readonly tableHours: SimpleWeek;
  readonly specialDays: readonly SpecialDay[];
}

/** What decides when the kitchen is open. */
export type OrderHours = Pick<Hours, 'orderHours' | 'specialDays'>;

export const everyDay = (hours: Interval): SimpleWeek => Array.from({ length: 7 }, () => hours);

/** `HH:mm`. The end of the day is `00:00`, as on a clock. */
export function timeOfDay(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}

const special = (days: Hours['specialDays'], kind: 'orderHours' | 'bookingHours') =>
  new Map(days.flatMap((day) => (day[kind] ? [[day.date, day[kind]] as const] : [])));

export const orderSchedule = ({ orderHours, specialDays }: OrderHours): Schedule => ({
  week: orderHours,
  special: special(specialDays, 'orderHours'),
});

export const bookingWeek = ({ bookingHours, tableHours }: Pick<Hours, 'bookingHours' | 'tableHours'>): Week =>
  bookingHours ?? tableHours.map((day) => (day ? [day] : []));

export const bookingSchedule = (
  hours: Pick<Hours, 'bookingHours' | 'tableHours' | 'specialDays'>,
): Schedule => ({
  week: bookingWeek(hours),
  special: special(hours.specialDays, 'bookingHours'),
});

export const specialDayOf = (days: Hours['specialDays'], date: string): SpecialDay | undefined =>
  days.find((day) => day.date === date);

/** Seating hours as stored: in `tableHours` alone if possible, otherwise `tableHours` has the longest interval of each day. */
export function keptBookingHours(week: Week): Pick<Hours, 'bookingHours' | 'tableHours'> {
  const isSimple = week.every(
    (day) => day.length <= 1 && day.every(({ closesAt }) => closesAt <= minutesADay),
  );
  const tableHours = week.map((day) => {
    const byLength = day
      .map(({ opensAt, closesAt }) => ({ opensAt, closesAt: Math.min(closesAt, minutesADay) }))
      .toSorted((a, b) => b.closesAt - b.opensAt - (a.closesAt - a.opensAt));
    return byLength[0] ?? null;
  });
  return { tableHours, bookingHours: isSimple ? null : week };
}
