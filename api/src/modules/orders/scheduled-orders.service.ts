import type { Outbox } from '../../platform/outbox.js';
import { orderDue } from './orders.events.js';
import { takeDueOrders } from './orders.queries.js';

/** Brings orders for later to the kitchen. */
export class ScheduledOrdersService {
  constructor(private readonly outbox: Outbox) {}

  /** Runs in the worker. Emits one event per order that the kitchen begins with now, however many workers run it. */
  async announceDue(): Promise<void> {
    await this.outbox.transaction(async (tx) => {
      for (const due of await takeDueOrders(tx)) await this.outbox.append(tx, orderDue, due);
    });
  }
}
