import type { EntityManager } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import { createOnce } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { errorCode } from '../../platform/system-error.js';
import { appendAudit, saveVersioned } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import { renameInStations } from '../restaurant/stations.service.js';
import type { CategoryChanges, NewCategory } from './category.input.js';
import { Category } from './category.entity.js';
import { MenuItem } from './menu-item.entity.js';
import type { MenuChanges } from './menu-changes.js';
import { categoryChanged, menuItemChanged, menuReplaced } from './menu.events.js';
import { insertCategory, permutePositions, selectMenuVersion } from './menu.queries.js';
import { say } from './menu.sentences.js';

const uniqueViolation = '23505';

/** Changes of categories, and of the menu's order, by admins. Each commits together with its events. */
export class CategoriesService {
  constructor(
    private readonly outbox: Outbox,
    private readonly changes: MenuChanges,
    private readonly restaurant: Pick<RestaurantService, 'drop'>,
  ) {}

  /**
   * Adds a category at the end.
   * @throws {DomainError} `FORBIDDEN`, `BAD_USER_INPUT` if there is one of the name, `IDEMPOTENCY_CONFLICT`
   */
  async add(viewer: Viewer | null, category: NewCategory, idempotencyKey?: string): Promise<Category> {
    const admin = requirePermission(viewer, 'EDIT_MENU');
    const attempt = { scope: `addCategory:${admin.id}`, key: idempotencyKey, request: category };
    return this.change(async (tx) => {
      const categoryId = await createOnce(tx, attempt, async (id) => {
        await tx.insert(Category, { ...category, id });
        await appendAudit(tx, admin, 'CATEGORY', [{ before: null, after: { ...category, id } }]);
        await this.outbox.append(tx, categoryChanged, { categoryId: id, version: 1 });
      });
      return find(tx, categoryId);
    });
  }

  /**
   * Changes a category. Its dishes and the kitchen's stations follow a new name, each as a new version. Fields that are
   * missing or equal are ignored; if none is left there is no event.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` if another one has the name, `CONFLICT` with the
   * category's version if it is not `expectedVersion`
   */
  async update(
    viewer: Viewer | null,
    id: string,
    requested: CategoryChanges,
    expectedVersion: number,
  ): Promise<Category> {
    const saved = this.change((tx) =>
      saveVersioned<Category>(tx, {
        viewer,
        permission: 'EDIT_MENU',
        subject: 'CATEGORY',
        expectedVersion,
        load: () => find(tx, id, 'for update'),
        newValues: () => requested,
        write: async (changes, { version }, { name }) => {
          await tx.update(Category, { id }, { ...changes, version });
          if (changes.name !== undefined) {
            await this.raiseVersions(tx, changes.name);
            await renameInStations(tx, viewer, name, changes.name);
          }
          await this.outbox.append(tx, categoryChanged, { categoryId: id, version });
          // Visitors do not have the dishes of a category that was hidden.
          if (changes.isHidden === false)
            await this.outbox.append(tx, menuReplaced, { version: (await selectMenuVersion(tx)) ?? 1 });
        },
      }),
    );
    // Stations name their categories.
    return requested.name === undefined ? saved : saved.finally(() => this.restaurant.drop());
  }

  /**
   * Deletes a category. Its dishes stay, without a category.
   * @returns the deleted category
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`
   */
  async delete(viewer: Viewer | null, id: string): Promise<Category> {
    const admin = requirePermission(viewer, 'EDIT_MENU');
    return this.change(async (tx) => {
      const last = await find(tx, id, 'for update');
      await this.raiseVersions(tx, last.name);
      await tx.delete(Category, { id });
      await appendAudit(tx, admin, 'CATEGORY', [{ before: last, after: null }]);
      await this.outbox.append(tx, categoryChanged, { categoryId: id, version: last.version + 1 });
      return last;
    });
  }

  /**
   * Gives the categories or dishes their own places in another order. The others keep theirs.
   * @throws {DomainError} `FORBIDDEN`
   */
  async reorder(
    viewer: Viewer | null,
    table: 'categories' | 'menu_items',
    ids: readonly string[],
  ): Promise<void> {
    const admin = requirePermission(viewer, 'EDIT_MENU');
    await this.change(async (tx) => {
      const { before, after } = await permutePositions(tx, table, ids);
      // Only what is at another place now, and what is between.
      const isMoved = (name: string, place: number) => name !== after[place];
      const [first, end] = [before.findIndex(isMoved), before.findLastIndex(isMoved) + 1];
      const part = (names: string[]) => ({ id: table, name: '', names: names.slice(first, end) });
      await appendAudit(tx, admin, 'MENU_ORDER', [{ before: part(before), after: part(after) }]);
      await this.outbox.append(tx, menuReplaced, { version: (await selectMenuVersion(tx)) ?? 1 });
    });
  }

  private async change<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.changes.after(() => this.outbox.transaction(work));
    } catch (error) {
      if (errorCode(error) !== uniqueViolation) throw error;
      throw badInput('name', say.categoryTaken);
    }
  }

  /** As the category of these dishes changes, an admin's form with the earlier one must not be saved over it. */
  private async raiseVersions(tx: EntityManager, category: string): Promise<void> {
    const dishes = await tx.find(MenuItem, {
      where: { category },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    await tx.increment(MenuItem, { category }, 'version', 1);
    for (const { id, version } of dishes)
      await this.outbox.append(tx, menuItemChanged, { itemId: id, version: version + 1 });
  }
}

/** Adds the category of a dish that is to be written, if it is missing. */
export async function addMissingCategory(
  tx: EntityManager,
  outbox: Outbox,
  name: string | null | undefined,
): Promise<void> {
  if (!name || (await tx.existsBy(Category, { name }))) return;
  const id = newId();
  if (await insertCategory(tx, id, name))
    await outbox.append(tx, categoryChanged, { categoryId: id, version: 1 });
}

async function find(tx: EntityManager, id: string, lock?: 'for update'): Promise<Category> {
  const category = await tx.findOne(Category, {
    where: { id },
    ...(lock && { lock: { mode: 'pessimistic_write' } }),
  });
  if (!category) throw new DomainError('NOT_FOUND', say.noSuchCategory);
  return category;
}
