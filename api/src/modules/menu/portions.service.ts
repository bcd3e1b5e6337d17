import type { DataSource } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { Outbox } from '../../platform/outbox.js';
import { appendAudit } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { portionsChanged } from '../holds/holds.events.js';
import { selectAllPortions, selectPortions, writePortions } from '../holds/holds.queries.js';
import type { HoldsService } from '../holds/holds.service.js';
import { MenuItem } from './menu-item.entity.js';
import type { MenuChanges } from './menu-changes.js';
import { common } from '../../platform/common.sentences.js';

/** Sets and reads the portions of counted dishes, which orders and payments take through {@link HoldsService}. */
export class PortionsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly holds: HoldsService,
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
        if (!dish) throw new DomainError('NOT_FOUND', common.noSuchDish);
        // Later they would be added to the new number.
        await this.holds.release(tx, { expiredOfDishes: [dishId] });
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
}
