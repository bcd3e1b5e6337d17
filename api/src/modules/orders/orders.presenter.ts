import { toRupees } from '../../platform/money.js';
import type { User } from '../auth/user.entity.js';
import type { OrderItem } from './order-item.entity.js';
import type { Order } from './order.entity.js';

/** An order as REST shows it. For admins `customer` stands in the place of the bare user id. */
export function presentOrder(order: Order, items: readonly OrderItem[], customer?: User | null) {
  return {
    _id: order.id,
    userId:
      customer === undefined
        ? order.userId
        : customer && { _id: customer.id, name: customer.name, email: customer.email },
    items: items.map((item) => ({
      menuItem: {
        _id: item.menuItemId,
        name: item.name,
        category: item.category,
        price: toRupees(item.unitPricePaise),
      },
      qty: item.quantity,
    })),
    total: toRupees(order.totalPaise),
    address: order.address,
    location: order.location,
    paymentMode: order.paymentMode,
    paymentStatus: order.paymentStatus,
    status: order.status,
    coordinates: order.lat === null || order.lng === null ? null : { lat: order.lat, lng: order.lng },
    version: order.version,
    createdAt: order.createdAt.toISOString(),
  };
}
