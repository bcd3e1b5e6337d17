import { isOfStatus, type OrderChangeRow } from './order-change.entity.js';
import { Order } from './order.entity.js';

/** An order with its status at one version, and the history from which that was reconstructed. */
export class OrderVersion extends Order {
  readonly history: readonly OrderChangeRow[];

  /** @param history oldest first */
  constructor(order: Order, version: number, history: readonly OrderChangeRow[]) {
    super();
    const last = history.filter(isOfStatus).findLast((change) => change.version <= version);
    Object.assign(this, order, { status: last?.toStatus ?? order.status, version });
    this.history = history;
  }
}
