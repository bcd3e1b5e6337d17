import type { LiveSource } from '../../platform/live-source.js';
import { liveTopic, type LiveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Order } from '../orders/order.entity.js';
import { orderNotFound, type OrdersService } from '../orders/orders.service.js';
import { OrderReads } from './order-reads.js';
import { orderMessage, ordersTopic } from './realtime.messages.js';

const anyOrder = 'any';
const oneOrder = (orderId: string) => `order:${orderId}`;
const ordersOf = (userId: string) => `user:${userId}`;

/** Live orders: every version of each, in order. */
export class LiveOrders {
  private readonly topic: LiveTopic<Order>;

  constructor(
    private readonly orders: OrdersService,
    pubsub: Pubsub,
  ) {
    const reads = new OrderReads(orders);
    this.topic = liveTopic<Order>({
      pubsub,
      present: async (orderId) => {
        const order = await orders.find(orderId);
        if (!order) throw orderNotFound();
        return order;
      },
      read: ({ key, ...wanted }) => reads.versions({ orderId: key, ...wanted }),
      versionOf: ({ version }) => version,
    });
    pubsub.subscribe(ordersTopic, (data) => {
      const { orderId, userId, version } = orderMessage.parse(data);
      const channels = [oneOrder(orderId), ...(userId ? [ordersOf(userId)] : []), anyOrder];
      for (const channel of channels) this.topic.changed(channel, orderId, version);
    });
  }

  /**
   * One order: its current state first, then each change.
   * @throws {DomainError} `NOT_FOUND` for another customer's order, so that ids cannot be probed
   */
  async watch(viewer: Viewer | null, orderId: string): Promise<LiveSource<Order>> {
    await this.orders.get(viewer, orderId);
    return this.topic.followKey(oneOrder(orderId), orderId);
  }

  /** Each new version of any of the viewer's orders. */
  watchOwn(viewer: Viewer | null): LiveSource<Order> {
    return this.topic.follow(ordersOf(requirePermission(viewer, 'ORDER').id));
  }

  /** Each new version of any order. */
  watchAll(viewer: Viewer | null): LiveSource<Order> {
    requirePermission(viewer, 'VIEW_ORDERS');
    return this.topic.follow(anyOrder);
  }

  /** Number of subscriptions in this process to a channel: `order:<id>`, `user:<id>` or `any`. */
  listeners(channel: string): number {
    return this.topic.listeners(channel);
  }
}
