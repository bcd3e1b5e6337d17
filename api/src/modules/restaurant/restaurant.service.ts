import { EventEmitter } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { In, type DataSource, type EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { bookingWeek, keptBookingHours } from './opening-hours.js';
import { endOfOpening, nextChange } from './ordering.js';
import { RestaurantTable } from './restaurant-table.entity.js';
import { RestaurantRecord } from './restaurant.entity.js';
import type { OrderingChange, OrderPause, RestaurantChanges } from './restaurant.input.js';
import { dateAt, type DayIntervals } from './schedule.js';

/** On PostgreSQL's own channel: a trigger says that the record or its tables have changed, whoever changed them. */
export const restaurantRowsTopic = 'restaurant-rows';

/** The record and its tables in use at one moment. */
export type Restaurant = Readonly<RestaurantRecord> & { readonly tables: readonly RestaurantTable[] };

/** Milliseconds. What clocks change is looked for at least so often. */
const longestWait = 24 * 3600_000;

/** Who the restaurant is: one record, of which each process holds a snapshot. */
export class RestaurantService {
  private readonly emitter = new EventEmitter();
  private snapshot: Promise<Restaurant> | undefined;
  private isFollowing = () => false;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock = () => new Date(),
  ) {}

  /** @param isFollowing whether news of every change arrives: while it does not, the record is read each time */
  follow(isFollowing: () => boolean): void {
    this.isFollowing = isFollowing;
  }

  /** The record may have changed. */
  drop(): void {
    this.snapshot = undefined;
    clearTimeout(this.timer);
    this.emitter.emit('change');
  }

  /** Drops the snapshot that was found to be out of date. Whatever caches it hears of the change by itself. */
  async forget(staleVersion: number): Promise<void> {
    const { snapshot } = this;
    const held = await snapshot?.catch(() => undefined);
    if (held?.version === staleVersion && this.snapshot === snapshot) this.snapshot = undefined;
  }

  /** Calls `listener` when the record, or what the clock makes of it, may have changed. */
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

  /** The record of the version that is the present one inside a transaction or, without one, now. */
  async present(tx: EntityManager = this.dataSource.manager): Promise<Restaurant> {
    const [row] = await tx.query<{ version: number }[]>('select version from restaurant');
    const known = await this.snapshot?.catch(() => undefined);
    if (known && known.version === row?.version) return known;
    return tx.queryRunner ? load(tx) : this.read();
  }

  /**
   * Changes the record. What is left out, or is so already, changes nothing. A table that is no longer named takes no
   * more bookings, and keeps those that it has.
   * @param seenVersion the version that the admin saw
   * @throws {DomainError} `FORBIDDEN`, `BAD_USER_INPUT`, `CONFLICT` with the present version if the admin saw another
   */
  async update(viewer: Viewer | null, wanted: RestaurantChanges, seenVersion: number): Promise<Restaurant> {
    requirePermission(viewer, 'EDIT_RESTAURANT');
    return this.change(async (tx, current) => {
      if (seenVersion !== current.version) {
        throw new DomainError(
          'CONFLICT',
          'Somebody else has changed the settings meanwhile. Look at them as they are now before you save yours.',
          { version: current.version },
        );
      }
      const { tables, specialDays, tableHours, bookingHours, ...fields } = wanted;
      // A client that knows of one interval a day sends back what it was shown.
      const isSimple =
        !bookingHours && !isDeepStrictEqual(tableHours ?? current.tableHours, current.tableHours);
      const yesterday = dateAt(new Date(this.clock().getTime() - longestWait));
      const changes = differences(current, {
        ...fields,
        ...(isSimple && { tableHours, bookingHours: null }),
        ...(bookingHours && keptBookingHours(bookingHours)),
        specialDays: specialDays
          ?.filter(({ date }) => date >= yesterday)
          .toSorted((a, b) => a.date.localeCompare(b.date)),
      });
      // Its errors name what was sent.
      const asSent = specialDays ?? current.specialDays;
      requireRoomForAStay({ ...current, ...changes, specialDays: asSent }, isSimple);
      const hasNewTables = tables !== undefined && (await this.changeTables(tx, current.tables, tables));
      return { changes, isChanged: hasNewTables };
    });
  }

  /**
   * Says whether orders are taken from now on. What is left out stays. No version is asked for: the last one counts.
   * @throws {DomainError} `FORBIDDEN`
   */
  async setOrdering(viewer: Viewer | null, wanted: OrderingChange): Promise<Restaurant> {
    requirePermission(viewer, 'UPDATE_ORDERS');
    return this.change((_tx, current) => {
      const now = this.clock();
      const { takesOrders = current.takesOrders, pause, busyMinutes } = wanted;
      const pausedUntil = pause ? endOfPause(current, pause, now) : current.pausedUntil;
      const isStopped = !takesOrders || (pausedUntil !== null && pausedUntil > now);
      const wasStopped = !current.takesOrders || (current.pausedUntil !== null && current.pausedUntil > now);
      const stoppedAt = isStopped ? (wasStopped ? current.stoppedAt : now) : null;
      return {
        changes: differences(current, { takesOrders, pausedUntil, stoppedAt, busyMinutes }),
        isChanged: false,
      };
    });
  }

  /** Writes what `plan` makes of the record, which nobody else changes meanwhile. Its version rises if anything is different. */
  private async change(
    plan: (
      tx: EntityManager,
      current: Restaurant,
    ) =>
      | Promise<{ changes: Partial<RestaurantRecord>; isChanged: boolean }>
      | { changes: Partial<RestaurantRecord>; isChanged: boolean },
  ): Promise<Restaurant> {
    try {
      return await this.dataSource.transaction(async (tx) => {
        await tx.query('select 1 from restaurant for update');
        const current = await load(tx);
        const { changes, isChanged } = await plan(tx, current);
        if (Object.keys(changes).length === 0 && !isChanged) return current;
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
    snapshot
      .then((restaurant) => {
        if (this.snapshot === snapshot) this.followClock(restaurant);
        return undefined;
      })
      // What failed is not kept.
      .catch(() => {
        if (this.snapshot === snapshot) this.snapshot = undefined;
      });
    return snapshot;
  }

  /** Tells listeners when it opens, closes or a pause ends, though nobody changes the record. */
  private followClock(restaurant: Restaurant): void {
    clearTimeout(this.timer);
    const now = this.clock();
    const next = nextChange(restaurant, now);
    const wait = Math.min(next ? next.getTime() - now.getTime() : longestWait, longestWait);
    this.timer = setTimeout(() => {
      this.emitter.emit('change');
      this.followClock(restaurant);
    }, wait).unref();
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

function endOfPause(restaurant: Restaurant, pause: OrderPause, now: Date): Date | null {
  if (pause === 'NONE') return null;
  if (pause === 'UNTIL_CLOSING') return endOfOpening(restaurant, now);
  return new Date(now.getTime() + pauseMinutes[pause] * 60_000);
}

const pauseMinutes = { MINUTES_15: 15, MINUTES_30: 30, MINUTES_60: 60 } as const;

/**
 * @param isSimple whether the caller knows of one interval a day
 * @throws {DomainError} `BAD_USER_INPUT` naming the intervals in which nobody could stay as long as a booking lasts
 */
function requireRoomForAStay(restaurant: Restaurant, isSimple: boolean): void {
  const { stayMinutes, specialDays } = restaurant;
  const length = `Please close at least ${stayMinutes} minutes after opening, the length of a stay`;
  const message = isSimple ? `${length}, and on the same day` : length;
  const short = (day: DayIntervals, nameOf: (index: number) => string) =>
    day.flatMap(({ opensAt, closesAt }, index) =>
      closesAt - opensAt < stayMinutes ? [{ field: `${nameOf(index)}.closesAt`, message }] : [],
    );
  const fields = [
    ...bookingWeek(restaurant).flatMap((day, at) =>
      short(day, (index) => (isSimple ? `tableHours.${at}` : `bookingHours.${at}.${index}`)),
    ),
    ...specialDays.flatMap(({ bookingHours }, at) =>
      short(bookingHours ?? [], (index) => `specialDays.${at}.bookingHours.${index}`),
    ),
  ];
  if (fields.length > 0) throw new DomainError('BAD_USER_INPUT', message, { fields });
}
