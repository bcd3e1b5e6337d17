import { z } from 'zod';
import { isWholePaise, toPaise } from '../../platform/money.js';
import { id } from '../../platform/validation.js';
import { orderVersion } from '../orders/orders.input.js';
import { takingBody } from '../orders/order-takings.input.js';
import { say } from '../orders/orders.sentences.js';

/** Null: nobody. */
export const riderOrNobody = id.nullish().transform((riderId) => riderId ?? null);

export const assignRiderBody = z.object({
  riderId: riderOrNobody.meta({ description: 'Who delivers the order; null or missing for nobody.' }),
  version: orderVersion,
});

export const deliverBody = z
  .object({
    received: takingBody.optional(),
    due: z
      .number(say.amountMissing)
      .refine(isWholePaise, say.amountDecimals)
      .transform(toPaise)
      .optional()
      .meta({ description: 'Rupees that the caller saw as due; if something else is due, nothing changes.' }),
  })
  .transform(({ received, due: duePaise }) => ({ received, duePaise }));
