import type { DataSource } from 'typeorm';
import { VersionedSnapshot } from '../../platform/versioned-snapshot.js';
import { selectMenuSnapshot, selectMenuVersion, type DishSnapshot } from './menu.queries.js';

/** An immutable snapshot of one version of the menu. */
export interface MenuSnapshot {
  readonly version: number;
  readonly dishes: ReadonlyMap<string, DishSnapshot>;
}

export type MenuSnapshots = VersionedSnapshot<MenuSnapshot>;

export const holdMenu = (dataSource: DataSource): MenuSnapshots =>
  new VersionedSnapshot<MenuSnapshot>({
    dataSource,
    read: async (manager) => {
      const { version, dishes } = await selectMenuSnapshot(manager);
      return { version, dishes: new Map(dishes.map((dish) => [dish.id, dish])) };
    },
    readVersion: selectMenuVersion,
  });
