import { z } from 'zod';
import { id } from '../../platform/validation.js';

/** What an order that is paid online consists of, at the prices that the customer was quoted. */
const content = z.object({
  /** As it came in: with the key it was sent with, it may have been ordered in another way. */
  request: z.unknown(),
  address: z.string(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  lines: z.array(
    z.object({
      menuItemId: id,
      quantity: z.int(),
      name: z.string(),
      category: z.string().nullable(),
      unitPricePaise: z.int(),
    }),
  ),
});

const version1 = content.extend({ version: z.literal(1) });
/** What 0.1 wrote before intents had a version. */
const unversioned = content.extend({ version: z.undefined().optional() });

export const orderIntentVersion = 1;
export type OrderIntent = z.output<typeof version1>;

/**
 * Reads what was kept with a payment, whichever version of the shop wrote it.
 * @throws {z.ZodError} for what only a newer version can read, so that the job is tried again
 */
export const readOrderIntent = (kept: unknown): z.output<typeof content> =>
  z.union([version1, unversioned]).parse(kept);
