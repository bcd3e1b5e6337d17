import { First1763700000000 } from './1763700000000-first.js';
import { Bookings1763740000000 } from './1763740000000-bookings.js';

/** In the order in which they run. */
export const migrations = [First1763700000000, Bookings1763740000000];
