import { isDeepStrictEqual } from 'node:util';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { isDemoDish } from '../../demo/demo-menu.js';
import { DomainError } from '../../platform/errors.js';
import { claimIdempotencyKey } from '../../platform/idempotency.js';
import { newId } from '../../platform/ids.js';
import type { Outbox } from '../../platform/outbox.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { PicturesService } from '../uploads/pictures.service.js';
import { MenuItem } from './menu-item.entity.js';
import type { MenuChanges } from './menu-changes.js';
import { menuItemAdded, menuItemChanged, menuItemDeleted } from './menu.events.js';
import type { DishChanges, NewDish } from './menu.input.js';

const mostBestsellers = 5;

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
    const id = newId();
    const addedId = await this.change(async (tx) => {
      if (idempotencyKey) {
        const scope = `addMenuItem:${admin.id}`;
        const earlier = await claimIdempotencyKey(tx, {
          scope,
          key: idempotencyKey,
          request: dish,
          resultId: id,
        });
        if (earlier) return earlier;
      }
      await tx.insert(MenuItem, { ...dish, id });
      await this.outbox.append(tx, menuItemAdded, { itemId: id, version: 1 });
      return id;
    });
    return this.dataSource.transaction((tx) => find(tx, addedId));
  }

  /**
   * Changes a dish. Fields that are missing or equal are ignored; if none is left there is no event.
   * @param seenVersion the version that the admin saw; if missing, the current dish is changed regardless of its
   * version
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`, `BAD_USER_INPUT` for a picture that was not uploaded, `CONFLICT`
   * with the dish's version if it is not `seenVersion`
   */
  async update(
    viewer: Viewer | null,
    id: string,
    wanted: DishChanges,
    seenVersion?: number,
  ): Promise<MenuItem> {
    requirePermission(viewer, 'EDIT_MENU');
    if (wanted.image) {
      // Before the transaction, as it takes a connection of its own. The dish's current picture is not checked.
      const shown = await this.dataSource.manager.findOneBy(MenuItem, { id });
      if (shown && shown.image !== wanted.image) await this.requirePicture(wanted.image);
    }
    return this.change(async (tx) => {
      const current = await find(tx, id, 'for update');
      if (seenVersion !== undefined && seenVersion !== current.version) {
        throw new DomainError(
          'CONFLICT',
          'Somebody else has changed this dish meanwhile. Look at it as it is now before you save yours.',
          { version: current.version },
        );
      }
      const changes = differences(current, wanted);
      if (Object.keys(changes).length === 0) return current;
      const version = current.version + 1;
      await tx.update(MenuItem, { id }, { ...changes, version });
      await this.outbox.append(tx, menuItemChanged, { itemId: id, version });
      return Object.assign(new MenuItem(), current, changes, { version });
    });
  }

  /**
   * Deletes a dish. Orders keep their copies of it.
   * @returns the deleted dish
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND`
   */
  async delete(viewer: Viewer | null, id: string): Promise<MenuItem> {
    requirePermission(viewer, 'EDIT_MENU');
    return this.change(async (tx) => {
      const last = await find(tx, id, 'for update');
      await tx.delete(MenuItem, { id });
      await this.outbox.append(tx, menuItemDeleted, { itemId: id, version: last.version + 1 });
      return last;
    });
  }

  /** The unchanged dishes of the demo menu. */
  async demoDishes(viewer: Viewer | null): Promise<MenuItem[]> {
    requirePermission(viewer, 'EDIT_MENU');
    return (await this.dataSource.manager.find(MenuItem)).filter(isDemoDish);
  }

  /**
   * Takes the dishes of the demo menu off the menu, except those that were changed. Orders keep their copies.
   * @returns the dishes as they were; none if they are gone already
   */
  async removeDemoDishes(viewer: Viewer | null): Promise<MenuItem[]> {
    requirePermission(viewer, 'EDIT_MENU');
    return this.change(async (tx) => {
      // In a fixed order, so that two callers do not deadlock.
      const menu = await tx.find(MenuItem, { order: { id: 'ASC' }, lock: { mode: 'pessimistic_write' } });
      const dishes = menu.filter(isDemoDish);
      await tx.delete(MenuItem, { id: In(dishes.map(({ id }) => id)) });
      for (const { id, version } of dishes) {
        await this.outbox.append(tx, menuItemDeleted, { itemId: id, version: version + 1 });
      }
      return dishes;
    });
  }

  /**
   * Marks the first of these dishes that are on the menu, and no others. For the worker. The version stays, as no admin
   * has changed anything; open pages show the mark after the next visit.
   */
  async markBestsellers(ranking: readonly string[]): Promise<void> {
    const dishes = await this.dataSource.manager.find(MenuItem, { select: { id: true, isBestseller: true } });
    const onMenu = new Set(dishes.map(({ id }) => id));
    const best = new Set(ranking.filter((id) => onMenu.has(id)).slice(0, mostBestsellers));
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

  /** Notifies on failure too, as a commit may have happened although its answer was lost. */
  private async change<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.outbox.transaction(work);
    } finally {
      this.changes.notify();
    }
  }

  private async requirePicture(path: string): Promise<void> {
    if (await this.pictures.exists('menu', path)) return;
    const message = 'This picture is not here any more. Choose it again.';
    throw new DomainError('BAD_USER_INPUT', message, { fields: [{ field: 'image', message }] });
  }
}

async function find(tx: EntityManager, id: string, lock?: 'for update'): Promise<MenuItem> {
  const dish = await tx.findOne(MenuItem, {
    where: { id },
    ...(lock && { lock: { mode: 'pessimistic_write' } }),
  });
  if (!dish) throw new DomainError('NOT_FOUND', 'There is no such dish on the menu.');
  return dish;
}

/** The wanted fields that differ from the current ones. */
function differences(current: MenuItem, wanted: DishChanges): DishChanges {
  const fields = Object.entries(wanted) as [keyof NewDish, unknown][];
  return Object.fromEntries(
    fields.filter(([field, value]) => value !== undefined && !isDeepStrictEqual(value, current[field])),
  );
}
