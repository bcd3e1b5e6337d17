import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import { graphql } from '../../../gql';
import { useLiveRefresh } from '../../../shared/lib/live-connection';
import { onStoredByOtherTab } from '../../../shared/lib/storage';
import { arrivalsReducer, arrivalsSince } from './arrivals';
import { readSeen, seenKey, writeSeen } from './seen-store';

const NewestOrdersQuery = graphql(`
  query NewestOrders {
    orders(first: 50) {
      nodes {
        id
        placedAt
        status
      }
    }
  }
`);

const ArrivalsSubscription = graphql(`
  subscription Arrivals {
    orderFeed {
      kind
      order {
        id
        placedAt
        status
      }
    }
  }
`);

/**
 * Orders that came in and that nobody has seen yet, by socket or, if that was down, by reading the newest ones. What
 * was seen is kept in this browser, for a reload and for its other tabs.
 * @param ring called once for all that came at a time
 */
export function useArrivals(ring: () => void) {
  const client = useApolloClient();
  const [arrivals, tell] = useReducer(arrivalsReducer, undefined, () => arrivalsSince(readSeen()));

  useSubscription(ArrivalsSubscription, {
    ignoreResults: true,
    // Kept out of the cache: an order's card is told by the list's own subscription.
    fetchPolicy: 'no-cache',
    onData: ({ data: { data: message } }) => {
      if (!message) return;
      const { kind, order } = message.orderFeed;
      tell({ type: kind === 'PLACED' ? 'placed' : 'changed', order });
    },
  });
  useLiveRefresh(async () => {
    // Past the cache, whose list of all orders has other fields and is read page by page.
    const { data } = await client.query({ query: NewestOrdersQuery, fetchPolicy: 'no-cache' });
    if (data) tell({ type: 'read', newest: data.orders.nodes });
  });

  const { openedAt: since, seen } = arrivals;
  useEffect(() => {
    if (since !== undefined) writeSeen({ since, seen });
  }, [since, seen]);
  useEffect(
    () => onStoredByOtherTab([seenKey], () => tell({ type: 'seen', ids: readSeen()?.seen ?? [] })),
    [],
  );

  const call = useEffectEvent(ring);
  useEffect(() => {
    if (arrivals.calls > 0) call();
  }, [arrivals.calls]);

  const see = useCallback((ids: readonly string[]) => tell({ type: 'seen', ids }), []);
  return { unseen: arrivals.unseen, see };
}
