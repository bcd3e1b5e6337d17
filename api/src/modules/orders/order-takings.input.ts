import { z } from 'zod';
import { isWholePaise, toPaise } from '../../platform/money.js';
import { takingMethods, takingPlaces } from '../takings/taking.entity.js';
import type { ReceivedMoney } from '../takings/takings.service.js';

const amountMessage = 'The amount must be 0.01 to 10,000,000 rupees';

const method = z.enum(takingMethods, `The method must be one of: ${takingMethods.join(', ')}`);

const place = z
  .enum(takingPlaces, `The place must be one of: ${takingPlaces.join(', ')}`)
  .nullish()
  .transform((value) => value ?? undefined);

/** @param amount to paise */
const taking = (amount: z.ZodType<number>) =>
  z
    .object({ method, amount, place })
    .transform(({ amount: amountPaise, ...how }): ReceivedMoney => ({ ...how, amountPaise }));

/** The GraphQL scalar `Rupees` parses amounts to paise. */
export const takingInput = taking(z.int().min(1, amountMessage).max(1_000_000_000, amountMessage));

export const takingBody = taking(
  z
    .number('The amount must be a number of rupees')
    .min(0.01, amountMessage)
    .max(10_000_000, amountMessage)
    .refine(isWholePaise, 'The amount must have at most two decimals')
    .transform(toPaise),
);
