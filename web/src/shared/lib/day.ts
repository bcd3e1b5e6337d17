/** The server accepts no earlier day. */
export const earliestDay = '2000-01-01';

/** Whether a day is complete: while the year is typed, browsers report years such as `0002`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < earliestDay) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // Otherwise 30 February would become 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a field of a filter can be applied. */
export const isDayOrNone = (text: string): boolean => text === '' || isDay(text);
