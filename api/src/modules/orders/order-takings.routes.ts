import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { toRupees } from '../../platform/money.js';
import { id, optional } from '../../platform/validation.js';
import { route, type Route } from '../../rest/route.js';
import { paymentStatuses } from '../payments/payment-mode.js';
import { takingMethods, takingPlaces, type Taking } from '../takings/taking.entity.js';
import type { TakingsService } from '../takings/takings.service.js';
import { givenBackBody, takingBody } from './order-takings.input.js';
import type { Order } from './order.entity.js';
import { dueOf, paidOf, takingsExcessOf } from './orders.policy.js';
import type { OrdersService } from './orders.service.js';

const params = z.object({ id });

const takingAnswer = z
  .object({
    _id: z.string(),
    method: z.enum(takingMethods),
    place: z.enum(takingPlaces),
    amount: z.number().meta({ description: 'Rupees, without the change.' }),
    change: z.number().meta({ description: 'Rupees that the customer got back of the cash.' }),
    isAssumed: z.boolean().meta({
      description: 'Whether nobody entered it: what was due counts as received in cash on delivery.',
    }),
    receivedAt: instant,
    undoneAt: instant.nullable().meta({ description: 'When it was undone; null if it counts.' }),
  })
  .meta({ id: 'Taking' });

const answer = z.object({
  orderId: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  paid: z.number().meta({ description: 'Rupees that were paid, online or to staff.' }),
  due: z.number().meta({ description: 'Rupees that are still to be paid; 0 for a cancelled order.' }),
  takingsExcess: z.number().meta({
    description: 'Rupees that staff have to give back because the order became cheaper; 0 for others.',
  }),
  takings: z.array(takingAnswer),
});

const present = (taking: Taking): z.output<typeof takingAnswer> => ({
  _id: taking.id,
  method: taking.method,
  place: taking.place,
  amount: toRupees(taking.amountPaise),
  change: toRupees(taking.changePaise),
  isAssumed: taking.isAssumed,
  receivedAt: taking.receivedAt.toISOString(),
  undoneAt: taking.undoneAt?.toISOString() ?? null,
});

export function orderTakingsRoutes(orders: OrdersService, takings: TakingsService): Route[] {
  const presentMoney = async (order: Order): Promise<z.output<typeof answer>> => {
    const [ofOrder = []] = await takings.ofOrders([order.id]);
    return {
      orderId: order.id,
      paymentStatus: order.paymentStatus,
      paid: toRupees(paidOf(order, ofOrder)),
      due: toRupees(dueOf(order, ofOrder)),
      takingsExcess: toRupees(takingsExcessOf(order, ofOrder)),
      takings: ofOrder.map(present),
    };
  };
  return [
    route({
      method: 'get',
      path: '/admin/orders/:id/takings',
      name: 'orderTakings',
      summary: 'Read what staff received for an order',
      permission: 'VIEW_TAKINGS',
      params,
      answer,
      refusals: ['NOT_FOUND'],
      handle: async ({ viewer, params: { id: orderId } }) => presentMoney(await orders.get(viewer, orderId)),
    }),
    route({
      method: 'post',
      path: '/admin/orders/:id/takings',
      name: 'enterTaking',
      summary: 'Enter money that was received for an order',
      description:
        'For an order in cash, or for what a change has made due of one that was paid online. In full or in part; several calls add up. More cash than is due goes back as change. If it is more than is due beside what was assumed on delivery, it replaces that, and the rest is assumed.',
      permission: 'ENTER_TAKINGS',
      takesKey: true,
      params,
      body: takingBody,
      status: 201,
      answer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: orderId }, body, key }) =>
        presentMoney(await orders.enterTaking(viewer, orderId, body, key)),
    }),
    route({
      method: 'post',
      path: '/admin/orders/:id/takings/:takingId/undo',
      name: 'undoTaking',
      summary: 'Undo money that was entered by mistake, or that went back to the customer',
      permission: 'UNDO_TAKINGS',
      orApproved: true,
      params: params.extend({ takingId: id }),
      query: z.object({
        approval: optional(id).meta({
          description: 'At a tablet that may not undo it: an approval of `UNDO_TAKING` of this taking.',
        }),
      }),
      answer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: orderId, takingId }, query: { approval } }) =>
        presentMoney(await orders.undoTaking(viewer, orderId, takingId, approval)),
    }),
    route({
      method: 'post',
      path: '/admin/orders/:id/refund-takings',
      name: 'refundTakings',
      summary: 'Note that money which was too much for an order was given back',
      description: 'Of the newest money first. Refused if another amount is too much now.',
      permission: 'UNDO_TAKINGS',
      orApproved: true,
      params,
      body: givenBackBody,
      answer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: orderId }, body: { amount, approval } }) =>
        presentMoney(await orders.refundTakings(viewer, orderId, amount, approval)),
    }),
  ];
}
