import { z } from 'zod';
import { id, optional } from '../../platform/validation.js';
import { route, type Route } from '../../rest/route.js';
import type { Viewer } from '../auth/viewer.js';
import type { Order } from '../orders/order.entity.js';
import { orderVersion } from '../orders/orders.input.js';
import type { OrderPresenter } from '../orders/order-presenter.js';
import { acceptedMinutes, bags, lineDone, refusal } from './kitchen.input.js';
import { kitchenAnswer, kitchenOrderAnswer, presentKitchenOrder } from './kitchen.presenter.js';
import type { KitchenService } from './kitchen.service.js';

const params = z.object({ id });

export function kitchenRoutes(kitchen: KitchenService, presenter: OrderPresenter): Route[] {
  const presentAll = async (viewer: Viewer | null, orders: readonly Order[]) => {
    const presented = await presenter.all(viewer, orders);
    return Promise.all(
      presented.map((each, index) => presentKitchenOrder(orders[index] as Order, each, kitchen.allergensOf)),
    );
  };
  const presentOne = async (viewer: Viewer | null, order: Order) => {
    const [presented] = await presentAll(viewer, [order]);
    return presented as z.output<typeof kitchenOrderAnswer>;
  };
  const act = {
    method: 'put',
    permission: 'UPDATE_ORDER_STATUS',
    params,
    answer: kitchenOrderAnswer,
    refusals: ['NOT_FOUND', 'CONFLICT'],
  } as const;

  return [
    route({
      method: 'get',
      path: '/admin/kitchen',
      name: 'kitchen',
      summary: 'Read the orders that the kitchen works with',
      permission: 'VIEW_ORDERS',
      answer: kitchenAnswer,
      handle: async ({ viewer }) => {
        const { orders, finished } = await kitchen.orders(viewer);
        return { orders: await presentAll(viewer, orders), finished: await presentAll(viewer, finished) };
      },
    }),
    route({
      ...act,
      path: '/admin/orders/:id/accept',
      name: 'acceptOrder',
      summary: 'Accept an order',
      description:
        'A `Pending` order becomes `Preparing`; one for later is accepted and stays `Pending` until the kitchen begins with it. Idempotent.',
      body: z.object({
        minutes: acceptedMinutes.meta({
          description:
            'Minutes until the promised time, from now on: 5 to 240. Without it, the promise stays. Refused for an order for later.',
        }),
      }),
      handle: async ({ viewer, params: { id: orderId }, body: { minutes } }) =>
        presentOne(viewer, await kitchen.accept(viewer, orderId, minutes)),
    }),
    route({
      ...act,
      path: '/admin/orders/:id/refuse',
      name: 'refuseOrder',
      summary: 'Refuse an order that the kitchen has not begun with',
      description:
        'It becomes `Cancelled`, what was paid online is refunded, and its customer is notified of the reason. Refused once the status is no longer `Pending`, and if staff have received money for it; one that was begun and brought back only by those who may cancel it. Idempotent.',
      body: refusal,
      handle: async ({ viewer, params: { id: orderId }, body }) =>
        presentOne(viewer, await kitchen.refuse(viewer, orderId, body)),
    }),
    route({
      ...act,
      path: '/admin/orders/:id/lines',
      name: 'setLineDone',
      summary: 'Mark a line of an order as done, or take the mark off',
      body: lineDone,
      handle: async ({ viewer, params: { id: orderId }, body: { line, isDone } }) =>
        presentOne(viewer, await kitchen.setLineDone(viewer, orderId, line, isDone)),
    }),
    route({
      ...act,
      path: '/admin/orders/:id/ready',
      name: 'markOrderReady',
      summary: 'Mark an order as ready, with all its lines',
      description:
        'A delivery stays `Preparing`, another order becomes `Out for Delivery`: it is ready for pickup, or to be served. Idempotent. Refused with `CONFLICT` if the order has changes that nobody has read, and another version than the given one.',
      query: z.object({
        version: optional(z.coerce.number().pipe(orderVersion)).meta({
          description: 'The version of the order that the caller saw; any if missing.',
        }),
      }),
      handle: async ({ viewer, params: { id: orderId }, query }) =>
        presentOne(viewer, await kitchen.markReady(viewer, orderId, query.version)),
    }),
    route({
      ...act,
      path: '/admin/orders/:id/packed',
      name: 'setOrderPacked',
      summary: 'Note into how many bags an order is packed',
      body: z.object({
        bags: bags.meta({ description: 'Number of bags, 1 to 20; null: it is not packed.' }),
      }),
      handle: async ({ viewer, params: { id: orderId }, body: { bags: count } }) =>
        presentOne(viewer, await kitchen.setPacked(viewer, orderId, count)),
    }),
    route({
      ...act,
      path: '/admin/orders/:id/hand-over',
      name: 'handOverOrder',
      summary: 'Note that a ready order was handed over, to a rider or to the customer',
      description: 'A delivery becomes `Out for Delivery`, another order `Delivered`. Idempotent.',
      handle: async ({ viewer, params: { id: orderId } }) =>
        presentOne(viewer, await kitchen.handOver(viewer, orderId)),
    }),
    route({
      ...act,
      path: '/admin/orders/:id/recall',
      name: 'recallOrder',
      summary: 'Bring an order back by one stage in the kitchen',
      body: z.object({
        version: orderVersion,
      }),
      handle: async ({ viewer, params: { id: orderId }, body: { version } }) =>
        presentOne(viewer, await kitchen.recall(viewer, orderId, version)),
    }),
  ];
}
