import { z } from 'zod';
import { defineEvent } from '../../platform/events.js';
import { id } from '../../platform/validation.js';

/**
 * `version` is the booking's after the event; `dates` are the restaurant's days on which tables were taken or released.
 */
const booking = { bookingId: id, version: z.int().min(1), dates: z.array(z.iso.date()) };

export const bookingMade = defineEvent('booking.made', z.object(booking));
export const bookingChanged = defineEvent('booking.changed', z.object(booking));

/**
 * A booking was cancelled. `refundFee` is decided at that moment and final: it is true only if a fee was paid online
 * and is to be refunded.
 */
export const bookingCancelled = defineEvent(
  'booking.cancelled',
  z.object({ ...booking, by: z.enum(['customer', 'restaurant']), refundFee: z.boolean() }),
);
