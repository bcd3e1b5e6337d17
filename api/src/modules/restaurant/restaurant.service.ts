import { EventEmitter } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { In, Not, type DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import { VersionedSnapshot } from '../../platform/versioned-snapshot.js';
import { saveVersioned } from '../audit/save-versioned.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { PicturesService } from '../uploads/pictures.service.js';
import type { RequestedZone } from './delivery-zones.input.js';
import type { DeliveryZone } from './delivery-zones.js';
import { keptBookingHours } from './opening-hours.js';
import { millisecondsToChange } from './next-change.js';
import { endOfDay, endOfOpening } from './ordering.js';
import { RestaurantTable } from './restaurant-table.entity.js';
import { RestaurantRecord } from './restaurant.entity.js';
import type { OrderingChange, OrderPause, RestaurantChanges } from './restaurant.input.js';
import { requireOneState, requireRoomForAStay, withoutDemoTexts } from './restaurant.policy.js';
import { lockRecord, presentVersion, shareVersion } from './restaurant.queries.js';
import { dateAt } from './schedule.js';
import { inOrderOfDays } from './tax-settings.js';
import { requireTaxSettings, type CountDishes } from './tax-settings.service.js';
import { common } from '../../platform/common.sentences.js';
import { say } from './restaurant.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

/** PostgreSQL channel of a trigger: the record or its tables have changed, by whatever means. */
export const restaurantRowsTopic = 'restaurant-rows';

/** The record and its tables in use, from one snapshot. */
export type Restaurant = Readonly<RestaurantRecord> & { readonly tables: readonly RestaurantTable[] };

const dayMs = 24 * 3600_000;

/** A table that a change removes or makes smaller. */
export interface TableCut {
  readonly id: string;
  readonly name: string;
  /** That are left; 0 if it is removed. */
  readonly seats: number;
  /** Of the input, for an error; `tables.<id>` for a table that the input does not name. */
  readonly field: string;
}

/** Refuses cuts that leave bookings without seats. */
export type RequireSeats = (tx: EntityManager, cuts: readonly TableCut[], now: Date) => Promise<void>;

/** What later modules know. */
export interface RestaurantNeeds {
  readonly requireSeats: RequireSeats;
  readonly countDishes: CountDishes;
}

/** The restaurant's record, of which each process holds a snapshot. */
export class RestaurantService {
  private readonly emitter = new EventEmitter();
  private readonly snapshot: VersionedSnapshot<Restaurant>;
  private isFollowing = () => false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly needs: RestaurantNeeds,
    private readonly pictures: Pick<PicturesService, 'exists'>,
    private readonly clock = () => new Date(),
  ) {
    this.snapshot = new VersionedSnapshot<Restaurant>({
      dataSource,
      // Record and tables as of one point in time.
      read: (manager) =>
        manager.queryRunner ? load(manager) : dataSource.transaction('REPEATABLE READ', load),
      readVersion: presentVersion,
      lockVersion: shareVersion,
      isFollowing: () => this.isFollowing(),
      onHeld: (restaurant) => this.followClock(restaurant),
    });
  }

  /** @param isFollowing whether notifications of changes arrive: while they do not, every read goes to the database */
  follow(isFollowing: () => boolean): void {
    this.isFollowing = isFollowing;
  }

  /** The record may have changed. */
  drop(): void {
    this.snapshot.drop();
    clearTimeout(this.timer);
    this.emitter.emit('change');
  }

  /** Drops a snapshot that was found to be out of date. Caches are invalidated by the notification of the change. */
  dropVersion(staleVersion: number): void {
    this.snapshot.drop(staleVersion);
  }

  /** Calls `listener` when the record may have changed, and when a period or pause begins or ends. */
  onChange(listener: () => void): void {
    this.emitter.on('change', listener);
  }

  /** See {@link VersionedSnapshot}. */
  latest(): Promise<Restaurant> {
    return this.snapshot.latest();
  }

  verified(tx?: EntityManager): Promise<Restaurant> {
    return this.snapshot.verified(tx);
  }

  locked(tx: EntityManager): Promise<Restaurant> {
    return this.snapshot.locked(tx);
  }

  /**
   * Changes the record. Missing and equal fields change nothing.
   * @param expectedVersion the version that the admin saw
   * @throws {DomainError} `FORBIDDEN`, `BAD_USER_INPUT`, also for tables that are booked, `CONFLICT` with the present
   * version if the admin saw another one
   */
  async update(
    viewer: Viewer | null,
    requested: RestaurantChanges,
    expectedVersion: number,
  ): Promise<Restaurant> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    await this.requirePictures(requested);
    return this.transaction((tx) => this.updateIn(tx, viewer, requested, expectedVersion));
  }

  /**
   * {@link update} inside the caller's transaction, which drops no snapshot in this process. Requires
   * {@link requirePictures} before.
   */
  async updateIn(
    tx: EntityManager,
    viewer: Viewer | null,
    requested: RestaurantChanges,
    expectedVersion: number,
  ): Promise<Restaurant> {
    return saveVersioned<Restaurant>(tx, {
      viewer,
      permission: 'EDIT_RESTAURANT',
      subject: 'RESTAURANT',
      expectedVersion,
      load: () => lockAndLoad(tx),
      newValues: async (current) => {
        const { tables, specialDays, tableHours, bookingHours, deliveryZones, ...fields } = requested;
        const now = this.clock();
        await requireTaxSettings(tx, current, requested, { countDishes: this.needs.countDishes, now });
        const yesterday = dateAt(new Date(now.getTime() - dayMs));
        return {
          ...withoutDemoTexts(current, fields),
          ...fields,
          ...(deliveryZones && { deliveryZones: zonesWithIds(current, deliveryZones) }),
          // Older clients know one interval a day and send it back unchanged.
          ...(bookingHours
            ? keptBookingHours(bookingHours)
            : tableHours &&
              !isDeepStrictEqual(tableHours, current.tableHours) && { tableHours, bookingHours: null }),
          specialDays: specialDays
            ?.filter(({ date }) => date >= yesterday)
            .toSorted((a, b) => a.date.localeCompare(b.date)),
          taxPositions: fields.taxPositions && inOrderOfDays(fields.taxPositions),
          tables: tables && (await this.planTables(tx, current.tables, tables)),
        };
      },
      write: async (changes, changed) => {
        requireOneState(changed, changes);
        // Errors name the fields as they were sent.
        const specialDays = requested.specialDays ?? changed.specialDays;
        requireRoomForAStay({ ...changed, specialDays }, 'tableHours' in changes && !requested.bookingHours);
        await write(tx, changes, changed);
      },
    });
  }

  /**
   * Replaces the codes of tables.
   * @throws {DomainError} `FORBIDDEN`; `NOT_FOUND` if a table is gone
   */
  async renewTableCodes(viewer: Viewer | null, tableIds: readonly string[]): Promise<Restaurant> {
    return this.transaction((tx) =>
      saveVersioned<Restaurant>(tx, {
        viewer,
        permission: 'EDIT_RESTAURANT',
        subject: 'RESTAURANT',
        load: () => lockAndLoad(tx),
        newValues: ({ tables }) => {
          const known = new Set(tables.map(({ id }) => id));
          if (!tableIds.every((id) => known.has(id))) throw new DomainError('NOT_FOUND', say.codesTableGone);
          return {
            tables: tables.map((table) =>
              tableIds.includes(table.id)
                ? Object.assign(new RestaurantTable(), table, { codeNumber: table.codeNumber + 1 })
                : table,
            ),
          };
        },
        write: (changes, changed) => write(tx, changes, changed),
      }),
    );
  }

  /**
   * Stops, pauses or resumes taking orders. Missing fields stay unchanged. There is no version check: the last change wins.
   * @throws {DomainError} `FORBIDDEN`
   */
  async setOrdering(viewer: Viewer | null, requested: OrderingChange): Promise<Restaurant> {
    return this.transaction((tx) =>
      saveVersioned<Restaurant>(tx, {
        viewer,
        permission: 'PAUSE_ORDERING',
        subject: 'RESTAURANT',
        load: () => lockAndLoad(tx),
        newValues: (current) => {
          const now = this.clock();
          const { takesOrders = current.takesOrders, pause, busyMinutes } = requested;
          const pausedUntil = pause ? endOfPause(current, pause, now) : current.pausedUntil;
          const isStopped = !takesOrders || (pausedUntil !== null && pausedUntil > now);
          const wasStopped =
            !current.takesOrders || (current.pausedUntil !== null && current.pausedUntil > now);
          const stoppedAt = isStopped ? (wasStopped ? current.stoppedAt : now) : null;
          return { takesOrders, pausedUntil, stoppedAt, busyMinutes };
        },
        write: (changes, changed) => write(tx, changes, changed),
      }),
    );
  }

  /**
   * Outside of the transaction, because the check takes a connection of its own. A found picture is kept for an hour.
   * @throws {DomainError} `BAD_USER_INPUT` if a new picture was not uploaded
   */
  async requirePictures(requested: Pick<RestaurantChanges, 'logo' | 'cover'>): Promise<void> {
    const current = await this.verified();
    const fields: { field: string; message: Sentence }[] = [];
    for (const field of ['logo', 'cover'] as const) {
      const path = requested[field];
      if (!path || path === current[field] || (await this.pictures.exists(field, path))) continue;
      fields.push({ field, message: common.pictureGone });
    }
    if (fields.length > 0) throw new DomainError('BAD_USER_INPUT', common.pictureGone, { fields });
  }

  /** Which of these paths are pictures of the restaurant. */
  async picturesInUse(paths: readonly string[]): Promise<string[]> {
    const { logo, cover } = await this.verified();
    return paths.filter((path) => path === logo || path === cover);
  }

  private async transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.dataSource.transaction(work);
    } finally {
      // Even after an error: a commit may have succeeded although its answer was lost.
      this.drop();
    }
  }

  /**
   * The requested tables in the order of their numbers; new ones with the next numbers.
   * @throws {DomainError} `BAD_USER_INPUT` for ids that are gone, and for tables that are booked
   */
  private async planTables(
    tx: EntityManager,
    current: readonly RestaurantTable[],
    requested: NonNullable<RestaurantChanges['tables']>,
  ): Promise<RestaurantTable[]> {
    const known = new Map(current.map((table) => [table.id, table]));
    const strangers = requested.flatMap(({ id }, index) => (id && !known.has(id) ? [index] : []));
    if (strangers.length > 0) {
      const message = say.tableGone;
      const fields = strangers.map((index) => ({ field: `tables.${index}.name`, message }));
      throw new DomainError('BAD_USER_INPUT', message, { fields });
    }
    const kept = new Set(requested.map(({ id }) => id));
    const gone = current.filter(({ id }) => !kept.has(id));
    const cuts = [
      ...gone.map(({ id, name }) => ({ id, name, seats: 0, field: `tables.${id}` })),
      ...requested.flatMap(({ id = '', name, seats }, index) =>
        seats < (known.get(id)?.seats ?? 0) ? [{ id, name, seats, field: `tables.${index}.seats` }] : [],
      ),
    ];
    if (cuts.length > 0) await this.needs.requireSeats(tx, cuts, this.clock());
    let number = (await tx.maximum(RestaurantTable, 'number')) ?? 0;
    return requested
      .map(({ id = '', name, seats }) => {
        const before = known.get(id) ?? { id: newId(), number: (number += 1), codeNumber: 0, isInUse: true };
        return Object.assign(new RestaurantTable(), before, { name, seats });
      })
      .toSorted((one, other) => one.number - other.number);
  }

  /** Notifies listeners when a period, pause or GST position begins or ends, which changes no row. Checks at least once a day. */
  private followClock(restaurant: Restaurant): void {
    clearTimeout(this.timer);
    const wait = millisecondsToChange(restaurant, this.clock());
    this.timer = setTimeout(() => {
      this.emitter.emit('change');
      this.followClock(restaurant);
    }, wait).unref();
  }
}

async function lockAndLoad(tx: EntityManager): Promise<Restaurant> {
  await lockRecord(tx);
  return load(tx);
}

async function write(
  tx: EntityManager,
  { tables, ...fields }: Partial<Restaurant>,
  { id, version }: Restaurant,
): Promise<void> {
  await tx.update(RestaurantRecord, { id }, { ...fields, version });
  if (!tables) return;
  await tx.update(
    RestaurantTable,
    { isInUse: true, id: Not(In(tables.map((table) => table.id))) },
    { isInUse: false },
  );
  if (tables.length > 0) await tx.upsert(RestaurantTable, [...tables], ['id']);
}

async function load(manager: EntityManager): Promise<Restaurant> {
  const record = await manager.findOneByOrFail(RestaurantRecord, { id: 1 });
  const tables = await manager.find(RestaurantTable, { where: { isInUse: true }, order: { number: 'ASC' } });
  return Object.assign(record, { tables });
}

/** @throws {DomainError} `BAD_USER_INPUT` for an id of no present zone */
function zonesWithIds(current: Restaurant, requested: readonly RequestedZone[]): DeliveryZone[] {
  const known = new Set(current.deliveryZones.map(({ id }) => id));
  const strangers = requested.flatMap(({ id }, index) => (id !== undefined && !known.has(id) ? [index] : []));
  if (strangers.length > 0) {
    const message = say.noSuchZone;
    const fields = strangers.map((index) => ({ field: `deliveryZones.${index}.id`, message }));
    throw new DomainError('BAD_USER_INPUT', message, { fields });
  }
  return requested.map((zone) => ({ ...zone, id: zone.id ?? newId() }));
}

function endOfPause(restaurant: Restaurant, pause: OrderPause, now: Date): Date | null {
  if (pause === 'NONE') return null;
  if (pause === 'UNTIL_CLOSING') return endOfOpening(restaurant, now);
  if (pause === 'UNTIL_TOMORROW') return endOfDay(restaurant, now);
  return new Date(now.getTime() + pauseMinutes[pause] * 60_000);
}

const pauseMinutes = { MINUTES_15: 15, MINUTES_30: 30, MINUTES_60: 60 } as const;
