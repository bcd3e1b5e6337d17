import type { OrderWay } from '../restaurant/order-ways.js';

export const orderStatuses = ['Pending', 'Preparing', 'Out for Delivery', 'Delivered', 'Cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Statuses of orders that are neither delivered nor cancelled. */
export const openStatuses = [
  'Pending',
  'Preparing',
  'Out for Delivery',
] as const satisfies readonly OrderStatus[];

export const isOpen = (status: OrderStatus): boolean => openStatuses.some((each) => each === status);

/** The label of a status where it differs from the status, which is that of a delivery. */
const labels: Record<OrderWay, Partial<Record<OrderStatus, string>>> = {
  DELIVERY: {},
  PICKUP: { 'Out for Delivery': 'Ready for Pickup', Delivered: 'Picked Up' },
  TABLE: { 'Out for Delivery': 'Ready', Delivered: 'Served' },
};

export const statusLabel = (status: OrderStatus, way: OrderWay): string => labels[way][status] ?? status;
