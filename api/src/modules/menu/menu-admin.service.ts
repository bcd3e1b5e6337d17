import { In, type DataSource, type EntityManager } from 'typeorm';
import { badInput, DomainError } from '../../platform/errors.js';
import { createOnce } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { appendAudit, differences, saveVersioned } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { shareTaxClasses } from '../restaurant/tax-settings.service.js';
import { addMissingCategory } from './categories.service.js';
import type { PicturesService } from '../uploads/pictures.service.js';
import type { DishOptions } from './dish-options.js';
import { MenuItem } from './menu-item.entity.js';
import type { MenuChanges } from './menu-changes.js';
import { menuItemAdded, menuItemChanged, menuItemDeleted, menuReplaced } from './menu.events.js';
import type { DishChanges, DishRow, NewDish } from './menu.input.js';
import { refuseAboveMrp, refuseRows, refuseTaxClasses, type ChosenTaxClass } from './menu.policy.js';
import { selectMenuVersion } from './menu.queries.js';
import {
  differentOptions,
  inOrder,
  refuseOptions,
  withOptions,
  writeOptions,
  type DishWithOptions,
} from './write-options.js';
import { common } from '../../platform/common.sentences.js';

/** PostgreSQL takes at most 65,535 parameters. */
const rowsPerStatement = 500;

const maxBestsellers = 5;

/** Changes of the menu by admins. Each commits together with its event. */
export class MenuAdminService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly pictures: PicturesService,
    private readonly changes: MenuChanges,
  ) {}

  /**
   * Adds a dish at the end of the menu.
   * @throws {DomainError} `FORBIDDEN`, `BAD_USER_INPUT` for a picture that was not uploaded, `IDEMPOTENCY_CONFLICT`
   */
  async add(viewer: Viewer | null, dish: NewDish, idempotencyKey?: string): Promise<MenuItem> {
    const admin = requirePermission(viewer, 'EDIT_MENU');
    if (dish.image) await this.requirePicture(dish.image);
    const attempt = { scope: `addMenuItem:${admin.id}`, key: idempotencyKey, request: dish };
    const create = async (tx: EntityManager, id: string) => {
      refuseAboveMrp(dish);
      await addMissingCategory(tx, this.outbox, dish.category);
      const { options, ...fields } = dish;
      await tx.insert(MenuItem, { ...fields, id });
      await requireTaxClasses(tx, [['taxClass', dish.taxClass]]);
      await refuseOptions(tx, options);
      await writeOptions(tx, id, options);
      await appendAudit(tx, admin, 'DISH', [{ before: null, after: { ...dish, id } }]);
      await this.outbox.append(tx, menuItemAdded, { itemId: id, version: 1 });
    };
    const addedId = await this.change((tx) => createOnce(tx, attempt, (id) => create(tx, id)));
    return this.dataSource.transaction((tx) => find(tx, addedId));
  }

  /**
   * Changes a dish. Fields that are missing or equal are ignored; if none is left there is no event.
   * @param expectedVersion the version that the admin saw; if missing, the current dish is changed regardless of its
   * version
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` for a picture that was not uploaded, `CONFLICT`
   * with the dish's version if it is not `expectedVersion`
   */
  async update(
    viewer: Viewer | null,
    id: string,
    requested: DishChanges,
    expectedVersion?: number,
  ): Promise<MenuItem> {
    requirePermission(viewer, 'EDIT_MENU');
    if (requested.image) {
      // Before the transaction, as it takes a connection of its own. The dish's current picture is not checked.
      const shown = await this.dataSource.manager.findOneBy(MenuItem, { id });
      if (shown && shown.image !== requested.image) await this.requirePicture(requested.image);
    }
    return this.change((tx) =>
      saveVersioned<DishWithOptions>(tx, {
        viewer,
        permission: 'EDIT_MENU',
        subject: 'DISH',
        expectedVersion,
        load: () => lockWithOptions(tx, id),
        newValues: () => ({ ...requested, options: requested.options && inOrder(requested.options) }),
        write: async ({ options, ...changes }, changed) => {
          refuseAboveMrp(changed);
          await addMissingCategory(tx, this.outbox, changes.category);
          await tx.update(MenuItem, { id }, { ...changes, version: changed.version });
          await requireTaxClasses(tx, [['taxClass', changes.taxClass]]);
          if (options) {
            await refuseOptions(tx, requested.options ?? options);
            await writeOptions(tx, id, options);
          }
          await this.outbox.append(tx, menuItemChanged, { itemId: id, version: changed.version });
        },
      }),
    );
  }

  /**
   * Deletes a dish. Orders keep their copies of it.
   * @returns the deleted dish
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`
   */
  async delete(viewer: Viewer | null, id: string): Promise<MenuItem> {
    const admin = requirePermission(viewer, 'EDIT_MENU');
    return this.change(async (tx) => {
      const last = await lockWithOptions(tx, id);
      await tx.delete(MenuItem, { id });
      await appendAudit(tx, admin, 'DISH', [{ before: last, after: null }]);
      await this.outbox.append(tx, menuItemDeleted, { itemId: id, version: last.version + 1 });
      return last;
    });
  }

  /**
   * Adds and changes many dishes, all or nothing. Fields that are missing stay as they are.
   * @returns the number of dishes that were added or are different now
   * @throws {DomainError} `FORBIDDEN`, `BAD_USER_INPUT` naming the dishes that are not on the menu or stand there twice,
   * `CONFLICT` if a dish has another version than the admin saw, `IDEMPOTENCY_CONFLICT`
   */
  async saveAll(viewer: Viewer | null, rows: readonly DishRow[], idempotencyKey?: string): Promise<number> {
    const admin = requirePermission(viewer, 'EDIT_MENU');
    const attempt = { scope: `saveDishes:${admin.id}`, key: idempotencyKey, request: rows };
    let saved = 0;
    await this.change((tx) =>
      createOnce(tx, attempt, async () => {
        saved = await this.saveRows(tx, admin, rows);
      }),
    );
    return saved;
  }

  private async saveRows(tx: EntityManager, admin: Viewer, rows: readonly DishRow[]): Promise<number> {
    const ids = rows.flatMap(({ id }) => id ?? []);
    // In a fixed order, so that two callers do not deadlock.
    const lock = { mode: 'pessimistic_write' } as const;
    const present = await withOptions(
      tx,
      await tx.find(MenuItem, { where: { id: In(ids) }, order: { id: 'ASC' }, lock }),
    );
    const byId = new Map(present.map((dish) => [dish.id, dish]));
    refuseRows(rows, byId);
    const newOptions = await differentOptions(tx, rows, byId);
    const saved = rows.flatMap((row, index): SavedDish[] => {
      const options = newOptions.get(index);
      if (row.id === undefined)
        return [{ before: null, after: { ...row.dish, ...(options && { options }), id: newId() }, options }];
      const before = byId.get(row.id);
      const changes = before && differences(before, { ...row.changes, options });
      if (!changes || Object.keys(changes).length === 0) return [];
      const after = Object.assign(new MenuItem(), before, changes, { version: before.version + 1 });
      return [{ before, after, options }];
    });
    if (saved.length === 0) return 0;
    for (const name of new Set(saved.map(({ after }) => after.category)))
      await addMissingCategory(tx, this.outbox, name);
    const dishes = saved.map(({ after: { options, ...dish } }) => dish);
    for (let start = 0; start < dishes.length; start += rowsPerStatement)
      await tx.upsert(MenuItem, dishes.slice(start, start + rowsPerStatement), ['id']);
    await requireTaxClasses(
      tx,
      rows.map((row, index) => [`dishes.${index}`, (row.id === undefined ? row.dish : row.changes).taxClass]),
    );
    for (const { after, options } of saved) if (options) await writeOptions(tx, after.id, options);
    await appendAudit(tx, admin, 'DISH', saved);
    // The transaction has raised it, so that no other one can until it ends.
    await this.outbox.append(tx, menuReplaced, { version: (await selectMenuVersion(tx)) ?? 1 });
    return saved.length;
  }

  /**
   * Marks the first of these dishes that are on the menu, and no others. For the worker. The version stays, as no admin
   * has changed anything; open pages show the mark after the next visit.
   */
  async markBestsellers(ranking: readonly string[]): Promise<void> {
    const dishes = await this.dataSource.manager.find(MenuItem, { select: { id: true, isBestseller: true } });
    const onMenu = new Set(dishes.map(({ id }) => id));
    const best = new Set(ranking.filter((id) => onMenu.has(id)).slice(0, maxBestsellers));
    const wrong = dishes.filter(({ id, isBestseller }) => isBestseller !== best.has(id)).map(({ id }) => id);
    // An update of no row would still raise the menu's version.
    if (wrong.length === 0) return;
    await this.change(async (tx) => {
      for (const isBestseller of [true, false]) {
        const ids = wrong.filter((id) => best.has(id) === isBestseller);
        if (ids.length > 0) await tx.update(MenuItem, { id: In(ids) }, { isBestseller });
      }
    });
  }

  private change<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.changes.after(() => this.outbox.transaction(work));
  }

  private async requirePicture(path: string): Promise<void> {
    if (await this.pictures.exists('menu', path)) return;
    throw badInput('image', common.pictureGone);
  }
}

/**
 * Only for dishes that get a class, so that other changes do not wait for the restaurant's record. Order of locks: dishes,
 * then the record.
 */
async function requireTaxClasses(tx: EntityManager, chosen: readonly ChosenTaxClass[]): Promise<void> {
  if (chosen.some(([, taxClass]) => taxClass)) refuseTaxClasses(chosen, await shareTaxClasses(tx));
}

async function find(tx: EntityManager, id: string, lock?: 'for update'): Promise<MenuItem> {
  const dish = await tx.findOne(MenuItem, {
    where: { id },
    ...(lock && { lock: { mode: 'pessimistic_write' } }),
  });
  if (!dish) throw new DomainError('NOT_FOUND', common.noSuchDish);
  return dish;
}

async function lockWithOptions(tx: EntityManager, id: string): Promise<DishWithOptions> {
  const [dish] = await withOptions(tx, [await find(tx, id, 'for update')]);
  if (!dish) throw new Error('a dish that was found has no options');
  return dish;
}

/** A dish of a row, before it unless it is new and after it. */
interface SavedDish {
  readonly before: DishWithOptions | null;
  readonly after: NewDish & { readonly id: string };
  /** If they are to be written. */
  readonly options: readonly DishOptions[] | undefined;
}
