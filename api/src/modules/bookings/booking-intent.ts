import { z } from 'zod';
import type { BookTable } from './bookings.input.js';

/** A table that is paid online. What may be booked is checked when it is; here stands only what is kept. */
const content = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  date: z.string(),
  time: z.string(),
  guests: z.int(),
  message: z.string().nullable(),
});

const version1 = content.extend({ version: z.literal(1) });
/** What 0.1 wrote before intents had a version. */
const unversioned = content.extend({ version: z.undefined().optional() });

export const bookingIntentVersion = 1;

/**
 * Reads what was kept with a payment, whichever version of the shop wrote it.
 * @throws {z.ZodError} for what only a newer version can read, so that the job is tried again
 */
export function readBookingIntent(kept: unknown): BookTable {
  const { version: _version, ...booking } = z.union([version1, unversioned]).parse(kept);
  return booking;
}
