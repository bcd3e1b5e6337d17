/** Where the restaurant stands. Its dates and times are its own, wherever the browser is. */
export const restaurantTimeZone = 'Asia/Kolkata';
