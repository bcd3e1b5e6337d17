import type { EntityManager } from 'typeorm';
import { bookingDayLocks } from '../../platform/advisory-locks.js';
import { columnsOf } from '../../platform/columns.js';
import { Booking } from './booking.entity.js';

/** A booking's hold of a table. */
interface HeldTable {
  readonly tableId: string;
  readonly from: Date;
  readonly to: Date;
}

/** How long tables are held: `to` is free again. */
export interface Stay {
  readonly from: Date;
  readonly to: Date;
}

/** Locks a day, such as `20261121`, until the transaction ends; waits for other holders. */
export async function lockDay(tx: EntityManager, day: number): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1, $2)', [bookingDayLocks, day]);
}

/**
 * Holds those of the tables that are free, ordered by id to prevent deadlocks.
 * @returns the number of tables held
 */
export async function insertHolds(
  tx: EntityManager,
  bookingId: string,
  tableIds: readonly string[],
  { from, to }: Stay,
): Promise<number> {
  const held = await tx.query<unknown[]>(
    `insert into table_holds (booking_id, table_id, during)
     select $1, table_id, tstzrange($3, $4) from unnest($2::text[]) as table_id order by table_id
     on conflict do nothing returning table_id`,
    [bookingId, tableIds, from, to],
  );
  return held.length;
}

/** @param exceptBooking a booking whose holds are excluded */
export function selectHolds(
  manager: EntityManager,
  { from, to }: Stay,
  exceptBooking?: string,
): Promise<HeldTable[]> {
  return manager.query<HeldTable[]>(
    `select table_id as "tableId", lower(during) as "from", upper(during) as "to" from table_holds
     where during && tstzrange($1, $2) and booking_id is distinct from $3`,
    [from, to, exceptBooking],
  );
}

/** Undefined if the booking holds no table. */
export async function selectStay(manager: EntityManager, bookingId: string): Promise<Stay | undefined> {
  const [stay] = await manager.query<Stay[]>(
    `select lower(during) as "from", upper(during) as "to" from table_holds where booking_id = $1 limit 1`,
    [bookingId],
  );
  return stay;
}

/** A booking with the tables that it holds. */
export interface SeatedBooking {
  readonly id: string;
  readonly startsAt: Date;
  readonly name: string;
  readonly guests: number;
  readonly tables: readonly { readonly id: string; readonly seats: number }[];
}

/** The bookings of these tables that end after an instant, soonest first, each with all of its tables. */
export function selectSeatedBookings(
  tx: EntityManager,
  tableIds: readonly string[],
  after: Date,
): Promise<SeatedBooking[]> {
  return tx.query<SeatedBooking[]>(
    `select bookings.id, starts_at as "startsAt", bookings.name, guests,
       json_agg(json_build_object('id', restaurant_tables.id, 'seats', seats)) as tables
     from bookings
       join table_holds on table_holds.booking_id = bookings.id
       join restaurant_tables on restaurant_tables.id = table_id
     where bookings.id in (
       select booking_id from table_holds where during && tstzrange($2, null) and table_id = any($1)
     )
     group by bookings.id order by starts_at, bookings.id`,
    [tableIds, after],
  );
}

/** The names of the tables that each booking holds, in the order of `ids`. */
export async function selectTableNames(manager: EntityManager, ids: readonly string[]): Promise<string[][]> {
  const rows = await manager.query<{ bookingId: string; names: string[] }[]>(
    `select booking_id as "bookingId", json_agg(name order by number) as names
     from table_holds join restaurant_tables on restaurant_tables.id = table_id
     where booking_id = any($1) group by booking_id`,
    [ids],
  );
  const namesOf = new Map(rows.map(({ bookingId, names }) => [bookingId, names]));
  return ids.map((id) => namesOf.get(id) ?? []);
}

export interface BookingFilter {
  readonly userId?: string;
  readonly includeCancelled?: boolean;
}

interface BookingPage extends BookingFilter {
  readonly today: Date;
  /** The page starts after this booking. */
  readonly last: Booking | null;
  readonly limit: number;
}

/** Bookings of today and later, soonest first. */
export const selectUpcoming = (manager: EntityManager, page: BookingPage): Promise<Booking[]> =>
  selectBookings(manager, page, { isInPeriod: 'starts_at >= $1', beyond: '>', direction: 'asc' });

/** Bookings of earlier days, latest first. */
export const selectEarlier = (manager: EntityManager, page: BookingPage): Promise<Booking[]> =>
  selectBookings(manager, page, { isInPeriod: 'starts_at < $1', beyond: '<', direction: 'desc' });

function selectBookings(
  manager: EntityManager,
  { today, last, limit, userId, includeCancelled = false }: BookingPage,
  { isInPeriod, beyond, direction }: Record<'isInPeriod' | 'beyond' | 'direction', string>,
): Promise<Booking[]> {
  const values: unknown[] = [today, limit];
  const conditions = ['deleted_at is null', isInPeriod];
  if (userId !== undefined) conditions.push(`user_id = $${values.push(userId)}`);
  if (!includeCancelled) conditions.push('cancelled_at is null');
  if (last) {
    conditions.push(`(starts_at, id) ${beyond} ($${values.push(last.startsAt)}, $${values.push(last.id)})`);
  }
  return manager.query<Booking[]>(
    `select ${columnsOf(Booking, 'bookings')} from bookings where ${conditions.join(' and ')}
     order by starts_at ${direction}, id ${direction} limit $2`,
    values,
  );
}
