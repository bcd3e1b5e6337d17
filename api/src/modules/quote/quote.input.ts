import { z } from 'zod';
import { phoneNumber } from '../../platform/phone.js';
import { coordinates, id, optional, pinCodeText, text } from '../../platform/validation.js';
import { orderWays } from '../restaurant/order-ways.js';
import { paymentModes } from '../payments/payment-mode.js';
import { maxPerDish, type RequestedLine } from './quote-lines.js';
import type { QuoteRequest } from './quote.js';
import { common } from '../../platform/common.sentences.js';
import { say } from './quote.sentences.js';

export const maxLines = 100;
export const tooManyLines = say.tooManyDishes({ max: maxLines });

const quantityMessage = say.quantity({ max: maxPerDish });

export const quantity = z
  .number(quantityMessage)
  .int(quantityMessage)
  .min(1, quantityMessage)
  .max(maxPerDish, quantityMessage);

export const lines = <T extends z.ZodType<RequestedLine>>(line: T) =>
  z.array(line, say.cartEmpty).min(1, say.cartEmpty).max(maxLines, tooManyLines);

export const paymentMode = z.enum(paymentModes, common.paymentMode);

export const way = optional(z.enum(orderWays, say.wayInvalid({ values: orderWays.join(', ') })));

const maxChoices = 200;

const configuration = {
  choices: optional(z.array(id, say.choicesInvalid).max(maxChoices, say.tooManyChoices({ max: maxChoices }))),
  note: optional(text(common.note, { min: 0, max: 200 })).transform((note) => note || undefined),
};

/** A line in GraphQL's names. */
export const graphqlLine = z.object({ menuItemId: id, quantity, ...configuration });

/** A line in REST's names. */
export const restLine = z
  .object({ menuItem: id, qty: quantity, ...configuration }, say.itemInvalid)
  .transform(({ menuItem, qty, ...rest }): RequestedLine => ({
    menuItemId: menuItem,
    quantity: qty,
    ...rest,
  }));

/** Of a delivery. */
export const address = optional(text(say.yourAddress, { lineBreak: ', ', min: 0, max: 500 }));

/** Six digits, with or without a space; blank means none. */
export const pinCode = optional(text(common.pinCode, { min: 0, max: 20 }))
  .transform((value) => value || undefined)
  .pipe(pinCodeText(common.pinCode).optional());

/** E.164 of a number in any usual spelling; blank means none. */
export const phone = optional(phoneNumber);

/** The start of a slot, ISO 8601 with an offset. */
export const slot = optional(
  z.union([z.date(), z.iso.datetime({ ...say.slotInvalid, offset: true })], say.slotInvalid),
).transform((value) => (value === undefined ? undefined : new Date(value)));

/** The code of a table, as its QR code has it. */
export const table = optional(text(common.tableCode, { min: 0, max: 100 }));

const requestOf = <T extends z.ZodType<RequestedLine>>(line: T) =>
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
