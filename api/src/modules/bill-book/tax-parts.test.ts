import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundingOf, taxesOf } from '../quote/taxes.js';
import { amountOfParts, partsOf, partsWithout, shareOf, type TaxParts } from './tax-parts.js';

const part = fc.record({
  amountPaise: fc.integer({ min: 1, max: 500_000 }),
  tax: fc.record({
    class: fc.constant('X'),
    hsn: fc.constantFrom('996331', '22021010', '2106'),
    rate: fc.constantFrom(0, 300, 500, 1800, 4000),
    isIncluded: fc.boolean(),
  }),
});

/** The parts of a bill, and those of a bill of supply. */
const parts: fc.Arbitrary<TaxParts> = fc.oneof(
  fc
    .tuple(fc.array(part, { minLength: 1, maxLength: 12 }), fc.boolean())
    .map(([billed, roundsTotal]): TaxParts => {
      const { rows, onTopPaise } = taxesOf(billed);
      const exact = billed.reduce((sum, { amountPaise }) => sum + amountPaise, 0) + 2 * onTopPaise;
      const rounding = roundsTotal && onTopPaise > 0 ? roundingOf(exact) : 0;
      return partsOf({
        taxes: { mode: 'REGULAR', pricesInclude: false, roundsTotal, rows },
        totalPaise: exact + rounding,
      });
    })
    .filter((each) => amountOfParts(each) > 0),
  fc.integer({ min: 1, max: 500_000 }).map((untaxedPaise) => ({ rows: [], untaxedPaise })),
);

/** Each a share of what is left, in thousandths; what is left in the end is refunded last. */
const refunds = fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 8 });

function refundedBy(whole: TaxParts, thousandths: readonly number[]): TaxParts[] {
  const notes: TaxParts[] = [];
  for (const each of [...thousandths, 1000]) {
    const left = partsWithout(whole, notes);
    const amount = Math.floor((amountOfParts(left) * each) / 1000);
    if (amount > 0) notes.push(shareOf(left, amount));
  }
  return notes;
}

const valuesOf = ({ rows }: TaxParts) =>
  rows.flatMap(({ taxablePaise, cgstPaise, sgstPaise }) => [taxablePaise, cgstPaise, sgstPaise]);

describe('the shares of refunds in an invoice', () => {
  it('sum to the invoice in each tax, whatever is refunded in which sequence', () => {
    fc.assert(
      fc.property(parts, refunds, (whole, thousandths) => {
        const left = partsWithout(whole, refundedBy(whole, thousandths));
        expect(valuesOf(left).every((value) => value === 0)).toBe(true);
        expect(left.untaxedPaise).toBe(0);
      }),
      { numRuns: 500 },
    );
  });

  it('sum to the amount of their refund, have equal CGST and SGST, and take no more than there is', () => {
    fc.assert(
      fc.property(parts, refunds, (whole, thousandths) => {
        const notes: TaxParts[] = [];
        for (const each of thousandths) {
          const left = partsWithout(whole, notes);
          const amount = Math.floor((amountOfParts(left) * each) / 1000);
          if (amount === 0) continue;
          const share = shareOf(left, amount);
          expect(amountOfParts(share)).toBe(amount);
          expect(share.rows.every(({ cgstPaise, sgstPaise }) => cgstPaise === sgstPaise)).toBe(true);
          expect(valuesOf(share).every((value) => value >= 0)).toBe(true);
          notes.push(share);
          expect(valuesOf(partsWithout(whole, notes)).every((value) => value >= 0)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('have their part of the tax, to the paisa', () => {
    const row = { rate: 500, hsn: '996331', taxablePaise: 20_000, cgstPaise: 500, sgstPaise: 500 };
    const half = shareOf({ rows: [row], untaxedPaise: 0 }, 10_500);
    expect(half).toEqual({
      rows: [{ ...row, taxablePaise: 10_000, cgstPaise: 250, sgstPaise: 250 }],
      untaxedPaise: 0,
    });
  });

  it('have the rates of the bill also if more goes back than it says', () => {
    const row = { rate: 500, hsn: '996331', taxablePaise: 10_000, cgstPaise: 250, sgstPaise: 250 };
    const { rows } = shareOf({ rows: [row], untaxedPaise: 0 }, 21_000);
    expect(rows).toEqual([{ ...row, taxablePaise: 20_000, cgstPaise: 500, sgstPaise: 500 }]);
  });
});
