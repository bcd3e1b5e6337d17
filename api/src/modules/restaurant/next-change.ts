import { nextChange, type OrderingRules } from './ordering.js';
import { midnightAfter } from './schedule.js';
import { hasLaterPosition, type TaxSettings } from './tax-settings.js';

const dayMs = 24 * 3600_000;

/** Milliseconds until what customers see of the restaurant changes by the clock; at most a day. */
export function millisecondsToChange(
  restaurant: OrderingRules & Pick<TaxSettings, 'taxPositions'>,
  now: Date,
): number {
  const changes = [
    nextChange(restaurant, now),
    // A position begins at midnight, maybe of a later day.
    hasLaterPosition(restaurant.taxPositions, now) && midnightAfter(now),
  ];
  return Math.min(dayMs, ...changes.flatMap((at) => (at ? [at.getTime() - now.getTime()] : [])));
}
