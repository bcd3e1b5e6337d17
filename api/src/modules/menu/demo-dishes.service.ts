import { In, type DataSource, type EntityManager } from 'typeorm';
import { isDemoDish } from '../../demo/demo-menu.js';
import { demoGroups } from '../../demo/demo-options.js';
import type { Outbox } from '../../platform/outbox.js';
import { appendAudit } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { Category } from './category.entity.js';
import { DishGroup } from './dish-options.entity.js';
import { MenuItem } from './menu-item.entity.js';
import type { MenuChanges } from './menu-changes.js';
import { categoryChanged, menuItemDeleted, optionGroupChanged } from './menu.events.js';
import { OptionGroup } from './option-group.entity.js';

/** The demo menu, as long as it is on the menu. */
export class DemoDishesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly changes: MenuChanges,
  ) {}

  /** The unchanged dishes of the demo menu. */
  async list(viewer: Viewer | null): Promise<MenuItem[]> {
    requirePermission(viewer, 'EDIT_MENU');
    return (await this.dataSource.manager.find(MenuItem)).filter(isDemoDish);
  }

  /**
   * Takes the dishes of the demo menu off the menu, except those that were changed, with the option groups and categories
   * that only they had. Orders keep their copies.
   * @returns the dishes as they were; none if they are gone already
   */
  async remove(viewer: Viewer | null): Promise<MenuItem[]> {
    const admin = requirePermission(viewer, 'EDIT_MENU');
    return this.changes.after(() =>
      this.outbox.transaction(async (tx) => {
        // In a fixed order, so that two callers do not deadlock.
        const byId = { order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } } as const;
        const categories = await tx.find(Category, byId);
        const menu = await tx.find(MenuItem, byId);
        const dishes = menu.filter(isDemoDish);
        await tx.delete(MenuItem, { id: In(dishes.map(({ id }) => id)) });
        for (const { id, version } of dishes) {
          await this.outbox.append(tx, menuItemDeleted, { itemId: id, version: version + 1 });
        }
        await appendAudit(
          tx,
          admin,
          'DISH',
          dishes.map((before) => ({ before, after: null })),
        );
        if (dishes.length > 0) {
          await this.removeGroups(tx, admin);
          const kept = new Set(menu.filter((dish) => !isDemoDish(dish)).map(({ category }) => category));
          const emptied = categories.filter(
            ({ name, version }) =>
              version === 1 && !kept.has(name) && dishes.some(({ category }) => category === name),
          );
          await this.removeCategories(tx, admin, emptied);
        }
        return dishes;
      }),
    );
  }

  private async removeGroups(tx: EntityManager, admin: Viewer): Promise<void> {
    const names = demoGroups.map(({ name }) => name);
    const unchanged = await tx.findBy(OptionGroup, { name: In(names), version: 1 });
    const used = await tx.findBy(DishGroup, { groupId: In(unchanged.map(({ id }) => id)) });
    const usedIds = new Set(used.map(({ groupId }) => groupId));
    const unused = unchanged.filter(({ id }) => !usedIds.has(id));
    await appendAudit(
      tx,
      admin,
      'OPTION_GROUP',
      unused.map((before) => ({ before, after: null })),
    );
    for (const { id: groupId, version } of unused) {
      await tx.delete(OptionGroup, { id: groupId });
      await this.outbox.append(tx, optionGroupChanged, { groupId, version: version + 1 });
    }
  }

  private async removeCategories(
    tx: EntityManager,
    admin: Viewer,
    categories: readonly Category[],
  ): Promise<void> {
    await appendAudit(
      tx,
      admin,
      'CATEGORY',
      categories.map((before) => ({ before, after: null })),
    );
    await tx.delete(Category, { id: In(categories.map(({ id }) => id)) });
    for (const { id: categoryId, version } of categories)
      await this.outbox.append(tx, categoryChanged, { categoryId, version: version + 1 });
  }
}
