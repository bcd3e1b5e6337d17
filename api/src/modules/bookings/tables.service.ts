import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { RestaurantTable } from '../restaurant/restaurant-table.entity.js';
import type { Restaurant, RestaurantService } from '../restaurant/restaurant.service.js';
import { addDays, endOf, instantOf, localTimeOf, offeredTimes } from './booking-times.js';
import type { Booking } from './booking.entity.js';
import { insertHolds, lockDay, selectHolds, selectStay, type Stay } from './bookings.queries.js';
import { TableHold } from './table-hold.entity.js';
import { canSeat, chooseTables, nearestTimes } from './seating.js';
import { say } from './bookings.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

type Clock = () => Date;
type Party = Pick<Booking, 'id' | 'startsAt' | 'guests'>;

export interface RequestedTimes {
  readonly date: string;
  readonly guests: number;
  /** A booking to be moved: its tables count as free. */
  readonly exceptBooking?: string | undefined;
}

/** Days to read holds of. */
interface HoldDays {
  /** The first day. */
  readonly date: string;
  readonly days: number;
  readonly exceptBooking?: string | undefined;
}

/** Attempts to hold tables while other transactions take them first. */
const maxAttempts = 5;

/** Number of free times in a refusal, and days ahead that are searched for them. */
const suggested = { times: 4, days: 14 };

/** The restaurant's tables and their holds. */
export class TablesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly restaurant: RestaurantService,
    private readonly clock: Clock,
  ) {}

  /**
   * Serializes bookings of these days until the transaction ends, to reduce conflicts over tables. The exclusion
   * constraint alone prevents double bookings.
   */
  async queueForDays(tx: EntityManager, startingTimes: readonly Date[]): Promise<void> {
    const days = new Set(
      startingTimes.map((startsAt) => Number(localTimeOf(startsAt).date.replaceAll('-', ''))),
    );
    // Sorted, as two bookings that swap days would deadlock otherwise.
    for (const day of [...days].toSorted((a, b) => a - b)) {
      await lockDay(tx, day);
    }
  }

  /** How long a booking holds its tables; undefined if it holds none. */
  async stayOf(tx: EntityManager, bookingId: string): Promise<Stay | undefined> {
    return selectStay(tx, bookingId);
  }

  /**
   * Holds tables for a party. On refusal nothing was written and the transaction can continue.
   * @param stay as long as is usual by default
   * @throws {DomainError} `FULLY_BOOKED` with the nearest free times
   */
  async hold(
    tx: EntityManager,
    restaurant: Restaurant,
    party: Party,
    stay = usualStay(party.startsAt, restaurant),
  ): Promise<void> {
    for (let tries = 0; tries < maxAttempts; tries += 1) {
      const tables = chooseTables(await freeTables(tx, restaurant, stay), party.guests);
      if (!tables) break;
      // Waits for transactions that are taking one of them.
      const tableIds = tables.map(({ id }) => id);
      if ((await insertHolds(tx, party.id, tableIds, stay)) === tables.length) return;
      await this.release(tx, party.id);
    }
    throw await this.fullyBooked(tx, restaurant, party);
  }

  async release(tx: EntityManager, bookingId: string): Promise<void> {
    await tx.delete(TableHold, { bookingId });
  }

  /**
   * Checks that the party could be seated now.
   * @throws {DomainError} `FULLY_BOOKED` with the nearest free times
   */
  async requireFree(tx: EntityManager, restaurant: Restaurant, party: Party): Promise<void> {
    if (!canSeat(await freeTables(tx, restaurant, usualStay(party.startsAt, restaurant)), party.guests))
      throw await this.fullyBooked(tx, restaurant, party);
  }

  /** For each of `requested`, the times of its day at which a party of that size finds tables. Reads each day once. */
  async freeTimes(requested: readonly RequestedTimes[]): Promise<string[][]> {
    const restaurant = await this.restaurant.latest();
    const days = new Map<string, ReturnType<TablesService['occupancy']>>();
    return Promise.all(
      requested.map(async ({ date, guests, exceptBooking }) => {
        // The day after the last representable date does not exist.
        if (offeredTimes(date, restaurant, this.clock()).length === 0) return [];
        const key = `${date} ${exceptBooking}`;
        const period = { date, days: 1, exceptBooking };
        const day = days.get(key) ?? this.occupancy(this.dataSource.manager, restaurant, period);
        days.set(key, day);
        const timesOf = await day;
        return timesOf(date, guests);
      }),
    );
  }

  /** Reads the holds of the days from `date` on. The result computes the free times of one of these days. */
  private async occupancy(
    manager: EntityManager,
    restaurant: Restaurant,
    { date, days, exceptBooking }: HoldDays,
  ): Promise<(date: string, guests: number) => string[]> {
    const period = {
      from: instantOf({ date, time: '00:00' }),
      // Stays continue after midnight.
      to: instantOf({ date: addDays(date, days + 1), time: '00:00' }),
    };
    const holds = await selectHolds(manager, period, exceptBooking);
    const own = exceptBooking === undefined ? undefined : await selectStay(manager, exceptBooking);
    return (day, guests) =>
      offeredTimes(day, restaurant, this.clock()).filter((time) => {
        const startsAt = instantOf({ date: day, time });
        // A party that keeps its time keeps its length, whatever is usual by now.
        const stay = own?.from.getTime() === startsAt.getTime() ? own : usualStay(startsAt, restaurant);
        const taken = new Set(
          holds.filter(({ from, to }) => from < stay.to && stay.from < to).map(({ tableId }) => tableId),
        );
        return canSeat(
          restaurant.tables.filter(({ id }) => !taken.has(id)),
          guests,
        );
      });
  }

  private async fullyBooked(
    manager: EntityManager,
    restaurant: Restaurant,
    party: Party,
  ): Promise<DomainError> {
    const { date, time } = localTimeOf(party.startsAt);
    const timesOf = await this.occupancy(manager, restaurant, {
      date,
      days: suggested.days,
      exceptBooking: party.id,
    });
    const nearestOn = (day: string) => nearestTimes(timesOf(day, party.guests), time, suggested.times);

    const refused = (rest: Sentence) =>
      say.fullyBooked({ guests: party.guests, day: { day: date }, time, rest });
    const freeTimes = nearestOn(date);
    if (freeTimes.length > 0) {
      const nearest = freeTimes.length === 1 ? say.nearestTime : say.nearestTimes;
      return new DomainError('FULLY_BOOKED', refused(nearest({ times: freeTimes })), { freeTimes });
    }
    for (let ahead = 1; ahead < suggested.days; ahead += 1) {
      const next = { date: addDays(date, ahead), freeTimes: nearestOn(addDays(date, ahead)) };
      if (next.freeTimes.length === 0) continue;
      const words = say.nextDay({ day: { day: next.date }, times: next.freeTimes });
      return new DomainError('FULLY_BOOKED', refused(words), { freeTimes, nextFreeDay: next });
    }
    return new DomainError('FULLY_BOOKED', refused(say.tryAnotherDay), { freeTimes });
  }
}

const usualStay = (startsAt: Date, restaurant: Restaurant): Stay => ({
  from: startsAt,
  to: endOf(startsAt, restaurant),
});

/** The tables that are free during the stay, in order of preference. */
async function freeTables(
  manager: EntityManager,
  restaurant: Restaurant,
  stay: Stay,
): Promise<RestaurantTable[]> {
  const holds = await selectHolds(manager, stay);
  const taken = new Set(holds.map(({ tableId }) => tableId));
  return restaurant.tables.filter(({ id }) => !taken.has(id));
}
