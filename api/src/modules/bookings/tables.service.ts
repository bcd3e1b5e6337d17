import type { DataSource, EntityManager } from 'typeorm';
import { bookingDayLocks } from '../../platform/advisory-locks.js';
import { DomainError } from '../../platform/errors.js';
import { newId } from '../../platform/ids.js';
import {
  addDays,
  dayInWords,
  endOf,
  instantOf,
  localTimeOf,
  offeredTimes,
  type OpeningHours,
} from './booking-times.js';
import type { Booking } from './booking.entity.js';
import { RestaurantTable } from './restaurant-table.entity.js';
import { canSeat, chooseTables, nearestTimes } from './seating.js';

type Clock = () => Date;
type Party = Pick<Booking, 'id' | 'startsAt' | 'guests'>;

export interface WantedTimes {
  readonly date: string;
  readonly guests: number;
  /** A booking that is to be moved: its tables count as free. */
  readonly exceptBooking?: string | undefined;
}

interface Table {
  readonly id: string;
  readonly seats: number;
}

interface Hold {
  readonly tableId: string;
  readonly from: Date;
  readonly to: Date;
}

/** How often a party is seated anew when somebody was quicker. */
const mostTries = 5;

/** How many free times a refusal names, and how many days ahead it looks for them. */
const suggested = { times: 4, days: 14 };

/** The restaurant's tables and who holds them when. */
export class TablesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly hours: OpeningHours,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes the tables be those of the configuration. One that is too many is taken out of use, and its bookings stay.
   * @param seats of each table
   */
  async arrange(seats: readonly number[]): Promise<void> {
    await this.dataSource.transaction(async (tx) => {
      const tables = await tx.find(RestaurantTable, { order: { number: 'ASC' } });
      const wanted = [...seats];
      for (const table of tables) {
        const index = wanted.indexOf(table.seats);
        const isInUse = index !== -1;
        if (isInUse) wanted.splice(index, 1);
        if (table.isInUse !== isInUse) await tx.update(RestaurantTable, { id: table.id }, { isInUse });
      }
      const highest = tables.at(-1)?.number ?? 0;
      await tx.insert(
        RestaurantTable,
        wanted.map((count, index) => ({ id: newId(), number: highest + index + 1, seats: count })),
      );
    });
  }

  /**
   * Makes the bookers of these days wait for each other until the transaction ends, so that they do not try for the
   * same tables. That nobody gets a table twice does not depend on it.
   */
  async queueForDays(tx: EntityManager, startingTimes: readonly Date[]): Promise<void> {
    const days = new Set(
      startingTimes.map((startsAt) => Number(localTimeOf(startsAt).date.replaceAll('-', ''))),
    );
    // In one order, or two who change from one day to the other would wait for each other for ever.
    for (const day of [...days].toSorted((a, b) => a - b)) {
      await tx.query('select pg_advisory_xact_lock($1, $2)', [bookingDayLocks, day]);
    }
  }

  /**
   * Holds tables for a party. Refused, the transaction is still good: nothing was written.
   * @throws {DomainError} `FULLY_BOOKED` with the nearest free times
   */
  async hold(tx: EntityManager, party: Party): Promise<void> {
    for (let tries = 0; tries < mostTries; tries += 1) {
      const tables = chooseTables(await this.freeTables(tx, party), party.guests);
      if (!tables) break;
      // Waits for whoever is just taking one of them. By id, so that nobody waits in a circle.
      const held = await tx.query<unknown[]>(
        `insert into table_holds (booking_id, table_id, during)
         select $1, table_id, tstzrange($3, $4) from unnest($2::text[]) as table_id order by table_id
         on conflict do nothing returning table_id`,
        [party.id, tables.map(({ id }) => id), party.startsAt, endOf(party.startsAt)],
      );
      if (held.length === tables.length) return;
      await this.release(tx, party.id);
    }
    throw await this.fullyBooked(tx, party);
  }

  async release(tx: EntityManager, bookingId: string): Promise<void> {
    await tx.query('delete from table_holds where booking_id = $1', [bookingId]);
  }

  /**
   * Whether a party could be seated now.
   * @throws {DomainError} `FULLY_BOOKED` with the nearest free times
   */
  async requireFree(manager: EntityManager, party: Party): Promise<void> {
    if (!canSeat(await this.freeTables(manager, party), party.guests))
      throw await this.fullyBooked(manager, party);
  }

  /** For each of `wanted` the offered times of its day at which a party of that size finds tables. A day is read once. */
  async freeTimes(wanted: readonly WantedTimes[]): Promise<string[][]> {
    const days = new Map<string, ReturnType<TablesService['occupancy']>>();
    return Promise.all(
      wanted.map(async ({ date, guests, exceptBooking }) => {
        // The day after the last one that can be written has no date.
        if (offeredTimes(date, this.hours, this.clock()).length === 0) return [];
        const key = `${date} ${exceptBooking}`;
        const day = days.get(key) ?? this.occupancy(this.dataSource.manager, date, 1, exceptBooking);
        days.set(key, day);
        const timesOf = await day;
        return timesOf(date, guests);
      }),
    );
  }

  /** How many guests the restaurant seats when it is empty. */
  async seatsInAll(manager: EntityManager): Promise<number> {
    return (await manager.sum(RestaurantTable, 'seats', { isInUse: true })) ?? 0;
  }

  private freeTables(manager: EntityManager, { startsAt }: Party): Promise<Table[]> {
    return manager.query<Table[]>(
      `select id, seats from restaurant_tables as tables
       where is_in_use and not exists (
         select 1 from table_holds as holds where holds.table_id = tables.id and holds.during && tstzrange($1, $2))
       order by number`,
      [startsAt, endOf(startsAt)],
    );
  }

  /** Reads who holds what in the days from `date` on. What it answers finds the free times of one of these days. */
  private async occupancy(
    manager: EntityManager,
    date: string,
    days: number,
    exceptBooking?: string,
  ): Promise<(date: string, guests: number) => string[]> {
    const tables = await manager.query<Table[]>('select id, seats from restaurant_tables where is_in_use');
    const holds = await manager.query<Hold[]>(
      `select table_id as "tableId", lower(during) as "from", upper(during) as "to" from table_holds
       where during && tstzrange($1, $2) and booking_id is distinct from $3`,
      [
        instantOf({ date, time: '00:00' }),
        instantOf({ date: addDays(date, days), time: '00:00' }),
        exceptBooking,
      ],
    );
    return (day, guests) =>
      offeredTimes(day, this.hours, this.clock()).filter((time) => {
        const startsAt = instantOf({ date: day, time });
        const endsAt = endOf(startsAt);
        const taken = new Set(
          holds.filter(({ from, to }) => from < endsAt && startsAt < to).map(({ tableId }) => tableId),
        );
        return canSeat(
          tables.filter(({ id }) => !taken.has(id)),
          guests,
        );
      });
  }

  private async fullyBooked(manager: EntityManager, party: Party): Promise<DomainError> {
    const { date, time } = localTimeOf(party.startsAt);
    const timesOf = await this.occupancy(manager, date, suggested.days, party.id);
    const nearestOn = (day: string) => nearestTimes(timesOf(day, party.guests), time, suggested.times);

    const refusal = `No table for ${party.guests} is free on ${dayInWords(date)} at ${time}.`;
    const freeTimes = nearestOn(date);
    if (freeTimes.length > 0) {
      const words = `The nearest free ${freeTimes.length === 1 ? 'time' : 'times'} that day: ${inWords(freeTimes)}.`;
      return new DomainError('FULLY_BOOKED', `${refusal} ${words}`, { freeTimes });
    }
    for (let ahead = 1; ahead < suggested.days; ahead += 1) {
      const next = { date: addDays(date, ahead), freeTimes: nearestOn(addDays(date, ahead)) };
      if (next.freeTimes.length === 0) continue;
      const words = `The next day with free tables is ${dayInWords(next.date)}: ${inWords(next.freeTimes)}.`;
      return new DomainError('FULLY_BOOKED', `${refusal} ${words}`, { freeTimes, nextFreeDay: next });
    }
    return new DomainError('FULLY_BOOKED', `${refusal} Please try another day.`, { freeTimes });
  }
}

/** `18:00, 18:30 and 21:00` */
function inWords(times: readonly string[]): string {
  return [times.slice(0, -1).join(', '), times.at(-1)].filter(Boolean).join(' and ');
}
