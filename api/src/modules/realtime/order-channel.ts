import type { Follower } from '../../platform/live-source.js';
import type { Viewer } from '../auth/viewer.js';
import { canReadOrder } from '../orders/orders.policy.js';
import type { Order } from '../orders/order.entity.js';
import { orderNotFound } from '../orders/orders.service.js';
import type { OrderReads } from './order-reads.js';

/**
 * All who follow one order in this process. They have all been told the same: its versions, one by one, up to the last;
 * who joins is told the present state first.
 */
export class OrderChannel {
  private readonly followers = new Set<Follower<Order>>();
  private joining = new Map<Follower<Order>, Viewer>();
  private admitting: Map<Follower<Order>, Viewer> | undefined;
  private last = 0;
  /** One after another, so that a slow read cannot let a newer version overtake. */
  private queue = Promise.resolve();

  constructor(
    private readonly orderId: string,
    private readonly reads: OrderReads,
  ) {}

  get size(): number {
    return this.followers.size + this.joining.size + (this.admitting?.size ?? 0);
  }

  join(follower: Follower<Order>, viewer: Viewer): void {
    this.joining.set(follower, viewer);
    // Many who come at once share one reading, which begins after the last of them has come.
    if (this.joining.size === 1) this.enqueue(() => this.admit());
  }

  leave(follower: Follower<Order>): void {
    this.followers.delete(follower);
    this.joining.delete(follower);
    this.admitting?.delete(follower);
  }

  announce(version: number): void {
    this.enqueue(() => this.catchUp(version));
  }

  private enqueue(task: () => Promise<void>): void {
    this.queue = this.queue.then(task).catch((error: unknown) => this.end(error));
  }

  private async admit(): Promise<void> {
    const admitting = this.joining;
    this.joining = new Map();
    this.admitting = admitting;
    const order = await this.reads.present(this.orderId);
    // Who is there already has to be told the versions between, too.
    if (order && this.followers.size > 0) await this.catchUp(order.version);
    this.admitting = undefined;
    if (order) this.last = Math.max(this.last, order.version);
    for (const [follower, viewer] of admitting) {
      if (order && canReadOrder(viewer, order)) {
        this.followers.add(follower);
        follower.take(order);
      } else {
        follower.end(orderNotFound());
      }
    }
  }

  private async catchUp(version: number): Promise<void> {
    if (version <= this.last || this.followers.size === 0) return;
    for (const order of await this.reads.versions(this.orderId, this.last, version)) {
      // What was delivered, not what was announced.
      this.last = order.version;
      for (const follower of this.followers) follower.take(order);
    }
  }

  private end(error: unknown): void {
    const all = [...this.followers, ...this.joining.keys(), ...(this.admitting?.keys() ?? [])];
    this.followers.clear();
    this.joining.clear();
    this.admitting = undefined;
    for (const follower of all) follower.end(error);
  }
}
