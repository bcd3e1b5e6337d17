import express, { Router } from 'express';
import { authRoutes } from '../modules/auth/auth.routes.js';
import type { AuthService } from '../modules/auth/auth.service.js';
import { menuAdminRoutes } from '../modules/menu/menu-admin.routes.js';
import type { MenuAdminService } from '../modules/menu/menu-admin.service.js';
import { menuRoutes } from '../modules/menu/menu.routes.js';
import type { MenuService } from '../modules/menu/menu.service.js';
import type { OrderListsService } from '../modules/orders/order-lists.service.js';
import { ordersRoutes } from '../modules/orders/orders.routes.js';
import type { OrdersService } from '../modules/orders/orders.service.js';
import { answerUnknownRoute, requireJson } from './errors.js';
import { identify } from './viewer.js';

interface RestServices {
  readonly auth: AuthService;
  readonly menu: MenuService;
  readonly menuAdmin: MenuAdminService;
  readonly orders: OrdersService;
  readonly orderLists: OrderListsService;
}

/** The routes under `/api`. */
export function restRouter({ auth, menu, menuAdmin, orders, orderLists }: RestServices): Router {
  const router = Router();
  const readJson = [requireJson, express.json({ limit: '64kb' })];
  // Public and hot: answered before anybody asks who it is.
  router.use(menuRoutes(menu));
  router.use('/admin/menu', identify(auth), menuAdminRoutes(menu, menuAdmin, readJson));
  router.use(readJson, identify(auth));
  router.use(authRoutes(auth), ordersRoutes(orders, orderLists, auth));
  router.use(answerUnknownRoute);
  return router;
}
