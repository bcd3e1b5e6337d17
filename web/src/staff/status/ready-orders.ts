import { isAhead, type KitchenOrder } from '../kitchen/kitchen-order';

type Shown = Pick<
  KitchenOrder,
  'id' | 'name' | 'way' | 'kitchenStage' | 'isAccepted' | 'isScheduled' | 'kitchenAt' | 'placedAt' | 'readyAt'
>;

/** The number of an order, and nothing else of it. */
export interface WaitingNumber {
  readonly id: string;
  /** `47`. */
  readonly number: string;
}

const numberOf = ({ id, name }: Shown): WaitingNumber => ({ id, number: name.replace('#', '') });

/** The orders of those who wait in the restaurant: in preparation, in the order of their beginning, and ready, the latest first. */
export function waitingNumbers(orders: readonly Shown[]) {
  // Deliveries are of no interest to them.
  const here = orders.filter((order) => order.way !== 'DELIVERY' && order.isAccepted && !isAhead(order));
  const begun = here.filter(({ kitchenStage }) => kitchenStage === 'NEW' || kitchenStage === 'PREPARING');
  const ready = here.filter(({ kitchenStage }) => kitchenStage === 'READY');
  const at = (order: Shown) => Date.parse(order.kitchenAt ?? order.placedAt);
  const readyAt = (order: Shown) => Date.parse(order.readyAt ?? order.placedAt);
  return {
    preparing: begun.toSorted((one, other) => at(one) - at(other)).map(numberOf),
    ready: ready.toSorted((one, other) => readyAt(other) - readyAt(one)).map(numberOf),
  };
}

/** Whether a list has a number that was not in it before. */
export const hasNew = (before: readonly WaitingNumber[], now: readonly WaitingNumber[]): boolean =>
  now.some(({ id }) => before.every((each) => each.id !== id));

/**
 * The pages of a list that has room for so many cells.
 * @param firstCells cells of the first entry, which is larger
 */
export function pagesOf<Entry>(entries: readonly Entry[], cells: number, firstCells = 1): Entry[][] {
  const first = Math.max(1, cells - firstCells + 1);
  const pages = [entries.slice(0, first)];
  for (let from = first; from < entries.length; from += Math.max(1, cells))
    pages.push(entries.slice(from, from + Math.max(1, cells)));
  return pages;
}
