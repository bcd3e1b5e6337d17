import { z } from 'zod';
import { common } from '../../platform/common.sentences.js';
import { coordinates, issue, optional, text } from '../../platform/validation.js';
import { maxPerDish, type RequestedLine } from '../quote/quote-lines.js';
import type { ContentChange } from '../quote/quote-change.js';
import { graphqlLine, maxLines, pinCode, restLine, slot, tooManyLines } from '../quote/quote.input.js';
import { say as sayQuote } from '../quote/quote.sentences.js';
import { cancelText, line } from './orders.input.js';
import { say } from './orders.sentences.js';
import { removalReasons, type Removal } from './removal-reason.js';

/** A change of what was ordered, its address or its time. */
export interface OrderContentChange extends ContentChange, Removal {
  /** For the rider; empty: none. */
  readonly deliveryNote?: string | undefined;
}

/** Whether it changes where the order goes. */
export const isOfPlace = (change: OrderContentChange): boolean =>
  (['address', 'coordinates', 'pinCode', 'deliveryNote'] as const).some((key) => change[key] !== undefined);

const quantityMessage = say.newQuantity({ max: maxPerDish });

const changedLine = {
  line,
  note: optional(text(common.note, { min: 0, max: 200 })),
};

const quantity = optional(z.int(quantityMessage).min(0, quantityMessage).max(maxPerDish, quantityMessage));

const changeOf = <T extends z.ZodType<RequestedLine>>(
  changed: z.ZodType<NonNullable<ContentChange['lines']>[number]>,
  added: T,
) =>
  z
    .object({
      lines: optional(z.array(changed).max(maxLines, tooManyLines)).meta({
        description: 'Lines that change.',
      }),
      added: optional(z.array(added).max(maxLines, tooManyLines)).meta({
        description: 'Dishes that are added, at the prices of the menu now.',
      }),
      removalReason: optional(
        z.enum(removalReasons, say.reasonInvalid({ values: removalReasons.join(', ') })),
      ).meta({ description: 'Why dishes are taken away, for the customer; required if any are.' }),
      removalText: cancelText.meta({ description: 'The reason in one’s own words; required with `OTHER`.' }),
      address: optional(text(sayQuote.yourAddress, { lineBreak: ', ', max: 500 })),
      coordinates: optional(coordinates),
      pinCode,
      deliveryNote: optional(text(say.riderNote, { min: 0, max: 200 })),
      slot,
    })
    .transform((input, context): OrderContentChange => {
      const keys = (input.lines ?? []).map((each) => each.line);
      if (new Set(keys).size < keys.length) context.addIssue(issue(['lines'], say.lineTwice));
      if (input.removalReason === 'OTHER' && !input.removalText)
        context.addIssue(issue(['removalText'], say.reasonMissing));
      return { ...input, removalReason: input.removalReason ?? (input.removalText ? 'OTHER' : undefined) };
    });

export const orderContentInput = changeOf(z.object({ ...changedLine, quantity }), graphqlLine);
export const orderContentBody = changeOf(
  z.object({ ...changedLine, qty: quantity }).transform(({ qty, ...rest }) => ({ ...rest, quantity: qty })),
  restLine,
);
