import { z } from 'zod';
import { message } from '../../platform/answers.js';
import { id, optional, restPage } from '../../platform/validation.js';
import { route, type Route } from '../../rest/route.js';
import { paymentName } from '../payments/payments.input.js';
import { address, paymentMode, phone, pinCode, restLine, slot, table, way } from '../quote/quote.input.js';
import type { OrderListsService } from './order-lists.service.js';
import type { OrderPlacementService } from './order-placement.service.js';
import type { OrderPresenter } from './order-presenter.js';
import {
  buyer,
  cancelled,
  cancelReason,
  cancelText,
  changedPromise,
  deliveredTo,
  deliveryNote,
  destination,
  filteredOrdersPage,
  orderLines,
  orderStatus,
  orderVersion,
  totalPaise,
  type PlaceOrder,
} from './orders.input.js';
import { orderAnswer, presentOrder } from './orders.presenter.js';
import type { OrdersService } from './orders.service.js';
import { common } from '../../platform/common.sentences.js';

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
    buyer: buyer.meta({
      description: 'The firm to which the order is billed; `null` or blank fields mean none.',
    }),
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
  present: OrderPresenter,
): Route[] {
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
      handle: async ({ viewer, body, address: from, key }) => {
        const order = await placement.place(viewer, body, from, key);
        return presentOrder(viewer, order, { problem: null, rider: null, invoice: null, waitsSince: null });
      },
    }),
    route({
      method: 'get',
      path: '/orders',
      name: 'myOrders',
      summary: 'Read one’s own orders, newest first',
      permission: 'ORDER',
      query: restPage,
      answer: z.array(orderAnswer),
      handle: async ({ viewer, query }) => present.own(viewer, await lists.own(viewer, query)),
    }),
    route({
      method: 'get',
      path: '/orders/:id',
      name: 'order',
      summary: 'Read one order: one’s own or, for staff, any',
      permission: 'ORDER',
      params,
      answer: orderAnswer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params: { id: orderId } }) =>
        present.one(viewer, await orders.get(viewer, orderId)),
    }),
    route({
      method: 'post',
      path: '/orders/:id/cancel',
      name: 'cancelOrder',
      summary: 'Cancel an order of one’s own before it is prepared',
      description:
        'Refunds what was paid online. Refused once the status is no longer `Pending`, and if staff have received money for it; an order that is cancelled already stays as it is.',
      permission: 'ORDER',
      params,
      answer: orderAnswer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: orderId } }) =>
        present.one(viewer, await orders.cancelOwn(viewer, orderId)),
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
        present.all(viewer, (await lists.all(viewer, page, filter)).toReversed()),
    }),
    route({
      method: 'put',
      path: '/admin/orders/:id/not-taken',
      name: 'setOrderNotTaken',
      summary: 'Mark whether nobody took an order',
      description: 'While an order is marked, its customer and phone number cannot order in cash.',
      permission: 'MARK_ORDERS_NOT_TAKEN',
      params,
      body: z.object({ isNotTaken: z.boolean(common.trueOrFalse) }),
      answer: orderAnswer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params: { id: orderId }, body: { isNotTaken } }) =>
        present.one(viewer, await orders.setNotTaken(viewer, orderId, isNotTaken)),
    }),
    route({
      method: 'put',
      path: '/admin/orders/:id/buyer',
      name: 'setOrderBuyer',
      summary: 'Bill an order to a firm, or to none',
      description:
        'Its invoice and what takes that back will name the firm. Refused once the order has its invoice, and for an order that was placed while the restaurant was not registered for GST.',
      permission: 'CHANGE_ORDERS',
      params,
      body: z.object({
        buyer: buyer.meta({ description: 'The firm; `null` or blank fields: none.' }),
        version: orderVersion,
      }),
      answer: orderAnswer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: orderId }, body: { buyer: firm = null, version } }) =>
        present.one(viewer, await orders.setBuyer(viewer, orderId, firm, version)),
    }),
    route({
      method: 'put',
      path: '/admin/orders/:id/promised-time',
      name: 'changePromisedTime',
      summary: 'Promise another time for an open order',
      description:
        'Notifies the customer of the reason. The promise of an order for later can be changed once the kitchen has started on it.',
      permission: 'CHANGE_PROMISED_TIMES',
      params,
      body: changedPromise,
      answer: orderAnswer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: orderId }, body }) =>
        present.one(viewer, await orders.changePromise(viewer, orderId, body)),
    }),
    route({
      method: 'put',
      path: '/admin/orders/:id/status',
      name: 'updateOrderStatus',
      summary: 'Set the status of an order',
      description:
        'Any status may follow any other; setting the current status changes nothing, but may still refund.',
      permission: 'UPDATE_ORDER_STATUS',
      params,
      body: z
        .object({
          status: orderStatus,
          refund: z.boolean(common.trueOrFalse).optional().meta({
            description:
              'Whether what was paid goes back: what is left of an online payment is refunded, also if the order is cancelled already; the takings of an order that becomes cancelled are undone. Counts only with `Cancelled`; needs the permission `REFUND_PAYMENTS`.',
          }),
          from: optional(orderStatus).meta({
            description: 'The status that the order has had; refused if it has neither this nor the new one.',
          }),
          cancelReason: cancelReason.meta({
            description: 'Why it is cancelled, for the customer. Counts only with `Cancelled`.',
          }),
          cancelText: cancelText.meta({
            description: 'The reason in one’s own words, up to 200 characters; required with `OTHER`.',
          }),
          approval: optional(id).meta({
            description: 'At a tablet that may not cancel it: an approval of `CANCEL_ORDER` of this order.',
          }),
        })
        .transform(cancelled),
      answer: z.object({ message, order: orderAnswer }),
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: orderId }, body: { status, ...options } }) => ({
        message: 'Order status updated',
        order: await present.one(viewer, await orders.updateStatus(viewer, orderId, status, options)),
      }),
    }),
    route({
      method: 'post',
      path: '/admin/orders/:id/keep-payment',
      name: 'keepOrderPayment',
      summary: 'Decide that the payment of a cancelled order is not refunded',
      permission: 'REFUND_PAYMENTS',
      params,
      answer: orderAnswer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: orderId } }) =>
        present.one(viewer, await orders.keepPayment(viewer, orderId)),
    }),
  ];
}
