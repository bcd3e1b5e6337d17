import type { DataSource, EntityManager } from 'typeorm';
import { selectMenuSnapshot, selectMenuVersion, type DishSnapshot } from './menu.queries.js';

/** An immutable snapshot of one version of the menu. */
export interface MenuSnapshot {
  readonly version: number;
  readonly dishes: ReadonlyMap<string, DishSnapshot>;
}

/**
 * The snapshot of this process. Notifications of changes drop it. Transactions compare its version, so that a missed
 * notification does no harm.
 */
export class MenuSnapshots {
  private loading: Promise<MenuSnapshot> | undefined;
  private held: MenuSnapshot | undefined;

  /** @param dataSource the primary: a replica may not have the version that a transaction compares with */
  constructor(private readonly dataSource: DataSource) {}

  /** The snapshot of this process, which may be out of date: transactions that use it compare its version. */
  async get(): Promise<MenuSnapshot> {
    if (this.held) return this.held;
    const loading = (this.loading ??= this.read(this.dataSource.manager));
    try {
      const snapshot = await loading;
      // Unless it was dropped while loading.
      if (this.loading === loading) this.held = snapshot;
      return snapshot;
    } finally {
      if (this.loading === loading) this.loading = undefined;
    }
  }

  /** The present menu, as the transaction sees it if there is one. */
  async current(tx: EntityManager = this.dataSource.manager): Promise<MenuSnapshot> {
    const present = await selectMenuVersion(tx);
    if (this.held && this.held.version === present) return this.held;
    // In the transaction itself: waiting for a second connection could deadlock the pool.
    this.held = await this.read(tx);
    return this.held;
  }

  /** Drops the snapshot, or only a snapshot of this version. */
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
