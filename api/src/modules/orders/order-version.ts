import { Order } from './order.entity.js';
import type { OrderStatusChange } from './order-status-change.entity.js';

/** An order as it was at one version, and its history, which it was read from. */
export class OrderVersion extends Order {
  readonly history: readonly OrderStatusChange[];

  constructor(order: Order, { toStatus, version }: OrderStatusChange, history: readonly OrderStatusChange[]) {
    super();
    Object.assign(this, order, { status: toStatus, version });
    this.history = history;
  }
}
