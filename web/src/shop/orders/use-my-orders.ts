import { graphql } from '../../gql';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { useMessages } from '../../shared/live/use-messages';
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
  const { data, reread, update, ...list } = useLiveQuery(MyOrdersQuery, firstPage);
  // Changes of listed orders arrive through the cache; only a new order must be inserted.
  useMessages(MyOrdersUpdatedSubscription, {
    onMessage: ({ myOrdersUpdated }) =>
      update((listed) => ({ ...listed, myOrders: withOrder(listed.myOrders, myOrdersUpdated) })),
  });
  useRefetchOnNotification('contact.message-answered', reread);
  return { ...list, orders: data?.myOrders };
}
