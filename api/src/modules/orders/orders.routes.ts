import { Router } from 'express';
import { z } from 'zod';
import { id, idempotencyKey, pageSize, parse } from '../../platform/validation.js';
import { requireAdmin, requireSignedIn } from '../auth/auth.policy.js';
import type { AuthService } from '../auth/auth.service.js';
import type { Viewer } from '../auth/viewer.js';
import { paymentName } from '../payments/payments.input.js';
import type { OrderListsService } from './order-lists.service.js';
import type { Order } from './order.entity.js';
import {
  address,
  coordinates,
  lines,
  orderFilter,
  orderStatus,
  paymentMode,
  quantity,
  totalPaise,
  type PlaceOrder,
} from './orders.input.js';
import { presentOrder } from './orders.presenter.js';
import type { OrdersService } from './orders.service.js';

const placeOrderBody = z
  .object({
    items: lines(z.object({ menuItem: id, qty: quantity }, 'Each item needs a menuItem and a qty')),
    total: totalPaise,
    address,
    coordinates,
    paymentMode: paymentMode.default('COD'),
    razorpay_order_id: paymentName,
    receipt: paymentName,
  })
  .transform(({ items, total, razorpay_order_id: razorpayOrderId, ...order }): PlaceOrder => ({
    ...order,
    razorpayOrderId,
    items: items.map(({ menuItem, qty }) => ({ menuItemId: menuItem, quantity: qty })),
    totalPaise: total,
  }));

const page = z.object({ limit: pageSize(500, 500), before: id.optional() });
const path = z.object({ id });

export function ordersRoutes(orders: OrdersService, lists: OrderListsService, auth: AuthService): Router {
  const router = Router();

  async function present(viewer: Viewer | null, list: readonly Order[]) {
    const items = await orders.itemsOf(list.map((order) => order.id));
    if (viewer?.role !== 'admin') return list.map((order, index) => presentOrder(order, items[index] ?? []));
    const customerIds = [...new Set(list.flatMap((order) => order.userId ?? []))];
    const customers = new Map(
      (await auth.usersByIds(customerIds)).map((customer) => [customer?.id, customer]),
    );
    return list.map((order, index) =>
      presentOrder(order, items[index] ?? [], customers.get(order.userId ?? '') ?? null),
    );
  }

  router.post('/orders', async (req, res) => {
    requireSignedIn(req.viewer);
    const key = parse(idempotencyKey, req.get('Idempotency-Key'));
    const order = await orders.place(req.viewer, parse(placeOrderBody, req.body), key);
    const [presented] = await present(null, [order]);
    res.status(201).json(presented);
  });

  router.get('/orders', async (req, res) => {
    requireSignedIn(req.viewer);
    res.json(await present(null, await lists.own(req.viewer, parse(page, req.query))));
  });

  router.get('/orders/:id', async (req, res) => {
    requireSignedIn(req.viewer);
    const order = await orders.get(req.viewer, parse(path, req.params).id);
    const [presented] = await present(req.viewer, [order]);
    res.json(presented);
  });

  router.get('/admin/orders', async (req, res) => {
    requireAdmin(req.viewer);
    const filter = parse(orderFilter, req.query);
    const newestFirst = await lists.all(req.viewer, parse(page, req.query), filter);
    res.json(await present(req.viewer, newestFirst.toReversed()));
  });

  router.put('/admin/orders/:id/status', async (req, res) => {
    requireAdmin(req.viewer);
    const { status } = parse(z.object({ status: orderStatus }), req.body);
    const order = await orders.updateStatus(req.viewer, parse(path, req.params).id, status);
    const [presented] = await present(req.viewer, [order]);
    res.json({ message: 'Order status updated', order: presented });
  });

  return router;
}
