import { First1763700000000 } from './1763700000000-first.js';
import { OrderSearch1763755000000 } from './1763755000000-order-search.js';

/** In the order in which they run. */
export const migrations = [First1763700000000, OrderSearch1763755000000];
