import { EventEmitter } from 'node:events';
import { Repeater, type Push, type Stop } from '@repeaterjs/repeater';
import type { Pubsub } from '../../platform/pubsub.js';
import { requireAdmin, requireSignedIn } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Order } from '../orders/order.entity.js';
import type { OrdersService } from '../orders/orders.service.js';
import { orderMessage, ordersTopic, type OrderMessage } from './realtime.messages.js';
import { whenAvailable } from './when-available.js';

/** How many orders a feed remembers the version of. More than a kitchen has open at once. */
const remembered = 2000;

const anyOrder = 'any';

/**
 * In an API process: live orders for subscriptions. Messages between processes may come late, twice or out of order;
 * what comes out here is each order's versions, one by one and rising.
 */
export class LiveOrders {
  private readonly emitter = new EventEmitter().setMaxListeners(0);
  /** Reads under way, so that a thousand watchers of one order cost one read. */
  private readonly reads = new Map<string, Promise<Order[]>>();

  constructor(
    private readonly orders: OrdersService,
    pubsub: Pubsub,
  ) {
    pubsub.subscribe(ordersTopic, (data) => {
      const message = orderMessage.parse(data);
      this.emitter.emit(`order:${message.orderId}`, message);
      if (message.userId) this.emitter.emit(`user:${message.userId}`, message);
      this.emitter.emit(anyOrder, message);
    });
  }

  /**
   * One order: its present state first, then each change.
   * @throws {DomainError} `NOT_FOUND` also for somebody else's order
   */
  async watch(viewer: Viewer | null, orderId: string): Promise<AsyncIterableIterator<Order>> {
    await this.orders.get(viewer, orderId);
    return this.repeat(`order:${orderId}`, async (sent, push) => {
      const order = await whenAvailable(() => this.orders.get(viewer, orderId));
      sent.set(orderId, order.version);
      await push(order);
    });
  }

  /** Each new version of any of the viewer's orders. */
  watchOwn(viewer: Viewer | null): AsyncIterableIterator<Order> {
    return this.repeat(`user:${requireSignedIn(viewer).id}`);
  }

  /** Each new version of any order. */
  watchAll(viewer: Viewer | null): AsyncIterableIterator<Order> {
    requireAdmin(viewer);
    return this.repeat(anyOrder);
  }

  /** How many subscriptions of this process listen for an event: `order:<id>`, `user:<id>` or `any`. */
  listeners(event: string): number {
    return this.emitter.listenerCount(event);
  }

  private repeat(
    event: string,
    begin?: (sent: Map<string, number>, push: (order: Order) => Promise<unknown>) => Promise<void>,
  ): AsyncIterableIterator<Order> {
    return new Repeater<Order>(async (push: Push<Order>, stop: Stop) => {
      const sent = new Map<string, number>();
      const since = new Date();
      // One after another, so that a slow read cannot let a newer version overtake.
      let queue = Promise.resolve();
      const listen = (message: OrderMessage) => {
        queue = queue.then(() => this.deliver(message, sent, since, push)).catch(stop);
      };
      // Listens before it reads the present state: a change in between is delivered, not lost.
      this.emitter.on(event, listen);
      if (begin) queue = begin(sent, async (order) => void push(order)).catch(stop);
      await stop;
      this.emitter.off(event, listen);
    });
  }

  private async deliver(
    message: OrderMessage,
    sent: Map<string, number>,
    since: Date,
    push: Push<Order>,
  ): Promise<void> {
    const { orderId, version } = message;
    const last = sent.get(orderId);
    if (last !== undefined && version <= last) return;
    // Of an order that is new here: this version, and what was made since the subscription began but is announced late.
    const orders = await whenAvailable(() =>
      this.read(orderId, last ?? 0, version, last === undefined ? since : undefined),
    );
    for (const order of orders) {
      void push(order);
      // What was delivered, not what was announced.
      sent.delete(orderId);
      sent.set(orderId, order.version);
    }
    if (sent.size > remembered) {
      const [oldest] = sent.keys();
      if (oldest) sent.delete(oldest);
    }
  }

  private read(orderId: string, after: number, upTo: number, since: Date | undefined): Promise<Order[]> {
    const key = `${orderId} ${after} ${upTo} ${since?.getTime() ?? ''}`;
    const underWay = this.reads.get(key);
    if (underWay) return underWay;
    const read = this.orders.versionsOf(orderId, after, upTo, since).finally(() => this.reads.delete(key));
    this.reads.set(key, read);
    return read;
  }
}
