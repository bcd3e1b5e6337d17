import { z } from 'zod';
import { id } from '../../platform/validation.js';

/** Content of an order paid online, at the quoted prices. */
const content = z.object({
  /** The request as received. With its idempotency key it detects that the cart was ordered in another way. */
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
/** Written by 0.1, before intents had a version. */
const unversioned = content.extend({ version: z.undefined().optional() });

export const orderIntentVersion = 1;
export type OrderIntent = z.output<typeof version1>;

/**
 * Parses the intent stored with a payment, in the format of this or an earlier version.
 * @throws {z.ZodError} for an intent of a newer version, so that the job is retried
 */
export const readOrderIntent = (kept: unknown): z.output<typeof content> =>
  z.union([version1, unversioned]).parse(kept);
