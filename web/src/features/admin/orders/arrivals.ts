import type { OrderStatus } from '../../../gql/graphql';

interface Placed {
  readonly id: string;
  readonly placedAt: string;
  readonly status: OrderStatus;
}

/** Orders that were placed while the page was open, and which of them nobody has looked at yet. */
export interface Arrivals {
  /** Ids that are no news: placed before the page was open, or told already. */
  readonly known: ReadonlySet<string>;
  /** Orders placed up to then were there before. Undefined until the newest orders were read once. */
  readonly openedAt: string | undefined;
  /** Newest last. */
  readonly unseen: readonly string[];
  /** How often something arrived; rises with each time that is worth a sound. */
  readonly calls: number;
}

export type ArrivalEvent =
  /** The newest orders were read. */
  | { readonly type: 'read'; readonly newest: readonly Placed[] }
  /** A live message says so. */
  | { readonly type: 'placed' | 'changed'; readonly order: Placed }
  | { readonly type: 'seen'; readonly ids: readonly string[] };

export const noArrivals: Arrivals = { known: new Set(), openedAt: undefined, unseen: [], calls: 0 };

export function arrivalsReducer(arrivals: Arrivals, event: ArrivalEvent): Arrivals {
  switch (event.type) {
    case 'placed':
      return arrivals.known.has(event.order.id) ? arrivals : withArrived(arrivals, [event.order]);
    case 'changed':
      return withoutTaken(arrivals, [event.order]);
    case 'seen':
      return without(arrivals, new Set(event.ids));
    case 'read': {
      const { newest } = event;
      const { openedAt } = arrivals;
      // What a live message tells of as placed is news even if the first reading already has it: only later readings
      // know of news by themselves.
      if (openedAt === undefined) return { ...arrivals, openedAt: newest[0]?.placedAt ?? '' };
      const news = newest.filter(({ id, placedAt }) => placedAt > openedAt && !arrivals.known.has(id));
      return withoutTaken(withArrived(arrivals, news.toReversed()), newest);
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

/** An order that has been moved on has been seen by whoever did it. */
function withoutTaken(arrivals: Arrivals, orders: readonly Placed[]): Arrivals {
  return without(arrivals, new Set(orders.filter(({ status }) => status !== 'PENDING').map(({ id }) => id)));
}

function without(arrivals: Arrivals, ids: ReadonlySet<string>): Arrivals {
  const unseen = arrivals.unseen.filter((id) => !ids.has(id));
  return unseen.length === arrivals.unseen.length ? arrivals : { ...arrivals, unseen };
}
