import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bill } from '../quote/bill.js';
import { taxesOf } from '../quote/taxes.js';
import type { OrderEntry } from './bill-book.queries.js';
import type { RefundCause } from './bill-documents.js';
import { leftWithoutInvoice, liveInvoiceOf } from './bill-left.js';
import { amountOfParts, partsOf, shareOf, type TaxParts } from './tax-parts.js';

const part = fc.record({
  amountPaise: fc.integer({ min: 1, max: 100_000 }),
  tax: fc.record({
    class: fc.constant('X'),
    hsn: fc.constantFrom('996331', '22021010', '2106'),
    rate: fc.constantFrom(0, 500, 1800),
    isIncluded: fc.boolean(),
  }),
});

const bills = fc.array(part, { minLength: 1, maxLength: 6 }).map((billed): Bill => {
  const { rows, onTopPaise } = taxesOf(billed);
  const totalPaise = billed.reduce((sum, { amountPaise }) => sum + amountPaise, 0) + 2 * onTopPaise;
  return {
    v: 1,
    lines: [],
    charges: [],
    taxes: { mode: 'REGULAR', pricesInclude: false, roundsTotal: false, rows },
    totalPaise,
  };
});

const entry = (kind: OrderEntry['kind'], document: object): OrderEntry => ({
  kind,
  number: null,
  document: JSON.stringify(document),
});
const invoiceOf = (bill: Bill) => entry('INVOICE', { number: 'C/26-27/000001', bill });
const shareEntry = (kind: OrderEntry['kind'], { rows: lines, untaxedPaise }: TaxParts, cause?: RefundCause) =>
  entry(kind, { lines, untaxedPaise, cause });

/** A refund of thousandths of what is left. */
const refund = fc.integer({ min: 0, max: 1000 });

function refunded(bill: Bill, before: readonly OrderEntry[], thousandths: number): OrderEntry[] {
  const invoice = liveInvoiceOf(before);
  const left = invoice?.left ?? leftWithoutInvoice(bill, before);
  const amountPaise = Math.floor((amountOfParts(left) * thousandths) / 1000);
  if (amountPaise === 0) return [];
  return [shareEntry(invoice ? 'CREDIT_NOTE' : 'REFUND_VOUCHER', shareOf(left, amountPaise), 'OTHER')];
}

const valuesOf = ({ rows, untaxedPaise }: TaxParts) => [
  untaxedPaise,
  ...rows.flatMap(({ taxablePaise, cgstPaise, sgstPaise }) => [taxablePaise, cgstPaise, sgstPaise]),
];

describe('what vouchers and credit notes leave of an invoice', () => {
  it('is nothing after everything went back, to the paisa in each tax, whenever the invoice was given', () => {
    fc.assert(
      fc.property(
        bills,
        fc.array(refund, { maxLength: 6 }),
        fc.array(refund, { maxLength: 6 }),
        (bill, early, late) => {
          const entries: OrderEntry[] = [];
          for (const each of early) entries.push(...refunded(bill, entries, each));
          entries.push(invoiceOf(bill));
          for (const each of late) entries.push(...refunded(bill, entries, each));
          expect(valuesOf(liveInvoiceOf(entries)!.left).every((value) => value >= 0)).toBe(true);
          entries.push(...refunded(bill, entries, 1000));
          expect(valuesOf(liveInvoiceOf(entries)!.left).every((value) => value === 0)).toBe(true);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('is never less than nothing, also if the order was changed after a voucher', () => {
    fc.assert(
      fc.property(bills, bills, refund, (bill, changed, each) => {
        const entries = [...refunded(bill, [], each), invoiceOf(changed)];
        const goneBefore = Math.floor((bill.totalPaise * each) / 1000);
        const { left } = liveInvoiceOf(entries)!;
        expect(amountOfParts(left)).toBe(Math.max(0, changed.totalPaise - goneBefore));
        expect(valuesOf(left).every((value) => value >= 0)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a refund voucher', () => {
  const row = { hsn: '996331', rate: 500, taxablePaise: 20_000, cgstPaise: 500, sgstPaise: 500 };
  const bill: Bill = {
    v: 1,
    lines: [],
    charges: [],
    taxes: { mode: 'REGULAR', pricesInclude: false, roundsTotal: false, rows: [row] },
    totalPaise: 21_000,
  };
  const voucher = (cause: RefundCause) => shareEntry('REFUND_VOUCHER', shareOf(partsOf(bill), 2_100), cause);
  const leftBy = (cause: RefundCause) => ({
    before: amountOfParts(leftWithoutInvoice(bill, [voucher(cause)])),
    after: amountOfParts(liveInvoiceOf([voucher(cause), invoiceOf(bill)])!.left),
  });

  it('takes its part of the invoice after it, unless it was no part of that bill', () => {
    expect(leftBy('OTHER')).toEqual({ before: 18_900, after: 18_900 });
    // More than the changed order costs.
    expect(leftBy('EXCESS')).toEqual({ before: 21_000, after: 21_000 });
    // The order was taken up again, and paid again.
    expect(leftBy('CANCELLED')).toEqual({ before: 18_900, after: 21_000 });
  });

  it('takes no more than a cancellation took, as credit notes had the rest', () => {
    const note = shareEntry('CREDIT_NOTE', shareOf(partsOf(bill), 19_000));
    const { left } = liveInvoiceOf([invoiceOf(bill), note])!;
    const entries = [invoiceOf(bill), note, shareEntry('CANCELLATION', left)];
    expect(liveInvoiceOf(entries)).toBeUndefined();
    expect(amountOfParts(leftWithoutInvoice(bill, entries))).toBe(2_000);
  });
});
