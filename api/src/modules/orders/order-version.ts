import { isOfStatus, type OrderChangeRow } from './order-change.entity.js';
import { Order } from './order.entity.js';

/** An order with its status, or why it was cancelled, at one version, and the history from which that was reconstructed. */
export class OrderVersion extends Order {
  readonly history: readonly OrderChangeRow[];

  /** @param history oldest first */
  constructor(order: Order, version: number, history: readonly OrderChangeRow[]) {
    super();
    const last = history.filter(isOfStatus).findLast((change) => change.version <= version);
    const { cancelReason = null, cancelText = null } = last?.data ?? order;
    const status = last?.toStatus ?? order.status;
    Object.assign(this, order, { status, cancelReason, cancelText, version });
    this.history = history;
  }
}
