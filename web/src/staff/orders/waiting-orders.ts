import { equal } from '@wry/equality';

interface WaitingOrder {
  readonly id: string;
  readonly placedAt: string;
  /** Null unless somebody has to accept it. */
  readonly waitsSince?: string | null;
}

interface Wait {
  /** In ms since 1970. */
  readonly since: number;
  /** Whether it was placed while orders were closed. */
  readonly isFromOpening: boolean;
}

/** The orders that nobody has accepted, for which the alarm rings. */
export interface WaitingOrders {
  /** By id. */
  readonly waits: ReadonlyMap<string, Wait>;
  /** Ids of those that messages were about since the last reading has begun. */
  readonly heard: ReadonlySet<string>;
}

type WaitingEvent =
  | { readonly type: 'heard'; readonly order: WaitingOrder }
  /** A reading begins. */
  | { readonly type: 'asked' }
  /** The pending orders were read. */
  | { readonly type: 'read'; readonly pending: readonly WaitingOrder[] };

export const noneWaiting: WaitingOrders = { waits: new Map(), heard: new Set() };

const waitOf = ({ placedAt, waitsSince }: WaitingOrder): Wait | undefined =>
  waitsSince == null
    ? undefined
    : { since: Date.parse(waitsSince), isFromOpening: Date.parse(waitsSince) > Date.parse(placedAt) };

export function waitingReducer(waiting: WaitingOrders, event: WaitingEvent): WaitingOrders {
  switch (event.type) {
    case 'asked':
      return { ...waiting, heard: new Set() };
    case 'heard': {
      const { order } = event;
      const heard = new Set([...waiting.heard, order.id]);
      const wait = waitOf(order);
      // The screens of staff render when this changes.
      if (equal(wait, waiting.waits.get(order.id))) return { ...waiting, heard };
      const waits = new Map(waiting.waits);
      if (wait) waits.set(order.id, wait);
      else waits.delete(order.id);
      return { waits, heard };
    }
    case 'read': {
      // A message since the reading began is newer than what was read.
      const kept = [...waiting.waits].filter(([id]) => waiting.heard.has(id));
      const read = event.pending.flatMap((order) => {
        const wait = waiting.heard.has(order.id) ? undefined : waitOf(order);
        return wait ? [[order.id, wait] as const] : [];
      });
      return { ...waiting, waits: new Map([...kept, ...read]) };
    }
  }
}

/**
 * When the alarm begins, and from when its minutes count, in ms since 1970; infinite if no order waits. For an order of
 * the opening hours it begins in the past, as the clock of this device may be slow.
 */
export function alarmOf({ waits }: WaitingOrders) {
  const all = [...waits.values()];
  return {
    beginsAt: Math.min(...all.map(({ since, isFromOpening }) => (isFromOpening ? since : 0))),
    countsFrom: Math.min(...all.map(({ since }) => since)),
  };
}
