import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { graphql } from '../../gql';
import type { OrderStatus } from '../../gql/graphql';
import { compareTexts } from '../../shared/lib/compare';
import { useLiveRefresh } from '../../shared/live/live-connection';
import { onStoredByOtherTab } from '../../shared/lib/storage';
import { arrivalsReducer, arrivalsSince } from './arrivals';
import { useOrderFeed } from './order-feed';
import { readSeen, seenKey, writeSeen } from './seen-store';

const NewestOrdersQuery = graphql(`
  query NewestOrders {
    orders(first: 50) {
      nodes {
        id
        placedAt
        status
      }
    }
    laterOrders {
      id
      kitchenAt
      isScheduled
      status
    }
  }
`);

/** An order for later arrives twice: when it is placed, and when the kitchen starts on it. */
const dueSuffix = ' due';
const orderIdOf = (arrival: string) => arrival.replace(dueSuffix, '');

interface OrderForLater {
  readonly id: string;
  readonly kitchenAt?: string | null;
  readonly isScheduled: boolean;
  readonly status: OrderStatus;
}

const dueIdOf = ({ id }: { readonly id: string }) => `${id}${dueSuffix}`;

/** The second arrival of an order; undefined before it. Staff may have begun early: then it is not new at any time. */
const dueArrival = (order: OrderForLater) => {
  const { kitchenAt, isScheduled, status } = order;
  return kitchenAt && !isScheduled
    ? { id: dueIdOf(order), placedAt: status === 'PENDING' ? kitchenAt : '', status }
    : undefined;
};

/**
 * Unseen new orders and orders for later that are due, from the socket or, after a disconnection, from a query. Stored in
 * this browser for reloads and other tabs.
 * @param ring called once per batch of arrivals
 */
export function useArrivals(ring: () => void) {
  const client = useApolloClient();
  const [arrivals, dispatch] = useReducer(arrivalsReducer, undefined, () => arrivalsSince(readSeen()));

  useOrderFeed(({ kind, order }) => {
    dispatch({ type: kind === 'PLACED' ? 'placed' : 'changed', order });
    const due = dueArrival(order);
    if (due) dispatch({ type: 'due', order: due });
    if (order.isScheduled) dispatch({ type: 'scheduled', ids: [dueIdOf(order)] });
  });
  useLiveRefresh(async () => {
    // Not cached: the list of all orders has other fields and pages.
    const { data } = await client.query({ query: NewestOrdersQuery, fetchPolicy: 'no-cache' });
    if (!data) return;
    const scheduled = data.laterOrders.filter(({ isScheduled }) => isScheduled);
    dispatch({ type: 'scheduled', ids: scheduled.map(dueIdOf) });
    const now = new Date().toISOString();
    // Staff may have begun earlier and put the order back.
    const due = data.laterOrders.flatMap((order) => dueArrival(order) ?? []);
    const arrived = [...data.orders.nodes, ...due.filter(({ placedAt }) => placedAt <= now)];
    dispatch({
      type: 'read',
      newest: arrived.toSorted((one, other) => compareTexts(other.placedAt, one.placedAt)),
    });
  });

  const { openedAt: since, seen } = arrivals;
  useEffect(() => {
    if (since !== undefined) writeSeen({ since, seen });
  }, [since, seen]);
  useEffect(
    () => onStoredByOtherTab([seenKey], () => dispatch({ type: 'seen', ids: readSeen()?.seen ?? [] })),
    [],
  );

  const call = useEffectEvent(ring);
  useEffect(() => {
    if (arrivals.calls > 0) call();
  }, [arrivals.calls]);

  const { unseen } = arrivals;
  const see = useCallback(
    (ids: readonly string[]) =>
      dispatch({ type: 'seen', ids: unseen.filter((arrival) => ids.includes(orderIdOf(arrival))) }),
    [unseen],
  );
  return { unseen: useMemo(() => [...new Set(unseen.map(orderIdOf))], [unseen]), see };
}
