import { z } from 'zod';
import { isWholePaise, toPaise } from '../../platform/money.js';
import { id, optional } from '../../platform/validation.js';
import { takingMethods, takingPlaces } from '../takings/taking.entity.js';
import type { ReceivedMoney } from '../takings/takings.service.js';
import { say } from './orders.sentences.js';

const method = z.enum(takingMethods, say.methodInvalid({ values: takingMethods.join(', ') }));

const place = z
  .enum(takingPlaces, say.placeInvalid({ values: takingPlaces.join(', ') }))
  .nullish()
  .transform((value) => value ?? undefined);

/** @param amount to paise */
const taking = (amount: z.ZodType<number>) =>
  z
    .object({ method, amount, place })
    .transform(({ amount: amountPaise, ...how }): ReceivedMoney => ({ ...how, amountPaise }));

/** The GraphQL scalar `Rupees` parses amounts to paise. */
export const amountInput = z.int().min(1, say.amountInvalid).max(1_000_000_000, say.amountInvalid);

const amountBody = z
  .number(say.amountMissing)
  .min(0.01, say.amountInvalid)
  .max(10_000_000, say.amountInvalid)
  .refine(isWholePaise, say.amountDecimals)
  .transform(toPaise);

export const takingInput = taking(amountInput);
export const takingBody = taking(amountBody);
export const givenBackBody = z.object({
  amount: amountBody.meta({ description: 'What goes back, in rupees: `takingsExcess`.' }),
  approval: optional(id).meta({
    description:
      'At a tablet that may not give it back: an approval of `UNDO_TAKING` of this order and amount.',
  }),
});
