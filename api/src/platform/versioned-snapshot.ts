import type { DataSource, EntityManager } from 'typeorm';

interface Options<T> {
  /** The primary: a replica may not have the version that a transaction compares with. */
  readonly dataSource: DataSource;
  /** Reads the record as of one point in time. */
  readonly read: (manager: EntityManager) => Promise<T>;
  readonly readVersion: (manager: EntityManager) => Promise<number | undefined>;
  /** Like `readVersion`; keeps the version from changing until the transaction ends. */
  readonly lockVersion?: (tx: EntityManager) => Promise<number | undefined>;
  /** Whether notifications of changes arrive. While they do not, `latest` reads the database. By default they do. */
  readonly isFollowing?: () => boolean;
  /** Called with each value that is held from now on. */
  readonly onHeld?: (value: T) => void;
}

/**
 * The only way to hold a record in memory. Notifications of changes drop it; what must not be out of date compares its
 * version, so that a missed notification does no harm.
 */
export class VersionedSnapshot<T extends { readonly version: number }> {
  private held: T | undefined;
  private loading: Promise<T> | undefined;
  /** Counts what may have changed the record, so that a read that began before is not held. */
  private changes = 0;

  constructor(private readonly options: Options<T>) {}

  /** May be out of date. Parallel calls share one read. */
  async latest(): Promise<T> {
    const { dataSource, isFollowing, read } = this.options;
    if (isFollowing && !isFollowing()) return read(dataSource.manager);
    if (this.held) return this.held;
    const loading = (this.loading ??= this.readAndHold(dataSource.manager));
    try {
      return await loading;
    } finally {
      if (this.loading === loading) this.loading = undefined;
    }
  }

  /** The present record, as the transaction sees it if there is one. Reads only the version if that is held. */
  async verified(tx: EntityManager = this.options.dataSource.manager): Promise<T> {
    return this.ofVersion(await this.options.readVersion(tx), tx);
  }

  /** The present record, which does not change until the transaction ends. Call it before taking other locks. */
  async locked(tx: EntityManager): Promise<T> {
    const { lockVersion } = this.options;
    if (!lockVersion) throw new Error('this record cannot be locked');
    return this.ofVersion(await lockVersion(tx), tx);
  }

  /**
   * The record may have changed.
   * @param staleVersion drops only this version
   */
  drop(staleVersion?: number): void {
    if (staleVersion !== undefined && this.held?.version !== staleVersion) return;
    this.changes += 1;
    this.held = undefined;
    this.loading = undefined;
  }

  private async ofVersion(version: number | undefined, tx: EntityManager): Promise<T> {
    if (this.held && this.held.version === version) return this.held;
    // In the transaction itself: waiting for a second connection could deadlock the pool.
    return this.readAndHold(tx);
  }

  private async readAndHold(manager: EntityManager): Promise<T> {
    const { changes } = this;
    const value = await this.options.read(manager);
    if (this.changes === changes) {
      this.held = value;
      this.options.onHeld?.(value);
    }
    return value;
  }
}
