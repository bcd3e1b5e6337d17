import { dayOf } from '../../../shared/lib/format';

interface Scheduled {
  readonly id: string;
  readonly placedAt: string;
  readonly slotAt?: string | null;
  readonly kitchenAt?: string | null;
  readonly isScheduled: boolean;
}

/** When an order reached the kitchen: an order for later does so once it is due. */
const reachedAt = ({ placedAt, kitchenAt, isScheduled }: Scheduled, now: string): string =>
  kitchenAt && !isScheduled && kitchenAt <= now ? kitchenAt : placedAt;

/** The loaded orders and all open ones for later, sorted by when they reached the kitchen. */
export function withLater<Order extends Scheduled>(
  loaded: readonly Order[],
  later: readonly Order[],
  { isOldestFirst, now }: { readonly isOldestFirst: boolean; readonly now: string },
): Order[] {
  const listed = new Set(loaded.map(({ id }) => id));
  const sign = isOldestFirst ? 1 : -1;
  return [...loaded, ...later.filter(({ id }) => !listed.has(id))].toSorted(
    (one, other) => sign * reachedAt(one, now).localeCompare(reachedAt(other, now)),
  );
}

export interface LaterDay<Order> {
  /** `2026-11-21` */
  readonly day: string;
  readonly orders: readonly Order[];
}

/** Orders for later by the day of their slot, each day by when the kitchen begins. */
export function byDay<Order extends Scheduled>(orders: readonly Order[]): LaterDay<Order>[] {
  const days = new Map<string, Order[]>();
  for (const order of orders.toSorted((a, b) => (a.kitchenAt ?? '').localeCompare(b.kitchenAt ?? ''))) {
    const day = dayOf(order.slotAt ?? order.placedAt);
    days.set(day, [...(days.get(day) ?? []), order]);
  }
  return [...days].map(([day, ofDay]) => ({ day, orders: ofDay }));
}
