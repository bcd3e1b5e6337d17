import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import { graphql } from '../../gql';
import type { OrderStatus } from '../../gql/graphql';
import { compareTexts } from '../../shared/lib/compare';
import { useLiveRefresh } from '../../shared/live/live-connection';
import { onStoredByOtherTab } from '../../shared/lib/storage';
import type { Alarm } from './chime';
import { arrivalsReducer, arrivalsSince } from './arrivals';
import { useOrderFeed } from './order-feed';
import { alarmOf, noneWaiting, waitingReducer } from './waiting-orders';
import { readSeen, seenKey, writeSeen } from './seen-store';

const NewestOrdersQuery = graphql(`
  query NewestOrders {
    orders(first: 50) {
      nodes {
        id
        name
        placedAt
        status
      }
    }
    pending: orders(first: 100, filter: { status: PENDING }) {
      nodes {
        id
        name
        placedAt
        status
        waitsSince
      }
    }
    restaurant {
      acceptance {
        louderAfter
      }
    }
    laterOrders {
      id
      name
      kitchenAt
      isScheduled
      status
    }
  }
`);

/** Until the restaurant's own is known, in minutes. */
const defaultLouderAfter = 3;
const minuteMs = 60_000;
/** Longer ones end immediately. */
const maxTimeoutMs = 2 ** 31 - 1;

/** An order for later arrives twice: when it is placed, and when the kitchen starts on it. */
const dueSuffix = ' due';
const orderIdOf = (arrival: string) => arrival.replace(dueSuffix, '');

interface OrderForLater {
  readonly id: string;
  readonly name: string;
  readonly kitchenAt?: string | null;
  readonly isScheduled: boolean;
  readonly status: OrderStatus;
}

const dueIdOf = ({ id }: { readonly id: string }) => `${id}${dueSuffix}`;

/** The second arrival of an order; undefined before it. Staff may have begun early: then it is not new at any time. */
const dueArrival = (order: OrderForLater) => {
  const { name, kitchenAt, isScheduled, status } = order;
  return kitchenAt && !isScheduled
    ? { id: dueIdOf(order), name, placedAt: status === 'PENDING' ? kitchenAt : '', status }
    : undefined;
};

/**
 * Unseen new orders and orders for later that are due, from the socket or, after a disconnection, from a query. Stored in
 * this browser for reloads and other tabs.
 * @param ring called once per batch of arrivals, with the names of the orders
 * @param setAlarm rings as long as somebody has to accept an order
 */
export function useArrivals(
  ring: (names: readonly string[]) => void,
  setAlarm: (alarm: Alarm | undefined) => void,
) {
  const client = useApolloClient();
  const [arrivals, dispatch] = useReducer(arrivalsReducer, undefined, () => arrivalsSince(readSeen()));

  const [waiting, changeWaiting] = useReducer(waitingReducer, noneWaiting);
  const [louderAfter, setLouderAfter] = useState(defaultLouderAfter);

  useOrderFeed(({ kind, order }) => {
    changeWaiting({ type: 'heard', order });
    dispatch({ type: kind === 'PLACED' ? 'placed' : 'changed', order });
    const due = dueArrival(order);
    if (due) dispatch({ type: 'due', order: due });
    if (order.isScheduled) dispatch({ type: 'scheduled', ids: [dueIdOf(order)] });
  });
  useLiveRefresh(async () => {
    // Not cached: the list of all orders has other fields and pages.
    changeWaiting({ type: 'asked' });
    const { data } = await client.query({
      query: NewestOrdersQuery,
      fetchPolicy: 'no-cache',
      // An answer in flight may be older than what was missed.
      context: { queryDeduplication: false },
    });
    if (!data) return;
    const { nodes: pending } = data.pending;
    changeWaiting({ type: 'read', pending });
    setLouderAfter(data.restaurant.acceptance.louderAfter);
    const scheduled = data.laterOrders.filter(({ isScheduled }) => isScheduled);
    dispatch({ type: 'scheduled', ids: scheduled.map(dueIdOf) });
    const now = new Date().toISOString();
    // Staff may have begun earlier and put the order back.
    const due = data.laterOrders.flatMap((order) => dueArrival(order) ?? []);
    const newest = new Map([...pending, ...data.orders.nodes].map((order) => [order.id, order]));
    const arrived = [...newest.values(), ...due.filter(({ placedAt }) => placedAt <= now)];
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

  const spoken = useRef(0);
  const call = useEffectEvent(() => {
    const count = arrivals.calledCount - spoken.current;
    spoken.current = arrivals.calledCount;
    ring(count > 0 ? arrivals.called.slice(-count) : []);
  });
  useEffect(() => {
    if (arrivals.calls > 0) call();
  }, [arrivals.calls]);
  const { beginsAt, countsFrom } = alarmOf(waiting);
  useEffect(() => {
    const begin = () => setAlarm({ louderAt: countsFrom + louderAfter * minuteMs });
    const wait = beginsAt - Date.now();
    if (wait <= 0) {
      begin();
      return undefined;
    }
    setAlarm(undefined);
    const timer = wait <= maxTimeoutMs ? setTimeout(begin, wait) : undefined;
    return () => clearTimeout(timer);
  }, [beginsAt, countsFrom, louderAfter, setAlarm]);
  useEffect(() => () => setAlarm(undefined), [setAlarm]);

  const { unseen } = arrivals;
  const see = useCallback(
    (ids: readonly string[]) =>
      dispatch({ type: 'seen', ids: unseen.filter((arrival) => ids.includes(orderIdOf(arrival))) }),
    [unseen],
  );
  return {
    unseen: useMemo(() => [...new Set(unseen.map(orderIdOf))], [unseen]),
    waiting: useMemo(() => [...waiting.waits.keys()], [waiting.waits]),
    see,
  };
}
