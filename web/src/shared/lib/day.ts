/** No shop of ours is older; the server takes no earlier day. */
export const earliestDay = '2000-01-01';

/** Whether a day is typed to the end, `2026-11-21`: while its year is, browsers make one of a Roman first of it, `0002`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || text < earliestDay) return false;
  const date = new Date(`${text}T00:00:00Z`);
  // A 30th of February would become the 2nd of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
