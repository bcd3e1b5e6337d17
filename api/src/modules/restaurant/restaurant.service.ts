import { EventEmitter } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { RestaurantTable } from './restaurant-table.entity.js';
import { RestaurantRecord } from './restaurant.entity.js';
import type { RestaurantChanges } from './restaurant.input.js';
import { lockRecord, shareVersion } from './restaurant.queries.js';

/** PostgreSQL channel of a trigger: the record or its tables have changed, by whatever means. */
export const restaurantRowsTopic = 'restaurant-rows';

/** The record and its tables in use, from one snapshot. */
export type Restaurant = Readonly<RestaurantRecord> & { readonly tables: readonly RestaurantTable[] };

/** The restaurant's record, of which each process holds a snapshot. */
export class RestaurantService {
  private readonly emitter = new EventEmitter();
  private snapshot: Promise<Restaurant> | undefined;
  private isFollowing = () => false;

  constructor(private readonly dataSource: DataSource) {}

  /** @param isFollowing whether notifications of changes arrive: while they do not, every read goes to the database */
  follow(isFollowing: () => boolean): void {
    this.isFollowing = isFollowing;
  }

  /** The record may have changed. */
  drop(): void {
    this.snapshot = undefined;
    this.emitter.emit('change');
  }

  /** Calls `listener` when the record may have changed. */
  onChange(listener: () => void): void {
    this.emitter.on('change', listener);
  }

  async current(): Promise<Restaurant> {
    if (!this.isFollowing()) return this.read();
    return (this.snapshot ??= this.readSnapshot());
  }

  /** The record, share-locked until the end of the transaction, so that changes wait. Call it before taking other locks. */
  async currentIn(tx: EntityManager): Promise<Restaurant> {
    const version = await shareVersion(tx);
    const known = await this.snapshot?.catch(() => undefined);
    return known && known.version === version ? known : load(tx);
  }

  /**
   * Changes the record. Missing and equal fields change nothing. A removed table accepts no more bookings and keeps its
   * own.
   * @param seenVersion the version that the admin saw
   * @throws {DomainError} `FORBIDDEN`, `BAD_USER_INPUT`, `CONFLICT` with the present version if the admin saw another one
   */
  async update(viewer: Viewer | null, wanted: RestaurantChanges, seenVersion: number): Promise<Restaurant> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    try {
      return await this.dataSource.transaction(async (tx) => {
        await lockRecord(tx);
        const current = await load(tx);
        if (seenVersion !== current.version) {
          throw new DomainError(
            'CONFLICT',
            'Somebody else has changed the settings meanwhile. Look at them as they are now before you save yours.',
            { version: current.version },
          );
        }
        const { tables, ...fields } = wanted;
        const changes = differences(current, fields);
        requireHoursForAStay({ ...current, ...changes });
        const hasNewTables = tables !== undefined && (await this.changeTables(tx, current.tables, tables));
        if (Object.keys(changes).length === 0 && !hasNewTables) return current;
        const version = current.version + 1;
        await tx.update(RestaurantRecord, { id: current.id }, { ...changes, version });
        return load(tx);
      });
    } finally {
      // Even after an error: a commit may have succeeded although its answer was lost.
      this.drop();
    }
  }

  /** @returns whether anything changed */
  private async changeTables(
    tx: EntityManager,
    current: readonly RestaurantTable[],
    wanted: NonNullable<RestaurantChanges['tables']>,
  ): Promise<boolean> {
    const known = new Map(current.map((table) => [table.id, table]));
    const strangers = wanted.flatMap(({ id }, index) => (id && !known.has(id) ? [index] : []));
    if (strangers.length > 0) {
      const message = 'This table is no longer there. Please add it anew.';
      const fields = strangers.map((index) => ({ field: `tables.${index}.name`, message }));
      throw new DomainError('BAD_USER_INPUT', message, { fields });
    }
    const kept = new Set(wanted.map(({ id }) => id));
    const gone = current.filter(({ id }) => !kept.has(id));
    if (gone.length > 0) {
      await tx.update(RestaurantTable, { id: In(gone.map(({ id }) => id)) }, { isInUse: false });
    }
    const highest = (await tx.maximum(RestaurantTable, 'number')) ?? 0;
    let added = 0;
    let changed = 0;
    for (const { id, name, seats } of wanted) {
      const before = id === undefined ? undefined : known.get(id);
      if (!before) {
        added += 1;
        await tx.insert(RestaurantTable, { id: newId(), number: highest + added, name, seats });
      } else if (before.name !== name || before.seats !== seats) {
        changed += 1;
        await tx.update(RestaurantTable, { id }, { name, seats });
      }
    }
    return gone.length + added + changed > 0;
  }

  private readSnapshot(): Promise<Restaurant> {
    const snapshot = this.read();
    // A failed read is not cached.
    snapshot.catch(() => {
      if (this.snapshot === snapshot) this.snapshot = undefined;
    });
    return snapshot;
  }

  private read(): Promise<Restaurant> {
    // Record and tables of one snapshot.
    return this.dataSource.transaction('REPEATABLE READ', load);
  }
}

async function load(manager: EntityManager): Promise<Restaurant> {
  const record = await manager.findOneByOrFail(RestaurantRecord, { id: 1 });
  const tables = await manager.find(RestaurantTable, { where: { isInUse: true }, order: { number: 'ASC' } });
  return Object.assign(record, { tables });
}

/** The fields that differ from the present ones. */
function differences<T extends object>(current: Restaurant, wanted: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) =>
        value !== undefined && !isDeepStrictEqual(value, current[field as keyof Restaurant]),
    ),
  ) as Partial<T>;
}

/** @throws {DomainError} `BAD_USER_INPUT` naming the days whose hours are shorter than a stay */
function requireHoursForAStay({ tableHours, stayMinutes }: Pick<Restaurant, 'tableHours' | 'stayMinutes'>) {
  const message = `Please close at least ${stayMinutes} minutes after opening, the length of a stay, and on the same day`;
  const fields = tableHours.flatMap((day, index) =>
    day && day.closesAt - day.opensAt < stayMinutes
      ? [{ field: `tableHours.${index}.closesAt`, message }]
      : [],
  );
  if (fields.length > 0) throw new DomainError('BAD_USER_INPUT', message, { fields });
}
