import type { OrderStatus } from '../../../gql/graphql';
import type { SeenOrders } from './seen-store';

interface Placed {
  readonly id: string;
  readonly placedAt: string;
  readonly status: OrderStatus;
}

/** Orders that were placed since this browser first looked, and which of them nobody has looked at yet. */
export interface Arrivals {
  /** Ids that are no news: placed before the page was open, or told already. */
  readonly known: ReadonlySet<string>;
  /** Orders placed up to then were there before. Undefined until the newest orders were read once. */
  readonly openedAt: string | undefined;
  /** Newest last. */
  readonly unseen: readonly string[];
  /** The last ones that somebody has looked at, newest sight last. */
  readonly seen: readonly string[];
  /** Whether the newest orders were read since the page was loaded. */
  readonly isRead: boolean;
  /** How often something arrived; rises with each time that is worth a sound. */
  readonly calls: number;
}

export type ArrivalEvent =
  /** The newest orders were read. */
  | { readonly type: 'read'; readonly newest: readonly Placed[] }
  /** A live message says so. */
  | { readonly type: 'placed' | 'changed'; readonly order: Placed }
  | { readonly type: 'seen'; readonly ids: readonly string[] };

/** Far more than are read at once. */
const mostSeen = 200;

/** @param stored what an earlier page knew */
export function arrivalsSince(stored: SeenOrders | undefined): Arrivals {
  const seen = stored?.seen ?? [];
  return { known: new Set(seen), openedAt: stored?.since, unseen: [], seen, isRead: false, calls: 0 };
}

export function arrivalsReducer(arrivals: Arrivals, event: ArrivalEvent): Arrivals {
  switch (event.type) {
    case 'placed':
      return arrivals.known.has(event.order.id) ? arrivals : withArrived(arrivals, [event.order]);
    case 'changed':
      return withoutTaken(arrivals, [event.order]);
    case 'seen':
      return withSeen(arrivals, event.ids);
    case 'read': {
      const { newest } = event;
      const { openedAt } = arrivals;
      // What a live message tells of as placed is news even if the first reading already has it: only later readings
      // know of news by themselves.
      if (openedAt === undefined) return { ...arrivals, openedAt: newest[0]?.placedAt ?? '', isRead: true };
      const news = newest.filter(({ id, placedAt }) => placedAt > openedAt && !arrivals.known.has(id));
      const next = withoutTaken(withArrived(arrivals, news.toReversed()), newest);
      // What was there before a reload has rung already.
      return arrivals.isRead ? next : { ...next, isRead: true, calls: arrivals.calls };
    }
  }
}

function withArrived(arrivals: Arrivals, orders: readonly Placed[]): Arrivals {
  if (orders.length === 0) return arrivals;
  return {
    ...arrivals,
    known: new Set([...arrivals.known, ...orders.map(({ id }) => id)]),
    unseen: [...arrivals.unseen, ...orders.map(({ id }) => id)],
    calls: arrivals.calls + 1,
  };
}

function withSeen(arrivals: Arrivals, ids: readonly string[]): Arrivals {
  const fresh = ids.filter((id) => !arrivals.seen.includes(id));
  if (fresh.length === 0) return arrivals;
  return {
    ...without(arrivals, new Set(fresh)),
    known: new Set([...arrivals.known, ...fresh]),
    seen: [...arrivals.seen, ...fresh].slice(-mostSeen),
  };
}

/** An order that has been moved on has been seen by whoever did it. */
function withoutTaken(arrivals: Arrivals, orders: readonly Placed[]): Arrivals {
  return without(arrivals, new Set(orders.filter(({ status }) => status !== 'PENDING').map(({ id }) => id)));
}

function without(arrivals: Arrivals, ids: ReadonlySet<string>): Arrivals {
  const unseen = arrivals.unseen.filter((id) => !ids.has(id));
  return unseen.length === arrivals.unseen.length ? arrivals : { ...arrivals, unseen };
}
