import { z } from 'zod';
import { bill, billOf } from '../quote/bill.js';
import { orderWays } from '../restaurant/order-ways.js';

/** Content of an order paid online, at the quoted prices. */
const content = z.object({
  /** The request as received. With its idempotency key it detects that the cart was ordered in another way. */
  request: z.unknown(),
  way: z.enum(orderWays),
  address: z.string(),
  coordinates: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  bill,
  deliveryZone: z.string().nullable(),
  phone: z.string().nullable(),
  deliveryNote: z.string().nullable(),
  slot: z
    .object({
      startsAt: z.coerce.date(),
      kitchenAt: z.coerce.date(),
      ordersPerSlot: z.int().nullable(),
      dishesPerSlot: z.int().nullable(),
    })
    .nullable(),
  tableName: z.string().nullable(),
  buyer: z.object({ name: z.string(), gstin: z.string() }).nullable(),
});

const version7 = content.extend({ version: z.literal(7) });
/** Without a buyer. */
const version6 = content.omit({ buyer: true }).extend({ version: z.literal(6) });
/** With parts of the bill instead. */
const version5 = version6.omit({ bill: true }).extend({
  version: z.literal(5),
  lines: bill.shape.lines.unwrap(),
  packingPaise: z.int(),
  deliveryFeePaise: z.int(),
});
/** Without phone number, note for the rider, slot and table. */
const version4 = version5
  .omit({ phone: true, deliveryNote: true, slot: true, tableName: true })
  .extend({ version: z.literal(4) });
/** Without a way, too, as all were delivered, and without a delivery fee. */
const version3 = version4
  .omit({ way: true, deliveryFeePaise: true, deliveryZone: true })
  .extend({ version: z.literal(3) });
/** Without a packing charge, too. */
const version2 = version3.omit({ packingPaise: true }).extend({ version: z.literal(2) });
/** Without choices and notes, too. Intents of 0.1 have no version. */
const version1 = version2.extend({
  version: z.literal(1).optional(),
  lines: z.array(
    version5.shape.lines.element
      .omit({ choices: true, note: true })
      .transform((line) => ({ ...line, choices: [], note: null })),
  ),
});

export const orderIntentVersion = 7;
export type OrderIntent = z.output<typeof version7>;

/**
 * Parses the intent stored with a payment, in the format of this or an earlier version.
 * @throws {z.ZodError} for an intent of a newer version, so that the job is retried
 */
export const readOrderIntent = (kept: unknown): z.output<typeof content> =>
  z
    .union([
      version7,
      version6.transform((older) => ({ ...missing, ...older })),
      z.union([version5, version4, version3, version2, version1]).transform(({ lines, ...older }) => {
        const { packingPaise, deliveryFeePaise, ...rest } = { ...missing, ...older };
        return { ...rest, bill: billOf(lines, { PACKING: packingPaise, DELIVERY: deliveryFeePaise }) };
      }),
    ])
    .parse(kept);

/** What earlier versions did not have. */
const missing = {
  packingPaise: 0,
  way: 'DELIVERY' as const,
  deliveryFeePaise: 0,
  deliveryZone: null,
  phone: null,
  deliveryNote: null,
  slot: null,
  tableName: null,
  buyer: null,
};
