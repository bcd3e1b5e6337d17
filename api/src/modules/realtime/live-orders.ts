import { LiveSource, type Follower } from '../../platform/live-source.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Order } from '../orders/order.entity.js';
import type { OrdersService } from '../orders/orders.service.js';
import { OrderChannel } from './order-channel.js';
import { OrderFeed } from './order-feed.js';
import { OrderReads } from './order-reads.js';
import { orderMessage, ordersTopic } from './realtime.messages.js';

const anyOrder = 'any';
const orderEvent = (orderId: string) => `order:${orderId}`;

/**
 * In an API process: live orders for subscriptions. Messages between processes may come late, twice or out of order;
 * what comes out here is each order's versions, one by one and rising.
 */
export class LiveOrders {
  private readonly channels = new Map<string, OrderChannel>();
  private readonly feeds = new Map<string, OrderFeed>();
  private readonly reads: OrderReads;

  constructor(
    private readonly orders: OrdersService,
    pubsub: Pubsub,
  ) {
    this.reads = new OrderReads(orders);
    pubsub.subscribe(ordersTopic, (data) => {
      const message = orderMessage.parse(data);
      const { orderId, userId, version } = message;
      this.channels.get(orderEvent(orderId))?.announce(version);
      if (userId) this.feeds.get(`user:${userId}`)?.announce(message);
      this.feeds.get(anyOrder)?.announce(message);
    });
  }

  /**
   * One order: its present state first, then each change.
   * @throws {DomainError} `NOT_FOUND` also for somebody else's order
   */
  async watch(viewer: Viewer | null, orderId: string): Promise<LiveSource<Order>> {
    const reader = requirePermission(viewer, 'ORDER');
    await this.orders.get(reader, orderId);
    const event = orderEvent(orderId);
    return new LiveSource<Order>(event, (follower) => {
      const channel = this.channels.get(event) ?? this.openChannel(event, orderId);
      channel.join(follower, reader);
      return () => {
        channel.leave(follower);
        if (channel.size === 0 && this.channels.get(event) === channel) this.channels.delete(event);
      };
    });
  }

  /** Each new version of any of the viewer's orders. */
  watchOwn(viewer: Viewer | null): LiveSource<Order> {
    return this.feed(`user:${requirePermission(viewer, 'ORDER').id}`);
  }

  /** Each new version of any order. */
  watchAll(viewer: Viewer | null): LiveSource<Order> {
    requirePermission(viewer, 'VIEW_ORDERS');
    return this.feed(anyOrder);
  }

  /** How many subscriptions of this process listen for an event: `order:<id>`, `user:<id>` or `any`. */
  listeners(event: string): number {
    return (this.channels.get(event) ?? this.feeds.get(event))?.size ?? 0;
  }

  private openChannel(event: string, orderId: string): OrderChannel {
    const channel = new OrderChannel(orderId, this.reads);
    this.channels.set(event, channel);
    return channel;
  }

  private feed(event: string): LiveSource<Order> {
    return new LiveSource<Order>(event, (follower: Follower<Order>) => {
      const feed = this.feeds.get(event) ?? new OrderFeed(this.reads);
      this.feeds.set(event, feed);
      feed.join(follower);
      return () => {
        feed.leave(follower);
        if (feed.size === 0 && this.feeds.get(event) === feed) this.feeds.delete(event);
      };
    });
  }
}
