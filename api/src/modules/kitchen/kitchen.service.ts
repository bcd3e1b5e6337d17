import type { DataSource } from 'typeorm';
import { batched } from '../../platform/batched.js';
import type { Outbox } from '../../platform/outbox.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Allergen } from '../menu/dish-attributes.js';
import type { ChangeOf } from '../orders/change-kind.js';
import type { OrderChangeKind } from '../orders/order-change.entity.js';
import type { OrderChanges } from '../orders/order-changes.js';
import type { Order } from '../orders/order.entity.js';
import type { Refusal } from './kitchen.input.js';
import { selectAllergens, selectFinishedOrders, selectOpenOrders } from './kitchen.queries.js';

export interface Kitchen {
  readonly orders: Order[];
  readonly finished: Order[];
}

/** What the kitchen sees of orders, and does with them. Each act changes nothing if it is done already. */
export class KitchenService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly changes: OrderChanges,
  ) {}

  /** @throws {DomainError} `FORBIDDEN` */
  async orders(viewer: Viewer | null): Promise<Kitchen> {
    requirePermission(viewer, 'VIEW_ORDERS');
    const { manager } = this.dataSource;
    const [orders, finished] = await Promise.all([selectOpenOrders(manager), selectFinishedOrders(manager)]);
    return { orders, finished };
  }

  /** Of a dish as the menu is now, also of a hidden category; empty if it is gone. Without a permission check. */
  readonly allergensOf = batched((dishIds: readonly string[]): Promise<Allergen[][]> =>
    selectAllergens(this.dataSource.manager, dishIds),
  );

  /**
   * @param minutes of the promise from now on; undefined: it stays
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` for an order that is finished, and for minutes of an
   * order for later
   */
  accept(viewer: Viewer | null, id: string, minutes: number | undefined): Promise<Order> {
    return this.change(viewer, id, { kind: 'accepted', minutes });
  }

  /**
   * Needs no permission to refund, as nothing was cooked, unless the order was begun and brought back.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` for an order that is begun, for a paid one that ever was, of
   * those who may not refund, and for one for which staff have received money
   */
  refuse(viewer: Viewer | null, id: string, refusal: Refusal): Promise<Order> {
    return this.change(viewer, id, { kind: 'refused', ...refusal });
  }

  /** @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` for a finished order, and for a line that it does not have */
  setLineDone(viewer: Viewer | null, id: string, line: string, isDone: boolean): Promise<Order> {
    return this.change(viewer, id, { kind: 'line-done', line, isDone });
  }

  /**
   * @param expectedVersion undefined: any
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` unless the order is being prepared, and for another version
   * with unconfirmed changes
   */
  markReady(viewer: Viewer | null, id: string, expectedVersion?: number): Promise<Order> {
    return this.change(viewer, id, { kind: 'ready', expectedVersion });
  }

  /**
   * @param bags null: the order is not packed
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` for a finished order
   */
  setPacked(viewer: Viewer | null, id: string, bags: number | null): Promise<Order> {
    return this.change(viewer, id, { kind: 'packed', bags });
  }

  /** @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` unless the order is ready */
  handOver(viewer: Viewer | null, id: string): Promise<Order> {
    return this.change(viewer, id, { kind: 'handed-over' });
  }

  /**
   * Brings an order back by one stage.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `CONFLICT` for another version, and for an order that is new or cancelled
   */
  recall(viewer: Viewer | null, id: string, expectedVersion: number): Promise<Order> {
    return this.change(viewer, id, { kind: 'recalled', expectedVersion });
  }

  private async change<K extends OrderChangeKind>(
    viewer: Viewer | null,
    id: string,
    change: ChangeOf<K>,
  ): Promise<Order> {
    const actor = requirePermission(viewer, 'UPDATE_ORDER_STATUS');
    return this.outbox.transaction((tx) => this.changes.change(tx, id, change, actor));
  }
}
