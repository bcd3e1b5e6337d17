import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { toRupees } from '../../platform/money.js';
import type { Outbox } from '../../platform/outbox.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { CustomersService } from '../customers/customers.service.js';
import type { OrderChanges } from '../orders/order-changes.js';
import { Order } from '../orders/order.entity.js';
import { dueOf } from '../orders/orders.policy.js';
import type { ReceivedMoney, TakingsService } from '../takings/takings.service.js';
import { deliveryOf, type Delivery } from './delivery.js';
import { selectAssigned, selectAssignedOrder, type AssignedOrder } from './riders.queries.js';
import { say } from './riders.sentences.js';

interface DeliveriesParts {
  readonly changes: OrderChanges;
  readonly customers: CustomersService;
  readonly dataSource: DataSource;
  readonly outbox: Outbox;
  readonly takings: TakingsService;
}

/** What riders see of the orders that are assigned to them, and do with them. */
export class OrderDeliveriesService {
  constructor(private readonly parts: DeliveriesParts) {}

  /**
   * The viewer's open orders and those that were finished in the last 12 hours, by the promised time.
   * @throws {DomainError} `FORBIDDEN`
   */
  async own(viewer: Viewer | null): Promise<Delivery[]> {
    const { id } = requirePermission(viewer, 'DELIVER_ORDERS');
    return this.known(await selectAssigned(this.parts.dataSource.manager, id));
  }

  /**
   * The viewer has the food and is on the way. Again changes nothing.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND` for an order that is not assigned to the viewer, `CONFLICT` unless it is
   * being prepared
   */
  async pickUp(viewer: Viewer | null, id: string): Promise<Delivery> {
    const rider = requirePermission(viewer, 'DELIVER_ORDERS');
    await this.parts.outbox.transaction(async (tx) => {
      const { status } = await lockOwn(tx, rider, id);
      if (status === 'Out for Delivery') return;
      if (status !== 'Preparing') throw new DomainError('CONFLICT', whyNotPickedUp[status]);
      await this.parts.changes.change(tx, id, { kind: 'status', status: 'Out for Delivery' }, rider);
    });
    return this.one(rider, id);
  }

  /**
   * The viewer has handed over the food. Money for it is entered in the same transaction; again changes nothing.
   * @param received exactly what is due; undefined if nothing is, or if it counts as received in cash
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND` for an order that is not assigned to the viewer, `CONFLICT` unless it is on
   * its way, and if something else is due
   */
  async deliver(viewer: Viewer | null, id: string, received?: ReceivedMoney): Promise<Delivery> {
    const rider = requirePermission(viewer, 'DELIVER_ORDERS');
    const { changes, outbox, takings } = this.parts;
    await outbox.transaction(async (tx) => {
      const order = await lockOwn(tx, rider, id);
      const { status } = order;
      if (status !== 'Out for Delivery' && status !== 'Delivered')
        throw new DomainError('CONFLICT', status === 'Cancelled' ? say.cancelled : say.notPickedUp);
      const payable = order.paymentMode === 'COD' ? await takings.payableOf(tx, order) : 0;
      if (status === 'Delivered' && (!received || payable === 0)) return;
      if (received) {
        if (payable === 0) throw new DomainError('CONFLICT', say.paidMeanwhile);
        if (payable !== received.amountPaise)
          throw new DomainError('CONFLICT', say.otherAmount({ due: toRupees(payable).toFixed(2) }));
        await changes.change(tx, id, { kind: 'taking', received: { ...received, place: 'DOOR' } }, rider);
      }
      await changes.change(tx, id, { kind: 'status', status: 'Delivered' }, rider);
    });
    return this.one(rider, id);
  }

  private async one(rider: Viewer, id: string): Promise<Delivery> {
    const order = await selectAssignedOrder(this.parts.dataSource.manager, rider.id, id);
    const [delivery] = await this.known(order ? [order] : []);
    if (!delivery) throw notYours();
    return delivery;
  }

  private async known(orders: readonly AssignedOrder[]): Promise<Delivery[]> {
    const takings = await this.parts.takings.ofOrders(orders.map(({ id }) => id));
    const customers = await Promise.all(orders.map((order) => this.parts.customers.of(order)));
    return orders.map((order, index) =>
      deliveryOf(order, {
        customerName: customers[index]?.name ?? null,
        duePaise: dueOf(order, takings[index] ?? []),
      }),
    );
  }
}

const whyNotPickedUp = {
  Pending: say.notReady,
  Delivered: say.delivered,
  Cancelled: say.cancelled,
} as const;

/** The same for any order that is not the rider's, so that ids cannot be probed. */
const notYours = () => new DomainError('NOT_FOUND', say.notYours);

async function lockOwn(tx: EntityManager, { id: riderId }: Viewer, id: string): Promise<Order> {
  const order = await tx.findOne(Order, { where: { id, riderId }, lock: { mode: 'pessimistic_write' } });
  if (!order) throw notYours();
  return order;
}
