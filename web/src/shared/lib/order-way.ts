import type { OrderWay } from '../../gql/graphql';
import { pageStore } from './page-store';
import { useRestaurant } from './restaurant';
import { readStored, writeStored } from './storage';

const storageKey = 'orderWay';

const store = pageStore<string | null>(typeof window === 'undefined' ? null : readStored(storageKey));

/** How the customer wants the food: as last chosen on this device, if the restaurant still offers it. */
export function useOrderWay() {
  const { orderWays } = useRestaurant();
  const chosen = store.useValue();
  return {
    way: orderWays.find((each) => each === chosen) ?? orderWays[0] ?? 'DELIVERY',
    offered: orderWays,
    choose: (way: OrderWay) => {
      store.set(way);
      writeStored(storageKey, way);
    },
  };
}
