import { useApolloClient, useQuery } from '@apollo/client/react';
import { InMemoryCache } from '@apollo/client/cache';
import { useRef } from 'react';
import { graphql } from '../../gql';
import type { OrderFilter } from '../../gql/graphql';
import { maxPageSize } from '../../shared/live/list-page';
import { useLiveRefresh } from '../../shared/live/live-connection';
import { useChangingList } from '../../shared/live/use-changing-list';
import { withOrder } from '../../domain/orders/order-list';
import { useRefetchOnNotification } from '../../domain/notifications/use-refetch-on-notification';
import { useOrderFeed } from './order-feed';

const AdminOrdersQuery = graphql(`
  query AdminOrders($first: Int!, $after: String, $filter: OrderFilter) {
    orders(first: $first, after: $after, filter: $filter) {
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

const OrdersByIdQuery = graphql(`
  query OrdersById($ids: [ID!]!) {
    orders(first: 100, filter: { ids: $ids }) {
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

/** News after which the cache forgets orders that have left the list. */
const newsUntilGc = 200;

/**
 * The orders that match a filter, newest first, read again after news of any order: the server knows what matches.
 * @param usedId the order that somebody is at, which stays even if it does not match any more
 */
export function useAdminOrders(filter: OrderFilter | undefined, usedId: string | undefined) {
  const client = useApolloClient();
  const { data, previousData, loading, reread, ...list } = useChangingList(
    AdminOrdersQuery,
    { filter },
    ({ orders }) => orders,
  );
  const isPrevious = loading && !data && previousData !== undefined;
  const listed = (isPrevious ? previousData : data)?.orders;
  // Read while it is listed, so that its card is there without a break.
  const used = useQuery(OrdersByIdQuery, { variables: { ids: [usedId ?? ''] }, skip: !usedId });
  const [kept] = used.data?.orders.nodes ?? [];
  const orders = listed && kept ? withOrder(listed, kept) : listed;

  /** Those that a reading of the list may not reach. */
  const readBelow = async (isAsked: (id: string) => boolean) => {
    const below = orders?.nodes.slice(maxPageSize).map(({ id }) => id) ?? [];
    const ids = [...(usedId ? [usedId] : []), ...below].filter(isAsked);
    for (let start = 0; start < ids.length; start += maxPageSize) {
      const variables = { ids: ids.slice(start, start + maxPageSize) };
      await client.query({ query: OrdersByIdQuery, variables, fetchPolicy: 'network-only' });
    }
  };

  const news = useRef(0);
  useOrderFeed(({ order }) => {
    void reread().catch(() => undefined);
    void readBelow((id) => id === order.id).catch(() => undefined);
    news.current += 1;
    if (news.current % newsUntilGc === 0 && client.cache instanceof InMemoryCache)
      client.cache.gc({ resetResultCache: true });
  });
  useLiveRefresh(() => readBelow(() => true));
  // What customers report is no new version of the order.
  useRefetchOnNotification('contact.message-sent', () => Promise.all([reread(), readBelow(() => true)]));

  return {
    ...list,
    loading,
    orders,
    /** Whether these are the orders of the previous filter, until those of this one are read. */
    isPrevious,
  };
}
