import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useRef } from 'react';
import { graphql } from '../../../gql';
import type { OrderFilter } from '../../../gql/graphql';
import { useLiveConnection, useLiveRefresh } from '../../../shared/lib/live-connection';
import { withOrder } from '../../orders/order-list';
import { matchesFilter } from './order-filter';

const AdminOrdersQuery = graphql(`
  query AdminOrders($first: Int!, $after: String, $filter: OrderFilter, $sort: OrderSort) {
    orders(first: $first, after: $after, filter: $filter, sort: $sort) {
      nodes {
        id
        placedAt
        status
        user {
          id
          name
          email
        }
        ...AdminOrderCard
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const OneAdminOrderQuery = graphql(`
  query OneAdminOrder($id: ID!) {
    order(id: $id) {
      id
      ...AdminOrderCard
    }
  }
`);

const OrderFeedSubscription = graphql(`
  subscription OrderFeed {
    orderFeed {
      order {
        id
        placedAt
        status
        user {
          id
          name
          email
        }
        ...AdminOrderCard
      }
    }
  }
`);

const pageSize = 20;
/** The server gives no more at once. */
const largestPage = 100;

/**
 * The orders that match, kept up to date. An order that matches no longer stays in `orders`, with its present status:
 * whoever shows the list decides when it goes.
 */
export function useOrderFeed(filter: OrderFilter | undefined, { isOldestFirst }: { isOldestFirst: boolean }) {
  const client = useApolloClient();
  const wantedOrders = { filter, ...(isOldestFirst && { sort: 'OLDEST_FIRST' as const }) };
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(AdminOrdersQuery, {
    variables: { first: pageSize, ...wantedOrders },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  // Changes of listed orders reach the page through the cache; only one that belongs on the list has to be put there.
  useSubscription(OrderFeedSubscription, {
    ignoreResults: true,
    onData: ({ data: { data: message } }) => {
      if (!message) return;
      const { order } = message.orderFeed;
      if (matchesFilter(order, filter)) {
        client.cache.updateQuery(
          { query: AdminOrdersQuery, variables: { first: pageSize, ...wantedOrders } },
          (listed) => {
            const orders = listed && withOrder(listed.orders, order, { isOldestFirst });
            return !listed || !orders || orders === listed.orders ? undefined : { ...listed, orders };
          },
        );
      }
    },
  });

  const { since } = useLiveConnection();
  const readSince = useRef<number>(undefined);
  useLiveRefresh(async () => {
    const listed = data?.orders.nodes ?? [];
    // After an interruption anything may have changed; otherwise the newest are enough to be sure of the line.
    const wanted = readSince.current === since ? Math.min(listed.length, largestPage) : listed.length;
    readSince.current = since;

    const read = new Set<string>();
    let after: string | undefined;
    let last: string | undefined;
    do {
      const first = Math.min(Math.max(wanted - read.size, pageSize), largestPage);
      const query = {
        query: AdminOrdersQuery,
        variables: { first, ...wantedOrders, ...(after && { after }) },
      };
      // Written by hand: through the cache, the answer would be the whole list, with what the server left out.
      const { data: page } = await client.query({ ...query, fetchPolicy: 'no-cache' });
      if (!page) return;
      client.writeQuery({ ...query, data: page });
      const { nodes, pageInfo } = page.orders;
      for (const { id } of nodes) read.add(id);
      after = (pageInfo.hasNextPage && pageInfo.endCursor) || undefined;
      last = after && nodes.at(-1)?.placedAt;
    } while (after && read.size < wanted);

    // Of what is listed and was not read again, only the order itself can say what became of it.
    const isBefore = (placedAt: string, end: string) => (isOldestFirst ? placedAt < end : placedAt > end);
    const lost = listed.filter(
      (order) =>
        !read.has(order.id) && (!last || isBefore(order.placedAt, last)) && matchesFilter(order, filter),
    );
    await Promise.all(
      lost.map(({ id }) =>
        client.query({ query: OneAdminOrderQuery, variables: { id }, fetchPolicy: 'network-only' }),
      ),
    );
  });

  return {
    orders: data?.orders ?? (loading ? previousData?.orders : undefined),
    error,
    loading,
    refetch,
    fetchMore,
  };
}
