export const orderStatuses = ['Pending', 'Preparing', 'Out for Delivery', 'Delivered', 'Cancelled'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** Neither delivered nor cancelled: the customer waits. */
export const openStatuses = [
  'Pending',
  'Preparing',
  'Out for Delivery',
] as const satisfies readonly OrderStatus[];

/** An admin may set any status in any order (mistakes happen in kitchens); setting the present one changes nothing. */
export function canChangeStatus(from: OrderStatus, to: OrderStatus): boolean {
  return from !== to;
}
