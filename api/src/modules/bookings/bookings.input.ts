import { z } from 'zod';
import { anyPhone } from '../../platform/phone.js';
import { id, optional, text, timeOfDayText } from '../../platform/validation.js';
import { email } from '../auth/auth.input.js';
import { connectionPage } from '../../platform/paging.js';

export const maxGuests = 20;

const dateMessage = 'Please choose a date; it looks like 2026-11-21';
export const date = z.string(dateMessage).trim().pipe(z.iso.date(dateMessage)).meta({ format: 'date' });

const timeMessage = 'Please choose a time; it looks like 19:30';
const time = timeOfDayText(timeMessage);

const guestsMessage = `Please book for 1 to ${maxGuests} guests`;
export const guests = z
  .number(guestsMessage)
  .int(guestsMessage)
  .min(1, guestsMessage)
  .max(maxGuests, guestsMessage);

/** A special request. */
const message = text('your request', { lineBreak: '\n', min: 0, max: 500 });

const notAnObject = 'Please send the booking as a JSON object';

export function bookTableShape<G extends z.ZodType<number>>(guestsOf: G) {
  return z.object(
    {
      name: text('your name', { max: 120 }),
      email,
      phone: anyPhone,
      date,
      time,
      guests: guestsOf,
      message: message.nullish().transform((value) => value || null),
    },
    notAnObject,
  );
}

export function updateBookingShape<G extends z.ZodType<number>>(guestsOf: G) {
  return z.object(
    { date: optional(date), time: optional(time), guests: optional(guestsOf), message: optional(message) },
    notAnObject,
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
