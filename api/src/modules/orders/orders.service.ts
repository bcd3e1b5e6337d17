import type { DataSource } from 'typeorm';
import { batched } from '../../platform/batched.js';
import { DomainError } from '../../platform/errors.js';
import type { Outbox } from '../../platform/outbox.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { PortionsService } from '../menu/portions.service.js';
import { promiseIn } from '../quote/promised-times.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { OrderVersion } from './order-version.js';
import { canChangeStatus, isOpen, type OrderStatus } from './order-status.js';
import { Order } from './order.entity.js';
import { orderPromiseChanged, orderStatusChanged } from './orders.events.js';
import type { ChangedPromise } from './orders.input.js';
import { canReadOrder } from './orders.policy.js';
import { selectChanges, selectOrders, selectOrdersWithHistory } from './orders.queries.js';

/** Versions after `after`, up to and including `upTo`. `since` excludes versions made before it, except `upTo`. */
export interface RequestedVersions {
  readonly orderId: string;
  readonly after: number;
  readonly upTo: number;
  readonly since?: Date | undefined;
}

export class OrdersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly portions: PortionsService,
    private readonly now: () => Date,
  ) {}

  /** @throws {DomainError} `NOT_FOUND`, also for another customer's order, so that ids cannot be probed */
  async get(viewer: Viewer | null, id: string): Promise<Order> {
    const reader = requirePermission(viewer, 'ORDER');
    const order = await this.find(id);
    if (!order || !canReadOrder(reader, order)) throw orderNotFound();
    return order;
  }

  /**
   * Sets an order's status. Setting the current status changes nothing and emits no event.
   * @returns the order as written by this call, regardless of later changes
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`
   */
  async updateStatus(viewer: Viewer | null, id: string, status: OrderStatus): Promise<Order> {
    const admin = requirePermission(viewer, 'UPDATE_ORDER_STATUS');
    return this.outbox.transaction(async (tx) => {
      const order = await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!order) throw orderNotFound();
      if (!canChangeStatus(order.status, status)) return order;
      const version = order.version + 1;
      // Staff know of an order whose status they change, unless they only put it back and have promised no other time.
      const isScheduled =
        status === 'Pending' &&
        order.kitchenAt !== null &&
        order.kitchenAt > this.now() &&
        order.promiseReason === null;
      await tx.update(Order, { id }, { status, version, isScheduled });
      await tx.insert(OrderStatusChange, {
        orderId: id,
        version,
        fromStatus: order.status,
        toStatus: status,
        changedBy: admin.id,
      });
      if (status === 'Cancelled') await this.portions.cancel(tx, id);
      if (order.status === 'Cancelled') await this.portions.retake(tx, id, order.bill.lines);
      await this.outbox.append(tx, orderStatusChanged, { orderId: id, version });
      return Object.assign(order, { status, version, isScheduled });
    });
  }

  /**
   * Notes whether nobody took an order. While an order is marked, its customer and phone number cannot order in cash.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`
   */
  async setNotTaken(viewer: Viewer | null, id: string, isNotTaken: boolean): Promise<Order> {
    requirePermission(viewer, 'MARK_ORDERS_NOT_TAKEN');
    const { manager } = this.dataSource;
    const { affected } = await manager.update(Order, { id }, { isNotTaken });
    if (affected !== 1) throw orderNotFound();
    return manager.findOneByOrFail(Order, { id });
  }

  /**
   * Promises that an open order comes in so many minutes, and tells its customer why.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` for an order that is delivered or cancelled, or that the
   * kitchen has not begun with
   */
  async changePromise(
    viewer: Viewer | null,
    id: string,
    { minutes, reason }: ChangedPromise,
  ): Promise<Order> {
    requirePermission(viewer, 'CHANGE_PROMISED_TIMES');
    return this.outbox.transaction(async (tx) => {
      const order = await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!order) throw orderNotFound();
      if (!isOpen(order.status)) {
        throw new DomainError('CONFLICT', 'This order is finished, so that its time cannot be changed.');
      }
      if (order.isScheduled) throw new DomainError('CONFLICT', notBegun);
      const { from, until } = promiseIn(minutes, this.now());
      const version = order.version + 1;
      const change = { promisedFrom: from, promisedUntil: until, promiseReason: reason, version };
      await tx.update(Order, { id }, change);
      const promisedUntil = until.toISOString();
      await this.outbox.append(tx, orderPromiseChanged, { orderId: id, version, promisedUntil });
      return Object.assign(order, change);
    });
  }

  /** The history of each order, oldest first. */
  async historyOf(orderIds: readonly string[]): Promise<OrderStatusChange[][]> {
    const changes = await selectChanges(this.dataSource.manager, orderIds);
    return groupByOrder(orderIds, changes);
  }

  /** For subscriptions: the order at each of the requested versions, for each of `requested`. */
  async versionsOf(requested: readonly RequestedVersions[]): Promise<Order[][]> {
    const ids = [...new Set(requested.map(({ orderId }) => orderId))];
    const orders = await selectOrdersWithHistory(this.dataSource.manager, ids);
    const byId = new Map(orders.map((order) => [order.id, order]));
    return requested.map(({ orderId, after, upTo, since }) => {
      const found = byId.get(orderId);
      if (!found) return [];
      const { history, ...order } = found;
      const versions = history
        .filter(({ version }) => version > after && version <= upTo)
        .filter(({ version, changedAt }) => version === upTo || !since || changedAt >= since)
        .map((change) => new OrderVersion(order, change, history));
      // A change of anything but the status is not in the history: only the present version shows it.
      const isInHistory = history.some(({ version }) => version === order.version);
      if (!isInHistory && order.version > after && order.version <= upTo)
        versions.push(new OrderVersion(order, { toStatus: order.status, version: order.version }, history));
      return versions;
    });
  }

  /** For the worker, without a permission check: in the sequence of `ids`, null for a missing order. */
  async byIds(ids: readonly string[]): Promise<(Order | null)[]> {
    const orders = await selectOrders(this.dataSource.manager, ids);
    const byId = new Map(orders.map((order) => [order.id, order]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** {@link byIds} for one order; concurrent calls share a read. */
  readonly find = batched((ids: readonly string[]) => this.byIds(ids));
}

export function orderNotFound(): DomainError {
  return new DomainError('NOT_FOUND', 'There is no such order.');
}

const notBegun = 'This order is for later. Its time can be changed once the kitchen begins with it.';

function groupByOrder<T extends { orderId: string }>(orderIds: readonly string[], rows: readonly T[]): T[][] {
  const groups = new Map<string, T[]>(orderIds.map((id) => [id, []]));
  for (const row of rows) groups.get(row.orderId)?.push(row);
  return orderIds.map((id) => groups.get(id) ?? []);
}
