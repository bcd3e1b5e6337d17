import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { graphql } from '../../gql';
import { useLiveRefresh } from '../../shared/lib/live-connection';
import { useRefetchOnNotification } from '../../domain/notifications/use-refetch-on-notification';
import { withOrder } from '../../domain/orders/order-list';

const MyOrdersQuery = graphql(`
  query MyOrders($first: Int!, $after: String) {
    myOrders(first: $first, after: $after) {
      nodes {
        id
        placedAt
        ...OrderCard
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const MyOrdersUpdatedSubscription = graphql(`
  subscription MyOrdersUpdated {
    myOrdersUpdated {
      id
      placedAt
      ...OrderCard
    }
  }
`);

const firstPage = { first: 20 };

/** The viewer's own orders, newest first, updated live. */
export function useMyOrders() {
  const client = useApolloClient();
  const { data, error, loading, refetch, fetchMore } = useQuery(MyOrdersQuery, {
    variables: firstPage,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  // Changes of listed orders arrive through the cache; only a new order must be inserted.
  useSubscription(MyOrdersUpdatedSubscription, {
    ignoreResults: true,
    onData: ({ data: { data: message } }) => {
      if (!message) return;
      client.cache.updateQuery({ query: MyOrdersQuery, variables: firstPage }, (listed) =>
        listed ? { ...listed, myOrders: withOrder(listed.myOrders, message.myOrdersUpdated) } : undefined,
      );
    },
  });
  const reread = (context = {}) =>
    client.query({ query: MyOrdersQuery, variables: firstPage, fetchPolicy: 'network-only', context });
  useLiveRefresh(reread);
  useRefetchOnNotification('contact.message-answered', reread);

  return { orders: data?.myOrders, error, loading, refetch, fetchMore };
}
