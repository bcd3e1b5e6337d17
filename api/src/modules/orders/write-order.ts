import type { EntityManager } from 'typeorm';
import { OrderItem } from './order-item.entity.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { Order } from './order.entity.js';
import type { PlaceOrder } from './orders.input.js';
import { totalOf, type PricedLine } from './pricing.js';

export const location = 'Home Delivery';

interface NewOrder {
  readonly id: string;
  readonly customerId: string;
  readonly input: Pick<PlaceOrder, 'address' | 'coordinates' | 'paymentMode'>;
  readonly lines: readonly PricedLine[];
}

/** Writes an order, its lines and the beginning of its history. ONLINE means that a payment is bound to it in the same transaction. */
export async function writeOrder(
  tx: EntityManager,
  { id, customerId, input, lines }: NewOrder,
): Promise<void> {
  const { address, coordinates, paymentMode } = input;
  await tx.insert(Order, {
    id,
    userId: customerId,
    totalPaise: totalOf(lines),
    address,
    location,
    lat: coordinates?.lat ?? null,
    lng: coordinates?.lng ?? null,
    paymentMode,
    paymentStatus: paymentMode === 'ONLINE' ? 'Paid' : 'Pending',
    status: 'Pending',
  });
  await tx.insert(
    OrderItem,
    lines.map((line, index) => ({ ...line, orderId: id, line: index })),
  );
  await tx.insert(OrderStatusChange, {
    orderId: id,
    version: 1,
    toStatus: 'Pending',
    changedBy: customerId,
  });
}
