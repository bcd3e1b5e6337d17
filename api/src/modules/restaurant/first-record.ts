import type { EntityManager } from 'typeorm';
import { newId } from '../../platform/ids.js';
import { demo } from './demo-restaurant.js';
import { everyDay, timeOfDay } from './opening-hours.js';
import { RestaurantTable } from './restaurant-table.entity.js';
import { RestaurantRecord } from './restaurant.entity.js';
import type { Interval } from './schedule.js';

/** The environment's settings of the restaurant; undefined if not set. */
export interface FirstSettings {
  /** Seats of each table. */
  readonly tables: readonly number[] | undefined;
  /** The same for every day. */
  readonly openingHours: Interval | undefined;
  readonly bookingRefundHours: number | undefined;
}

const demoTables = [2, 2, 2, 2, 4, 4, 4, 4, 4, 4, 6, 6, 10];
const demoHours = { opensAt: 11 * 60, closesAt: 23 * 60 };
const demoRefundHours = 2;

/**
 * Writes the record if there is none: the demo restaurant with the tables and hours of the environment. Afterwards the
 * record applies.
 * @returns the environment variables that differ from the record
 */
export async function ensureRestaurant(tx: EntityManager, first: FirstSettings): Promise<string[]> {
  const record = await tx.findOneBy(RestaurantRecord, { id: demo.id });
  if (record) return differingSettings(tx, record, first);
  await arrangeTables(tx, first.tables ?? demoTables);
  await tx.insert(RestaurantRecord, {
    ...demo,
    tableHours: everyDay(first.openingHours ?? demoHours),
    refundHours: first.bookingRefundHours ?? demoRefundHours,
  });
  return [];
}

/**
 * Adds or retires tables so that those in use match a list. Retired tables keep their bookings.
 * @param seats of each table
 */
export async function arrangeTables(tx: EntityManager, seats: readonly number[]): Promise<void> {
  const tables = await tx.find(RestaurantTable, { order: { number: 'ASC' } });
  const requested = [...seats];
  for (const table of tables) {
    const index = requested.indexOf(table.seats);
    const isInUse = index !== -1;
    if (isInUse) requested.splice(index, 1);
    if (table.isInUse !== isInUse) await tx.update(RestaurantTable, { id: table.id }, { isInUse });
  }
  const highest = tables.at(-1)?.number ?? 0;
  await tx.insert(
    RestaurantTable,
    requested.map((count, index) => {
      const number = highest + index + 1;
      return { id: newId(), number, name: `Table ${number}`, seats: count };
    }),
  );
}

async function differingSettings(
  tx: EntityManager,
  { tableHours, refundHours }: RestaurantRecord,
  { tables: requestedSeats, openingHours, bookingRefundHours }: FirstSettings,
): Promise<string[]> {
  const tables = await tx.findBy(RestaurantTable, { isInUse: true });
  const inOrder = (seats: readonly number[]) => seats.toSorted((a, b) => a - b).join();
  const span = (day: Interval | null) => day && `${timeOfDay(day.opensAt)}-${timeOfDay(day.closesAt)}`;
  return [
    requestedSeats && inOrder(requestedSeats) !== inOrder(tables.map(({ seats }) => seats)) && 'TABLES',
    openingHours && tableHours.some((day) => span(day) !== span(openingHours)) && 'OPENING_HOURS',
    bookingRefundHours !== undefined && bookingRefundHours !== refundHours && 'BOOKING_REFUND_HOURS',
  ].filter((name) => typeof name === 'string');
}
