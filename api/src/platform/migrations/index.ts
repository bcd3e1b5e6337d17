import { First1763700000000 } from './1763700000000-first.js';
import { Counts1763750000000 } from './1763750000000-counts.js';

/** In the order in which they run. */
export const migrations = [First1763700000000, Counts1763750000000];
