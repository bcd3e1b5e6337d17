import type { Outbox } from '../../platform/outbox.js';
import type { OrderChanges } from './order-changes.js';
import { lockDueOrders } from './orders.queries.js';

/** Brings orders for later to the kitchen. */
export class ScheduledOrdersService {
  constructor(
    private readonly outbox: Outbox,
    private readonly changes: OrderChanges,
  ) {}

  /** Runs in the worker. Emits one event per order that the kitchen begins with now, however many workers run it. */
  async announceDue(): Promise<void> {
    await this.outbox.transaction(async (tx) => {
      for (const id of await lockDueOrders(tx))
        await this.changes.change(tx, id, { kind: 'kitchen-begins' }, null);
    });
  }
}
