/** The end of an order's id, which differs between orders of a day and can be read aloud. */
export const shortId = (id: string): string => id.slice(-5).toUpperCase();
