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
 * Unseen new orders, from the socket or, after a disconnection, from a query. Stored in this browser for reloads and other
 * tabs.
 * @param ring called once per batch of arrivals
 */
export function useArrivals(ring: () => void) {
  const client = useApolloClient();
  const [arrivals, dispatch] = useReducer(arrivalsReducer, undefined, () => arrivalsSince(readSeen()));

  useSubscription(ArrivalsSubscription, {
    ignoreResults: true,
    // Not cached: the list's own subscription updates the order's card.
    fetchPolicy: 'no-cache',
    onData: ({ data: { data: message } }) => {
      if (!message) return;
      const { kind, order } = message.orderFeed;
      dispatch({ type: kind === 'PLACED' ? 'placed' : 'changed', order });
    },
  });
  useLiveRefresh(async () => {
    // Not cached: the list of all orders has other fields and pages.
    const { data } = await client.query({ query: NewestOrdersQuery, fetchPolicy: 'no-cache' });
    if (data) dispatch({ type: 'read', newest: data.orders.nodes });
  });

  const { openedAt: since, seen } = arrivals;
  useEffect(() => {
    if (since !== undefined) writeSeen({ since, seen });
  }, [since, seen]);
  useEffect(
    () => onStoredByOtherTab([seenKey], () => dispatch({ type: 'seen', ids: readSeen()?.seen ?? [] })),
    [],
  );

  const call = useEffectEvent(ring);
  useEffect(() => {
    if (arrivals.calls > 0) call();
  }, [arrivals.calls]);

  const see = useCallback((ids: readonly string[]) => dispatch({ type: 'seen', ids }), []);
  return { unseen: arrivals.unseen, see };
}
