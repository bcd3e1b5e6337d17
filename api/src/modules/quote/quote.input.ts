import { z } from 'zod';
import { phoneNumber } from '../../platform/phone.js';
import { coordinates, id, optional, pinCodeText, text } from '../../platform/validation.js';
import { orderWays } from '../restaurant/order-ways.js';
import { paymentModes } from '../payments/payment-mode.js';
import { maxPerDish, type Requested } from './quote-lines.js';
import type { QuoteRequest } from './quote.js';

const maxLines = 100;

const quantityMessage = `The quantity must be a whole number from 1 to ${maxPerDish}`;

export const quantity = z
  .number(quantityMessage)
  .int(quantityMessage)
  .min(1, quantityMessage)
  .max(maxPerDish, quantityMessage);

export const lines = <T extends z.ZodType<Requested>>(line: T) =>
  z
    .array(line, 'Your cart is empty')
    .min(1, 'Your cart is empty')
    .max(maxLines, `Please order at most ${maxLines} different dishes at once`);

export const paymentMode = z.enum(paymentModes, 'The payment mode must be COD or ONLINE');

export const way = optional(z.enum(orderWays, `The way must be one of: ${orderWays.join(', ')}`));

const slotMessage = 'The slot must look like 2026-11-21T19:30:00+05:30';

const maxChoices = 200;

const configuration = {
  choices: optional(
    z
      .array(id, 'The choices must be a list of ids')
      .max(maxChoices, `Please choose at most ${maxChoices} things`),
  ),
  note: optional(text('the note', { min: 0, max: 200 })).transform((note) => note || undefined),
};

/** A line in GraphQL's names. */
export const graphqlLine = z.object({ menuItemId: id, quantity, ...configuration });

/** A line in REST's names. */
export const restLine = z
  .object({ menuItem: id, qty: quantity, ...configuration }, 'Each item needs a menuItem and a qty')
  .transform(({ menuItem, qty, ...rest }): Requested => ({ menuItemId: menuItem, quantity: qty, ...rest }));

/** Of a delivery. */
export const address = optional(text('your address', { lineBreak: ', ', min: 0, max: 500 }));

/** Six digits, with or without a space; blank means none. */
export const pinCode = optional(text('the PIN code', { min: 0, max: 20 }))
  .transform((value) => value || undefined)
  .pipe(pinCodeText('the PIN code').optional());

/** E.164 of a number in any usual spelling; blank means none. */
export const phone = optional(phoneNumber);

/** The start of a slot, ISO 8601 with an offset. */
export const slot = optional(
  z.union([z.date(), z.iso.datetime({ offset: true, error: slotMessage })], slotMessage),
).transform((value) => (value === undefined ? undefined : new Date(value)));

/** The code of a table, as its QR code has it. */
export const table = optional(text('the code of the table', { min: 0, max: 100 }));

const requestOf = <T extends z.ZodType<Requested>>(line: T) =>
  z
    .object({
      items: lines(line),
      way,
      paymentMode: optional(paymentMode),
      address,
      coordinates: optional(coordinates),
      pinCode,
      phone,
      slot,
      table,
    })
    .transform((request): QuoteRequest => request);

export const quoteInput = requestOf(graphqlLine);
export const quoteBody = requestOf(restLine);
