import { isAhead, type KitchenOrder } from './kitchen-order';
import { linesAt, type Place } from './stations';

export interface DishCount {
  readonly name: string;
  readonly quantity: number;
}

/** How often each dish is still to cook there, of the orders that are new or in preparation; the most often first. */
export function dayCount(orders: readonly KitchenOrder[], place?: Place): DishCount[] {
  const counts = new Map<string, number>();
  for (const order of orders) {
    const isOpen = order.kitchenStage === 'NEW' || order.kitchenStage === 'PREPARING';
    if (!isOpen || isAhead(order)) continue;
    for (const { name, quantity, isDone } of linesAt(order.items, place))
      if (!isDone) counts.set(name, (counts.get(name) ?? 0) + quantity);
  }
  return [...counts]
    .map(([name, quantity]) => ({ name, quantity }))
    .toSorted((one, other) => other.quantity - one.quantity);
}
