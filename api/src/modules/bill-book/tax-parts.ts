import type { Bill } from '../quote/bill.js';
import { shared, type TaxRow } from '../quote/taxes.js';

/** An amount by what the taxes of a bill say of it. The parts sum to the amount. */
export interface TaxParts {
  /** One for each HSN and rate, as in the bill; CGST and SGST of each are equal. */
  readonly rows: readonly TaxRow[];
  /** What has no tax: the rounding, or everything of a bill of supply. */
  readonly untaxedPaise: number;
}

export const noParts: TaxParts = { rows: [], untaxedPaise: 0 };

const fields = ['taxablePaise', 'cgstPaise', 'sgstPaise'] as const;
type Field = (typeof fields)[number];

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export const amountOfParts = ({ rows, untaxedPaise }: TaxParts): number =>
  untaxedPaise +
  sumOf(rows.map(({ taxablePaise, cgstPaise, sgstPaise }) => taxablePaise + cgstPaise + sgstPaise));

export function partsOf({ taxes, totalPaise }: Pick<Bill, 'taxes' | 'totalPaise'>): TaxParts {
  const rows = taxes?.rows ?? [];
  return { rows, untaxedPaise: totalPaise - amountOfParts({ rows, untaxedPaise: 0 }) };
}

/** What is left of parts after others, which are shares of them. */
export function partsWithout(parts: TaxParts, gone: readonly TaxParts[]): TaxParts {
  return {
    rows: parts.rows.map((row, index) => {
      const left = (field: Field) => row[field] - sumOf(gone.map(({ rows }) => rows[index]?.[field] ?? 0));
      return {
        ...row,
        taxablePaise: left('taxablePaise'),
        cgstPaise: left('cgstPaise'),
        sgstPaise: left('sgstPaise'),
      };
    }),
    untaxedPaise: parts.untaxedPaise - sumOf(gone.map(({ untaxedPaise }) => untaxedPaise)),
  };
}

/**
 * The share of an amount in parts, by largest remainder. An amount up to the parts' own takes no more of any part than there
 * is, and one of all of it takes the parts as they are: shares of what is left each time sum to the whole. A rounding that
 * lowered the total goes with the last share.
 */
export function shareOf(parts: TaxParts, amountPaise: number): TaxParts {
  const whole = amountOfParts(parts);
  if (amountPaise === whole) return parts;
  const { rows } = parts;
  const halves = rows.map(({ cgstPaise }) => cgstPaise);
  const others = [...rows.map(({ taxablePaise }) => taxablePaise), Math.max(0, parts.untaxedPaise)];
  const [half, other] = [sumOf(halves), sumOf(others)];
  const all = 2 * half + other;
  const exact = all === 0 ? 0 : Math.round((amountPaise * half) / all);
  const mostOfOthers = amountPaise <= all ? other : Infinity;
  const taxHalf = Math.max(exact, Math.ceil((amountPaise - mostOfOthers) / 2), 0);
  const shareOfHalves = shared(Math.min(taxHalf, Math.floor(amountPaise / 2)), halves);
  const shareOfOthers = shared(amountPaise - 2 * sumOf(shareOfHalves), others);
  return {
    rows: rows.map((row, index) => ({
      ...row,
      taxablePaise: shareOfOthers[index] ?? 0,
      cgstPaise: shareOfHalves[index] ?? 0,
      sgstPaise: shareOfHalves[index] ?? 0,
    })),
    untaxedPaise: shareOfOthers.at(-1) ?? 0,
  };
}
