import type { DataSource, EntityManager } from 'typeorm';
import { batched } from '../../platform/batched.js';
import { DomainError } from '../../platform/errors.js';
import { createOnce } from '../../platform/idempotency.js';
import type { Outbox } from '../../platform/outbox.js';
import { callerIdOf, requireApprovable, requirePermission } from '../auth/auth.policy.js';
import { can } from '../auth/permissions.js';
import type { Viewer } from '../auth/viewer.js';
import type { ApprovalsService } from '../devices/approvals.service.js';
import type { Buyer } from '../bill-book/buyer.js';
import type { ReceivedMoney } from '../takings/takings.service.js';
import { kitchenStageOf } from './kitchen-stage.js';
import type { OrderChangeRow } from './order-change.entity.js';
import { byCustomer } from './cancel-reason.js';
import type { StatusOptions, RequestedChange } from './change-kind.js';
import type { OrderChanges } from './order-changes.js';
import { OrderVersion } from './order-version.js';
import type { OrderStatus } from './order-status.js';
import { Order } from './order.entity.js';
import type { ChangedPromise } from './orders.input.js';
import { canReadOrder, orderNotFound } from './orders.policy.js';
import { say } from './orders.sentences.js';
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
    private readonly changes: OrderChanges,
    private readonly approvals: ApprovalsService,
  ) {}

  /** @throws {DomainError} `NOT_FOUND`, also for another customer's order, so that ids cannot be probed */
  async get(viewer: Viewer | null, id: string): Promise<Order> {
    const reader = requirePermission(viewer, can(viewer, 'VIEW_ORDERS') ? 'VIEW_ORDERS' : 'ORDER');
    const order = await this.find(id);
    if (!order || !canReadOrder(reader, order)) throw orderNotFound();
    return order;
  }

  /**
   * Sets an order's status. Setting the current status changes nothing and emits no event, but may still refund, and
   * `Preparing` recalls a delivery that is ready.
   * @returns the order as written by this call, regardless of later changes
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` if its status is not the given one any more
   */
  async updateStatus(
    viewer: Viewer | null,
    id: string,
    status: OrderStatus,
    options: StatusOptions & { readonly approval?: string | undefined } = {},
  ): Promise<Order> {
    const caller = requirePermission(viewer, 'UPDATE_ORDER_STATUS');
    const { approval, ...change } = options;
    const isApproved = approval !== undefined && status === 'Cancelled';
    if (change.refund && !isApproved) requirePermission(viewer, 'REFUND_PAYMENTS');
    return this.outbox.transaction(async (tx) => {
      const act = { act: 'CANCEL_ORDER', recordId: id, approval } as const;
      const actor = isApproved ? await this.approvals.permit(tx, caller, 'REFUND_PAYMENTS', act) : caller;
      if (status === 'Preparing' && (change.from ?? status) === status) {
        const order = await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
        if (order?.status === status && kitchenStageOf(order) === 'READY')
          return this.changes.change(tx, id, { kind: 'recalled', expectedVersion: order.version }, actor);
      }
      return this.changes.change(tx, id, { kind: 'status', status, ...change }, actor);
    });
  }

  /**
   * Cancels one of the viewer's own orders before it is prepared, and refunds what was paid online. A cancelled one stays as
   * it is.
   * @throws {DomainError} `NOT_FOUND` for another customer's order, so that ids cannot be probed; `CONFLICT` once it is being
   * prepared, and if staff have received money for it
   */
  async cancelOwn(viewer: Viewer | null, id: string): Promise<Order> {
    const customer = requirePermission(viewer, 'ORDER');
    return this.outbox.transaction(async (tx) => {
      const own = { id, userId: customer.id };
      const order = await tx.findOne(Order, { where: own, lock: { mode: 'pessimistic_write' } });
      if (!order) throw orderNotFound();
      if (order.status === 'Cancelled') return order;
      if (order.status !== 'Pending') throw new DomainError('CONFLICT', say.inPreparation);
      const cancelled = { status: 'Cancelled', refund: true, cancelReason: byCustomer } as const;
      return this.changes.change(tx, id, { kind: 'status', ...cancelled }, customer);
    });
  }

  /**
   * Notes whether nobody took an order. While an order is marked, its customer and phone number cannot order in cash.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`
   */
  async setNotTaken(viewer: Viewer | null, id: string, isNotTaken: boolean): Promise<Order> {
    const actor = requirePermission(viewer, 'MARK_ORDERS_NOT_TAKEN');
    return this.change(id, { kind: 'not-taken', isNotTaken }, actor);
  }

  /**
   * Promises that an open order comes in so many minutes, and tells its customer why.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` for an order that is delivered or cancelled, or that the
   * kitchen has not begun with
   */
  async changePromise(viewer: Viewer | null, id: string, promise: ChangedPromise): Promise<Order> {
    const actor = requirePermission(viewer, 'CHANGE_PROMISED_TIMES');
    return this.change(id, { kind: 'promise', ...promise }, actor);
  }

  /**
   * Notes that what is left of the payment of a cancelled order is not refunded.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` if there is nothing to decide
   */
  async keepPayment(viewer: Viewer | null, id: string): Promise<Order> {
    const actor = requirePermission(viewer, 'REFUND_PAYMENTS');
    return this.change(id, { kind: 'payment-kept' }, actor);
  }

  /**
   * Bills an order to a firm, or to none. Idempotent.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` if it will have no GST bill, `CONFLICT` for another version,
   * and once the order has its invoice
   */
  async setBuyer(viewer: Viewer | null, id: string, buyer: Buyer | null, expectedVersion: number) {
    const actor = requirePermission(viewer, 'CHANGE_ORDERS');
    return this.change(id, { kind: 'buyer', buyer, expectedVersion }, actor);
  }

  /**
   * Enters money that was received for a cash order.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` for more than is due by card or UPI, `CONFLICT` if
   * nothing is due, `IDEMPOTENCY_CONFLICT`
   */
  async enterTaking(
    viewer: Viewer | null,
    id: string,
    received: ReceivedMoney,
    key?: string,
  ): Promise<Order> {
    const actor = requirePermission(viewer, 'ENTER_TAKINGS');
    const attempt = { scope: `enterTaking:${callerIdOf(actor)}`, key, request: { id, ...received } };
    const enter = (tx: EntityManager) => this.changes.change(tx, id, { kind: 'taking', received }, actor);
    await this.outbox.transaction((tx) => createOnce(tx, attempt, () => enter(tx), id));
    return this.dataSource.manager.findOneByOrFail(Order, { id });
  }

  /**
   * Notes that money went back to the customer, or was entered by mistake.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` if it is undone already
   */
  async undoTaking(viewer: Viewer | null, id: string, takingId: string, approval?: string): Promise<Order> {
    const caller = requireApprovable(viewer, 'UNDO_TAKINGS', approval);
    return this.outbox.transaction(async (tx) => {
      const act = { act: 'UNDO_TAKING', recordId: takingId, approval } as const;
      const actor = await this.approvals.permit(tx, caller, 'UNDO_TAKINGS', act);
      return this.changes.change(tx, id, { kind: 'taking-undone', takingId }, actor);
    });
  }

  /**
   * Notes that what staff had received too much went back to the customer.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` if another amount is too much or was approved
   */
  async refundTakings(
    viewer: Viewer | null,
    id: string,
    backPaise: number,
    approval?: string,
  ): Promise<Order> {
    const caller = requireApprovable(viewer, 'UNDO_TAKINGS', approval);
    return this.outbox.transaction(async (tx) => {
      const act = { act: 'UNDO_TAKING', recordId: id, approval } as const;
      const actor = await this.approvals.permit(tx, caller, 'UNDO_TAKINGS', act);
      return this.changes.change(tx, id, { kind: 'taking-undone', backPaise }, actor);
    });
  }

  private change(id: string, change: RequestedChange, actor: Viewer): Promise<Order> {
    return this.outbox.transaction((tx) => this.changes.change(tx, id, change, actor));
  }

  /** The history of each order, oldest first. */
  async historyOf(orderIds: readonly string[]): Promise<OrderChangeRow[][]> {
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
        .map(({ version }) => new OrderVersion(order, version, history));
      // Earlier versions of Chowk wrote changes of the status alone into the history.
      const isInHistory = history.some(({ version }) => version === order.version);
      if (!isInHistory && order.version > after && order.version <= upTo)
        versions.push(new OrderVersion(order, order.version, history));
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

function groupByOrder<T extends { orderId: string }>(orderIds: readonly string[], rows: readonly T[]): T[][] {
  const groups = new Map<string, T[]>(orderIds.map((id) => [id, []]));
  for (const row of rows) groups.get(row.orderId)?.push(row);
  return orderIds.map((id) => groups.get(id) ?? []);
}
