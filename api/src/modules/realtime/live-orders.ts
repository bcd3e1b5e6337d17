import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { asItIs, liveField } from '../../platform/live-source.js';
import { liveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { id, parse } from '../../platform/validation.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Order } from '../orders/order.entity.js';
import { orderNotFound } from '../orders/orders.policy.js';
import type { OrdersService } from '../orders/orders.service.js';
import { OrderReads } from './order-reads.js';
import { orderMessage, ordersTopic } from './realtime.messages.js';

interface Resolvers {
  Subscription: Required<Pick<SubscriptionResolvers, 'orderUpdated' | 'myOrdersUpdated' | 'orderFeed'>>;
}

const anyOrder = 'any';
const oneOrder = (orderId: string) => `order:${orderId}`;
const ordersOf = (userId: string) => `user:${userId}`;

/** Live orders: every version of each, in order; of a single one its current state first. */
export function liveOrders(orders: OrdersService, pubsub: Pubsub) {
  const reads = new OrderReads(orders);
  const topic = liveTopic<Order>({
    pubsub,
    present: async (orderId) => {
      const order = await orders.find(orderId);
      if (!order) throw orderNotFound();
      return order;
    },
    read: ({ key, ...requested }) => reads.versions({ orderId: key, ...requested }),
    versionOf: ({ version }) => version,
  });
  pubsub.subscribe(ordersTopic, (data) => {
    const { orderId, userId, version } = orderMessage.parse(data);
    const channels = [oneOrder(orderId), ...(userId ? [ordersOf(userId)] : []), anyOrder];
    for (const channel of channels) topic.changed(channel, orderId, version);
  });

  const resolvers: Resolvers = {
    Subscription: {
      orderUpdated: liveField(async (_root, args, { viewer }) => {
        const orderId = parse(id, args.id, 'id');
        await orders.get(viewer, orderId);
        return topic.followKey(oneOrder(orderId), orderId);
      }, asItIs),
      myOrdersUpdated: liveField(
        (_root, _args, { viewer }) => topic.follow(ordersOf(requirePermission(viewer, 'ORDER').id)),
        asItIs,
      ),
      orderFeed: liveField(
        (_root, _args, { viewer }) => {
          requirePermission(viewer, 'VIEW_ORDERS');
          return topic.follow(anyOrder);
        },
        (order) => ({ kind: order.version === 1 ? ('PLACED' as const) : ('CHANGED' as const), order }),
      ),
    },
  };
  return {
    resolvers,
    /** Number of subscriptions in this process to a channel: `order:<id>`, `user:<id>` or `any`. */
    listeners: (channel: string) => topic.listeners(channel),
  };
}
