import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { readFragment } from '../../gql';
import type { OrderFilter } from '../../gql/graphql';
import { useLiveRefresh } from '../../shared/live/live-connection';
import { useRefetchOnNotification } from '../../domain/notifications/use-refetch-on-notification';
import { AdminOrdersQuery, ListedOrderFragment, LiveOrders } from './live-orders';
import { useOrderFeed } from './order-feed';

interface Options {
  readonly isOldestFirst: boolean;
  /** Whether nothing may leave the end of the list. */
  readonly isHolding: boolean;
  /** Ids of new orders, which may be outside the filter. */
  readonly unseen: readonly string[];
}

/** The matching orders by page, and the open ones for later among them, updated live. See {@link LiveOrders}. */
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
  const options = {
    fetchPolicy: filter ? ('network-only' as const) : ('cache-and-network' as const),
    nextFetchPolicy: 'cache-first' as const,
  };
  const list = useQuery(AdminOrdersQuery, { variables, ...options });
  const ahead = useQuery(laterQuery.query, { variables: laterQuery.variables, ...options });
  const isPrevious = list.loading && !list.data && list.previousData !== undefined;
  const data = isPrevious ? list.previousData : list.data;
  const later = ahead.data ?? (isPrevious ? ahead.previousData : undefined);

  useOrderFeed(({ order }) => void live.read([order.id]).catch(() => undefined));
  useLiveRefresh(() => live.refresh());
  // What customers report is no new version of the order.
  useRefetchOnNotification('contact.message-sent', () => live.refresh({ isShared: false }));

  useEffect(() => {
    // An answer that came after the filter had been left.
    live.clear();
    return () => live.clear();
  }, [live]);
  useEffect(() => live.hold(isHolding), [live, isHolding]);
  useEffect(() => void live.loadUnseen(unseen).catch(() => undefined), [live, unseen]);
  const isListed = list.data !== undefined;
  const isLaterListed = ahead.data !== undefined;
  useEffect(() => {
    if (isListed || isLaterListed) void live.read().catch(() => undefined);
  }, [live, isListed, isLaterListed]);

  return {
    /** Whether these are the orders of the previous filter, until those of this one are read. */
    isPrevious,
    orders: data && { ...data.orders, nodes: readFragment(ListedOrderFragment, data.orders.nodes) },
    later: readFragment(ListedOrderFragment, later?.laterOrders ?? []),
    /** Ids of listed and unseen orders that do not match the filter. */
    unmatched,
    forget: (ids: readonly string[]) => live.forget(ids),
    hasLaterFailed: ahead.error !== undefined && !ahead.data,
    error: list.error,
    loading: list.loading,
    /** Retries the queries that failed. */
    retry: () => Promise.all([!list.data && list.refetch(), !ahead.data && ahead.refetch()]),
    showMore: (after: string) => live.whilePaging(() => list.fetchMore({ variables: { after } })),
  };
}
