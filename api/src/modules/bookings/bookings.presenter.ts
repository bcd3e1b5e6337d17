import { z } from 'zod';
import { instant } from '../../platform/answers.js';
import { id } from '../../platform/validation.js';
import { paymentModes, paymentStatuses } from '../payments/payment-mode.js';
import { timeZone } from '../../platform/time-zone.js';
import { localTimeOf } from './booking-times.js';
import type { Booking } from './booking.entity.js';
import { say } from './bookings.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

export const bookingAnswer = z
  .object({
    _id: id,
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    date: z.string().meta({ format: 'date', description: `In the restaurant’s own time zone, ${timeZone}.` }),
    time: z.string().meta({ description: 'Time of day at the restaurant, 24 hours: `19:30`.' }),
    guests: z.int(),
    message: z.string().nullable().meta({ description: 'Special request of the guest.' }),
    paymentMode: z.enum(paymentModes),
    paymentStatus: z.enum(paymentStatuses),
    cancelledAt: instant
      .nullable()
      .meta({ description: 'When the booking was cancelled; null if it was not.' }),
    createdAt: instant,
  })
  .meta({ id: 'Booking' });

/** For staff. */
export const seatedBookingAnswer = bookingAnswer
  .extend({ tables: z.array(z.string()).meta({ description: 'Names of the tables that are held for it.' }) })
  .meta({ id: 'SeatedBooking' });

/** A booking in REST answers. */
export function presentBooking(booking: Booking): z.output<typeof bookingAnswer> {
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

/** The confirmation for the customer. */
export function confirmationOf(booking: Pick<Booking, 'startsAt' | 'guests'>): Sentence {
  const { date, time } = localTimeOf(booking.startsAt);
  const { guests } = booking;
  const moment = { day: { day: date }, time };
  return guests === 1 ? say.confirmedForOne(moment) : say.confirmed({ ...moment, guests });
}
