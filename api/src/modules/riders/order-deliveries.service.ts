import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { toRupees } from '../../platform/money.js';
import type { Outbox } from '../../platform/outbox.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { CustomersService } from '../customers/customers.service.js';
import type { OrderChanges } from '../orders/order-changes.js';
import type { Order } from '../orders/order.entity.js';
import { dueOf } from '../orders/orders.policy.js';
import type { Taking } from '../takings/taking.entity.js';
import { isPayableToStaff } from '../takings/takings.policy.js';
import type { ReceivedMoney, TakingsService } from '../takings/takings.service.js';
import { deliveryOf, type Delivery } from './delivery.js';
import { lockAssigned, selectAssigned, selectAssignedOrder, type AssignedOrder } from './riders.queries.js';
import { say } from './riders.sentences.js';

/** What the rider says at the door. */
interface HandedOver {
  /** Exactly what is due; undefined if nothing is, or if it counts as received in cash. */
  readonly received?: ReceivedMoney | undefined;
  /** What the rider saw as due; undefined: nobody knows. */
  readonly duePaise?: number | undefined;
}

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
   * The viewer has the food and is on the way. Idempotent.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND` for an order that is not assigned to the viewer, `CONFLICT` unless it is
   * being prepared
   */
  async pickUp(viewer: Viewer | null, id: string): Promise<Delivery> {
    const rider = requirePermission(viewer, 'DELIVER_ORDERS');
    return this.answer(async (tx) => {
      const { status } = await lockOwn(tx, rider, id);
      if (status === 'Out for Delivery') return;
      if (status === 'Cancelled') throw await whyCancelled(tx, id);
      if (status !== 'Preparing') throw new DomainError('CONFLICT', whyNotPickedUp[status]);
      await this.parts.changes.change(tx, id, { kind: 'status', status: 'Out for Delivery' }, rider);
    }, id);
  }

  /**
   * The viewer has handed over the food. Money for it is entered in the same transaction. Idempotent.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND` for an order that is not assigned to the viewer, `CONFLICT` unless it is on
   * its way, if something else is due, and for money for an order that was delivered without it
   */
  async deliver(viewer: Viewer | null, id: string, { received, duePaise }: HandedOver): Promise<Delivery> {
    const rider = requirePermission(viewer, 'DELIVER_ORDERS');
    const { changes, takings } = this.parts;
    const atDoor = received && { ...received, place: 'DOOR' as const };
    return this.answer(async (tx) => {
      const order = await lockOwn(tx, rider, id);
      const { status } = order;
      if (status === 'Delivered') {
        if (atDoor && !(await takings.isEntered(tx, id, atDoor, rider.id)))
          throw new DomainError('CONFLICT', say.deliveredMeanwhile);
        return;
      }
      if (status === 'Cancelled') throw await whyCancelled(tx, id);
      if (status !== 'Out for Delivery') throw new DomainError('CONFLICT', say.notPickedUp);
      for (const said of [duePaise, atDoor?.amountPaise])
        if (said !== undefined) await this.requireDue(tx, order, said);
      if (atDoor) await changes.change(tx, id, { kind: 'taking', received: atDoor }, rider);
      await changes.change(tx, id, { kind: 'status', status: 'Delivered' }, rider);
    }, id);
  }

  private async requireDue(tx: EntityManager, order: Order, amountPaise: number): Promise<void> {
    const payable = isPayableToStaff(order) ? await this.parts.takings.payableOf(tx, order) : 0;
    if (payable === amountPaise) return;
    throw new DomainError(
      'CONFLICT',
      payable === 0 ? say.paidMeanwhile : say.otherAmount({ due: toRupees(payable).toFixed(2) }),
    );
  }

  /** Changes an order, whose row stays locked until it is read: then it is still the rider's. */
  private async answer(change: (tx: EntityManager) => Promise<void>, id: string): Promise<Delivery> {
    const order = await this.parts.outbox.transaction(async (tx) => {
      await change(tx);
      return selectAssignedOrder(tx, id);
    });
    const [takings = []] = await this.parts.takings.ofOrders([id]);
    return this.shown(order, takings);
  }

  private async known(orders: readonly AssignedOrder[]): Promise<Delivery[]> {
    const takings = await this.parts.takings.ofOrders(orders.map(({ id }) => id));
    return Promise.all(orders.map((order, index) => this.shown(order, takings[index] ?? [])));
  }

  private async shown(order: AssignedOrder, takings: readonly Taking[]): Promise<Delivery> {
    const customer = await this.parts.customers.of(order);
    return deliveryOf(order, { customerName: customer?.name ?? null, duePaise: dueOf(order, takings) });
  }
}

const whyNotPickedUp = {
  Pending: say.notReady,
  Delivered: say.delivered,
} as const;

const whyCancelled = async (tx: EntityManager, id: string) => {
  const { isToBringBack } = await selectAssignedOrder(tx, id);
  return new DomainError('CONFLICT', isToBringBack ? say.bringBack : say.cancelled);
};

/** The same for any order that is not the rider's, so that ids cannot be probed. */
const notYours = () => new DomainError('NOT_FOUND', say.notYours);

async function lockOwn(tx: EntityManager, { id: riderId }: Viewer, id: string): Promise<Order> {
  const order = await lockAssigned(tx, riderId, id);
  if (!order) throw notYours();
  return order;
}
