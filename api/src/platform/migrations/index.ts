import { First1763700000000 } from './1763700000000-first.js';
import { Payments1763760000000 } from './1763760000000-payments.js';
import { Sandbox1763765000000 } from './1763765000000-sandbox.js';

/** In the order in which they run. */
export const migrations = [First1763700000000, Payments1763760000000, Sandbox1763765000000];
