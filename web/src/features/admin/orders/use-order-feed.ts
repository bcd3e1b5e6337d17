import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { graphql } from '../../../gql';
import { useLiveRefresh } from '../../../shared/lib/live-connection';
import { placedSince, withOrder } from '../../orders/order-list';

const AdminOrdersQuery = graphql(`
  query AdminOrders($first: Int!, $after: String) {
    orders(first: $first, after: $after) {
      nodes {
        id
        placedAt
        ...AdminOrderCard
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const OrderFeedSubscription = graphql(`
  subscription OrderFeed {
    orderFeed {
      order {
        id
        placedAt
        ...AdminOrderCard
      }
    }
  }
`);

const firstPage = { first: 20 };

/**
 * All orders, newest first, kept up to date.
 * @param onPlaced called with the orders that are new on the list, by whatever way they came, once they are shown
 */
export function useOrderFeed(onPlaced: (orderIds: readonly string[]) => void) {
  const client = useApolloClient();
  const { data, error, loading, refetch, fetchMore } = useQuery(AdminOrdersQuery, {
    variables: firstPage,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  // Changes of listed orders reach the page through the cache; only a new one has to be put into the list.
  useSubscription(OrderFeedSubscription, {
    ignoreResults: true,
    onData: ({ data: { data: message } }) => {
      if (!message) return;
      client.cache.updateQuery({ query: AdminOrdersQuery, variables: firstPage }, (listed) =>
        listed ? { ...listed, orders: withOrder(listed.orders, message.orderFeed.order) } : undefined,
      );
    },
  });
  useLiveRefresh(() =>
    client.query({ query: AdminOrdersQuery, variables: firstPage, fetchPolicy: 'network-only' }),
  );

  const nodes = data?.orders.nodes;
  const newestSeen = useRef<string>(undefined);
  const announce = useEffectEvent(onPlaced);
  useEffect(() => {
    if (!nodes) return;
    const placed = newestSeen.current === undefined ? [] : placedSince(nodes, newestSeen.current);
    newestSeen.current = nodes[0]?.placedAt ?? '';
    if (placed.length > 0) announce(placed.map(({ id }) => id));
  }, [nodes]);

  return { orders: data?.orders, error, loading, refetch, fetchMore };
}
