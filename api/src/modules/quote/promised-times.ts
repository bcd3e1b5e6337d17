import { slotMs } from '../restaurant/order-slots.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import type { KitchenHistory } from './kitchen-history.js';

/** Between which instants the customer gets the food. */
export interface PromisedTime {
  readonly from: Date;
  readonly until: Date;
}

/** What the kitchen has done, and has to do now. */
export interface Kitchen {
  readonly history: Pick<KitchenHistory, 'usualMinutes'>;
  /** Orders that it has not finished. */
  readonly load: number;
}

/** The fields of the record that decide on promised times. */
export interface PromiseSettings {
  /** Null: no time is promised. */
  readonly prepMinutes: number | null;
  readonly busyMinutes: number;
}

interface PromisedOrder {
  readonly way: OrderWay;
  /** Of its zone. */
  readonly extraMinutes: number;
  /** Start of its slot; null: as soon as possible. */
  readonly slotAt: Date | null;
}

const minuteMs = 60_000;
/** Promises are rounded to full steps. */
const stepMinutes = 5;
export const longestPromiseMinutes = 240;

/**
 * The time to promise for an order at `now`: from the median to the 80th percentile of what such orders took or, without
 * history, from the owner's usual minutes on. For orders for later, it is their slot.
 * @returns null if the owner promises no times
 */
export function promisedTime(
  { prepMinutes, busyMinutes }: PromiseSettings,
  { history, load }: Kitchen,
  { way, extraMinutes, slotAt }: PromisedOrder,
  now: Date,
): PromisedTime | null {
  if (slotAt) return { from: slotAt, until: new Date(slotAt.getTime() + slotMs) };
  if (prepMinutes === null) return null;
  const { median, percentile80 } = history.usualMinutes({ way, load, at: now }) ?? {
    median: prepMinutes,
    percentile80: prepMinutes * 1.25,
  };
  const more = extraMinutes + busyMinutes;
  const from = Math.floor((median + more) / stepMinutes) * stepMinutes;
  const until = Math.max(Math.ceil((percentile80 + more) / stepMinutes) * stepMinutes, from + stepMinutes);
  const after = (minutes: number) =>
    new Date(now.getTime() + Math.min(minutes, longestPromiseMinutes) * minuteMs);
  return { from: after(from), until: after(until) };
}

/** A time that staff choose: within the ten minutes before its end. */
export function promiseIn(minutes: number, now: Date): PromisedTime {
  const until = now.getTime() + minutes * minuteMs;
  return {
    from: new Date(Math.max(now.getTime(), until - 2 * stepMinutes * minuteMs)),
    until: new Date(until),
  };
}
