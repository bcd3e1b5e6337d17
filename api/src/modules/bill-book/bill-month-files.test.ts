import { describe, expect, it } from 'vitest';
import { documentFiles, tableFiles } from './bill-month-files.js';
import type { DocumentKind, MonthDocument } from './bill-month-document.js';

const none: ReadonlySet<string> = new Set();

const row = { hsn: '996331', rate: 500, taxablePaise: 20_000, cgstPaise: 500, sgstPaise: 500 };
const cola = { hsn: '22021010', rate: 4000, taxablePaise: 10_000, cgstPaise: 2_000, sgstPaise: 2_000 };
const bread = { ...row, hsn: '1905', rate: 0, taxablePaise: 4_000, cgstPaise: 0, sgstPaise: 0 };
const cake = { ...row, hsn: '1905', taxablePaise: 1_000, cgstPaise: 25, sgstPaise: 25 };

const documentOf = (kind: DocumentKind, change: Partial<MonthDocument> = {}): MonthDocument => ({
  kind,
  number: 'C/26-27/000007',
  issuedAt: new Date('2026-11-30T23:30:00+05:30'),
  orderName: '#47',
  isBillOfSupply: false,
  buyer: { name: 'Rao & Sons', gstin: '29ABCDE1234F1Z5' },
  placeOfSupply: '29',
  invoiceNumber: 'C/26-27/000007',
  parts: { rows: [row, cola, cake, bread], untaxedPaise: -50 },
  pieces: new Map(),
  ...change,
});

describe('the file of invoices to registered buyers', () => {
  const { columns, rowsOf } = documentFiles.b2b;

  it('has a row for each rate above 0 of an invoice, under the columns of the offline tool', () => {
    const rows = rowsOf(documentOf('INVOICE'), none);
    const start = ['29ABCDE1234F1Z5', 'Rao & Sons', 'C/26-27/000007', '30-Nov-2026', 400];
    const how = ['29-Karnataka', 'N', '', 'Regular B2B', ''];
    expect(rows).toEqual([
      [...start, ...how, 5, 210, 0],
      [...start, ...how, 40, 100, 0],
    ]);
    expect(rows.every(({ length }) => length === columns.length)).toBe(true);
  });

  it('has neither other documents, nor consumers, nor invoices that were cancelled in their month', () => {
    for (const kind of ['CREDIT_NOTE', 'CANCELLATION', 'REFUND_VOUCHER'] as const)
      expect(rowsOf(documentOf(kind), none)).toEqual([]);
    for (const buyer of [{ name: 'Asha' }, { name: null }])
      expect(rowsOf(documentOf('INVOICE', { buyer }), none)).toEqual([]);
    expect(rowsOf(documentOf('INVOICE'), new Set(['C/26-27/000007']))).toEqual([]);
  });
});

describe('the file of credit notes to registered buyers', () => {
  const { columns, rowsOf } = documentFiles['credit-notes'];

  it('has a row for each rate of a credit note', () => {
    const rows = rowsOf(documentOf('CREDIT_NOTE', { number: 'C/26-27/R00001' }), none);
    const start = ['29ABCDE1234F1Z5', 'Rao & Sons', 'C/26-27/R00001', '30-Nov-2026', 'C'];
    const how = ['29-Karnataka', 'N', 'Regular B2B', 400, ''];
    expect(rows).toEqual([
      [...start, ...how, 5, 210, 0],
      [...start, ...how, 40, 100, 0],
    ]);
    expect(rows.every(({ length }) => length === columns.length)).toBe(true);
  });

  it('has neither other documents nor consumers', () => {
    for (const kind of ['INVOICE', 'CANCELLATION', 'REFUND_VOUCHER'] as const)
      expect(rowsOf(documentOf(kind), none)).toEqual([]);
    expect(rowsOf(documentOf('CREDIT_NOTE', { buyer: { name: 'Asha' } }), none)).toEqual([]);
    expect(rowsOf(documentOf('CREDIT_NOTE', { isBillOfSupply: true }), none)).toEqual([]);
  });
});

describe('the file of all documents', () => {
  it('has the amount of a voucher beside those of the sales, as no sale was made or a credit note has it', () => {
    const { columns, rowsOf } = documentFiles.invoices;
    const [cells = []] = rowsOf(documentOf('REFUND_VOUCHER', { number: 'C/26-27/V00001' }), none);
    const at = (name: string) => cells[columns.indexOf(name)];
    expect(at('Refunded by voucher')).toBe(400);
    for (const name of ['Taxable value', 'CGST', 'SGST', 'Rounding and untaxed', 'Total'])
      expect(at(name)).toBe('');
  });

  it('says of a bill of supply that it is one', () => {
    const [kindAt, untaxedAt] = ['Kind', 'Rounding and untaxed'].map((name) =>
      documentFiles.invoices.columns.indexOf(name),
    );
    const supply = documentOf('INVOICE', {
      isBillOfSupply: true,
      parts: { rows: [], untaxedPaise: 24_900 },
    });
    const [cells] = documentFiles.invoices.rowsOf(supply, none);
    expect([cells?.[kindAt!], cells?.[untaxedAt!]]).toEqual(['Bill of supply', 249]);
  });
});

it('the file of sales at 0 % has a row for each kind of buyer', () => {
  const { columns, rowsOf } = tableFiles['nil-rated'];
  const nil = [
    { isRegistered: true, taxablePaise: 4_000 },
    { isRegistered: false, taxablePaise: 12_550 },
  ];
  const rows = rowsOf({ nil });
  expect(rows).toEqual([
    ['Intra-State supplies to registered persons', 40, 0, 0],
    ['Intra-State supplies to unregistered persons', 125.5, 0, 0],
  ]);
  expect(rows.every(({ length }) => length === columns.length)).toBe(true);
});
