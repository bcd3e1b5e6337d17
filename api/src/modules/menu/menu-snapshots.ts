import type { DataSource, EntityManager } from 'typeorm';
import type { MenuItem } from './menu-item.entity.js';

export type DishSnapshot = Pick<MenuItem, 'id' | 'name' | 'category' | 'pricePaise'>;

/** The menu as it was at one version, never changed. */
export interface MenuSnapshot {
  readonly version: number;
  readonly dishes: ReadonlyMap<string, DishSnapshot>;
}

/** As a number of JavaScript's: a menu that changes each millisecond reaches 2^53 in 285,000 years. */
export const menuVersion = `(select version::float8 from menu_version)`;

/** Both in one statement, so that they belong together. */
const load = `
  select ${menuVersion} as version, coalesce(json_agg(json_build_object(
    'id', id, 'name', name, 'category', category, 'pricePaise', price_paise)), '[]') as dishes
  from menu_items`;

/**
 * The menu in the memory of this process. It is dropped when the menu is known to have changed; a change that was not
 * heard of is found by its version, which every transaction that relies on a snapshot compares.
 */
export class MenuSnapshots {
  private loading: Promise<MenuSnapshot> | undefined;
  private held: MenuSnapshot | undefined;

  /** @param dataSource the primary: a replica may not have the version that a transaction compares with */
  constructor(private readonly dataSource: DataSource) {}

  /** The menu as this process knows it. What is made of it is refused if its version is not the present one any more. */
  async get(): Promise<MenuSnapshot> {
    if (this.held) return this.held;
    const loading = (this.loading ??= this.read(this.dataSource.manager));
    try {
      const snapshot = await loading;
      // Not if it was dropped meanwhile.
      if (this.loading === loading) this.held = snapshot;
      return snapshot;
    } finally {
      if (this.loading === loading) this.loading = undefined;
    }
  }

  /** The menu of the version that is the present one inside a transaction or, without one, now. */
  async current(tx: EntityManager = this.dataSource.manager): Promise<MenuSnapshot> {
    const [present] = await tx.query<{ version: number }[]>(`select ${menuVersion} as version`);
    if (this.held && this.held.version === present?.version) return this.held;
    // In the transaction itself: whoever has a connection must not wait for another one.
    this.held = await this.read(tx);
    return this.held;
  }

  /** Drops the snapshot if it has a version that was found to be out of date; without one, whatever is held. */
  drop(staleVersion = this.held?.version): void {
    if (this.held?.version !== staleVersion) return;
    this.held = undefined;
    this.loading = undefined;
  }

  private async read(manager: EntityManager): Promise<MenuSnapshot> {
    const [row] = await manager.query<{ version: number; dishes: DishSnapshot[] }[]>(load);
    if (!row) throw new Error('The menu cannot be read');
    return { version: row.version, dishes: new Map(row.dishes.map((dish) => [dish.id, dish])) };
  }
}
