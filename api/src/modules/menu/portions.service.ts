import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { Outbox } from '../../platform/outbox.js';
import { appendAudit } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { MenuItem } from './menu-item.entity.js';
import type { MenuChanges } from './menu-changes.js';
import { portionsChanged } from './menu.events.js';
import {
  holdPortions,
  lockPortions,
  releaseExpiredPortions,
  releaseOwnPortions,
  releasePortions,
  selectAllPortions,
  selectExpiredHolders,
  selectPortions,
  takeWhatIsLeft,
  writePortions,
  type RequestedPortions,
} from './menu.queries.js';

const batchSize = 100;

/** Portions of counted dishes. Orders take them in the statement that writes the order: see `write-orders.ts`. */
export class PortionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly changes: MenuChanges,
  ) {}

  /** The portions left of each dish; null if it is not counted. */
  async leftOf(dishIds: readonly string[]): Promise<(number | null)[]> {
    const left = await selectPortions(this.dataSource.manager, dishIds);
    return dishIds.map((id) => left.get(id) ?? null);
  }

  /** All counted dishes. */
  async all(): Promise<{ dishId: string; left: number }[]> {
    return selectAllPortions(this.dataSource.manager);
  }

  /**
   * Sets how many portions can still be ordered; null counts them no more.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`
   */
  async set(viewer: Viewer | null, dishId: string, left: number | null): Promise<MenuItem> {
    const actor = requirePermission(viewer, 'SET_PORTIONS');
    try {
      return await this.outbox.transaction(async (tx) => {
        const dish = await tx.findOneBy(MenuItem, { id: dishId });
        if (!dish) throw new DomainError('NOT_FOUND', 'There is no such dish on the menu.');
        // Later they would be added to the new number.
        await lockPortions(tx, { dishIds: [dishId] });
        await releaseExpiredPortions(tx, { dishIds: [dishId] });
        const { id, name } = dish;
        const before = (await selectPortions(tx, [id])).get(id) ?? null;
        await writePortions(tx, dishId, left);
        await appendAudit(tx, actor, 'DISH', [
          { before: { id, name, portionsLeft: before }, after: { id, name, portionsLeft: left } },
        ]);
        await this.outbox.append(tx, portionsChanged, {});
        return dish;
      });
    } finally {
      // On failure too, as a commit may have happened although its answer was lost.
      this.changes.notify();
    }
  }

  /** Gives back what the open payments of a customer hold, and what has expired of some dishes, to be ordered. */
  async releaseOwn(tx: EntityManager, customerId: string, dishIds: readonly string[]): Promise<void> {
    await lockPortions(tx, { dishIds, customerId });
    await this.announce(tx, await releaseOwnPortions(tx, customerId));
    await this.announce(tx, await releaseExpiredPortions(tx, { dishIds }));
  }

  /**
   * Holds portions for a payment from now on. Requires {@link releaseOwn} with all dishes, and a quote after it.
   * @param ends when the hold of each dish ends; dishes without one are not held
   */
  async hold(
    tx: EntityManager,
    payment: { readonly id: string; readonly customerId: string },
    lines: readonly RequestedPortions[],
    ends: ReadonlyMap<string, Date>,
  ): Promise<void> {
    await this.announce(tx, await holdPortions(tx, payment, lines, ends));
  }

  /**
   * Gives back what a payment holds, for the order that the same transaction writes.
   * @param dishIds of the order
   * @returns the dishes
   */
  async releaseFor(tx: EntityManager, paymentId: string, dishIds: readonly string[]): Promise<string[]> {
    await lockPortions(tx, { dishIds, holders: [paymentId] });
    const released = await releasePortions(tx, paymentId);
    await this.announce(tx, released);
    await this.announce(tx, await releaseExpiredPortions(tx, { dishIds }));
    return released;
  }

  /** Gives back what a cancelled order took. */
  async cancel(tx: EntityManager, orderId: string): Promise<void> {
    await lockPortions(tx, { holders: [orderId] });
    await this.announce(tx, await releasePortions(tx, orderId));
  }

  /** Takes the portions of an order that is not cancelled any more, as far as they are there. */
  async retake(tx: EntityManager, orderId: string, lines: readonly RequestedPortions[]): Promise<void> {
    const dishIds = lines.map(({ menuItemId }) => menuItemId);
    await lockPortions(tx, { dishIds });
    await this.announce(tx, await releaseExpiredPortions(tx, { dishIds }));
    await this.announce(tx, await takeWhatIsLeft(tx, orderId, lines));
  }

  /** Runs in the worker: gives back what payments hold whose time is over. */
  async releaseExpired(): Promise<void> {
    const holders = await selectExpiredHolders(this.dataSource.manager, batchSize);
    if (holders.length === 0) return;
    await this.outbox.transaction(async (tx) => {
      await lockPortions(tx, { holders });
      await this.announce(tx, await releaseExpiredPortions(tx, { holders }));
    });
  }

  private async announce(tx: EntityManager, dishIds: readonly string[]): Promise<void> {
    if (dishIds.length > 0) await this.outbox.append(tx, portionsChanged, {});
  }
}
