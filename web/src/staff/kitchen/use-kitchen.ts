import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useInterval } from '../../shared/lib/use-interval';
import { liveConnection, useLiveRefresh } from '../../shared/live/live-connection';
import { useOrderFeed } from '../orders/order-feed';
import { KitchenOrders } from './kitchen-orders';

/** Milliseconds between attempts after a failed reading. */
const againMs = 10_000;

/** The kitchen's orders, updated live, and read again when messages may have been missed. */
export function useKitchen() {
  const client = useApolloClient();
  const kitchen = useMemo(() => new KitchenOrders(client), [client]);
  const view = useSyncExternalStore(kitchen.subscribe, kitchen.view);
  useOrderFeed(({ order }) => void kitchen.hear(order).catch(() => undefined));
  useLiveRefresh(kitchen.refresh);
  useInterval(() => void kitchen.refresh().catch(() => undefined), view.error ? againMs : undefined);
  useEffect(() => {
    // Otherwise it has just been read.
    if (liveConnection.current().state === 'connecting') void kitchen.refresh().catch(() => undefined);
  }, [kitchen]);
  return { kitchen, view };
}
