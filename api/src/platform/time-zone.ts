/** The restaurant's time zone, in which its dates and times are expressed, wherever server and browser are. */
export const timeZone = 'Asia/Kolkata';

/** India has no daylight saving time. */
export const utcOffsetMinutes = 5 * 60 + 30;
