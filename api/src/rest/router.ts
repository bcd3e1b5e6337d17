import express, { Router } from 'express';
import { authRoutes } from '../modules/auth/auth.routes.js';
import type { AuthService } from '../modules/auth/auth.service.js';
import type { BookingListsService } from '../modules/bookings/booking-lists.service.js';
import { bookingsRoutes } from '../modules/bookings/bookings.routes.js';
import type { BookingsService } from '../modules/bookings/bookings.service.js';
import { menuRoutes } from '../modules/menu/menu.routes.js';
import type { MenuService } from '../modules/menu/menu.service.js';
import type { OrderListsService } from '../modules/orders/order-lists.service.js';
import { ordersRoutes } from '../modules/orders/orders.routes.js';
import type { OrdersService } from '../modules/orders/orders.service.js';
import { answerUnknownRoute, requireJson } from './errors.js';
import { identify } from './viewer.js';

interface RestServices {
  readonly auth: AuthService;
  readonly bookings: BookingsService;
  readonly bookingLists: BookingListsService;
  readonly menu: MenuService;
  readonly orders: OrdersService;
  readonly orderLists: OrderListsService;
}

/** The routes under `/api`. */
export function restRouter({ auth, bookings, bookingLists, menu, orders, orderLists }: RestServices): Router {
  const router = Router();
  // Public and hot: answered before anybody asks who it is.
  router.use(menuRoutes(menu));
  router.use(requireJson, express.json({ limit: '64kb' }), identify(auth));
  router.use(authRoutes(auth), ordersRoutes(orders, orderLists, auth));
  router.use(bookingsRoutes(bookings, bookingLists));
  router.use(answerUnknownRoute);
  return router;
}
