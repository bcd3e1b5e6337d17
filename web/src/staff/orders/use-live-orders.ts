import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { readFragment } from '../../gql';
import type { OrderFilter } from '../../gql/graphql';
import { useLiveRefresh } from '../../shared/live/live-connection';
import { useRefetchOnNotification } from '../../domain/notifications/use-refetch-on-notification';
import { AdminOrdersQuery, ListedOrderFragment, LiveOrders } from './live-orders';
import { useOrderFeed } from './order-feed';

const fromCacheAndNetwork = { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' } as const;
/** Context of a request that shares no answer with one that began before a change. */
const unshared = { queryDeduplication: false };

interface Options {
  readonly isOldestFirst: boolean;
  /** Whether nothing may leave the end of the list. */
  readonly isHolding: boolean;
  /** Ids of new orders, which may be outside the filter. */
  readonly unseen: readonly string[];
}

/** The matching orders by page, and all open ones for later, updated live. See {@link LiveOrders}. */
export function useLiveOrders(
  filter: OrderFilter | undefined,
  { isOldestFirst, isHolding, unseen }: Options,
) {
  const client = useApolloClient();
  const live = useMemo(
    () => new LiveOrders(client, { filter, isOldestFirst }),
    [client, filter, isOldestFirst],
  );
  const unmatched = useSyncExternalStore(live.subscribe, live.unmatched);
  const { variables, laterQuery } = live;
  const list = useQuery(AdminOrdersQuery, { variables, ...fromCacheAndNetwork });
  const ahead = useQuery(laterQuery.query, { variables: laterQuery.variables, ...fromCacheAndNetwork });
  const { data = list.loading ? list.previousData : undefined } = list;
  const { data: later = ahead.loading ? ahead.previousData : undefined } = ahead;

  const read = (ids: readonly string[]) => void live.read(ids).catch(() => undefined);
  useOrderFeed(({ order }) => read([order.id]));
  useLiveRefresh(() => live.refresh());
  // What customers report is no new version of the order.
  useRefetchOnNotification('contact.message-sent', () => live.refresh(unshared));

  const isListed = list.data !== undefined;
  useEffect(() => live.hold(isHolding), [live, isHolding]);
  // A list from the cache may be old. Shares the request for its first page.
  useEffect(() => void live.refreshListed().catch(() => undefined), [live]);
  useEffect(() => {
    if (isListed) void live.read(filter ? unseen : []).catch(() => undefined);
  }, [live, isListed, filter, unseen]);

  return {
    orders: data && { ...data.orders, nodes: readFragment(ListedOrderFragment, data.orders.nodes) },
    later: readFragment(ListedOrderFragment, later?.laterOrders ?? []),
    /** Ids of listed and new orders that do not match the filter. */
    unmatched,
    forget: (ids: readonly string[]) => live.forget(ids),
    hasLaterFailed: ahead.error !== undefined && !ahead.data,
    error: list.error,
    loading: list.loading,
    /** Retries the queries that failed. */
    retry: () => Promise.all([!list.data && list.refetch(), !ahead.data && ahead.refetch()]),
    fetchMore: list.fetchMore,
  };
}
