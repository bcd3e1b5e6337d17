import { Session } from './modules/auth/session.entity.js';
import { User } from './modules/auth/user.entity.js';
import { MenuItem } from './modules/menu/menu-item.entity.js';
import { OrderItem } from './modules/orders/order-item.entity.js';
import { OrderStatusChange } from './modules/orders/order-status-change.entity.js';
import { Order } from './modules/orders/order.entity.js';
import { CountChange } from './platform/count-change.entity.js';
import { Count } from './platform/count.entity.js';
import { IdempotencyKey } from './platform/idempotency-key.entity.js';
import { Milestone } from './platform/milestone.entity.js';
import { OutboxEvent } from './platform/outbox-event.entity.js';

/** Every table there is. */
export const entities = [
  Count,
  CountChange,
  IdempotencyKey,
  MenuItem,
  Milestone,
  Order,
  OrderItem,
  OrderStatusChange,
  OutboxEvent,
  Session,
  User,
];
