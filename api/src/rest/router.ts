import express, { Router } from 'express';
import { authRoutes } from '../modules/auth/auth.routes.js';
import type { AuditLog } from '../modules/auth/audit-log.js';
import type { AuthService } from '../modules/auth/auth.service.js';
import { dashboardRoutes } from '../modules/dashboard/dashboard.routes.js';
import type { DashboardService } from '../modules/dashboard/dashboard.service.js';
import { menuRoutes } from '../modules/menu/menu.routes.js';
import type { MenuService } from '../modules/menu/menu.service.js';
import type { OrderListsService } from '../modules/orders/order-lists.service.js';
import { ordersRoutes } from '../modules/orders/orders.routes.js';
import type { OrdersService } from '../modules/orders/orders.service.js';
import { auditRequests } from './audit.js';
import { answerUnknownRoute, requireJson } from './errors.js';
import { identify } from './viewer.js';

interface RestServices {
  readonly auth: AuthService;
  readonly dashboard: DashboardService;
  readonly menu: MenuService;
  readonly orders: OrdersService;
  readonly orderLists: OrderListsService;
}

/** The routes under `/api`. */
export function restRouter(
  { auth, dashboard, menu, orders, orderLists }: RestServices,
  audit: AuditLog,
): Router {
  const router = Router();
  router.use(auditRequests(audit));
  // Public and hot: answered before anybody asks who it is.
  router.use(menuRoutes(menu));
  router.use(requireJson, express.json({ limit: '64kb' }), identify(auth));
  router.use(authRoutes(auth), dashboardRoutes(dashboard), ordersRoutes(orders, orderLists, auth));
  router.use(answerUnknownRoute);
  return router;
}
