import express, { Router } from 'express';
import { authRoutes } from '../modules/auth/auth.routes.js';
import type { AuthService } from '../modules/auth/auth.service.js';
import { menuRoutes } from '../modules/menu/menu.routes.js';
import type { MenuService } from '../modules/menu/menu.service.js';
import type { OrderListsService } from '../modules/orders/order-lists.service.js';
import { ordersRoutes } from '../modules/orders/orders.routes.js';
import type { OrdersService } from '../modules/orders/orders.service.js';
import { paymentProviderRoutes, paymentsRoutes } from '../modules/payments/payments.routes.js';
import type { PaymentsService } from '../modules/payments/payments.service.js';
import { answerUnknownRoute, requireJson } from './errors.js';
import { identify } from './viewer.js';

interface RestServices {
  readonly auth: AuthService;
  readonly menu: MenuService;
  readonly orders: OrdersService;
  readonly orderLists: OrderListsService;
  readonly payments: PaymentsService;
}

/** The routes under `/api`. */
export function restRouter(
  { auth, menu, orders, orderLists, payments }: RestServices,
  shopPath: string,
): Router {
  const router = Router();
  // Public and hot: answered before anybody asks who it is.
  router.use(menuRoutes(menu));
  router.use(paymentProviderRoutes(payments, shopPath));
  router.use(requireJson, express.json({ limit: '64kb' }), identify(auth));
  router.use(authRoutes(auth), ordersRoutes(orders, orderLists, auth), paymentsRoutes(payments));
  router.use(answerUnknownRoute);
  return router;
}
