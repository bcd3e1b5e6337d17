import { z } from 'zod';
import { id } from '../../platform/validation.js';
import { route, type Route } from '../../rest/route.js';
import { assignRiderBody, deliverBody } from './riders.input.js';
import { deliveryAnswer, presentDelivery, presentRider, riderAnswer } from './riders.presenter.js';
import type { RidersServices } from './riders.resolvers.js';

const params = z.object({ id });

export function ridersRoutes({ orderDeliveries, riders }: RidersServices): Route[] {
  return [
    route({
      method: 'get',
      path: '/admin/riders',
      name: 'riders',
      summary: 'List who may deliver orders: riders first, then the others, by name',
      permission: 'ASSIGN_RIDERS',
      answer: z.array(riderAnswer),
      handle: async ({ viewer }) => (await riders.all(viewer)).map(presentRider),
    }),
    route({
      method: 'put',
      path: '/admin/orders/:id/rider',
      name: 'assignRider',
      summary: 'Say who delivers an open order',
      permission: 'ASSIGN_RIDERS',
      params,
      body: assignRiderBody,
      answer: z.object({ orderId: id, version: z.int(), rider: riderAnswer.nullable() }),
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: orderId }, body: { riderId, version: seen } }) => {
        const order = await riders.assign(viewer, orderId, riderId, seen);
        const rider = await riders.of(order);
        return { orderId, version: order.version, rider: rider && presentRider(rider) };
      },
    }),
    route({
      method: 'get',
      path: '/admin/deliveries',
      name: 'deliveries',
      summary: 'Read the orders that the caller delivers',
      description:
        'Those that are open, and those that were finished in the last 12 hours, by the promised time.',
      permission: 'DELIVER_ORDERS',
      answer: z.array(deliveryAnswer),
      handle: async ({ viewer }) => (await orderDeliveries.own(viewer)).map(presentDelivery),
    }),
    route({
      method: 'post',
      path: '/admin/deliveries/:id/pick-up',
      name: 'pickUpOrder',
      summary: 'Say that the caller is on the way with an order',
      description: 'The order must be `Preparing`. Idempotent.',
      permission: 'DELIVER_ORDERS',
      params,
      answer: deliveryAnswer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: orderId } }) =>
        presentDelivery(await orderDeliveries.pickUp(viewer, orderId)),
    }),
    route({
      method: 'post',
      path: '/admin/deliveries/:id/deliver',
      name: 'deliverOrder',
      summary: 'Say that an order was handed over, and what was received for it',
      description:
        'The order must be on its way. Idempotent. What is received must be what is due; without it, what is due counts as received in cash.',
      permission: 'DELIVER_ORDERS',
      params,
      body: deliverBody,
      answer: deliveryAnswer,
      refusals: ['NOT_FOUND', 'CONFLICT'],
      handle: async ({ viewer, params: { id: orderId }, body }) =>
        presentDelivery(await orderDeliveries.deliver(viewer, orderId, body)),
    }),
  ];
}
