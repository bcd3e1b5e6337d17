import { dayOf } from '../../shared/lib/time-zone';
import { isOver } from '../../domain/bookings/booking-day';

interface BookingTime {
  readonly date: string;
  readonly startsAt: string;
}

/** The number of today's bookings that have not begun. */
export function bookingsToCome(bookings: readonly BookingTime[], now = new Date()): number {
  const today = dayOf(now);
  return bookings.filter(({ date, startsAt }) => date.slice(0, 10) === today && !isOver(startsAt, now))
    .length;
}
