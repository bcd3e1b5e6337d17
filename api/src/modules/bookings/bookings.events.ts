import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

/**
 * `version` is the booking's after the event; `dates` are the restaurant's days on which tables were taken or given back.
 */
const booking = { bookingId: id, version: z.int().min(1), dates: z.array(z.iso.date()) };

export const bookingMade = defineEvent('booking.made', z.object(booking));
export const bookingChanged = defineEvent('booking.changed', z.object(booking));

/**
 * A booking that stood stands no more. `refundFee` was decided at that moment, once and for all: it is true only if a
 * fee was paid online and is to be given back.
 */
export const bookingCancelled = defineEvent(
  'booking.cancelled',
  z.object({ ...booking, by: z.enum(['customer', 'restaurant']), refundFee: z.boolean() }),
);
