/** The restaurant's time zone, in which its dates and times are shown. */
export const restaurantTimeZone = 'Asia/Kolkata';
