import { useApolloClient, useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { graphql } from '../../gql';
import type { OrderFilter } from '../../gql/graphql';
import { useLiveConnection, useLiveRefresh } from '../../shared/live/live-connection';
import { useMessages } from '../../shared/live/use-messages';
import { useRefetchOnNotification } from '../../domain/notifications/use-refetch-on-notification';
import { withOrder } from '../../domain/orders/order-list';
import { isOpen } from '../../domain/orders/order-status';
import { matchesFilter } from './order-filter';

const AdminOrdersQuery = graphql(`
  query AdminOrders($first: Int!, $after: String, $filter: OrderFilter, $sort: OrderSort) {
    orders(first: $first, after: $after, filter: $filter, sort: $sort) {
      nodes {
        id
        placedAt
        slotAt
        kitchenAt
        isScheduled
        status
        phone
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

const LaterOrdersQuery = graphql(`
  query LaterOrders {
    laterOrders {
      id
      placedAt
      slotAt
      kitchenAt
      isScheduled
      status
      phone
      user {
        id
        name
        email
      }
      ...AdminOrderCard
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
        slotAt
        kitchenAt
        isScheduled
        status
        phone
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
/** Context of a request that shares no answer with one that began before a change. */
const unshared = { queryDeduplication: false };
/** The server's maximum page size. */
const maxPageSize = 100;

/**
 * The matching orders by page, and all open orders for later, updated live. An order that no longer matches the filter,
 * or was for later and is finished, stays with its present status: the list decides when it leaves.
 */
export function useOrderFeed(filter: OrderFilter | undefined, { isOldestFirst }: { isOldestFirst: boolean }) {
  const client = useApolloClient();
  const wantedOrders = { filter, ...(isOldestFirst && { sort: 'OLDEST_FIRST' as const }) };
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(AdminOrdersQuery, {
    variables: { first: pageSize, ...wantedOrders },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  const {
    data: ahead,
    error: laterError,
    refetch: retryLater,
  } = useQuery(LaterOrdersQuery, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });

  // Changes of listed orders arrive through the cache; only a new member must be inserted.
  useMessages(OrderFeedSubscription, {
    onMessage: ({ orderFeed: { order } }) => {
      if (order.slotAt && isOpen(order.status))
        client.cache.updateQuery({ query: LaterOrdersQuery }, (listed) =>
          !listed || listed.laterOrders.some(({ id }) => id === order.id)
            ? undefined
            : { ...listed, laterOrders: [...listed.laterOrders, order] },
        );
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

  /** Reads orders that are listed, but were not among those that a query has found. */
  const readEach = (missing: readonly { readonly id: string }[]) =>
    Promise.all(
      missing.map(({ id }) =>
        client.query({ query: OneAdminOrderQuery, variables: { id }, fetchPolicy: 'network-only' }),
      ),
    );

  const rereadLater = async (context: object) => {
    if (!ahead) return retryLater();
    // Written to the cache by hand, as the last finished orders stay listed.
    const { data: read } = await client.query({
      query: LaterOrdersQuery,
      fetchPolicy: 'no-cache',
      context,
    });
    if (!read) return;
    const found = new Set(read.laterOrders.map(({ id }) => id));
    client.cache.updateQuery({ query: LaterOrdersQuery }, (listed) => ({
      laterOrders: [
        ...read.laterOrders,
        ...(listed?.laterOrders ?? []).filter((order) => !found.has(order.id)).slice(0, pageSize),
      ],
    }));
    return readEach(ahead.laterOrders.filter(({ id, status }) => !found.has(id) && isOpen(status)));
  };

  const { since } = useLiveConnection();
  const readSince = useRef<number>(undefined);
  const rereadPages = async (context: object) => {
    const listed = data?.orders.nodes ?? [];
    // After a disconnection anything may have changed; otherwise the newest page is enough.
    const count = readSince.current === since ? Math.min(listed.length, maxPageSize) : listed.length;
    readSince.current = since;

    const read = new Set<string>();
    let after: string | undefined;
    let last: string | undefined;
    do {
      const first = Math.min(Math.max(count - read.size, pageSize), maxPageSize);
      const query = {
        query: AdminOrdersQuery,
        variables: { first, ...wantedOrders, ...(after && { after }) },
      };
      // Written to the cache by hand, which would otherwise merge the list.
      const { data: page } = await client.query({ ...query, fetchPolicy: 'no-cache', context });
      if (!page) return;
      client.writeQuery({ ...query, data: page });
      const { nodes, pageInfo } = page.orders;
      for (const { id } of nodes) read.add(id);
      after = (pageInfo.hasNextPage && pageInfo.endCursor) || undefined;
      last = after && nodes.at(-1)?.placedAt;
    } while (after && read.size < count);

    // The fate of a listed order that was not in the page is known only by its id.
    const isBefore = (placedAt: string, end: string) => (isOldestFirst ? placedAt < end : placedAt > end);
    const lost = listed.filter(
      (order) =>
        !read.has(order.id) && (!last || isBefore(order.placedAt, last)) && matchesFilter(order, filter),
    );
    await readEach(lost);
  };
  const refresh = (context = {}) => Promise.all([rereadLater(context), rereadPages(context)]);
  useLiveRefresh(() => refresh());
  // What customers report is no new version of the order.
  useRefetchOnNotification('contact.message-sent', () => refresh(unshared));

  return {
    later: ahead?.laterOrders ?? [],
    hasLaterFailed: laterError !== undefined && !ahead,
    orders: data?.orders ?? (loading ? previousData?.orders : undefined),
    error,
    loading,
    /** Retries the queries that failed. */
    retry: () => Promise.all([!data && refetch(), !ahead && retryLater()]),
    fetchMore,
  };
}
