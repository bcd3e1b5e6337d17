import { Order } from './order.entity.js';
import type { OrderStatusChange } from './order-status-change.entity.js';

/** An order at one version, with the history from which it was reconstructed. */
export class OrderVersion extends Order {
  readonly history: readonly OrderStatusChange[];

  constructor(
    order: Order,
    { toStatus, version }: Pick<OrderStatusChange, 'toStatus' | 'version'>,
    history: readonly OrderStatusChange[],
  ) {
    super();
    Object.assign(this, order, { status: toStatus, version });
    this.history = history;
  }
}
