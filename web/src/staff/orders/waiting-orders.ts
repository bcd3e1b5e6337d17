import type { OrderStatus } from '../../gql/graphql';

interface WaitingOrder {
  readonly id: string;
  readonly placedAt: string;
  readonly status: OrderStatus;
  readonly isAccepted: boolean;
}

/** The orders that nobody has accepted, for which the alarm rings. */
export interface WaitingOrders {
  /** When each was placed, by id. */
  readonly since: ReadonlyMap<string, string>;
  /** Ids of those that messages were about since the last reading has begun. */
  readonly heard: ReadonlySet<string>;
}

type WaitingEvent =
  | { readonly type: 'heard'; readonly order: WaitingOrder }
  /** A reading begins. */
  | { readonly type: 'asked' }
  /** The pending orders were read. */
  | { readonly type: 'read'; readonly pending: readonly WaitingOrder[] };

export const noneWaiting: WaitingOrders = { since: new Map(), heard: new Set() };

const isWaiting = ({ status, isAccepted }: WaitingOrder) => status === 'PENDING' && !isAccepted;

export function waitingReducer(waiting: WaitingOrders, event: WaitingEvent): WaitingOrders {
  switch (event.type) {
    case 'asked':
      return { ...waiting, heard: new Set() };
    case 'heard': {
      const { order } = event;
      const since = new Map(waiting.since);
      if (isWaiting(order)) since.set(order.id, order.placedAt);
      else since.delete(order.id);
      return { since, heard: new Set([...waiting.heard, order.id]) };
    }
    case 'read': {
      // A message since the reading began is newer than what was read.
      const kept = [...waiting.since].filter(([id]) => waiting.heard.has(id));
      const read = event.pending.filter((order) => isWaiting(order) && !waiting.heard.has(order.id));
      return {
        ...waiting,
        since: new Map([...kept, ...read.map(({ id, placedAt }) => [id, placedAt] as const)]),
      };
    }
  }
}

/** When the first of them was placed, in ms since 1970; undefined if none waits. */
export const firstWaiting = ({ since }: WaitingOrders): number | undefined =>
  since.size > 0 ? Math.min(...[...since.values()].map((placedAt) => Date.parse(placedAt))) : undefined;
