export const orderStatuses = ['Pending', 'Preparing', 'Out for Delivery', 'Delivered', 'Cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Statuses of orders that are neither delivered nor cancelled. */
export const openStatuses = [
  'Pending',
  'Preparing',
  'Out for Delivery',
] as const satisfies readonly OrderStatus[];

/** Admins may set any status in any sequence, to correct mistakes; setting the current one is a no-op. */
export function canChangeStatus(from: OrderStatus, to: OrderStatus): boolean {
  return from !== to;
}
