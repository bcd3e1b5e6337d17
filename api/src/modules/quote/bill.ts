import { z } from 'zod';
import { inWords, type Sentence } from '../../platform/sentences.js';
import { id } from '../../platform/validation.js';
import { say } from './quote.sentences.js';
import { billTaxes, partTax, roundingOf, taxesOf, type BillTaxes, type PartTax } from './taxes.js';

/** What can be charged on top of the dishes, in the order of the bill, with its label there. */
const chargeLabels = {
  PACKING: say.packing,
  DELIVERY: say.delivery,
  // In Hindi, too.
  CGST: 'CGST',
  SGST: 'SGST',
  ROUNDING: say.rounding,
} as const;
export type ChargeKind = keyof typeof chargeLabels;

/** What is charged beside the dishes and taxed as they are. */
const serviceKinds = ['PACKING', 'DELIVERY'] as const satisfies readonly ChargeKind[];
export type ServiceKind = (typeof serviceKinds)[number];

const line = z.object({
  menuItemId: id,
  quantity: z.int(),
  name: z.string(),
  category: z.string().nullable(),
  /** Of one portion, with its choices. */
  unitPricePaise: z.int(),
  choices: z
    .array(
      z.object({ choiceId: id, group: z.string(), name: z.string(), pricePaise: z.int(), quantity: z.int() }),
    )
    .readonly(),
  /** For the kitchen. */
  note: z.string().nullable(),
  /** Of a bill with rows of taxes. */
  tax: partTax.optional(),
});

const charge = z.object({
  /** A {@link ChargeKind}, or one of a later version. */
  kind: z.string(),
  label: z.string(),
  /** Negative only for rounding. */
  amountPaise: z.int(),
  /** Of what is taxed as the dishes are. */
  tax: partTax.optional(),
});

/** What an order costs and why, as stored with orders and payments. */
export const bill = z
  .object({
    v: z.literal(1),
    /** Equal ones are added up. */
    lines: z.array(line).readonly(),
    /** Those that cost something. */
    charges: z.array(charge).readonly(),
    /** Undefined: the restaurant was not registered for GST. */
    taxes: billTaxes.optional(),
    totalPaise: z.int().nonnegative(),
  })
  .refine(({ lines, charges, totalPaise }) => totalPaise === totalOf(lines) + totalOfCharges(charges), {
    message: 'The total of a bill is the sum of its parts',
  });

export type BillLine = z.output<typeof line>;
export type Charge = z.output<typeof charge>;

/** A line of an order, or of a quote. */
export interface OrderLine extends BillLine {
  /** Of its order: keys of the lines that the kitchen has marked as done. */
  readonly doneLines?: readonly string[];
}

export type Bill = z.output<typeof bill>;

/** How the parts of a bill are taxed. */
export interface Taxing extends Omit<BillTaxes, 'rows'> {
  readonly ofLine: (line: BillLine) => PartTax;
  readonly ofCharges: PartTax;
}

/**
 * @param amounts of the charges, in paise
 * @param taxing undefined if the restaurant is not registered for GST
 */
export function billOf(
  lines: readonly BillLine[],
  amounts: Readonly<Partial<Record<ServiceKind, number>>>,
  taxing?: Taxing,
): Bill {
  const charges = serviceKinds.map((kind) => chargeOf(kind, amounts[kind] ?? 0));
  if (!taxing) return summed(lines, charges);
  const { mode, pricesInclude, roundsTotal, ofLine, ofCharges } = taxing;
  const how = { mode, pricesInclude, roundsTotal };
  if (mode === 'COMPOSITION') return { ...summed(lines, charges), taxes: { ...how, rows: [] } };
  const taxedLines = lines.map((each) => ({ ...each, tax: ofLine(each) }));
  const services = charges.map((service) => ({ ...service, tax: ofCharges }));
  const parts = [...taxedLines.map((each) => ({ amountPaise: totalOf([each]), tax: each.tax })), ...services];
  const { rows, onTopPaise } = taxesOf(parts.filter(({ amountPaise }) => amountPaise > 0));
  const onTop = [...services, chargeOf('CGST', onTopPaise), chargeOf('SGST', onTopPaise)];
  const { totalPaise } = summed(taxedLines, onTop);
  const rounding = chargeOf('ROUNDING', roundsTotal && onTopPaise > 0 ? roundingOf(totalPaise) : 0);
  return { ...summed(taxedLines, [...onTop, rounding]), taxes: { ...how, rows } };
}

const chargeOf = (kind: ChargeKind, amountPaise: number): Charge => ({
  kind,
  label: inWords(chargeLabels[kind], 'en'),
  amountPaise,
});

/** Charges of nothing are left out. */
function summed(lines: readonly BillLine[], all: readonly Charge[]): Bill {
  const charges = all.filter(({ amountPaise }) => amountPaise !== 0);
  return { v: 1, lines, charges, totalPaise: totalOf(lines) + totalOfCharges(charges) };
}

/**
 * The bill of changed lines. Charges of later versions stay; without `taxing`, those of taxes, too: an older process may
 * have dropped how the bill is taxed.
 */
export function rebilled(
  { charges }: Bill,
  lines: readonly BillLine[],
  amounts: Readonly<Record<ServiceKind, number>>,
  taxing?: Taxing,
): Bill {
  const renewed: readonly string[] = taxing ? Object.keys(chargeLabels) : serviceKinds;
  const others = charges.filter(({ kind }) => !renewed.includes(kind));
  const changed = billOf(lines, amounts, taxing);
  return {
    ...changed,
    charges: [...changed.charges, ...others],
    totalPaise: changed.totalPaise + totalOfCharges(others),
  };
}

/** The label of a charge; that of a later version is as it was stored. */
export const labelOf = ({ kind, label }: Charge): Sentence | string =>
  kind in chargeLabels ? chargeLabels[kind as ChargeKind] : label;

/** Paise. */
export const totalOf = (lines: readonly BillLine[]): number =>
  lines.reduce((sum, { quantity, unitPricePaise }) => sum + quantity * unitPricePaise, 0);

const totalOfCharges = (charges: readonly Charge[]): number =>
  charges.reduce((sum, { amountPaise }) => sum + amountPaise, 0);

/** Paise; 0 if it is not charged. */
export const amountOf = ({ charges }: Bill, kind: ChargeKind): number =>
  totalOfCharges(charges.filter((each) => each.kind === kind));

/** Paise of CGST in the prices; the SGST is as much. */
export const includedTaxOf = (billed: Bill): number =>
  (billed.taxes?.rows ?? []).reduce((sum, { cgstPaise }) => sum + cgstPaise, 0) - amountOf(billed, 'CGST');

/** Dishes of all lines. */
export const countOf = (lines: readonly BillLine[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
