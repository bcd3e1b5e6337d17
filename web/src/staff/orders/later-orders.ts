import { compareTexts } from '../../shared/lib/compare';
import { dayOf } from '../../shared/lib/time-zone';

export interface Scheduled {
  readonly id: string;
  readonly placedAt: string;
  readonly slotAt?: string | null;
  readonly kitchenAt?: string | null;
  readonly isScheduled: boolean;
}

/** Where an order is listed. */
interface OrderPosition {
  /** Below, by day, as the kitchen has not begun. */
  readonly isLater: boolean;
  /** When it reached the kitchen: an order for later does so once it is due. */
  readonly reachedAt: string;
}

export type Places = ReadonlyMap<string, OrderPosition>;

/**
 * The place of each order by its id. While `isHolding`, known orders keep theirs, so that none moves under a finger.
 * @param before the places on the screen
 * @param now in the format of the orders' times
 */
export function orderPlaces(
  orders: readonly Scheduled[],
  { before, isHolding, now }: { readonly before: Places; readonly isHolding: boolean; readonly now: string },
): Places {
  const placeOf = ({ placedAt, kitchenAt, isScheduled }: Scheduled): OrderPosition => ({
    isLater: isScheduled,
    reachedAt: kitchenAt && !isScheduled && kitchenAt <= now ? kitchenAt : placedAt,
  });
  return new Map(
    orders.map((order) => [order.id, (isHolding && before.get(order.id)) || placeOf(order)] as const),
  );
}

/** The loaded orders and the others for later. */
export function withLater<Order extends Scheduled>(
  loaded: readonly Order[],
  later: readonly Order[],
): Order[] {
  const listed = new Set(loaded.map(({ id }) => id));
  return [...loaded, ...later.filter(({ id }) => !listed.has(id))];
}

/** Sorted by when they reached the kitchen. */
export function byArrival<Order extends { readonly id: string }>(
  orders: readonly Order[],
  places: Places,
  isOldestFirst: boolean,
): Order[] {
  const reachedAt = ({ id }: Order) => places.get(id)?.reachedAt ?? '';
  const sign = isOldestFirst ? 1 : -1;
  return orders.toSorted((one, other) => sign * compareTexts(reachedAt(one), reachedAt(other)));
}

export interface LaterDay<Order> {
  /** `2026-11-21` */
  readonly day: string;
  readonly orders: readonly Order[];
}

/** Orders for later by the day of their slot, each day by when the kitchen begins. */
export function laterOrdersByDay<Order extends Scheduled>(orders: readonly Order[]): LaterDay<Order>[] {
  const days = new Map<string, Order[]>();
  for (const order of orders.toSorted((a, b) => compareTexts(a.kitchenAt ?? '', b.kitchenAt ?? ''))) {
    const day = dayOf(order.slotAt ?? order.placedAt);
    days.set(day, [...(days.get(day) ?? []), order]);
  }
  return [...days].map(([day, ofDay]) => ({ day, orders: ofDay }));
}
