import { useMemo, useSyncExternalStore } from 'react';
import { currentRestaurant, firstRestaurant, onRestaurantChange, type ShownRestaurant } from './restaurant';
import { dayOf } from '../../shared/lib/time-zone';

/** Whether orders are taken, as shown to customers. The server decides when an order is placed. */
export type Ordering =
  | {
      readonly kind: 'open';
      readonly busyMinutes: number;
      /** Closing time, ISO 8601; undefined if more than a day ahead. */
      readonly until?: string | undefined;
    }
  | { readonly kind: 'stopped' }
  | {
      readonly kind: 'closed' | 'paused';
      /** The date at the restaurant. */
      readonly today: string;
      /** ISO 8601; undefined if unknown. */
      readonly opensAt?: string | undefined;
      /** The restaurant's reason for being closed today. */
      readonly reason?: string | undefined;
    };

type Rules = Pick<ShownRestaurant, 'ordering'> & {
  readonly specialDays: readonly Pick<ShownRestaurant['specialDays'][number], 'date' | 'reason'>[];
};

const time = (iso: string) => Date.parse(iso);

const dayMs = 24 * 3600_000;

export function orderingAt({ ordering, specialDays }: Rules, now: number): Ordering {
  const { takesOrders, pausedUntil, busyMinutes, periods } = ordering;
  if (!takesOrders) return { kind: 'stopped' };
  const open = periods.find(({ from, until }) => time(from) <= now && (!until || now < time(until)));
  if (open) {
    const isNear = open.until && time(open.until) - now < dayMs;
    return { kind: 'open', busyMinutes, until: (isNear && open.until) || undefined };
  }
  const opensAt = periods.find(({ from }) => time(from) > now)?.from;
  const today = dayOf(now);
  if (pausedUntil && now < time(pausedUntil)) return { kind: 'paused', today, opensAt };
  const reason = specialDays.find(({ date }) => date === today)?.reason || undefined;
  return { kind: 'closed', today, opensAt, reason };
}

/** Milliseconds until a period or pause begins or ends, or the day changes. */
export function untilNextChange({ ordering }: Rules, now: number): number {
  const { pausedUntil, periods } = ordering;
  const instants = [
    ...periods.flatMap(({ from, until }) => [from, until]),
    pausedUntil,
    nextMidnight(now),
  ].flatMap((iso) => (iso ? time(iso) : []));
  return Math.min(...instants.filter((instant) => instant > now)) - now;
}

/** Midnight at the restaurant, where `today` and its reason end. */
const nextMidnight = (now: number) => new Date(time(`${dayOf(now)}T00:00+05:30`) + dayMs).toISOString();

/** Calls `listener` when the restaurant changes, and when it opens, closes or a pause ends. */
function follow(listener: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(tell, untilNextChange(currentRestaurant(), Date.now()));
  };
  const tell = () => {
    wait();
    listener();
  };
  wait();
  const stop = onRestaurantChange(tell);
  // A device that has slept runs its timers late.
  document.addEventListener('visibilitychange', tell);
  return () => {
    clearTimeout(timer);
    stop();
    document.removeEventListener('visibilitychange', tell);
  };
}

const now = () => JSON.stringify(orderingAt(currentRestaurant(), Date.now()));
const prerenderedText = () =>
  JSON.stringify(orderingAt(firstRestaurant(), firstRestaurant().prerenderedAt ?? Date.now()));

export function useOrdering(): Ordering {
  const text = useSyncExternalStore(follow, now, prerenderedText);
  return useMemo(() => JSON.parse(text) as Ordering, [text]);
}

const today = () => dayOf(Date.now());
const prerenderedToday = () => dayOf(firstRestaurant().prerenderedAt ?? Date.now());

/** The date at the restaurant. */
export const useToday = (): string => useSyncExternalStore(follow, today, prerenderedToday);
