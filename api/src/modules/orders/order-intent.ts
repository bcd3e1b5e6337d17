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
      choices: z
        .array(
          z.object({
            choiceId: id,
            group: z.string(),
            name: z.string(),
            pricePaise: z.int(),
            quantity: z.int(),
          }),
        )
        .readonly(),
      note: z.string().nullable(),
    }),
  ),
  packingPaise: z.int(),
});

const version3 = content.extend({ version: z.literal(3) });
/** Without a packing charge. */
const version2 = content.omit({ packingPaise: true }).extend({ version: z.literal(2) });
/** Without choices and notes, too. Intents of 0.1 have no version. */
const version1 = version2.extend({
  version: z.literal(1).optional(),
  lines: z.array(
    content.shape.lines.element
      .omit({ choices: true, note: true })
      .transform((line) => ({ ...line, choices: [], note: null })),
  ),
});

export const orderIntentVersion = 3;
export type OrderIntent = z.output<typeof version3>;

/**
 * Parses the intent stored with a payment, in the format of this or an earlier version.
 * @throws {z.ZodError} for an intent of a newer version, so that the job is retried
 */
export const readOrderIntent = (kept: unknown): z.output<typeof content> =>
  z
    .union([version3, z.union([version2, version1]).transform((older) => ({ ...older, packingPaise: 0 }))])
    .parse(kept);
