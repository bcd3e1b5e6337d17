import { z } from 'zod';
import { id } from '../../platform/validation.js';
import { orderWays } from '../restaurant/order-ways.js';

/** Content of an order paid online, at the quoted prices. */
const content = z.object({
  /** The request as received. With its idempotency key it detects that the cart was ordered in another way. */
  request: z.unknown(),
  way: z.enum(orderWays),
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
  deliveryFeePaise: z.int(),
  deliveryZone: z.string().nullable(),
});

const version4 = content.extend({ version: z.literal(4) });
/** Without a way, as all were delivered, and without a delivery fee. */
const version3 = content
  .omit({ way: true, deliveryFeePaise: true, deliveryZone: true })
  .extend({ version: z.literal(3) });
/** Without a packing charge, too. */
const version2 = version3.omit({ packingPaise: true }).extend({ version: z.literal(2) });
/** Without choices and notes, too. Intents of 0.1 have no version. */
const version1 = version2.extend({
  version: z.literal(1).optional(),
  lines: z.array(
    content.shape.lines.element
      .omit({ choices: true, note: true })
      .transform((line) => ({ ...line, choices: [], note: null })),
  ),
});

export const orderIntentVersion = 4;
export type OrderIntent = z.output<typeof version4>;

/**
 * Parses the intent stored with a payment, in the format of this or an earlier version.
 * @throws {z.ZodError} for an intent of a newer version, so that the job is retried
 */
export const readOrderIntent = (kept: unknown): z.output<typeof content> =>
  z
    .union([
      version4,
      z.union([version3, version2, version1]).transform((older) => ({
        packingPaise: 0,
        ...older,
        way: 'DELIVERY' as const,
        deliveryFeePaise: 0,
        deliveryZone: null,
      })),
    ])
    .parse(kept);
