/** In minutes since midnight. A day ends at 1440 at the latest: what opens closes on the same day. */
export interface DayHours {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** Seven, Monday first; null on a day on which the restaurant is closed. */
export type WeekHours = readonly (DayHours | null)[];

export const everyDay = (hours: DayHours): WeekHours => Array.from({ length: 7 }, () => hours);

/** `HH:mm`. The end of the day is `00:00`, as a clock shows it. */
export function timeOfDay(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
