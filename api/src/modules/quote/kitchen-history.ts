import type { OrderWay } from '../restaurant/order-ways.js';
import { utcOffsetMinutes } from '../../platform/time-zone.js';

/** An order that its customer got. */
export interface PastOrder {
  readonly way: OrderWay;
  readonly placedAt: Date;
  /** From placement until the customer had it, or could pick it up, without the extra minutes of its zone. */
  readonly minutes: number;
  /** Orders that the kitchen had not finished at its placement. */
  readonly load: number;
}

/** {@link PastOrder} with the minutes of its zone. */
export type DeliveredOrder = PastOrder & { readonly deliveryZone: string | null };

/** When and in which way an order is placed. */
export interface Situation {
  readonly way: OrderWay;
  readonly load: number;
  readonly at: Date;
}

export interface UsualMinutes {
  readonly median: number;
  readonly percentile80: number;
}

/** Fewer orders are no history. */
const minPast = 20;
/** How many of the most similar orders decide. */
const maxSimilar = 120;

/** How long orders took. */
export class KitchenHistory {
  private readonly known = new Map<string, UsualMinutes | undefined>();

  constructor(private readonly past: readonly PastOrder[]) {}

  /**
   * The minutes of the past orders in that way that are nearest by load, hour and weekday.
   * @returns undefined without enough history
   */
  usualMinutes(situation: Situation): UsualMinutes | undefined {
    const { way, load, at } = situation;
    const key = `${way} ${load} ${weekdayOf(at)} ${hourOf(at)}`;
    if (!this.known.has(key)) this.known.set(key, this.compute(situation));
    return this.known.get(key);
  }

  private compute({ way, load, at }: Situation): UsualMinutes | undefined {
    const inWay = this.past.filter((order) => order.way === way);
    if (inWay.length < minPast) return undefined;
    const similar = inWay
      .map((order) => ({ order, distance: distanceOf(order, { load, at }) }))
      .toSorted((one, other) => one.distance - other.distance)
      .slice(0, maxSimilar)
      .map(({ order }) => order);
    const meanLoad = similar.reduce((sum, order) => sum + order.load, 0) / similar.length;
    // A queue that is longer than any before takes longer in proportion.
    return minutesOf(similar, Math.max(1, (load + 1) / (meanLoad + 1)));
  }
}

/** An hour, or another weekday, counts as much as an order more or less in the kitchen. */
function distanceOf({ placedAt, load }: PastOrder, at: Pick<Situation, 'load' | 'at'>): number {
  const hours = Math.abs(hourOf(placedAt) - hourOf(at.at));
  const isOtherDay = weekdayOf(placedAt) !== weekdayOf(at.at);
  return Math.abs(load - at.load) + Math.min(hours, 24 - hours) + (isOtherDay ? 1 : 0);
}

function minutesOf(orders: readonly PastOrder[], factor = 1): UsualMinutes {
  const ascending = orders.map(({ minutes }) => minutes * factor).toSorted((one, other) => one - other);
  const quantile = (share: number) => ascending[Math.ceil(ascending.length * share) - 1] ?? 0;
  return { median: quantile(0.5), percentile80: quantile(0.8) };
}

const localHours = (at: Date) => Math.floor((at.getTime() / 60_000 + utcOffsetMinutes) / 60);
const hourOf = (at: Date) => localHours(at) % 24;
const weekdayOf = (at: Date) => Math.floor(localHours(at) / 24) % 7;
