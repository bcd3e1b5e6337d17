import type { Follower } from '../../platform/live-source.js';
import type { Order } from '../orders/order.entity.js';
import type { OrderReads } from './order-reads.js';
import type { OrderMessage } from './realtime.messages.js';

/** How many orders a feed remembers the version of. More than a kitchen has open at once. */
const remembered = 2000;

/** All who follow many orders in this process, somebody's or everybody's: each new version of each of them. */
export class OrderFeed {
  private readonly followers = new Set<Follower<Order>>();
  private readonly told = new Map<string, number>();
  /** Of each order one after another, so that a slow read cannot let a newer version overtake. */
  private readonly queues = new Map<string, Promise<void>>();
  private readonly since = new Date();

  constructor(private readonly reads: OrderReads) {}

  get size(): number {
    return this.followers.size;
  }

  join(follower: Follower<Order>): void {
    this.followers.add(follower);
  }

  leave(follower: Follower<Order>): void {
    this.followers.delete(follower);
  }

  announce(message: OrderMessage): void {
    const { orderId } = message;
    const next = (this.queues.get(orderId) ?? Promise.resolve())
      .then(() => this.deliver(message))
      .catch((error: unknown) => this.end(error))
      .finally(() => {
        if (this.queues.get(orderId) === next) this.queues.delete(orderId);
      });
    this.queues.set(orderId, next);
  }

  private async deliver({ orderId, version }: OrderMessage): Promise<void> {
    const last = this.told.get(orderId);
    if (last !== undefined && version <= last) return;
    // Of an order that is new here: this version, and what was made since the feed began but is announced late.
    const since = last === undefined ? this.since : undefined;
    for (const order of await this.reads.versions(orderId, last ?? 0, version, since)) {
      // What was delivered, not what was announced.
      this.told.delete(orderId);
      this.told.set(orderId, order.version);
      for (const follower of this.followers) follower.take(order);
    }
    const [oldest] = this.told.keys();
    if (this.told.size > remembered && oldest) this.told.delete(oldest);
  }

  private end(error: unknown): void {
    const all = [...this.followers];
    this.followers.clear();
    for (const follower of all) follower.end(error);
  }
}
