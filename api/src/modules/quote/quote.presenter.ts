import { z } from 'zod';
import { instant, rupees } from '../../platform/answers.js';
import { toRupees } from '../../platform/money.js';
import { id } from '../../platform/validation.js';
import { addressFacts } from './quote-delivery.js';
import { amountOf, includedTaxOf, labelOf, type Bill, type BillLine } from './bill.js';
import { quoteProblemCodes, quoteStages } from './quote-problems.js';
import { lineKey } from './quote-lines.js';
import type { Quote, QuoteProblem } from './quote.js';
import { billTaxes, type BillTaxes } from './taxes.js';
import { inWords } from '../../platform/sentences.js';

/** A dish with price and quantity, as REST shows lines of orders and quotes. */
export const lineAnswer = z.object({
  menuItem: z.object({ _id: id, name: z.string(), category: z.string().nullable(), price: rupees }),
  qty: z.int(),
  choices: z
    .array(z.object({ id, group: z.string(), name: z.string(), price: rupees, qty: z.int() }))
    .meta({ description: 'The chosen options. The price of the dish includes them.' }),
  note: z.string().nullable().meta({ description: 'Note for the kitchen.' }),
  key: z.string().meta({ description: 'Identifies the line: the dish with its choices and note.' }),
});

export const presentChoices = (choices: BillLine['choices']): z.output<typeof lineAnswer>['choices'] =>
  choices.map(({ choiceId, group, name, pricePaise, quantity }) => ({
    id: choiceId,
    group,
    name,
    price: toRupees(pricePaise),
    qty: quantity,
  }));

export const presentLine = (line: BillLine): z.output<typeof lineAnswer> => ({
  menuItem: {
    _id: line.menuItemId,
    name: line.name,
    category: line.category,
    price: toRupees(line.unitPricePaise),
  },
  qty: line.quantity,
  choices: presentChoices(line.choices),
  note: line.note,
  key: lineKey(line),
});

const taxesAnswer = z.object({
  mode: billTaxes.shape.mode,
  pricesInclude: z.boolean().meta({
    description: 'Whether the menu’s prices included GST. Prices of packaged products always do.',
  }),
  included: rupees.meta({ description: 'The CGST that prices included; the SGST was as much.' }),
  rows: z
    .array(
      z.object({
        hsn: z.string().meta({ description: 'HSN or SAC code.' }),
        rate: z.number().meta({ description: 'Percent of CGST and SGST together.' }),
        taxable: rupees,
        cgst: rupees,
        sgst: rupees,
      }),
    )
    .meta({ description: 'One for each HSN code and rate; empty for `COMPOSITION`.' }),
});

/** The bill of an order or a quote. */
export const billAnswer = {
  items: z.array(lineAnswer).meta({
    description:
      'The lines, with equal ones merged: of a quote without dishes that are not on the menu any more, of an order as they were ordered.',
  }),
  charges: z.array(z.object({ kind: z.string(), label: z.string(), amount: rupees })).meta({
    description:
      'What is charged on top of the items, with its label for the customer. Kinds are `PACKING`, `DELIVERY`, `CGST` and `SGST` on top of prices without tax, and `ROUNDING`, which may be negative; later versions may add others.',
  }),
  packing: rupees.meta({ description: 'The charge of kind `PACKING`; 0 without one.' }),
  deliveryFee: rupees.meta({
    description: 'The charge of kind `DELIVERY`; 0 without one, and in a quote while the address is unknown.',
  }),
  total: rupees.meta({ description: 'The sum of items and charges.' }),
  taxes: taxesAnswer.nullable().meta({
    description: 'The taxes of the total; null if the restaurant is or was not registered for GST.',
  }),
};

export const presentBill = (bill: Bill): z.output<z.ZodObject<typeof billAnswer>> => ({
  items: bill.lines.map(presentLine),
  charges: bill.charges.map((charge) => ({
    kind: charge.kind,
    label: inWords(labelOf(charge)),
    amount: toRupees(charge.amountPaise),
  })),
  packing: toRupees(amountOf(bill, 'PACKING')),
  deliveryFee: toRupees(amountOf(bill, 'DELIVERY')),
  total: toRupees(bill.totalPaise),
  taxes: bill.taxes ? presentTaxes(bill, bill.taxes) : null,
});

const presentTaxes = (
  bill: Bill,
  { mode, pricesInclude, rows }: BillTaxes,
): z.output<typeof taxesAnswer> => ({
  mode,
  pricesInclude,
  included: toRupees(includedTaxOf(bill)),
  rows: rows.map(({ hsn, rate, taxablePaise, cgstPaise, sgstPaise }) => ({
    hsn,
    rate: rate / 100,
    taxable: toRupees(taxablePaise),
    cgst: toRupees(cgstPaise),
    sgst: toRupees(sgstPaise),
  })),
});

export const problemAnswer = z.object({
  code: z.enum(quoteProblemCodes),
  message: z.string(),
  stage: z.enum(quoteStages).meta({
    description: 'When the problem is checked: the problems of the first stage that has any refuse an order.',
  }),
  field: z.string().nullable().meta({
    description:
      'The input field that the problem is about, of its item if it has one; null if it is not about one field.',
  }),
  line: z.int().nullable().meta({
    description: 'Index of the affected item in the request, from 0; null if the whole cart is affected.',
  }),
  nextOpening: instant.nullable().meta({
    description: 'When orders are taken again; null if unknown, and for problems that are not about opening.',
  }),
  needs: z.enum(addressFacts).nullable().meta({
    description: 'What the address lacks, for `ADDRESS_NEEDED`; null for other problems.',
  }),
});

export const quoteAnswer = z
  .object({
    ...billAnswer,
    zone: z
      .string()
      .nullable()
      .meta({ description: 'The delivery zone of the address; null without zones or an address.' }),
    deliveryFrom: rupees
      .nullable()
      .meta({ description: 'The lowest delivery fee for this cart; null without delivery zones.' }),
    promisedFrom: instant.nullable().meta({
      description:
        'With `promisedUntil`, between when the customer gets the food. Null if orders are not taken now, and if the restaurant promises no times.',
    }),
    promisedUntil: instant.nullable(),
    problems: z
      .array(problemAnswer)
      .meta({ description: 'Why the cart cannot be ordered as it is; empty if it can.' }),
  })
  .meta({ id: 'Quote' });

export const presentQuote = ({
  bill,
  zone,
  deliveryFromPaise,
  promise,
  problems,
}: Quote): z.output<typeof quoteAnswer> => ({
  ...presentBill(bill),
  zone: zone?.name ?? null,
  deliveryFrom: deliveryFromPaise === null ? null : toRupees(deliveryFromPaise),
  promisedFrom: promise?.from.toISOString() ?? null,
  promisedUntil: promise?.until.toISOString() ?? null,
  problems: problems.map(presentProblem),
});

export const presentProblem = ({
  message,
  nextOpening,
  ...problem
}: QuoteProblem): z.output<typeof problemAnswer> => ({
  ...problem,
  message: inWords(message),
  nextOpening: nextOpening?.toISOString() ?? null,
});
