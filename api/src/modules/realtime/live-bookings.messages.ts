import { z } from 'zod';
import { id } from '../../platform/validation.js';

export const bookingsTopic = 'bookings';

/** What travels between processes when a booking was made, changed or cancelled. */
export const bookingMessage = z.object({
  bookingId: id,
  userId: id.nullable(),
  dates: z.array(z.iso.date()),
});
export type BookingMessage = z.output<typeof bookingMessage>;
