import type { CancelReason } from '../../gql/graphql';
import type { KitchenOrder, Stage } from './kitchen-order';

/** What staff do with an order on the board. */
export type Act =
  /** @param minutes until the promised time; undefined: the promise stays */
  | { readonly kind: 'accept'; readonly minutes?: number }
  /** Begins with an order for later before its time. */
  | { readonly kind: 'begin' }
  | { readonly kind: 'refuse'; readonly reason: CancelReason; readonly text?: string }
  | { readonly kind: 'line'; readonly line: string; readonly isDone: boolean }
  | { readonly kind: 'ready' }
  | { readonly kind: 'packed'; readonly bags: number | null }
  | { readonly kind: 'handOver' }
  | { readonly kind: 'deliver' }
  /** Confirms that the kitchen has read what was changed. */
  | { readonly kind: 'seen' }
  /** @param to what the server brings back with the stage, where the device knows it */
  | { readonly kind: 'recall'; readonly to?: Recalled };

type Recalled = Pick<KitchenOrder, 'items' | 'isAccepted' | 'promisedUntil'>;

const delivered = { status: 'DELIVERED', kitchenStage: null } as const;
const onItsWay = { status: 'OUT_FOR_DELIVERY', kitchenStage: 'ON_ITS_WAY' } as const;
const preparing = { status: 'PREPARING', kitchenStage: 'PREPARING', readyAt: null } as const;
const fresh = { status: 'PENDING', kitchenStage: 'NEW', readyAt: null } as const;

const readyStatus = ({ way }: KitchenOrder) =>
  way === 'DELIVERY' ? ('PREPARING' as const) : ('OUT_FOR_DELIVERY' as const);

const marked = (order: KitchenOrder, isMarked: (key: string) => boolean, isDone: boolean) =>
  order.items.map((item) => (isMarked(item.key) ? { ...item, isDone } : item));

/** The stage from which an act moves an order on; undefined for acts of several stages. */
const startOf: Partial<Record<Act['kind'], Stage>> = {
  accept: 'NEW',
  begin: 'NEW',
  refuse: 'NEW',
  ready: 'PREPARING',
  handOver: 'READY',
  deliver: 'ON_ITS_WAY',
};

/** The order as it is after the act, unless the server refuses it. Acts that came true already change nothing. */
export function applied(order: KitchenOrder, act: Act): KitchenOrder {
  const start = startOf[act.kind];
  if (start && order.kitchenStage !== start) return order;
  switch (act.kind) {
    case 'accept':
      return { ...order, ...(!order.isScheduled && preparing), isAccepted: true };
    case 'begin':
      return { ...order, ...preparing, isAccepted: true, isScheduled: false };
    case 'refuse':
      return { ...order, status: 'CANCELLED', kitchenStage: null };
    case 'line':
      return { ...order, items: marked(order, (key) => key === act.line, act.isDone) };
    case 'ready': {
      const ready = { kitchenStage: 'READY', status: readyStatus(order) } as const;
      return { ...order, ...ready, items: marked(order, () => true, true) };
    }
    case 'packed':
      return { ...order, bags: act.bags };
    case 'handOver':
      return { ...order, ...(order.way === 'DELIVERY' ? onItsWay : delivered) };
    case 'deliver':
      return { ...order, ...delivered };
    case 'seen':
      return { ...order, changesToSee: [] };
    case 'recall':
      return { ...order, ...stageBefore(order), ...act.to };
  }
}

function stageBefore(order: KitchenOrder) {
  const isDelivery = order.way === 'DELIVERY';
  const ready = { status: readyStatus(order), kitchenStage: 'READY' } as const;
  if (order.kitchenStage === 'PREPARING') return fresh;
  if (order.kitchenStage === 'READY') return preparing;
  return isDelivery && order.status === 'DELIVERED' ? onItsWay : ready;
}

/** What moves an order on from its stage, or what moved it to the end. */
const forward = ({ kitchenStage, way }: KitchenOrder) => {
  if (kitchenStage === 'PREPARING') return 'accept';
  if (kitchenStage === 'READY') return 'ready';
  return kitchenStage === null && way === 'DELIVERY' ? 'deliver' : 'handOver';
};

/** What brings an order back to how it was before the act; undefined if nothing does. */
export function undoOf(before: KitchenOrder, act: Act): Act | undefined {
  const { items, isAccepted, promisedUntil } = before;
  switch (act.kind) {
    case 'accept':
      return before.isScheduled ? undefined : { kind: 'recall', to: { items, isAccepted, promisedUntil } };
    case 'ready':
      return { kind: 'recall', to: { items, isAccepted, promisedUntil } };
    case 'begin':
    case 'handOver':
    case 'deliver':
      return { kind: 'recall' };
    case 'line':
      return { ...act, isDone: !act.isDone };
    case 'packed':
      return { kind: 'packed', bags: before.bags ?? null };
    case 'recall':
      return { kind: forward(before) };
    case 'refuse':
    case 'seen':
      return undefined;
  }
}

/** Whether an act is meant for an order at the stage that its user saw. */
export const needsStage = ({ kind }: Act) => kind === 'recall' || startOf[kind] !== undefined;

/** Whether the act takes an order out of the kitchen. Its changes must be confirmed first. */
export const leavesKitchen = ({ kind }: Act) => kind === 'ready' || kind === 'handOver';

/** Whether an act is meant for the changes that its user saw. */
export const needsSeen = (act: Act) => act.kind === 'seen' || leavesKitchen(act);

/** What moves an open order on. */
export function nextAct({ kitchenStage, isAccepted, isScheduled }: KitchenOrder) {
  if (kitchenStage === 'NEW') return isScheduled && isAccepted ? 'begin' : 'accept';
  if (kitchenStage === 'PREPARING') return 'ready';
  return kitchenStage === 'READY' ? 'handOver' : 'deliver';
}

/** Whether the order can go back by one stage. */
export const canRecall = ({ status, kitchenStage }: KitchenOrder) =>
  status !== 'CANCELLED' && kitchenStage !== 'NEW';
