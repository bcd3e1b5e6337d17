import express, { Router } from 'express';
import { addressesRoutes } from '../modules/addresses/addresses.routes.js';
import type { AddressesService } from '../modules/addresses/addresses.service.js';
import type { AccountsService } from '../modules/auth/accounts.service.js';
import { authRoutes } from '../modules/auth/auth.routes.js';
import type { AuditLog } from '../modules/auth/audit-log.js';
import type { AuthService } from '../modules/auth/auth.service.js';
import { profilePictureRoutes } from '../modules/auth/profile-picture.routes.js';
import { menuAdminRoutes } from '../modules/menu/menu-admin.routes.js';
import type { MenuAdminService } from '../modules/menu/menu-admin.service.js';
import { menuImageRoutes } from '../modules/menu/menu-image.routes.js';
import type { PasswordResetService } from '../modules/auth/password-reset.service.js';
import type { ProfileService } from '../modules/auth/profile.service.js';
import { contactRoutes } from '../modules/contact/contact.routes.js';
import type { ContactService } from '../modules/contact/contact.service.js';
import { dashboardRoutes } from '../modules/dashboard/dashboard.routes.js';
import type { DashboardService } from '../modules/dashboard/dashboard.service.js';
import type { BookingListsService } from '../modules/bookings/booking-lists.service.js';
import type { BookingPurchasesService } from '../modules/bookings/booking-purchases.service.js';
import { bookingsRoutes } from '../modules/bookings/bookings.routes.js';
import type { BookingsService } from '../modules/bookings/bookings.service.js';
import { guestsRoutes } from '../modules/guests/guests.routes.js';
import type { GuestsService } from '../modules/guests/guests.service.js';
import { menuRoutes } from '../modules/menu/menu.routes.js';
import type { PortionsService } from '../modules/menu/portions.service.js';
import type { MenuService } from '../modules/menu/menu.service.js';
import type { OrderListsService } from '../modules/orders/order-lists.service.js';
import type { OrderPlacementService } from '../modules/orders/order-placement.service.js';
import { orderProblemsRoutes } from '../modules/orders/order-problems.routes.js';
import type { OrderProblemsService } from '../modules/orders/order-problems.service.js';
import { ordersRoutes } from '../modules/orders/orders.routes.js';
import type { OrdersService } from '../modules/orders/orders.service.js';
import { paymentProviderRoutes, paymentsRoutes } from '../modules/payments/payments.routes.js';
import type { PaymentListsService } from '../modules/payments/payment-lists.service.js';
import type { PaymentsService } from '../modules/payments/payments.service.js';
import type { WebhooksService } from '../modules/payments/webhooks.service.js';
import { orderSlotsRoutes } from '../modules/quote/order-slots.routes.js';
import type { OrderSlotsService } from '../modules/quote/order-slots.service.js';
import { phonesRoutes } from '../modules/phones/phones.routes.js';
import type { PhonesService } from '../modules/phones/phones.service.js';
import { quoteRoutes } from '../modules/quote/quote.routes.js';
import type { QuotesService } from '../modules/quote/quotes.service.js';
import { restaurantPictureRoutes } from '../modules/restaurant/restaurant-picture.routes.js';
import { orderingRoutes, restaurantRoutes } from '../modules/restaurant/restaurant.routes.js';
import type { RestaurantService } from '../modules/restaurant/restaurant.service.js';
import type { PicturesService } from '../modules/uploads/pictures.service.js';
import { auditRequests } from './audit.js';
import { answerUnknownRoute, requireJson } from './errors.js';
import { mount } from './mount.js';
import { documentRoute } from './openapi.js';
import type { Route } from './route.js';
import { leaveUnread } from './unread-body.js';
import { identify } from './viewer.js';

interface RestServices {
  readonly accounts: AccountsService;
  readonly addresses: AddressesService;
  readonly auth: AuthService;
  readonly passwordResets: PasswordResetService;
  readonly profiles: ProfileService;
  readonly webhooks: WebhooksService;
  readonly contact: ContactService;
  readonly guests: GuestsService;
  readonly dashboard: DashboardService;
  readonly bookings: BookingsService;
  readonly bookingLists: BookingListsService;
  readonly bookingPurchases: BookingPurchasesService;
  readonly menu: MenuService;
  readonly menuAdmin: MenuAdminService;
  readonly orders: OrdersService;
  readonly orderProblems: OrderProblemsService;
  readonly orderLists: OrderListsService;
  readonly orderPlacement: OrderPlacementService;
  readonly payments: PaymentsService;
  readonly paymentLists: PaymentListsService;
  readonly phones: PhonesService;
  readonly pictures: PicturesService;
  readonly portions: PortionsService;
  readonly quotes: QuotesService;
  readonly orderSlots: OrderSlotsService;
  readonly restaurant: RestaurantService;
}

const readJsonUpTo = (limit: string) => [requireJson, express.json({ limit })];
const readJson = readJsonUpTo('64kb');

/** The routes, grouped by their middleware. */
export function restRoutes(services: RestServices, shopPath: string) {
  const { accounts, auth, menu, orders, orderLists, payments, pictures } = services;
  const routes: Record<'withoutViewer' | 'withPictures' | 'others', Route[]> = {
    // Public and frequent: answered without identifying the caller. The provider's requests have their own parsers.
    withoutViewer: [
      documentRoute(() => Object.values(routes).flat()),
      ...menuRoutes(menu, services.portions),
      ...restaurantRoutes(services.restaurant),
      ...paymentProviderRoutes(payments, services.webhooks, shopPath),
    ],
    // Pictures are not JSON and are read only after the permission check.
    withPictures: [
      ...profilePictureRoutes(accounts, pictures),
      ...menuImageRoutes(pictures),
      ...restaurantPictureRoutes(pictures),
      ...menuAdminRoutes(menu, services.menuAdmin, services.portions, pictures, {
        readJson,
        readDishes: readJsonUpTo('8mb'),
      }),
    ],
    others: [
      ...authRoutes(auth, accounts, services.profiles, services.passwordResets),
      ...addressesRoutes(services.addresses),
      ...bookingsRoutes(services.bookings, services.bookingLists, services.bookingPurchases),
      ...contactRoutes(services.contact),
      ...guestsRoutes(services.guests),
      ...dashboardRoutes(services.dashboard),
      ...phonesRoutes(services.phones),
      ...quoteRoutes(services.quotes),
      ...orderSlotsRoutes(services.orderSlots),
      ...orderingRoutes(services.restaurant),
      ...ordersRoutes(orders, services.orderPlacement, orderLists, accounts, services.orderProblems),
      ...orderProblemsRoutes(services.orderProblems),
      ...paymentsRoutes(payments, services.paymentLists),
    ],
  };
  return routes;
}

/** Everything below `/api`. */
export function restRouter(services: RestServices, audit: AuditLog, shopPath: string): Router {
  const { withoutViewer, withPictures, others } = restRoutes(services, shopPath);
  const router = Router({ caseSensitive: true });
  router.use(auditRequests(audit));
  router.use(mount(withoutViewer));
  router.use(['/auth/upload', '/admin/menu', '/admin/restaurant'], leaveUnread, identify(services.auth));
  router.use(mount(withPictures));
  router.use(readJson, identify(services.auth));
  router.use(mount(others));
  router.use(answerUnknownRoute);
  return router;
}
