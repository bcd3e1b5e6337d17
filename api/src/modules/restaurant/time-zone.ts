/** Where the restaurant stands. Its dates and times are its own, wherever server and browser are. */
export const timeZone = 'Asia/Kolkata';

/** India's clocks do not change. */
export const utcOffsetMinutes = 5 * 60 + 30;
