import type { DataSource, EntityManager } from 'typeorm';
import { committedTogether } from '../../platform/batched.js';
import { DomainError } from '../../platform/errors.js';
import { claimIdempotencyKey, fingerprintOf } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/log.js';
import type { Outbox } from '../../platform/outbox.js';
import { runPrepared } from '../../platform/prepared.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { MenuService } from '../menu/menu.service.js';
import type { PaymentsService } from '../payments/payments.service.js';
import type { SettlementService } from '../payments/settlement.service.js';
import { requirePayableInCash, type CashLimits } from './cash-limits.js';
import type { OrderItem } from './order-item.entity.js';
import { OrderStatusChange } from './order-status-change.entity.js';
import { changesOf, linesOf, ordersByIds, ordersWithHistory, type OrderWithHistory } from './order-rows.js';
import { OrderVersion } from './order-version.js';
import { canChangeStatus, type OrderStatus } from './order-status.js';
import { Order } from './order.entity.js';
import { orderPlaced, orderStatusChanged } from './orders.events.js';
import type { PlaceOrder } from './orders.input.js';
import { canReadOrder } from './orders.policy.js';
import { placeAtOnce, type NewOrder } from './place-at-once.js';
import { dishesOf, priceLines, requireTotal, totalOf, type PricedLine } from './pricing.js';
import { writeOrder } from './write-order.js';

/** Versions after `after`, up to and including `upTo`; with `since`, others than `upTo` only if made since then. */
export interface WantedVersions {
  readonly orderId: string;
  readonly after: number;
  readonly upTo: number;
  readonly since?: Date | undefined;
}

export class OrdersService {
  private readonly atOnce: (order: NewOrder) => Promise<Order | undefined>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly menu: MenuService,
    private readonly payments: PaymentsService,
    private readonly settlement: SettlementService,
    private readonly cashLimits: CashLimits,
    log: Logger,
  ) {
    this.atOnce = committedTogether((all: readonly NewOrder[]) => placeAtOnce(dataSource, all), log);
  }

  /**
   * Places an order at the menu's prices.
   * @throws {DomainError} `BAD_USER_INPUT` if a dish is gone, `TOTAL_MISMATCH`, `PAYMENT_REQUIRED`, `IDEMPOTENCY_CONFLICT`,
   * `TOO_MANY_REQUESTS`, `CONFLICT` for a customer with as many open cash orders as there may be
   */
  async place(
    viewer: Viewer | null,
    input: PlaceOrder,
    address: string,
    idempotencyKey?: string,
  ): Promise<Order> {
    const customer = requirePermission(viewer, 'ORDER');
    const isCash = input.paymentMode === 'COD';
    if (isCash) await this.cashLimits.take(customer, address);
    const id = newId();
    const order = isCash && (await this.placeAtOnce(id, customer, input, idempotencyKey));
    if (order) return order;
    const placedId = await this.outbox.transaction(async (tx) => {
      const room = isCash ? await this.cashLimits.room(tx, customer) : Number.POSITIVE_INFINITY;
      if (idempotencyKey) {
        const scope = placeOrderScope(customer.id);
        const earlier = await claimIdempotencyKey(tx, {
          scope,
          key: idempotencyKey,
          request: input,
          resultId: id,
        });
        if (earlier) return earlier;
      }
      this.cashLimits.requireRoom(room);
      await this.insert(tx, id, customer, input);
      await this.outbox.append(tx, orderPlaced, { orderId: id, version: 1 });
      return id;
    });
    return this.get(customer, placedId);
  }

  /** @throws {DomainError} `NOT_FOUND` also for somebody else's order */
  async get(viewer: Viewer | null, id: string): Promise<Order> {
    const reader = requirePermission(viewer, 'ORDER');
    const order = await this.dataSource.manager.findOneBy(Order, { id });
    if (!order || !canReadOrder(reader, order)) throw orderNotFound();
    return order;
  }

  /**
   * Sets an order's status. Setting the status that it has changes nothing and tells nobody.
   * @returns the order as this call left it, whatever another admin sets afterwards
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`
   */
  async updateStatus(viewer: Viewer | null, id: string, status: OrderStatus): Promise<Order> {
    const admin = requirePermission(viewer, 'UPDATE_ORDERS');
    return this.outbox.transaction(async (tx) => {
      const order = await tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });
      if (!order) throw orderNotFound();
      if (!canChangeStatus(order.status, status)) return order;
      const version = order.version + 1;
      await tx.update(Order, { id }, { status, version });
      await tx.insert(OrderStatusChange, {
        orderId: id,
        version,
        fromStatus: order.status,
        toStatus: status,
        changedBy: admin.id,
      });
      await this.outbox.append(tx, orderStatusChanged, { orderId: id, version });
      return Object.assign(order, { status, version });
    });
  }

  /** For each order its lines, as they were bought. */
  async itemsOf(orderIds: readonly string[]): Promise<PricedLine[][]> {
    const items = await runPrepared<OrderItem>(this.dataSource, linesOf, [orderIds]);
    return groupByOrder(orderIds, items);
  }

  /** For each order its history, oldest first. */
  async historyOf(orderIds: readonly string[]): Promise<OrderStatusChange[][]> {
    const changes = await runPrepared<OrderStatusChange>(this.dataSource, changesOf, [orderIds]);
    return groupByOrder(orderIds, changes);
  }

  /** For live messages: for each of `wanted` the order as it was at each of these versions. */
  async versionsOf(wanted: readonly WantedVersions[]): Promise<Order[][]> {
    const ids = [...new Set(wanted.map(({ orderId }) => orderId))];
    const rows = await runPrepared<OrderWithHistory>(this.dataSource, ordersWithHistory, [ids]);
    const byId = new Map(rows.map((row) => [row.id, withHistory(row)]));
    return wanted.map(({ orderId, after, upTo, since }) => {
      const found = byId.get(orderId);
      if (!found) return [];
      const { order, history } = found;
      return history
        .filter(({ version }) => version > after && version <= upTo)
        .filter(({ version, changedAt }) => version === upTo || !since || changedAt >= since)
        .map((change) => new OrderVersion(order, change, history));
    });
  }

  /** For the worker, which acts for nobody: in the order of `ids`, null for one that is gone. */
  async byIds(ids: readonly string[]): Promise<(Order | null)[]> {
    const orders = await runPrepared<Order>(this.dataSource, ordersByIds, [ids]);
    const byId = new Map(orders.map((order) => [order.id, order]));
    return ids.map((id) => byId.get(id) ?? null);
  }

  /** As {@link byIds}. */
  async find(id: string): Promise<Order | null> {
    const [order = null] = await this.byIds([id]);
    return order;
  }

  /** Undefined if something speaks against it, or has been done before. */
  private async placeAtOnce(
    id: string,
    customer: Viewer,
    input: PlaceOrder,
    key: string | undefined,
  ): Promise<Order | undefined> {
    const { id: customerId } = customer;
    const order = await this.atOnce({
      id,
      customerId,
      input,
      mostOpen: this.cashLimits.mostOpenOf(customer),
      claim: key ? { scope: placeOrderScope(customerId), key, fingerprint: fingerprintOf(input) } : undefined,
      event: this.outbox.row(orderPlaced, { orderId: id, version: 1 }),
    });
    if (order) this.outbox.wakeRelay();
    return order;
  }

  private async insert(tx: EntityManager, id: string, customer: Viewer, input: PlaceOrder): Promise<void> {
    const lines = priceLines(input.items, await this.menu.byIds(tx, dishesOf(input)));
    const totalPaise = totalOf(lines);
    requireTotal(totalPaise, input.totalPaise);
    const order = { id, customerId: customer.id, input, lines };
    if (input.paymentMode === 'COD') {
      requirePayableInCash(totalPaise);
      await writeOrder(tx, order);
      return;
    }
    const payment = await this.payments.takeForUse(tx, {
      customerId: customer.id,
      amountPaise: totalPaise,
      purpose: 'order',
      razorpayOrderId: input.razorpayOrderId,
      receipt: input.receipt,
    });
    await writeOrder(tx, order);
    await this.settlement.bind(tx, payment, { orderId: id });
  }
}

/** Of the idempotency keys with which a customer orders, in whichever way it is paid. */
export const placeOrderScope = (customerId: string) => `placeOrder:${customerId}`;

export function orderNotFound(): DomainError {
  return new DomainError('NOT_FOUND', 'There is no such order.');
}

function withHistory({ changes, ...order }: OrderWithHistory): {
  order: Order;
  history: OrderStatusChange[];
} {
  return {
    order,
    history: changes.map((change) => ({ ...change, changedAt: new Date(change.changedAt) })),
  };
}

function groupByOrder<T extends { orderId: string }>(orderIds: readonly string[], rows: readonly T[]): T[][] {
  const groups = new Map<string, T[]>(orderIds.map((id) => [id, []]));
  for (const row of rows) groups.get(row.orderId)?.push(row);
  return orderIds.map((id) => groups.get(id) ?? []);
}
