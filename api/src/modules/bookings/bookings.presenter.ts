import { dayInWords, localTimeOf } from './booking-times.js';
import type { Booking } from './booking.entity.js';

/** A booking as REST shows it. */
export function presentBooking(booking: Booking) {
  return {
    _id: booking.id,
    name: booking.name,
    email: booking.email,
    phone: booking.phone,
    ...localTimeOf(booking.startsAt),
    guests: booking.guests,
    message: booking.message,
    paymentMode: booking.paymentMode,
    paymentStatus: booking.paymentStatus,
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    createdAt: booking.createdAt.toISOString(),
  };
}

/** What the restaurant tells who has booked. */
export function confirmationOf(booking: Pick<Booking, 'startsAt' | 'guests'>): string {
  const { date, time } = localTimeOf(booking.startsAt);
  const party = booking.guests === 1 ? 'one' : booking.guests;
  return `Your table for ${party} is booked for ${dayInWords(date)} at ${time}.`;
}
