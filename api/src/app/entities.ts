import { SavedAddress } from '../modules/addresses/saved-address.entity.js';
import { AccountChange } from '../modules/auth/account-change.entity.js';
import { Session } from '../modules/auth/session.entity.js';
import { User } from '../modules/auth/user.entity.js';
import { ContactMessage } from '../modules/contact/contact-message.entity.js';
import { Booking } from '../modules/bookings/booking.entity.js';
import { TableHold } from '../modules/bookings/table-hold.entity.js';
import { GuestLink } from '../modules/auth/guest-link.entity.js';
import { DishChoice, DishGroup } from '../modules/menu/dish-options.entity.js';
import { Category } from '../modules/menu/category.entity.js';
import { MenuItem } from '../modules/menu/menu-item.entity.js';
import { DishPortions, PortionHold } from '../modules/menu/portions.entity.js';
import { MenuVersion } from '../modules/menu/menu-version.entity.js';
import { OptionChoice, OptionGroup } from '../modules/menu/option-group.entity.js';
import { Delivery } from '../modules/notifications/delivery.entity.js';
import { Notification } from '../modules/notifications/notification.entity.js';
import { OrderItem } from '../modules/orders/order-item.entity.js';
import { OrderStatusChange } from '../modules/orders/order-status-change.entity.js';
import { Order } from '../modules/orders/order.entity.js';
import { SandboxOrder } from '../sandbox-razorpay/sandbox-order.entity.js';
import { SandboxPayment } from '../sandbox-razorpay/sandbox-payment.entity.js';
import { SandboxRefund } from '../sandbox-razorpay/sandbox-refund.entity.js';
import { SandboxWebhook } from '../sandbox-razorpay/sandbox-webhook.entity.js';
import { PaymentAttempt } from '../modules/payments/payment-attempt.entity.js';
import { PaymentWebhook } from '../modules/payments/payment-webhook.entity.js';
import { Payment } from '../modules/payments/payment.entity.js';
import { Refund } from '../modules/payments/refund.entity.js';
import { SlotHold } from '../modules/quote/slot-hold.entity.js';
import { PhoneConfirmation } from '../modules/phones/phone-confirmation.entity.js';
import { RestaurantTable } from '../modules/restaurant/restaurant-table.entity.js';
import { RestaurantRecord } from '../modules/restaurant/restaurant.entity.js';
import { CountChange } from '../platform/count-change.entity.js';
import { Count } from '../platform/count.entity.js';
import { IdempotencyKey } from '../platform/idempotency-key.entity.js';
import { Milestone } from '../platform/milestone.entity.js';
import { OutboxEvent } from '../platform/outbox-event.entity.js';
import { QueuedJob } from '../platform/queued-job.entity.js';
import { RateLimit } from '../platform/rate-limit.entity.js';

/** The entities of all tables. */
export const entities = [
  AccountChange,
  Booking,
  Category,
  ContactMessage,
  Count,
  CountChange,
  Delivery,
  DishChoice,
  DishGroup,
  DishPortions,
  GuestLink,
  IdempotencyKey,
  MenuItem,
  MenuVersion,
  Milestone,
  Notification,
  OptionChoice,
  OptionGroup,
  Order,
  OrderItem,
  OrderStatusChange,
  OutboxEvent,
  Payment,
  PhoneConfirmation,
  PortionHold,
  PaymentAttempt,
  PaymentWebhook,
  QueuedJob,
  RateLimit,
  Refund,
  RestaurantRecord,
  RestaurantTable,
  SandboxOrder,
  SandboxPayment,
  SandboxRefund,
  SandboxWebhook,
  SavedAddress,
  Session,
  SlotHold,
  TableHold,
  User,
];
