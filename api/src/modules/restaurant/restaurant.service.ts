import { EventEmitter } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import type { Logger } from '../../platform/log.js';
import { VersionedSnapshot } from '../../platform/versioned-snapshot.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { PicturesService } from '../uploads/pictures.service.js';
import type { WantedZone } from './delivery-zones.input.js';
import type { DeliveryZone } from './delivery-zones.js';
import { keptBookingHours } from './opening-hours.js';
import { endOfOpening, nextChange } from './ordering.js';
import { RestaurantTable } from './restaurant-table.entity.js';
import { RestaurantRecord } from './restaurant.entity.js';
import type { OrderingChange, OrderPause, RestaurantChanges } from './restaurant.input.js';
import { requireOneState, requireRoomForAStay } from './restaurant.policy.js';
import { lockRecord, presentVersion, shareVersion } from './restaurant.queries.js';
import { dateAt } from './schedule.js';

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

/** The restaurant's record, of which each process holds a snapshot. */
export class RestaurantService {
  private readonly emitter = new EventEmitter();
  private readonly snapshot: VersionedSnapshot<Restaurant>;
  private isFollowing = () => false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly requireSeats: RequireSeats,
    private readonly pictures: Pick<PicturesService, 'exists'>,
    private readonly clock = () => new Date(),
    /** Logs what staff switch and pause. */
    private readonly log?: Pick<Logger, 'info'>,
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
   * @param seenVersion the version that the admin saw
   * @throws {DomainError} `FORBIDDEN`, `BAD_USER_INPUT`, also for tables that are booked, `CONFLICT` with the present
   * version if the admin saw another one
   */
  async update(viewer: Viewer | null, wanted: RestaurantChanges, seenVersion: number): Promise<Restaurant> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    await this.requirePictures(wanted);
    return this.transaction((tx) => this.updateIn(tx, viewer, wanted, seenVersion));
  }

  /**
   * {@link update} inside the caller's transaction, which drops no snapshot in this process. Requires
   * {@link requirePictures} before.
   */
  async updateIn(
    tx: EntityManager,
    viewer: Viewer | null,
    wanted: RestaurantChanges,
    seenVersion: number,
  ): Promise<Restaurant> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    return change(tx, async (current) => {
      if (seenVersion !== current.version) {
        throw new DomainError(
          'CONFLICT',
          'Somebody else has changed the settings meanwhile. Look at them as they are now before you save yours.',
          { version: current.version },
        );
      }
      const { tables, specialDays, tableHours, bookingHours, deliveryZones, ...fields } = wanted;
      // Older clients know one interval a day and send it back unchanged.
      const isSimple =
        !bookingHours && !isDeepStrictEqual(tableHours ?? current.tableHours, current.tableHours);
      const yesterday = dateAt(new Date(this.clock().getTime() - dayMs));
      const changes = differences(current, {
        ...fields,
        ...(deliveryZones && { deliveryZones: zonesWithIds(current, deliveryZones) }),
        ...(isSimple && { tableHours, bookingHours: null }),
        ...(bookingHours && keptBookingHours(bookingHours)),
        specialDays: specialDays
          ?.filter(({ date }) => date >= yesterday)
          .toSorted((a, b) => a.date.localeCompare(b.date)),
      });
      requireOneState(current, changes);
      // Errors name the fields as they were sent.
      const asSent = specialDays ?? current.specialDays;
      requireRoomForAStay({ ...current, ...changes, specialDays: asSent }, isSimple);
      const hasNewTables = tables !== undefined && (await this.changeTables(tx, current.tables, tables));
      return { changes, isChanged: hasNewTables };
    });
  }

  /**
   * Replaces the codes of tables.
   * @throws {DomainError} `FORBIDDEN`; `NOT_FOUND` if a table is gone
   */
  async renewTableCodes(viewer: Viewer | null, tableIds: readonly string[]): Promise<Restaurant> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    return this.transaction((tx) =>
      change(tx, async ({ tables }) => {
        const renewed = tables.filter(({ id }) => tableIds.includes(id));
        if (renewed.length < tableIds.length)
          throw new DomainError('NOT_FOUND', 'A table is no longer there. Please load the codes again.');
        for (const { id } of renewed) await tx.increment(RestaurantTable, { id }, 'codeNumber', 1);
        return { changes: {}, isChanged: renewed.length > 0 };
      }),
    );
  }

  /**
   * Stops, pauses or resumes taking orders. Missing fields stay unchanged. There is no version check: the last change wins.
   * @throws {DomainError} `FORBIDDEN`
   */
  async setOrdering(viewer: Viewer | null, wanted: OrderingChange): Promise<Restaurant> {
    const { id: userId } = requirePermission(viewer, 'PAUSE_ORDERING');
    let from: Switch | undefined;
    const after = await this.transaction((tx) =>
      change(tx, (current) => {
        from = switchOf(current);
        const now = this.clock();
        const { takesOrders = current.takesOrders, pause, busyMinutes } = wanted;
        const pausedUntil = pause ? endOfPause(current, pause, now) : current.pausedUntil;
        const isStopped = !takesOrders || (pausedUntil !== null && pausedUntil > now);
        const wasStopped =
          !current.takesOrders || (current.pausedUntil !== null && current.pausedUntil > now);
        const stoppedAt = isStopped ? (wasStopped ? current.stoppedAt : now) : null;
        return {
          changes: differences(current, { takesOrders, pausedUntil, stoppedAt, busyMinutes }),
          isChanged: false,
        };
      }),
    );
    const to = switchOf(after);
    if (!isDeepStrictEqual(from, to)) this.log?.info({ userId, from, to }, 'ordering changed');
    return after;
  }

  /**
   * Outside of the transaction, because the check takes a connection of its own. A found picture is kept for an hour.
   * @throws {DomainError} `BAD_USER_INPUT` if a new picture was not uploaded
   */
  async requirePictures(wanted: Pick<RestaurantChanges, 'logo' | 'cover'>): Promise<void> {
    const current = await this.verified();
    const fields: { field: string; message: string }[] = [];
    for (const field of ['logo', 'cover'] as const) {
      const path = wanted[field];
      if (!path || path === current[field] || (await this.pictures.exists(field, path))) continue;
      fields.push({ field, message: pictureGone });
    }
    if (fields.length > 0) throw new DomainError('BAD_USER_INPUT', pictureGone, { fields });
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
    const cuts = [
      ...gone.map(({ id, name }) => ({ id, name, seats: 0, field: `tables.${id}` })),
      ...wanted.flatMap(({ id = '', name, seats }, index) =>
        seats < (known.get(id)?.seats ?? 0) ? [{ id, name, seats, field: `tables.${index}.seats` }] : [],
      ),
    ];
    if (cuts.length > 0) await this.requireSeats(tx, cuts, this.clock());
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

  /** Notifies listeners when a period or pause begins or ends, which changes no row. Checks at least once a day. */
  private followClock(restaurant: Restaurant): void {
    clearTimeout(this.timer);
    const now = this.clock();
    const next = nextChange(restaurant, now);
    const wait = Math.min(next ? next.getTime() - now.getTime() : dayMs, dayMs);
    this.timer = setTimeout(() => {
      this.emitter.emit('change');
      this.followClock(restaurant);
    }, wait).unref();
  }
}

/** What staff switch and pause. */
type Switch = Pick<Restaurant, 'takesOrders' | 'pausedUntil' | 'busyMinutes'>;

const switchOf = ({ takesOrders, pausedUntil, busyMinutes }: Switch): Switch => ({
  takesOrders,
  pausedUntil,
  busyMinutes,
});

const pictureGone = 'This picture is not here any more. Choose it again.';

interface Plan {
  readonly changes: Partial<RestaurantRecord>;
  /** Whether rows beside the record have changed. */
  readonly isChanged: boolean;
}

/** Locks the record and applies the changes of `plan`. Raises the version if anything differs. */
async function change(
  tx: EntityManager,
  plan: (current: Restaurant) => Promise<Plan> | Plan,
): Promise<Restaurant> {
  await lockRecord(tx);
  const current = await load(tx);
  const { changes, isChanged } = await plan(current);
  if (Object.keys(changes).length === 0 && !isChanged) return current;
  const version = current.version + 1;
  await tx.update(RestaurantRecord, { id: current.id }, { ...changes, version });
  return load(tx);
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

/** @throws {DomainError} `BAD_USER_INPUT` for an id of no present zone */
function zonesWithIds(current: Restaurant, wanted: readonly WantedZone[]): DeliveryZone[] {
  const known = new Set(current.deliveryZones.map(({ id }) => id));
  const strangers = wanted.flatMap(({ id }, index) => (id !== undefined && !known.has(id) ? [index] : []));
  if (strangers.length > 0) {
    const message = 'There is no zone with this id. Leave the id out to add a new one.';
    const fields = strangers.map((index) => ({ field: `deliveryZones.${index}.id`, message }));
    throw new DomainError('BAD_USER_INPUT', message, { fields });
  }
  return wanted.map((zone) => ({ ...zone, id: zone.id ?? newId() }));
}

function endOfPause(restaurant: Restaurant, pause: OrderPause, now: Date): Date | null {
  if (pause === 'NONE') return null;
  if (pause === 'UNTIL_CLOSING') return endOfOpening(restaurant, now);
  return new Date(now.getTime() + pauseMinutes[pause] * 60_000);
}

const pauseMinutes = { MINUTES_15: 15, MINUTES_30: 30, MINUTES_60: 60 } as const;
