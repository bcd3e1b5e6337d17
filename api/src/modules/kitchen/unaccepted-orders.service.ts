import type { DataSource } from 'typeorm';
import type { Outbox } from '../../platform/outbox.js';
import type { OrderChanges } from '../orders/order-changes.js';
import { waitStart } from '../orders/kitchen-stage.js';
import type { Order } from '../orders/order.entity.js';
import { orderUnaccepted } from '../orders/orders.events.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { lockAutomatic, noteUnaccepted, selectUnaccepted } from './kitchen.queries.js';

const minuteMs = 60_000;

/** Orders that nobody has accepted. */
export class UnacceptedOrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly restaurant: Pick<RestaurantService, 'latest'>,
    private readonly changes: OrderChanges,
    private readonly now: () => Date,
  ) {}

  /** Runs in the worker. Accepts the orders that waited when the owner chose to accept automatically. */
  async acceptAutomatic(): Promise<void> {
    await this.outbox.transaction(async (tx) => {
      for (const id of await lockAutomatic(tx))
        await this.changes.change(tx, id, { kind: 'accepted', isAutomatic: true }, null);
    });
  }

  /**
   * Runs in the worker, while orders are accepted by hand. Announces each order once to the owners and once to its
   * customer, however many workers run it.
   */
  async announceDue(): Promise<void> {
    const waiting = await selectUnaccepted(this.dataSource.manager);
    if (waiting.length === 0) return;
    const restaurant = await this.restaurant.latest();
    const { isAutomatic, ownersAfter, customerAfter } = restaurant.acceptance;
    if (isAutomatic) return;
    const now = this.now().getTime();
    const waitedFor = (minutes: number) => (order: Pick<Order, 'createdAt'>) =>
      now >= waitStart(restaurant, order).getTime() + minutes * minuteMs;
    const due = {
      OWNERS: waiting.filter(({ hasNotifiedOwners }) => !hasNotifiedOwners).filter(waitedFor(ownersAfter)),
      CUSTOMER: waiting
        .filter(({ hasNotifiedCustomer }) => !hasNotifiedCustomer)
        .filter(waitedFor(customerAfter)),
    };
    for (const audience of ['OWNERS', 'CUSTOMER'] as const) {
      if (due[audience].length === 0) continue;
      await this.outbox.transaction(async (tx) => {
        const ids = due[audience].map(({ id }) => id);
        for (const { orderId, version } of await noteUnaccepted(tx, audience, ids))
          await this.outbox.append(tx, orderUnaccepted, { orderId, version, audience });
      });
    }
  }
}
