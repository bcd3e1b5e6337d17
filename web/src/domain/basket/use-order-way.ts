import { useContext, useSyncExternalStore } from 'react';
import { usePageStore } from '../../shared/lib/page-store';
import { useOrdering } from '../restaurant/ordering';
import { useRestaurant } from '../restaurant/restaurant';
import { BasketContext } from './use-basket';

/** The table whose code the customer has scanned, as long as that counts. */
export function useOrderTable() {
  const { follow, current } = useContext(BasketContext).table;
  return useSyncExternalStore(follow, current, () => undefined);
}

export function useIsTableExpired(): boolean {
  const { follow, isExpired } = useContext(BasketContext).table;
  return useSyncExternalStore(follow, isExpired, () => false);
}

/**
 * How the customer wants the food: as last chosen, if the restaurant still offers it. Orders at a table need its code.
 */
export function useOrderWay() {
  const { orderWays } = useRestaurant();
  const table = useOrderTable();
  const remembered = usePageStore(useContext(BasketContext).way);
  const chosen = table?.isChosen ? 'TABLE' : remembered;
  const offered = orderWays.filter((each) => each !== 'TABLE' || table);
  const way = offered.find((each) => each === chosen) ?? offered[0] ?? orderWays[0] ?? 'DELIVERY';
  return { way, offered, table: way === 'TABLE' ? table : undefined };
}

/** Whether orders for later are taken, also while the kitchen is closed or pauses. */
export function useCanOrderForLater(): boolean {
  const { slotRules } = useRestaurant();
  const { kind } = useOrdering();
  const { way } = useOrderWay();
  return slotRules !== null && kind !== 'stopped' && way !== 'TABLE';
}
