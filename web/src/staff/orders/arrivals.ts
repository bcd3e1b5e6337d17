import type { OrderStatus } from '../../gql/graphql';
import type { SeenOrders } from './seen-store';

interface ArrivedOrder {
  readonly id: string;
  /** `#47`. */
  readonly name?: string;
  readonly placedAt: string;
  readonly status: OrderStatus;
}

/** Orders that were placed since this browser first looked, and which of them are unseen. */
export interface Arrivals {
  /** Ids that are not new: counted or taken before. */
  readonly known: ReadonlySet<string>;
  /** Orders placed until then are not new. Undefined until the newest orders were read once. */
  readonly openedAt: string | undefined;
  /** Newest last. */
  readonly unseen: readonly string[];
  /** The last seen orders, most recently seen last. */
  readonly seen: readonly string[];
  /** Whether the newest orders were read since the page was loaded. */
  readonly isRead: boolean;
  /** Number of arrivals that call for a sound. */
  readonly calls: number;
  /** Names of the orders that have called, the latest last. */
  readonly called: readonly string[];
  /** Number of orders that have called. */
  readonly calledCount: number;
}

export type ArrivalEvent =
  /** The newest orders were read. */
  | { readonly type: 'read'; readonly newest: readonly ArrivedOrder[] }
  /** From a live message. */
  | { readonly type: 'placed' | 'changed'; readonly order: ArrivedOrder }
  /** From a live message of any change after the kitchen began with an order for later, at `placedAt`. */
  | { readonly type: 'due'; readonly order: ArrivedOrder }
  /** The kitchen has not begun with these orders for later, or has put them back: they are due at their time. */
  | { readonly type: 'scheduled'; readonly ids: readonly string[] }
  | { readonly type: 'seen'; readonly ids: readonly string[] };

/** Far more than one query returns. */
const maxSeen = 200;
const maxKnown = 1000;
/** More are not said aloud after a disconnection. */
const maxCalled = 100;

/** @param stored the state of an earlier page */
export function arrivalsSince(stored: SeenOrders | undefined): Arrivals {
  const seen = stored?.seen ?? [];
  return {
    known: new Set(seen),
    openedAt: stored?.since,
    unseen: [],
    seen,
    isRead: false,
    calls: 0,
    called: [],
    calledCount: 0,
  };
}

export function arrivalsReducer(arrivals: Arrivals, event: ArrivalEvent): Arrivals {
  switch (event.type) {
    case 'placed':
      return arrivals.known.has(event.order.id) ? arrivals : withArrived(arrivals, [event.order]);
    case 'changed':
      return withoutTaken(arrivals, [event.order]);
    case 'due': {
      const { order } = event;
      const isNew = arrivals.openedAt !== undefined && order.placedAt > arrivals.openedAt;
      const next = isNew && !arrivals.known.has(order.id) ? withArrived(arrivals, [order]) : arrivals;
      return withoutTaken(next, [order]);
    }
    case 'scheduled': {
      const known = [...arrivals.known].filter((id) => !event.ids.includes(id));
      return known.length === arrivals.known.size ? arrivals : { ...arrivals, known: new Set(known) };
    }
    case 'seen':
      return withSeen(arrivals, event.ids);
    case 'read': {
      const { newest } = event;
      const { openedAt } = arrivals;
      // An order that a live message announces is new even if the first query contains it; only later queries find new
      // orders themselves.
      if (openedAt === undefined)
        return withoutTaken({ ...arrivals, openedAt: newest[0]?.placedAt ?? '', isRead: true }, newest);
      const news = newest.filter(({ id, placedAt }) => placedAt > openedAt && !arrivals.known.has(id));
      const next = withoutTaken(withArrived(arrivals, news.toReversed()), newest);
      // Orders from before a reload have rung already.
      if (arrivals.isRead) return next;
      const { calls, called, calledCount } = arrivals;
      return { ...next, isRead: true, calls, called, calledCount };
    }
  }
}

function withArrived(arrivals: Arrivals, orders: readonly ArrivedOrder[]): Arrivals {
  if (orders.length === 0) return arrivals;
  return {
    ...arrivals,
    known: withKnownIds(
      arrivals,
      orders.map(({ id }) => id),
    ),
    unseen: [...arrivals.unseen, ...orders.map(({ id }) => id)],
    calls: arrivals.calls + 1,
    called: [...arrivals.called, ...orders.map(({ name = '' }) => name)].slice(-maxCalled),
    calledCount: arrivals.calledCount + orders.length,
  };
}

function withSeen(arrivals: Arrivals, ids: readonly string[]): Arrivals {
  const fresh = ids.filter((id) => !arrivals.seen.includes(id));
  if (fresh.length === 0) return arrivals;
  return {
    ...without(arrivals, new Set(fresh)),
    known: withKnownIds(arrivals, fresh),
    seen: [...arrivals.seen, ...fresh].slice(-maxSeen),
  };
}

/** An admin who changes an order's status has seen it, also if it is put back later. */
function withoutTaken(arrivals: Arrivals, orders: readonly ArrivedOrder[]): Arrivals {
  const taken = orders.filter(({ status }) => status !== 'PENDING').map(({ id }) => id);
  if (taken.every((id) => arrivals.known.has(id) && !arrivals.unseen.includes(id))) return arrivals;
  return { ...without(arrivals, new Set(taken)), known: withKnownIds(arrivals, taken) };
}

const withKnownIds = ({ known }: Arrivals, ids: readonly string[]) =>
  new Set([...known, ...ids].slice(-maxKnown));

function without(arrivals: Arrivals, ids: ReadonlySet<string>): Arrivals {
  const unseen = arrivals.unseen.filter((id) => !ids.has(id));
  return unseen.length === arrivals.unseen.length ? arrivals : { ...arrivals, unseen };
}
