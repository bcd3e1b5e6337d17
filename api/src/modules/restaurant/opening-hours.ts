/** Minutes since midnight, at most 1440: hours end on the day on which they start. */
export interface DayHours {
  readonly opensAt: number;
  readonly closesAt: number;
}

/** Seven, Monday first; null for a closed day. */
export type WeekHours = readonly (DayHours | null)[];

export const everyDay = (hours: DayHours): WeekHours => Array.from({ length: 7 }, () => hours);

/** `HH:mm`. The end of the day is `00:00`, as on a clock. */
export function timeOfDay(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
}
