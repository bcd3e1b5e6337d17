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

/** On PostgreSQL's own channel: a trigger says that the record or its tables have changed, whoever changed them. */
export const restaurantRowsTopic = 'restaurant-rows';

/** The record and its tables in use at one moment. */
export type Restaurant = Readonly<RestaurantRecord> & { readonly tables: readonly RestaurantTable[] };

/** Who the restaurant is: one record, of which each process holds a snapshot. */
export class RestaurantService {
  private readonly emitter = new EventEmitter();
  private snapshot: Promise<Restaurant> | undefined;
  private isFollowing = () => false;

  constructor(private readonly dataSource: DataSource) {}

  /** @param isFollowing whether news of every change arrives: while it does not, the record is read each time */
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

  /** The record as it stays until the transaction ends: a change waits for it. To be asked before other locks are taken. */
  async currentIn(tx: EntityManager): Promise<Restaurant> {
    const [row] = await tx.query<{ version: number }[]>('select version from restaurant for share');
    const known = await this.snapshot?.catch(() => undefined);
    return known && known.version === row?.version ? known : load(tx);
  }

  /**
   * Changes the record. What is left out, or is so already, changes nothing. A table that is no longer named takes no
   * more bookings, and keeps those that it has.
   * @param seenVersion the version that the admin saw
   * @throws {DomainError} `FORBIDDEN`, `BAD_USER_INPUT`, `CONFLICT` with the present version if the admin saw another
   */
  async update(viewer: Viewer | null, wanted: RestaurantChanges, seenVersion: number): Promise<Restaurant> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    try {
      return await this.dataSource.transaction(async (tx) => {
        await tx.query('select 1 from restaurant for update');
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
        requireRoomForAStay({ ...current, ...changes });
        const hasNewTables = tables !== undefined && (await this.changeTables(tx, current.tables, tables));
        if (Object.keys(changes).length === 0 && !hasNewTables) return current;
        const version = current.version + 1;
        await tx.update(RestaurantRecord, { id: current.id }, { ...changes, version });
        return load(tx);
      });
    } finally {
      // Whatever comes of it: a commit may have happened though its answer was lost.
      this.drop();
    }
  }

  /** @returns whether anything is different */
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
    // What failed is not kept.
    snapshot.catch(() => {
      if (this.snapshot === snapshot) this.snapshot = undefined;
    });
    return snapshot;
  }

  private read(): Promise<Restaurant> {
    // Record and tables of one moment.
    return this.dataSource.transaction('REPEATABLE READ', load);
  }
}

async function load(manager: EntityManager): Promise<Restaurant> {
  const record = await manager.findOneByOrFail(RestaurantRecord, { id: 1 });
  const tables = await manager.find(RestaurantTable, { where: { isInUse: true }, order: { number: 'ASC' } });
  return Object.assign(record, { tables });
}

/** The wanted fields that are not so already. */
function differences<T extends object>(current: Restaurant, wanted: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(wanted).filter(
      ([field, value]) =>
        value !== undefined && !isDeepStrictEqual(value, current[field as keyof Restaurant]),
    ),
  ) as Partial<T>;
}

/** @throws {DomainError} `BAD_USER_INPUT` naming the days on which nobody could stay as long as a booking lasts */
function requireRoomForAStay({ tableHours, stayMinutes }: Pick<Restaurant, 'tableHours' | 'stayMinutes'>) {
  const message = `Please close at least ${stayMinutes} minutes after opening, the length of a stay, and on the same day`;
  const fields = tableHours.flatMap((day, index) =>
    day && day.closesAt - day.opensAt < stayMinutes
      ? [{ field: `tableHours.${index}.closesAt`, message }]
      : [],
  );
  if (fields.length > 0) throw new DomainError('BAD_USER_INPUT', message, { fields });
}
