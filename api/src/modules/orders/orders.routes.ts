import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { id, restPage } from '../../platform/validation.js';
import { route, type Route } from '../../rest/route.js';
import type { AccountsService } from '../auth/accounts.service.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import { paymentName } from '../payments/payments.input.js';
import { address, paymentMode, phone, pinCode, restLine, slot, table, way } from '../quote/quote.input.js';
import type { OrderListsService } from './order-lists.service.js';
import type { OrderPlacementService } from './order-placement.service.js';
import type { Order } from './order.entity.js';
import {
  deliveredTo,
  deliveryNote,
  destination,
  filteredOrdersPage,
  orderLines,
  orderStatus,
  totalPaise,
  type PlaceOrder,
} from './orders.input.js';
import { orderAnswer, presentOrder } from './orders.presenter.js';
import type { OrdersService } from './orders.service.js';

const placeOrderBody = z
  .object({
    items: orderLines(restLine, 'qty'),
    total: totalPaise,
    way,
    address,
    coordinates: destination,
    pinCode,
    phone,
    deliveryNote,
    slot,
    table,
    paymentMode: paymentMode.default('COD'),
    razorpay_order_id: paymentName,
    receipt: paymentName,
  })
  .transform(deliveredTo)
  .transform(({ total, razorpay_order_id: razorpayOrderId, ...order }): PlaceOrder => ({
    ...order,
    razorpayOrderId,
    totalPaise: total,
  }));

const params = z.object({ id });

export function ordersRoutes(
  orders: OrdersService,
  placement: OrderPlacementService,
  lists: OrderListsService,
  accounts: AccountsService,
): Route[] {
  const present = async (viewer: Viewer | null, list: readonly Order[]) => {
    const items = await orders.itemsOf(list.map((order) => order.id));
    if (!can(viewer, 'VIEW_ORDERS'))
      return list.map((order, index) => presentOrder(order, items[index] ?? []));
    const customerIds = [...new Set(list.flatMap((order) => order.userId ?? []))];
    const customers = new Map(
      (await accounts.usersByIds(customerIds)).map((customer) => [customer?.id, customer]),
    );
    return list.map((order, index) =>
      presentOrder(order, items[index] ?? [], customers.get(order.userId ?? '') ?? null),
    );
  };
  const presentOne = async (viewer: Viewer | null, order: Order) => {
    const [presented] = await present(viewer, [order]);
    return presented as z.output<typeof orderAnswer>;
  };

  return [
    route({
      method: 'post',
      path: '/orders',
      name: 'placeOrder',
      summary: 'Place an order',
      description:
        'The total is computed from the menu; one that is sent must be the same. An order paid online needs a verified payment of exactly its amount. In cash an order may be 100,000 rupees at most, and a customer may have 20 such orders open.',
      permission: 'ORDER',
      takesKey: true,
      body: placeOrderBody,
      status: 201,
      answer: orderAnswer,
      refusals: ['TOTAL_MISMATCH', 'PAYMENT_REQUIRED', 'CLOSED', 'CONFLICT', 'TOO_MANY_REQUESTS'],
      handle: async ({ viewer, body, address: from, key }) =>
        presentOne(null, await placement.place(viewer, body, from, key)),
    }),
    route({
      method: 'get',
      path: '/orders',
      name: 'myOrders',
      summary: 'Read one’s own orders, newest first',
      permission: 'ORDER',
      query: restPage,
      answer: z.array(orderAnswer),
      handle: async ({ viewer, query }) =>
        (await lists.own(viewer, query)).map((order) => presentOrder(order, order.lines)),
    }),
    route({
      method: 'get',
      path: '/orders/:id',
      name: 'order',
      summary: 'Read one order: one’s own or, for an admin, any',
      permission: 'ORDER',
      params,
      answer: orderAnswer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params: { id: orderId } }) =>
        presentOne(viewer, await orders.get(viewer, orderId)),
    }),
    route({
      method: 'get',
      path: '/admin/orders',
      name: 'orders',
      summary: 'Read or search all orders, oldest first',
      description:
        'A page holds the newest ones, or those before `before`; within it the oldest comes first.',
      permission: 'VIEW_ORDERS',
      query: filteredOrdersPage,
      answer: z.array(orderAnswer),
      handle: async ({ viewer, query: { page, filter } }) =>
        present(viewer, (await lists.all(viewer, page, filter)).toReversed()),
    }),
    route({
      method: 'put',
      path: '/admin/orders/:id/status',
      name: 'updateOrderStatus',
      summary: 'Set the status of an order',
      description: 'Any status may follow any other; setting the present one again changes nothing.',
      permission: 'UPDATE_ORDERS',
      params,
      body: z.object({ status: orderStatus }),
      answer: z.object({ message, order: orderAnswer }),
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params: { id: orderId }, body: { status } }) => ({
        message: 'Order status updated',
        order: await presentOne(viewer, await orders.updateStatus(viewer, orderId, status)),
      }),
    }),
  ];
}
