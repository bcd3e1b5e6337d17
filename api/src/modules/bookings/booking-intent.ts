import { z } from 'zod';
import type { BookTable } from './bookings.input.js';

/** The stored request of a booking paid online. It was validated on receipt; this only describes its format. */
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
/** Format of 0.1, which had no version. */
const unversioned = content.extend({ version: z.undefined().optional() });

export const bookingIntentVersion = 1;

/**
 * Parses the stored request of a payment, from any version of the shop.
 * @throws {z.ZodError} for a format that only a newer version can read, so that the job is retried
 */
export function readBookingIntent(kept: unknown): BookTable {
  const { version: _version, ...booking } = z.union([version1, unversioned]).parse(kept);
  return booking;
}
