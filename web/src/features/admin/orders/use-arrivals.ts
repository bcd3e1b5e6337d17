import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useReducer } from 'react';
import { graphql } from '../../../gql';
import { useLiveRefresh } from '../../../shared/lib/live-connection';
import { arrivalsReducer, noArrivals } from './arrivals';

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

/**
 * Orders that came in while the page was open and that nobody has seen yet, by socket or, if that was down, by
 * reading the newest ones; whatever the list is filtered by.
 * @param ring called once for all that came at a time
 */
export function useArrivals(ring: () => void) {
  const client = useApolloClient();
  const [arrivals, tell] = useReducer(arrivalsReducer, noArrivals);

  useLiveRefresh(async () => {
    // Past the cache, whose list of all orders has other fields and is read page by page.
    const { data } = await client.query({ query: NewestOrdersQuery, fetchPolicy: 'no-cache' });
    if (data) tell({ type: 'read', newest: data.orders.nodes });
  });

  const call = useEffectEvent(ring);
  useEffect(() => {
    if (arrivals.calls > 0) call();
  }, [arrivals.calls]);

  const see = useCallback((ids: readonly string[]) => tell({ type: 'seen', ids }), []);
  return { unseen: arrivals.unseen, tell, see };
}
