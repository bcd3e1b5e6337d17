import type { DataSource, EntityManager } from 'typeorm';
import { selectMenuSnapshot, selectMenuVersion, type DishSnapshot } from './menu.queries.js';

/** The menu as it was at one version, never changed. */
export interface MenuSnapshot {
  readonly version: number;
  readonly dishes: ReadonlyMap<string, DishSnapshot>;
}

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
    const present = await selectMenuVersion(tx);
    if (this.held && this.held.version === present) return this.held;
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
    const { version, dishes } = await selectMenuSnapshot(manager);
    return { version, dishes: new Map(dishes.map((dish) => [dish.id, dish])) };
  }
}
