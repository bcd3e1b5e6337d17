import type { OrderHours } from '../restaurant/opening-hours.js';
import { nextOrders } from '../restaurant/ordering.js';
import type { OrderStatus } from './order-status.js';
import type { Order } from './order.entity.js';

export const kitchenStages = ['NEW', 'PREPARING', 'READY', 'ON_ITS_WAY'] as const;
export type KitchenStage = (typeof kitchenStages)[number];

/** The stage in the kitchen; null for an order that is delivered or cancelled. */
export function kitchenStageOf({
  status,
  way,
  readyAt,
}: Pick<Order, 'status' | 'way' | 'readyAt'>): KitchenStage | null {
  if (status === 'Pending') return 'NEW';
  if (status === 'Preparing') return way === 'DELIVERY' && readyAt ? 'READY' : 'PREPARING';
  if (status === 'Out for Delivery') return way === 'DELIVERY' ? 'ON_ITS_WAY' : 'READY';
  return null;
}

/** Processes of earlier versions change the status alone. */
export const isAccepted = ({ status, isUnaccepted }: Pick<Order, 'status' | 'isUnaccepted'>): boolean =>
  status !== 'Pending' || !isUnaccepted;

/** From when an order waits to be accepted: its placement, or the next opening if it was placed while orders are closed. */
export const waitStart = (hours: OrderHours, { createdAt }: Pick<Order, 'createdAt'>): Date =>
  nextOrders(hours, createdAt) ?? createdAt;

/** {@link waitStart}; null for an order that is accepted or cancelled. */
export const waitsSince = (
  hours: OrderHours,
  order: Pick<Order, 'createdAt' | 'status' | 'isUnaccepted'>,
): Date | null => (isAccepted(order) ? null : waitStart(hours, order));

/** `readyAt` after a change of the status. */
export function readyAtAfter(readyAt: Date | null, status: OrderStatus, now: Date): Date | null {
  if (status === 'Pending' || status === 'Preparing') return null;
  return status === 'Cancelled' ? readyAt : (readyAt ?? now);
}
