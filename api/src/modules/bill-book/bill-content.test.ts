import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aLine,
  aNote,
  anInvoice,
  aVoucher,
  composition,
  inclusive,
  regular,
} from '../../../test/bill-documents.js';
import type { PartTax } from '../quote/taxes.js';
import { contentOfEntry, contentOfInvoice } from './bill-content.js';
import { canonicalJson } from './ledger-hash.js';

const entry = (kind: 'INVOICE' | 'CREDIT_NOTE' | 'CANCELLATION' | 'REFUND_VOUCHER', document: object) =>
  contentOfEntry({ kind, document: canonicalJson(document) })!;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

const tax = fc.record({
  class: fc.constant('X'),
  hsn: fc.constantFrom('996331', '2202', '21069099'),
  rate: fc.constantFrom(0, 500, 4000),
  isIncluded: fc.boolean(),
});

describe('the content of a tax invoice', () => {
  it('shares the taxable value of each HSN and rate among its lines, to the paisa', () => {
    const lines = fc.array(
      fc.record({
        tax,
        unitPricePaise: fc.integer({ min: 0, max: 99_999 }),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(lines, (parts) => {
        const taxOf = (line: { readonly name: string }): PartTax => parts[Number(line.name)]!.tax;
        const content = contentOfInvoice(
          anInvoice({
            lines: parts.map((part, index) => aLine({ ...part, name: String(index) })),
            taxing: { ...regular, ofLine: taxOf },
          }),
        );
        for (const row of content.taxes) {
          const bearing = content.lines.filter(
            (line) => line.tax?.hsn === row.hsn && line.tax.rate === row.rate,
          );
          expect(sum(bearing.map((line) => line.tax?.taxablePaise ?? 0))).toBe(row.taxablePaise);
        }
        expect(sum([...content.lines, ...content.sums].map(({ amountPaise }) => amountPaise))).toBe(
          content.totalPaise,
        );
      }),
    );
  });

  it('has a taxable value that is the amount if the tax is on top, and less if prices include it', () => {
    const onTop = entry('INVOICE', anInvoice());
    expect(onTop.lines.map((line) => line.tax?.taxablePaise)).toEqual([49_810, 2_000, 4_000]);
    const within = entry('INVOICE', anInvoice({ taxing: inclusive }));
    expect(within.lines.map((line) => line.amountPaise)).toEqual([49_810, 2_000, 4_000]);
    expect(within.lines.map((line) => line.tax?.taxablePaise)).toEqual([47_438, 1_905, 3_809]);
    expect(within.sums).toEqual([]);
  });

  it('names the place of supply, and the buyer with the address from 50,000 rupees on', () => {
    const content = entry('INVOICE', anInvoice({ lines: [aLine({ unitPricePaise: 2_500_000 })] }));
    expect(content).toMatchObject({ kind: 'TAX_INVOICE', number: 'C/26-27/000123', placeOfSupply: '29' });
    expect(content.buyer).toMatchObject({
      name: 'Asha Rao',
      address: '4th floor, 22 Church Street, Bengaluru',
    });
    const below = anInvoice({ lines: [aLine({ unitPricePaise: 2_300_000 })] });
    expect(entry('INVOICE', below).buyer).toMatchObject({ name: null, address: null });
    const buyer = { name: 'Tulsi Designs', gstin: '29AABCT1332L1ZA' };
    const toFirm = entry('INVOICE', anInvoice({ order: { buyer } }));
    expect(toFirm.buyer).toEqual({ ...buyer, address: null });
    const atTable = entry('INVOICE', anInvoice({ order: { way: 'TABLE', tableName: '4' } }));
    expect(atTable.order).toMatchObject({ way: 'TABLE', table: '4' });
  });
});

it('shows no tax on a bill of supply', () => {
  const content = entry('INVOICE', anInvoice({ taxing: composition }));
  expect(content).toMatchObject({ kind: 'BILL_OF_SUPPLY', taxes: [], placeOfSupply: null });
  expect(content.lines.map((line) => line.tax)).toEqual([null]);
  expect(content.seller.gstin).toBe('29AAGCB7383J1Z4');
});

it('shows neither GSTIN nor tax before a bill has its number', () => {
  const content = contentOfInvoice(anInvoice({ number: null }), true);
  expect(content).toMatchObject({ kind: 'RECEIPT', number: null, taxes: [], placeOfSupply: null });
  expect(content.seller.gstin).toBeNull();
  expect(content.order.isCancelled).toBe(true);
  expect(content.lines).toHaveLength(1);
  expect(sum([...content.lines, ...content.sums].map(({ amountPaise }) => amountPaise))).toBe(
    content.totalPaise,
  );
});

it('makes a plain bill of an order of a restaurant that is not registered', () => {
  expect(contentOfInvoice(anInvoice({ taxing: undefined, number: null })).kind).toBe('BILL');
});

it('names on a credit note the invoice, what was refunded and its tax', () => {
  const content = entry('CREDIT_NOTE', aNote(10_500));
  expect(content.number).toBe('C/26-27/R00001');
  expect(content.invoice?.number).toBe('C/26-27/000123');
  expect(content.lines.map(({ names }) => names.length)).toEqual([3]);
  const [row] = content.taxes;
  expect(row!.cgstPaise).toBe(row!.sgstPaise);
  expect(sum([...content.lines, ...content.sums].map(({ amountPaise }) => amountPaise))).toBe(10_500);
});

it('has the rounding on the note that takes the whole invoice back', () => {
  const lines = [aLine({ unitPricePaise: 24_915 })];
  const whole = anInvoice({ lines }).bill.totalPaise;
  const content = entry('CANCELLATION', aNote(whole, { lines }));
  expect(content.sums.map(({ amountPaise }) => amountPaise)).toEqual([-22]);
  expect(content.totalPaise).toBe(whole);
});

it('has one line without tax on what takes a bill of supply back', () => {
  const content = entry('REFUND_VOUCHER', aVoucher(5_000, { taxing: composition }));
  expect(content).toMatchObject({
    kind: 'REFUND_VOUCHER',
    invoice: null,
    placeOfSupply: null,
    taxes: [],
    sums: [],
  });
  expect(content.lines).toMatchObject([{ names: [], amountPaise: 5_000 }]);
});

it('is nothing for heads of days and restores', () => {
  expect(contentOfEntry({ kind: 'DAY_HEAD', document: '{}' })).toBeUndefined();
  expect(contentOfEntry({ kind: 'RESTORE', document: '{}' })).toBeUndefined();
});
