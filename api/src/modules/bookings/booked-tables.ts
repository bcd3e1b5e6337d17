import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { TableCut } from '../restaurant/restaurant.service.js';
import { dayInWords, localTimeOf } from './booking-times.js';
import { selectSeatedBookings, type SeatedBooking } from './bookings.queries.js';

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

function refusal(table: string, seats: number, bookings: readonly SeatedBooking[]): string {
  const list = bookings.slice(0, named).map(inWords);
  if (bookings.length > named) list.push(`and ${bookings.length - named} more`);
  return seats === 0
    ? `${table} is booked: ${list.join('; ')}. Please keep the table, or delete these bookings first.`
    : `${table} is booked for more guests: ${list.join('; ')}. Please keep its seats, or delete these bookings first.`;
}

/** `Saturday, 21 November 2026 at 19:30 (Asha Rao, 4 guests)` */
function inWords({ startsAt, name, guests }: SeatedBooking): string {
  const { date, time } = localTimeOf(startsAt);
  const day = dayInWords(date);
  return guests === 1
    ? `${day} at ${time} (${name}, 1 guest)`
    : `${day} at ${time} (${name}, ${guests} guests)`;
}
