import { z } from 'zod';
import { id } from '../../platform/validation.js';

export const bookingsTopic = 'bookings';

/** Message between processes about a new, changed or cancelled booking. */
export const bookingMessage = z.object({
  bookingId: id,
  userId: id.nullable(),
  dates: z.array(z.iso.date()),
});
export type BookingMessage = z.output<typeof bookingMessage>;
