import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql, readFragment } from '../../gql';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { useMessages } from '../../shared/live/use-messages';
import { isOpen } from '../../domain/orders/order-status';
import { RiderDeliveryFragment, type Delivery } from './delivery-fragment';

const RiderDeliveriesQuery = graphql(`
  query RiderDeliveries {
    deliveries {
      ...RiderDelivery
    }
  }
`);

const RiderDeliveriesChangedSubscription = graphql(`
  subscription RiderDeliveriesChanged {
    deliveriesChanged
  }
`);

/**
 * The orders that the user delivers, updated live.
 * @param onNew called once for open ones that come while the page is open
 */
export function useDeliveries(onNew: (deliveries: readonly Delivery[]) => void) {
  const { data, error, loading, refetch, reread } = useLiveQuery(RiderDeliveriesQuery, {});
  const readAgain = () => void reread().catch(() => undefined);
  useMessages(RiderDeliveriesChangedSubscription, { onMessage: readAgain });

  const deliveries = data && readFragment(RiderDeliveryFragment, data.deliveries);
  const known = useRef<ReadonlySet<string>>(undefined);
  const announce = useEffectEvent(onNew);
  useEffect(() => {
    if (!deliveries) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...deliveries.map(({ id }) => id)]);
    const arrived = deliveries.filter(({ id, status }) => before && !before.has(id) && isOpen(status));
    if (arrived.length > 0) announce(arrived);
  }, [deliveries]);

  return {
    /** By the promised time. */
    open: deliveries?.filter(({ status }) => isOpen(status)),
    /** The last one first. */
    finished: deliveries
      ?.filter(({ status }) => !isOpen(status))
      .toSorted((one, other) => Date.parse(other.statusSince) - Date.parse(one.statusSince)),
    error,
    loading,
    refetch,
    readAgain,
  };
}
