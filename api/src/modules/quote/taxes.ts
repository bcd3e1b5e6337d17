import { z } from 'zod';

/** The tax of a line or charge. */
export const partTax = z.object({
  /** Id of its class. */
  class: z.string(),
  hsn: z.string(),
  /** Of CGST and SGST together, in hundredths of a percent: 500 is 5 %. */
  rate: z.int().nonnegative(),
  /** Whether the amount includes it. */
  isIncluded: z.boolean(),
});

/** The totals of one HSN code and rate. */
const row = z.object({
  rate: z.int().nonnegative(),
  hsn: z.string(),
  taxablePaise: z.int(),
  cgstPaise: z.int(),
  sgstPaise: z.int(),
});

/** How a bill is taxed, as stored with it. A bill of an unregistered restaurant has none. */
export const billTaxes = z.object({
  mode: z.enum(['COMPOSITION', 'REGULAR']),
  /** Whether the menu's prices included the tax. Packaged goods always do. */
  pricesInclude: z.boolean(),
  /** Whether a total with tax on top is rounded to the rupee. */
  roundsTotal: z.boolean(),
  rows: z.array(row).readonly(),
});

export type PartTax = z.output<typeof partTax>;
export type TaxRow = z.output<typeof row>;
export type BillTaxes = z.output<typeof billTaxes>;

export interface TaxedPart {
  readonly amountPaise: number;
  readonly tax: PartTax;
}

interface Taxes {
  readonly rows: readonly TaxRow[];
  /** The CGST that is charged on top, which is the SGST, too. */
  readonly onTopPaise: number;
}

/** Rounds half up; neither is negative. */
const roundedQuotient = (dividend: bigint, divisor: bigint): number =>
  Number((2n * dividend + divisor) / (2n * divisor));

/** CGST or SGST of an amount. */
function halfOf(amountPaise: number, { rate, isIncluded }: Pick<PartTax, 'rate' | 'isIncluded'>): number {
  const whole = 10_000 + (isIncluded ? rate : 0);
  return roundedQuotient(BigInt(amountPaise) * BigInt(rate), 2n * BigInt(whole));
}

/** Shares a sum in proportion to weights: what is left after rounding down goes to the largest remainders. */
export function shared(sum: number, weights: readonly number[]): number[] {
  const all = weights.reduce((total, weight) => total + weight, 0);
  if (all === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => BigInt(sum) * BigInt(weight));
  const shares = exact.map((product) => Number(product / BigInt(all)));
  const remainders = exact.map((product, index) => ({ index, left: Number(product % BigInt(all)) }));
  const left = sum - shares.reduce((total, share) => total + share, 0);
  for (const { index } of remainders.toSorted((one, other) => other.left - one.left).slice(0, left))
    shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** Adds up the parts with one key, in the order of the keys. */
function summed(parts: readonly TaxedPart[], keyOf: (tax: PartTax) => string): TaxedPart[] {
  const sums = new Map<string, TaxedPart>();
  for (const { tax, amountPaise } of parts) {
    const key = keyOf(tax);
    sums.set(key, { tax, amountPaise: amountPaise + (sums.get(key)?.amountPaise ?? 0) });
  }
  return [...sums].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, sum]) => sum);
}

/** The rows of the parts with one rate that all include the tax, or all do not. */
function rowsOf(parts: readonly TaxedPart[], halfPaise: number): TaxRow[] {
  const byHsn = summed(parts, ({ hsn }) => hsn);
  const halves = shared(
    halfPaise,
    byHsn.map(({ amountPaise }) => amountPaise),
  );
  return byHsn.map(({ amountPaise, tax: { hsn, rate, isIncluded } }, index) => {
    const half = halves[index] ?? 0;
    const taxablePaise = amountPaise - (isIncluded ? 2 * half : 0);
    return { rate, hsn, taxablePaise, cgstPaise: half, sgstPaise: half };
  });
}

const rowKey = ({ hsn, rate }: Pick<TaxRow, 'hsn' | 'rate'>): string => `${hsn} ${rate}`;

function merged(rows: readonly TaxRow[]): TaxRow[] {
  const byKey = new Map<string, TaxRow>();
  for (const each of rows) {
    const known = byKey.get(rowKey(each));
    byKey.set(rowKey(each), {
      ...each,
      taxablePaise: each.taxablePaise + (known?.taxablePaise ?? 0),
      cgstPaise: each.cgstPaise + (known?.cgstPaise ?? 0),
      sgstPaise: each.sgstPaise + (known?.sgstPaise ?? 0),
    });
  }
  return [...byKey.values()].toSorted((one, other) => (rowKey(one) < rowKey(other) ? -1 : 1));
}

/**
 * CGST and SGST of a bill. Both are rounded once for everything of a rate, so that they are equal and the bill does not
 * depend on how many lines it has.
 */
export function taxesOf(parts: readonly TaxedPart[]): Taxes {
  const ways = summed(parts, ({ rate, isIncluded }) => `${rate} ${isIncluded}`);
  const taxed = ways.map(({ tax, amountPaise }) => ({
    half: halfOf(amountPaise, tax),
    isIncluded: tax.isIncluded,
    parts: parts.filter((part) => part.tax.rate === tax.rate && part.tax.isIncluded === tax.isIncluded),
  }));
  return {
    rows: merged(taxed.flatMap(({ half, parts: ofWay }) => rowsOf(ofWay, half))),
    onTopPaise: taxed.reduce((sum, { half, isIncluded }) => sum + (isIncluded ? 0 : half), 0),
  };
}

/** What rounds a total above 0 to the nearest rupee, and to no less than one. */
export const roundingOf = (totalPaise: number): number =>
  Math.max(1, Math.round(totalPaise / 100)) * 100 - totalPaise;
