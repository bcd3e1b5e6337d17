import { Session } from './modules/auth/session.entity.js';
import { User } from './modules/auth/user.entity.js';
import { Booking } from './modules/bookings/booking.entity.js';
import { RestaurantTable } from './modules/bookings/restaurant-table.entity.js';
import { TableHold } from './modules/bookings/table-hold.entity.js';
import { MenuItem } from './modules/menu/menu-item.entity.js';
import { OrderItem } from './modules/orders/order-item.entity.js';
import { OrderStatusChange } from './modules/orders/order-status-change.entity.js';
import { Order } from './modules/orders/order.entity.js';
import { IdempotencyKey } from './platform/idempotency-key.entity.js';
import { Milestone } from './platform/milestone.entity.js';
import { OutboxEvent } from './platform/outbox-event.entity.js';

/** Every table there is. */
export const entities = [
  Booking,
  IdempotencyKey,
  MenuItem,
  Milestone,
  Order,
  OrderItem,
  OrderStatusChange,
  OutboxEvent,
  RestaurantTable,
  Session,
  TableHold,
  User,
];
