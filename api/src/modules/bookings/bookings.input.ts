import { z } from 'zod';
import { anyPhone } from '../../platform/phone.js';
import { id, optional, text, timeOfDayText } from '../../platform/validation.js';
import { email } from '../auth/auth.input.js';
import { connectionPage } from '../../platform/paging.js';
import { say as auth } from '../auth/auth.sentences.js';
import { common } from '../../platform/common.sentences.js';
import { say } from './bookings.sentences.js';

/** Staff enter bookings of callers, who may have none. */
const blank = z.literal('');

export const maxGuests = 20;

export const date = z
  .string(common.dateInvalid)
  .trim()
  .pipe(z.iso.date(common.dateInvalid))
  .meta({ format: 'date' });

const time = timeOfDayText(say.timeInvalid);

const guestsMessage = say.guests({ max: maxGuests });
export const guests = z
  .number(guestsMessage)
  .int(guestsMessage)
  .min(1, guestsMessage)
  .max(maxGuests, guestsMessage);

/** A special request. */
const message = text(say.request, { lineBreak: '\n', min: 0, max: 500 });

export function bookTableShape<G extends z.ZodType<number>>(guestsOf: G) {
  return z.object(
    {
      name: text(common.yourName, { max: 120 }),
      email: z.union([blank, email], auth.emailInvalid),
      phone: anyPhone,
      date,
      time,
      guests: guestsOf,
      message: message.nullish().transform((value) => value || null),
    },
    say.notAnObject,
  );
}

export function updateBookingShape<G extends z.ZodType<number>>(guestsOf: G) {
  return z.object(
    { date: optional(date), time: optional(time), guests: optional(guestsOf), message: optional(message) },
    say.notAnObject,
  );
}

export const bookTableInput = bookTableShape(guests);
export const updateBookingInput = updateBookingShape(guests);

/** Parsed input of a booking. */
export type BookTable = z.output<typeof bookTableInput>;
/** Undefined fields stay unchanged; an empty message clears the old one. */
export type UpdateBooking = z.output<typeof updateBookingInput>;

export const bookingsPage = connectionPage.extend({ includeCancelled: optional(z.boolean()) });

export const freeTimesInput = z.object({ date, guests, exceptBooking: optional(id) });
