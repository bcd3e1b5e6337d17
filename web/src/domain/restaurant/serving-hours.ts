import { firstRestaurant } from './restaurant';
import { timeOf } from '../../shared/lib/time-zone';

/** Hours of each day at the restaurant, as `07:00`. */
export interface ServingHours {
  readonly from: string;
  /** Exclusive; not later than `from` if it is on the next day. */
  readonly until: string;
}

const minuteMs = 60_000;

export function isServedAt({ from, until }: ServingHours, now: number): boolean {
  const time = timeOf(now);
  return from < until ? from <= time && time < until : from <= time || time < until;
}

/** The hours of a dish or category, if it has any. */
export const hoursOf = ({
  servedFrom,
  servedUntil,
}: {
  readonly servedFrom: string | null;
  readonly servedUntil: string | null;
}): ServingHours | undefined =>
  servedFrom !== null && servedUntil !== null ? { from: servedFrom, until: servedUntil } : undefined;

const listeners = new Set<() => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

function tell(): void {
  clearTimeout(timer);
  timer = setTimeout(tell, minuteMs - (Date.now() % minuteMs));
  for (const listener of listeners) listener();
}

/** Calls `listener` when a minute begins. */
export function followMinutes(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    timer = setTimeout(tell, minuteMs - (Date.now() % minuteMs));
    // A device that has slept runs its timers late.
    document.addEventListener('visibilitychange', tell);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tell);
  };
}

/** When the screen was prerendered. */
export const prerenderedAt = (): number => firstRestaurant().prerenderedAt ?? Date.now();
