import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.js';
import { billOf, type BillLine } from '../quote/bill.js';
import type { PartTax } from '../quote/taxes.js';
import type { MonthRow, OrderEntry, Parties } from './bill-book.queries.js';
import { invoiceDocument, noteDocument, voucherDocument, type BilledOrder } from './bill-documents.js';
import { BillMonthSums, type MonthTables } from './bill-month.js';
import { monthDocumentOf, type DocumentKind } from './bill-month-document.js';
import { billNumber } from './bill-number.js';
import { canonicalJson } from './ledger-hash.js';
import { liveInvoiceOf } from './live-invoice.js';
import { amountOfParts, noParts, partsOf, shareOf, type TaxParts } from './tax-parts.js';

const october = new Date('2026-10-15T12:00:00+05:30');
const november = new Date('2026-11-15T12:00:00+05:30');

const parties: Parties = {
  name: 'Chowk',
  address: '12 MG Road',
  state: 'Karnataka',
  pinCode: '560001',
  gstin: '29AAGCB7383J1Z4',
  fssai: null,
  footer: null,
  prefix: 'C',
  buyerName: 'Asha',
};

const taxes: Readonly<Record<string, PartTax>> = {
  food: { class: 'RESTAURANT', hsn: '996331', rate: 500, isIncluded: false },
  water: { class: 'WATER', hsn: '22011010', rate: 500, isIncluded: true },
  cola: { class: 'COLA', hsn: '22021010', rate: 4000, isIncluded: true },
  bread: { class: 'BREAD', hsn: '1905', rate: 0, isIncluded: true },
};

const line = fc
  .record({
    name: fc.constantFrom(...Object.keys(taxes)),
    quantity: fc.integer({ min: 1, max: 20 }),
    unitPricePaise: fc.integer({ min: 1, max: 50_000 }),
  })
  .map((each): BillLine => ({ ...each, menuItemId: newId(), category: null, choices: [], note: null }));

/** What happens to one order. Refunds are thousandths of what is left. */
const anOrder = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  packing: fc.constantFrom(0, 1_999),
  mode: fc.constantFrom('REGULAR' as const, 'REGULAR' as const, 'COMPOSITION' as const),
  gstin: fc.constantFrom(null, null, '29ABCDE1234F1Z5'),
  vouchers: fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 1 }),
  isInvoiced: fc.constantFrom(true, true, false),
  isOfOctober: fc.boolean(),
  notes: fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 3 }),
  isCancelled: fc.boolean(),
});
type Happened = typeof anOrder extends fc.Arbitrary<infer T> ? T : never;

const counts: Record<'INVOICE' | 'CREDIT_NOTE' | 'REFUND_VOUCHER', number> = {
  INVOICE: 0,
  CREDIT_NOTE: 0,
  REFUND_VOUCHER: 0,
};

/** The entries that an order's life writes, by the functions that write them. */
function entriesOf(happened: Happened): (MonthRow & { readonly ofOctober: boolean })[] {
  const { lines, packing, mode, gstin, vouchers, isInvoiced, isOfOctober, notes, isCancelled } = happened;
  const bill = billOf(
    lines,
    { PACKING: packing },
    {
      mode,
      pricesInclude: false,
      roundsTotal: true,
      ofLine: ({ name }) => taxes[name]!,
      ofCharges: taxes['food']!,
    },
  );
  const order: BilledOrder = {
    id: newId(),
    bill,
    version: 1,
    number: 47,
    day: '2026-11-15',
    way: 'DELIVERY',
    address: '12 MG Road',
    tableName: null,
    customerId: null,
    buyer: gstin === null ? null : { name: 'Acme', gstin },
    createdAt: october,
  };
  const rows: (MonthRow & { readonly ofOctober: boolean })[] = [];
  const known = (): OrderEntry[] => rows;
  const write = (
    kind: DocumentKind,
    at: Date,
    documentOf: (issued: Parameters<typeof invoiceDocument>[0]) => object,
  ) => {
    if (at === november && kind !== 'CANCELLATION') counts[kind] += 1;
    const number =
      kind === 'CANCELLATION' ? null : billNumber(at === october ? 'O' : 'C', kind, '26-27', counts[kind]);
    const document = canonicalJson(documentOf({ order, parties, number, at, refundedPaise: 0 }));
    rows.push({ sequence: 1, kind, number, document, issuedAt: at, ofOctober: at === october });
  };
  const invoicedAt = isOfOctober ? october : november;
  for (const each of vouchers) {
    const share = shareOf(partsOf(bill), Math.floor((bill.totalPaise * each) / 1000));
    if (amountOfParts(share) > 0)
      write('REFUND_VOUCHER', invoicedAt, (issued) => voucherDocument(issued, share));
  }
  if (!isInvoiced) return rows;
  write('INVOICE', invoicedAt, invoiceDocument);
  const takeBack = (kind: 'CREDIT_NOTE' | 'CANCELLATION', shareOfLeft: (left: TaxParts) => TaxParts) => {
    const { document, left } = liveInvoiceOf(known())!;
    write(kind, november, (issued) => noteDocument(issued, document, shareOfLeft(left)));
  };
  const credit = (thousandths: number) => {
    const { left } = liveInvoiceOf(known())!;
    const amount = Math.floor((amountOfParts(left) * thousandths) / 1000);
    if (amount > 0) takeBack('CREDIT_NOTE', () => shareOf(left, amount));
  };
  for (const each of notes) credit(each);
  if (!isCancelled) return rows;
  // What was declared before is credited first.
  const isDeclared = isOfOctober || rows.some(({ kind }) => kind === 'CREDIT_NOTE');
  if (isDeclared) credit(1000);
  takeBack('CANCELLATION', (left) => (isDeclared ? noParts : left));
  return rows;
}

interface StoredRow {
  readonly rate: number;
  readonly taxablePaise: number;
  readonly cgstPaise: number;
}

interface Stored {
  readonly mode: string;
  readonly bill?: {
    readonly totalPaise: number;
    readonly taxes: { readonly rows: readonly StoredRow[] };
  };
  readonly lines?: readonly StoredRow[];
  readonly amountPaise?: number;
  readonly buyer: { readonly gstin?: string };
  readonly invoice?: { readonly number: string };
}

const total = <T>(list: readonly T[], of: (each: T) => number) =>
  list.reduce((sum, each) => sum + of(each), 0);

/** What a stored document says, read without the code under test. */
function readStored({ kind, document }: MonthRow) {
  const { bill, lines, amountPaise, buyer, invoice, mode } = JSON.parse(document) as Stored;
  const rows = bill?.taxes.rows ?? lines ?? [];
  const sumOf = (field: 'taxablePaise' | 'cgstPaise', of = rows) => total(of, (row) => row[field]);
  return {
    kind,
    totalPaise: bill?.totalPaise ?? amountPaise ?? 0,
    taxablePaise: sumOf('taxablePaise'),
    cgstPaise: sumOf('cgstPaise'),
    isTaxed: rows.some(({ rate }) => rate > 0),
    nilPaise: sumOf(
      'taxablePaise',
      rows.filter(({ rate }) => rate === 0),
    ),
    isBillOfSupply: mode === 'COMPOSITION',
    isRegistered: buyer.gstin !== undefined,
    invoice: invoice?.number,
  };
}

interface FilledMonth {
  readonly rows: readonly MonthRow[];
  readonly cancelled: ReadonlySet<string>;
  readonly tables: MonthTables;
}

function monthOf(orders: readonly Happened[]): FilledMonth {
  for (const kind of Object.keys(counts) as (keyof typeof counts)[]) counts[kind] = 0;
  const rows = orders.flatMap(entriesOf).filter(({ ofOctober }) => !ofOctober);
  const totals = new Map(rows.map((row) => [row.number, readStored(row).totalPaise]));
  const cancelled = new Set(
    rows
      .filter(({ kind }) => kind === 'CANCELLATION')
      .map(readStored)
      .flatMap(({ invoice, totalPaise }) => (invoice && totals.get(invoice) === totalPaise ? [invoice] : [])),
  );
  const sums = new BillMonthSums(cancelled);
  for (const row of rows) sums.add(monthDocumentOf(row));
  return { rows, cancelled, tables: sums.tables() };
}

const months = fc.array(anOrder, { maxLength: 12 }).map(monthOf);

const hold = (check: (month: FilledMonth) => void) => fc.assert(fc.property(months, check), { numRuns: 150 });

describe('the accountant’s month', () => {
  it('has the count and the amounts of each kind of document, to the paisa', () => {
    hold(({ rows, tables }) => {
      for (const [kind, sum] of Object.entries(tables.sums)) {
        const stored = rows.filter((row) => row.kind === kind).map(readStored);
        expect(sum.count).toBe(stored.length);
        expect(sum.totalPaise).toBe(total(stored, ({ totalPaise }) => totalPaise));
        expect(sum.taxablePaise).toBe(total(stored, ({ taxablePaise }) => taxablePaise));
        expect(sum.cgstPaise).toBe(total(stored, ({ cgstPaise }) => cgstPaise));
        expect(sum.sgstPaise).toBe(sum.cgstPaise);
        expect(sum.taxablePaise + 2 * sum.cgstPaise + sum.untaxedPaise).toBe(sum.totalPaise);
      }
    });
  });

  it('has the same amounts in every table: invoices without credit notes and cancellations', () => {
    hold(({ rows, cancelled, tables }) => {
      const reported = rows
        .map((row) => ({ ...readStored(row), number: row.number }))
        .filter(
          ({ kind, number, isBillOfSupply }) =>
            !isBillOfSupply && (kind === 'CREDIT_NOTE' || (kind === 'INVOICE' && !cancelled.has(number!))),
        );
      const net = (isRegistered: boolean, of: (each: (typeof reported)[number]) => number) =>
        total(
          reported.filter((each) => each.isRegistered === isRegistered),
          (each) => (each.kind === 'INVOICE' ? of(each) : -of(each)),
        );
      const nilOf = (isRegistered: boolean) =>
        tables.nil.find((each) => each.isRegistered === isRegistered)?.taxablePaise ?? 0;
      for (const isRegistered of [true, false])
        expect(nilOf(isRegistered)).toBe(net(isRegistered, ({ nilPaise }) => nilPaise));
      for (const field of ['taxablePaise', 'cgstPaise'] as const) {
        const sumOf = (list: readonly Readonly<Record<typeof field, number>>[]) =>
          total(list, (each) => each[field]);
        const [ofFirms, ofConsumers] = [net(true, (each) => each[field]), net(false, (each) => each[field])];
        const nil = (isRegistered: boolean) => (field === 'taxablePaise' ? nilOf(isRegistered) : 0);
        expect(sumOf(tables.rates)).toBe(ofFirms + ofConsumers);
        expect(sumOf(tables.b2c) + nil(false)).toBe(ofConsumers);
        expect(tables.b2b[field] - tables.b2bNotes[field] + nil(true)).toBe(ofFirms);
        expect(sumOf(tables.hsn.filter(({ isRegistered }) => isRegistered))).toBe(ofFirms);
        expect(sumOf(tables.hsn.filter(({ isRegistered }) => !isRegistered))).toBe(ofConsumers);
      }
      const taxed = reported.filter(({ isRegistered, isTaxed }) => isRegistered && isTaxed);
      const countOf = (of: DocumentKind) => taxed.filter(({ kind }) => kind === of).length;
      expect([tables.b2b.count, tables.b2bNotes.count]).toEqual([countOf('INVOICE'), countOf('CREDIT_NOTE')]);
    });
  });

  it('is invoices less credit notes and cancellations, by each tax', () => {
    hold(({ tables: { rates, sums } }) => {
      const { INVOICE, CREDIT_NOTE, CANCELLATION } = sums;
      for (const field of ['taxablePaise', 'cgstPaise', 'sgstPaise'] as const)
        expect(total(rates, (each) => each[field])).toBe(
          INVOICE[field] - CREDIT_NOTE[field] - CANCELLATION[field],
        );
    });
  });

  it('has nothing of an order that was cancelled in it, and takes back what was declared before', () => {
    const cancelled = anOrder.map((each) => ({ ...each, isInvoiced: true, isCancelled: true }));
    const paise = (order: Happened) => total(monthOf([order]).tables.rates, (each) => each.taxablePaise);
    fc.assert(
      fc.property(cancelled, (order) => {
        expect(paise({ ...order, isOfOctober: false })).toBe(0);
        const invoiced = paise({ ...order, isOfOctober: false, isCancelled: false, notes: [] });
        expect(paise({ ...order, isOfOctober: true })).toBe(-invoiced + 0);
      }),
      { numRuns: 150 },
    );
  });

  it('lists the numbers of documents in ranges, with the invoices that were cancelled in the month', () => {
    hold(({ rows, cancelled, tables }) => {
      const ofRegular = rows.filter((row) => !readStored(row).isBillOfSupply);
      for (const kind of ['INVOICE', 'CREDIT_NOTE', 'REFUND_VOUCHER'] as const) {
        const numbers = ofRegular.flatMap((row) => (row.kind === kind ? (row.number ?? []) : []));
        const ranges = tables.documents.filter((range) => range.kind === kind);
        expect(total(ranges, (range) => range.total)).toBe(numbers.length);
        expect([ranges[0]?.from, ranges.at(-1)?.to]).toEqual([numbers[0], numbers.at(-1)]);
        expect(total(ranges, (range) => range.cancelled)).toBe(
          kind === 'INVOICE' ? numbers.filter((number) => cancelled.has(number)).length : 0,
        );
      }
    });
  });

  it('counts the pieces of goods that were invoiced, and none of services', () => {
    hold(({ rows, cancelled, tables }) => {
      for (const { hsn, quantity, uqc, isRegistered } of tables.hsn) {
        if (hsn === '996331') expect([uqc, quantity]).toEqual(['NA', 0]);
        else {
          const invoices = rows
            .filter((row) => row.kind === 'INVOICE' && !cancelled.has(row.number!))
            .map(
              ({ document }) =>
                JSON.parse(document) as { bill: { lines: BillLine[] }; buyer: { gstin?: string } },
            )
            .filter(({ buyer }) => (buyer.gstin !== undefined) === isRegistered);
          const pieces = invoices.flatMap(({ bill }) => bill.lines.filter(({ tax }) => tax?.hsn === hsn));
          expect([uqc, quantity]).toEqual(['NOS', total(pieces, (each) => each.quantity)]);
        }
      }
    });
  });
});

it('a number that is missing in a month begins another range', () => {
  const [order] = fc.sample(anOrder, { numRuns: 1, seed: 1 });
  const [row] = entriesOf({ ...order!, mode: 'REGULAR', isInvoiced: true, isOfOctober: false, vouchers: [] });
  const sums = new BillMonthSums(new Set());
  for (const number of ['C/26-27/000998', 'C/26-27/001000', 'D/26-27/000001', 'C/26-27/001001'])
    sums.add(monthDocumentOf({ ...row!, number }));
  expect(sums.tables().documents.map(({ from, to, total: of }) => [from, to, of])).toEqual([
    ['C/26-27/000998', 'C/26-27/000998', 1],
    ['C/26-27/001000', 'C/26-27/001001', 2],
    ['D/26-27/000001', 'D/26-27/000001', 1],
  ]);
});
