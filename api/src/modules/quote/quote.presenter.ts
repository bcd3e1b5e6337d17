import { z } from 'zod';
import { instant, rupees } from '../../platform/answers.js';
import { toRupees } from '../../platform/money.js';
import { id } from '../../platform/validation.js';
import { addressFacts } from './quote-delivery.js';
import type { PricedLine } from './quote-lines.js';
import { quoteProblemCodes, quoteStages } from './quote-problems.js';
import type { Quote } from './quote.js';

/** A dish with price and quantity, as REST shows lines of orders and quotes. */
export const lineAnswer = z.object({
  menuItem: z.object({ _id: id, name: z.string(), category: z.string().nullable(), price: rupees }),
  qty: z.int(),
  choices: z
    .array(z.object({ id, group: z.string(), name: z.string(), price: rupees, qty: z.int() }))
    .meta({ description: 'The chosen options. The price of the dish includes them.' }),
  note: z.string().nullable().meta({ description: 'Note for the kitchen.' }),
});

export const presentLine = (line: PricedLine): z.output<typeof lineAnswer> => ({
  menuItem: {
    _id: line.menuItemId,
    name: line.name,
    category: line.category,
    price: toRupees(line.unitPricePaise),
  },
  qty: line.quantity,
  choices: line.choices.map(({ choiceId, group, name, pricePaise, quantity }) => ({
    id: choiceId,
    group,
    name,
    price: toRupees(pricePaise),
    qty: quantity,
  })),
  note: line.note,
});

export const quoteAnswer = z
  .object({
    items: z.array(lineAnswer).meta({
      description: 'The lines, with equal ones merged and without dishes that are not on the menu any more.',
    }),
    packing: rupees.meta({ description: 'Packing charge, included in the total.' }),
    deliveryFee: rupees.meta({
      description: 'Delivery fee, included in the total; 0 while the address is unknown.',
    }),
    zone: z
      .string()
      .nullable()
      .meta({ description: 'The delivery zone of the address; null without zones or an address.' }),
    deliveryFrom: rupees
      .nullable()
      .meta({ description: 'The lowest delivery fee for this cart; null without delivery zones.' }),
    total: rupees,
    promisedFrom: instant.nullable().meta({
      description:
        'With `promisedUntil`, between when the customer gets the food. Null if orders are not taken now, and if the restaurant promises no times.',
    }),
    promisedUntil: instant.nullable(),
    problems: z
      .array(
        z.object({
          code: z.enum(quoteProblemCodes),
          message: z.string(),
          stage: z.enum(quoteStages).meta({
            description:
              'When the problem is checked: the problems of the first stage that has any refuse an order.',
          }),
          field: z.string().nullable().meta({
            description:
              'The input field that the problem is about, of its item if it has one; null if it is not about one field.',
          }),
          line: z.int().nullable().meta({
            description:
              'Index of the affected item in the request, from 0; null if the whole cart is affected.',
          }),
          nextOpening: instant.nullable().meta({
            description:
              'When orders are taken again; null if unknown, and for problems that are not about opening.',
          }),
          needs: z.enum(addressFacts).nullable().meta({
            description: 'What the address lacks, for `ADDRESS_NEEDED`; null for other problems.',
          }),
        }),
      )
      .meta({ description: 'Why the cart cannot be ordered as it is; empty if it can.' }),
  })
  .meta({ id: 'Quote' });

export const presentQuote = ({
  lines,
  packingPaise,
  deliveryFeePaise,
  zone,
  deliveryFromPaise,
  totalPaise,
  promise,
  problems,
}: Quote): z.output<typeof quoteAnswer> => ({
  items: lines.map(presentLine),
  packing: toRupees(packingPaise),
  deliveryFee: toRupees(deliveryFeePaise),
  zone: zone?.name ?? null,
  deliveryFrom: deliveryFromPaise === null ? null : toRupees(deliveryFromPaise),
  total: toRupees(totalPaise),
  promisedFrom: promise?.from.toISOString() ?? null,
  promisedUntil: promise?.until.toISOString() ?? null,
  problems: problems.map(({ nextOpening, ...problem }) => ({
    ...problem,
    nextOpening: nextOpening?.toISOString() ?? null,
  })),
});
