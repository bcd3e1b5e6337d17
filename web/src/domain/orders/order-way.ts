import type { OrderWay } from '../../gql/graphql';
import { chooseTable, useOrderTable } from './order-table';
import { pageStore } from '../../shared/lib/page-store';
import { useRestaurant } from '../restaurant/restaurant';
import { onStoredByOtherTab, readStored, writeStored } from '../../shared/lib/storage';

const storageKey = 'orderWay';

const store = pageStore<string | null>(typeof window === 'undefined' ? null : readStored(storageKey));
// Storage that was cleared.
onStoredByOtherTab([], () => store.set(readStored(storageKey)));

/** Remembers on this device how the customer wants the food; at the table as long as its code counts. */
export function chooseOrderWay(way: OrderWay): void {
  chooseTable(way === 'TABLE');
  if (way === 'TABLE') return;
  store.set(way);
  writeStored(storageKey, way);
}

/**
 * How the customer wants the food: as last chosen on this device, if the restaurant still offers it. Orders at a table
 * need its code.
 */
export function useOrderWay() {
  const { orderWays } = useRestaurant();
  const table = useOrderTable();
  const remembered = store.useValue();
  const chosen = table?.isChosen ? 'TABLE' : remembered;
  const offered = orderWays.filter((each) => each !== 'TABLE' || table);
  const way = offered.find((each) => each === chosen) ?? offered[0] ?? orderWays[0] ?? 'DELIVERY';
  return { way, offered, table: way === 'TABLE' ? table : undefined };
}
