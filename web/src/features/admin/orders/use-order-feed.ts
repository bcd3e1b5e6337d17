import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { graphql } from '../../../gql';
import { useLiveRefresh } from '../../../shared/lib/live-connection';
import { withOrder } from '../../orders/order-list';

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
      kind
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
 * @param onPlaced called with the id of an order that was placed just now, once it stands in the list
 */
export function useOrderFeed(onPlaced: (orderId: string) => void) {
  const client = useApolloClient();
  const { data, error, loading, refetch, fetchMore } = useQuery(AdminOrdersQuery, {
    variables: firstPage,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  useSubscription(OrderFeedSubscription, {
    ignoreResults: true,
    onData: ({ data: { data: message } }) => {
      if (!message) return;
      const { kind, order } = message.orderFeed;
      client.cache.updateQuery({ query: AdminOrdersQuery, variables: firstPage }, (listed) =>
        listed ? { ...listed, orders: withOrder(listed.orders, order) } : undefined,
      );
      if (kind === 'PLACED') onPlaced(order.id);
    },
  });
  useLiveRefresh(() =>
    client.query({ query: AdminOrdersQuery, variables: firstPage, fetchPolicy: 'network-only' }),
  );

  return { orders: data?.orders, error, loading, refetch, fetchMore };
}
