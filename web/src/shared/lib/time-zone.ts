/** The restaurant's time zone, in which its dates and times are shown. */
export const restaurantTimeZone = 'Asia/Kolkata';

/** Milliseconds. India has no daylight saving time. */
const offsetMs = 330 * 60_000;

/** An ISO 8601 text, or milliseconds since 1970. */
type Instant = Date | string | number;

/** Computed, because browsers differ in the formats of a locale: ICU 72 writes `en-CA` as `11/21/2026`. */
const localIso = (at: Instant) => new Date(new Date(at).getTime() + offsetMs).toISOString();

/** The date at the restaurant: `2026-11-21`. */
export const dayOf = (at: Instant): string => localIso(at).slice(0, 10);

/** The time of day at the restaurant: `19:30`. */
export const timeOf = (at: Instant): string => localIso(at).slice(11, 16);
