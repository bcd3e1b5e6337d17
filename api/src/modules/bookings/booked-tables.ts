import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { TableCut } from '../restaurant/restaurant.service.js';
import { localTimeOf } from './booking-times.js';
import { selectSeatedBookings, type SeatedBooking } from './bookings.queries.js';
import { say } from './bookings.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

/** Maximum number of bookings that an error names per table. */
const named = 3;

/**
 * Refuses to take tables or seats away from bookings that are not over. Call it while bookings wait for the change.
 * @throws {DomainError} `BAD_USER_INPUT` that names the bookings of each table
 */
export async function requireSeatsOfBookings(
  tx: EntityManager,
  cuts: readonly TableCut[],
  now: Date,
): Promise<void> {
  const seatsLeft = new Map(cuts.map(({ id, seats }) => [id, seats]));
  const bookings = await selectSeatedBookings(tx, [...seatsLeft.keys()], now);
  const lacksSeats = ({ guests, tables }: SeatedBooking) =>
    tables.some(({ id }) => seatsLeft.get(id) === 0) ||
    tables.reduce((sum, { id, seats }) => sum + (seatsLeft.get(id) ?? seats), 0) < guests;
  const unseated = bookings.filter(lacksSeats);
  const fields = cuts.flatMap(({ id, name, seats, field }) => {
    const ofTable = unseated.filter(({ tables }) => tables.some((table) => table.id === id));
    return ofTable.length === 0 ? [] : [{ field, message: refusal(name, seats, ofTable) }];
  });
  const [first] = fields;
  if (first) throw new DomainError('BAD_USER_INPUT', first.message, { fields });
}

function refusal(table: string, seats: number, bookings: readonly SeatedBooking[]): Sentence {
  const more = bookings.length - named;
  const list = [
    ...bookings.slice(0, named).map(bookingOf),
    ...(more > 0 ? [say.andMore({ count: more })] : []),
  ].reduce((first, next) => say.bookingsList({ first, next }));
  return (seats === 0 ? say.tableBooked : say.seatsBooked)({ table, bookings: list });
}

/** `Saturday, 21 November 2026 at 19:30 (Asha Rao, 4 guests)` */
function bookingOf({ startsAt, name, guests }: SeatedBooking): Sentence {
  const { date, time } = localTimeOf(startsAt);
  const day = { day: date };
  return guests === 1 ? say.bookingOfOne({ day, time, name }) : say.booking({ day, time, name, guests });
}
