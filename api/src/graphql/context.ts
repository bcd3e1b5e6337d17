import DataLoader from 'dataloader';
import type { AccountsService } from '../modules/auth/accounts.service.js';
import type { User } from '../modules/auth/user.entity.js';
import type { Viewer } from '../modules/auth/viewer.js';
import type { BookingListsService } from '../modules/bookings/booking-lists.service.js';
import type { Booking } from '../modules/bookings/booking.entity.js';
import type { BookingsService } from '../modules/bookings/bookings.service.js';
import type { WantedTimes } from '../modules/bookings/tables.service.js';
import type { Order } from '../modules/orders/order.entity.js';
import type { OrderStatusChange } from '../modules/orders/order-status-change.entity.js';
import type { OrderProblem } from '../modules/contact/order-problem.js';
import type { OrderProblemsService } from '../modules/orders/order-problems.service.js';
import type { OrdersService } from '../modules/orders/orders.service.js';
import type { Payment } from '../modules/payments/payment.entity.js';
import type { PaymentListsService } from '../modules/payments/payment-lists.service.js';
import type { DishOptions } from '../modules/menu/dish-options.js';
import type { MenuService } from '../modules/menu/menu.service.js';
import type { PortionsService } from '../modules/menu/portions.service.js';
import type { PricedLine } from '../modules/quote/quote-lines.js';
import type { Refund } from '../modules/payments/refund.entity.js';
import type { RefundsService } from '../modules/payments/refunds.service.js';
import type { Deadline } from './deadline.js';

/** The context of every resolver. */
export interface Context {
  readonly viewer: Viewer | null;
  /** The caller's IP address, according to `TRUST_PROXY`. */
  readonly address: string;
  /** The `User-Agent` header; undefined on a socket. */
  readonly userAgent?: string | undefined;
  readonly loaders: Loaders;
  /** Id in the log, of the request or of the operation on a socket. */
  readonly requestId: string;
  /** Undefined for subscriptions, which have no deadline. */
  readonly deadline?: Deadline | undefined;
  /** Marks the answer for `ResponseCache`; undefined if the request is not cacheable. */
  readonly keepAnswer?: ((maxAge: number) => void) | undefined;
}

/**
 * Context for an answer that is the same for all callers.
 * @param onRead called when a resolver reads a value that depends on the caller
 */
export function anonymousContext(loaders: Loaders, onRead: () => void = () => undefined): Context {
  return {
    loaders,
    get viewer() {
      onRead();
      return null;
    },
    get address() {
      onRead();
      return '';
    },
    get requestId() {
      onRead();
      return '';
    },
  };
}

type FreeTimesOf = WantedTimes & { readonly viewer: Viewer | null };

export interface Loaders {
  readonly user: DataLoader<string, User | null>;
  readonly booking: DataLoader<string, Booking | null>;
  readonly freeTimes: DataLoader<FreeTimesOf, string[]>;
  readonly order: DataLoader<string, Order | null>;
  readonly dishOptions: DataLoader<string, DishOptions[]>;
  readonly portionsLeft: DataLoader<string, number | null>;
  readonly orderItems: DataLoader<string, PricedLine[]>;
  readonly problemOfOrder: DataLoader<string, OrderProblem | null>;
  readonly orderHistory: DataLoader<string, OrderStatusChange[]>;
  readonly paymentOfBooking: DataLoader<string, Payment | null>;
  readonly paymentOfOrder: DataLoader<string, Payment | null>;
  readonly refunds: DataLoader<string, Refund[]>;
  /** By payment, in paise. */
  readonly refundable: DataLoader<string, number>;
}

interface LoaderServices {
  readonly accounts: AccountsService;
  readonly bookings: BookingsService;
  readonly bookingLists: BookingListsService;
  readonly menu: MenuService;
  readonly orders: OrdersService;
  readonly orderProblems: OrderProblemsService;
  readonly paymentLists: PaymentListsService;
  readonly portions: PortionsService;
  readonly refunds: RefundsService;
}

/** Batch the reads of a whole list. Nothing is cached, as a subscription’s context is long-lived. */
export function createLoaders({
  accounts,
  bookings,
  bookingLists,
  menu,
  orders,
  orderProblems,
  paymentLists,
  portions,
  refunds,
}: LoaderServices): Loaders {
  const loaderOf = <V>(load: (ids: readonly string[]) => Promise<V[]>) =>
    new DataLoader<string, V>(load, { cache: false });
  return {
    user: loaderOf((ids) => accounts.usersByIds(ids)),
    booking: loaderOf((ids) => bookings.byIds(ids)),
    freeTimes: new DataLoader<FreeTimesOf, string[]>((wanted) => bookingLists.freeTimes(wanted), {
      cache: false,
    }),
    order: loaderOf((ids) => orders.byIds(ids)),
    dishOptions: loaderOf((ids) => menu.optionsOf(ids)),
    portionsLeft: loaderOf((ids) => portions.leftOf(ids)),
    orderItems: loaderOf((ids) => orders.itemsOf(ids)),
    orderHistory: loaderOf((ids) => orders.historyOf(ids)),
    problemOfOrder: loaderOf((ids) => orderProblems.ofOrders(ids)),
    paymentOfBooking: loaderOf((ids) => paymentLists.ofBookings(ids)),
    paymentOfOrder: loaderOf((ids) => paymentLists.ofOrders(ids)),
    refunds: loaderOf((ids) => refunds.ofPayments(ids)),
    refundable: loaderOf((ids) => refunds.refundableOf(ids)),
  };
}
