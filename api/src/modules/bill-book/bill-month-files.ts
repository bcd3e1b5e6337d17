import type { Cell } from '../../platform/csv.js';
import { toRupees } from '../../platform/money.js';
import { stateOfCode } from '../restaurant/registration-numbers.js';
import { dateAt } from '../restaurant/schedule.js';
import {
  isReported,
  isToRegistered,
  taxedParts,
  type BillMonth,
  type BillNumberRange,
} from './bill-month.js';
import type { DocumentKind, MonthDocument } from './bill-month-document.js';
import { amountOfParts } from './tax-parts.js';

// The columns are those of the sheets of GSTR-1's offline tool (gst.gov.in), which reads them by their names, in English.

type Row = readonly Cell[];

/** A file with rows of single documents. */
export interface DocumentFile {
  readonly columns: readonly string[];
  /** @param cancelled numbers of the invoices that a cancellation took back as a whole */
  readonly rowsOf: (document: MonthDocument, cancelled: ReadonlySet<string>) => readonly Row[];
}

type Tables = Pick<BillMonth, 'hsn' | 'b2c' | 'nil' | 'documents'>;

/** A file with rows of a table of the month. */
export interface TableFile<Table extends keyof Tables = keyof Tables> {
  readonly columns: readonly string[];
  readonly rowsOf: (month: Pick<Tables, Table>) => readonly Row[];
}

const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `30-Nov-2026`. */
function dateIn(at: Date): string {
  const [year, month, day] = dateAt(at).split('-');
  return `${day}-${monthNames[Number(month) - 1]}-${year}`;
}

/** `29-Karnataka`. */
const placeIn = (code: string | null): string =>
  code === null ? '' : [code, stateOfCode(code)?.replaceAll(' and ', ' & ')].filter(Boolean).join('-');

const percent = (rate: number): number => rate / 100;

const kindNames: Record<DocumentKind, string> = {
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
  CANCELLATION: 'Cancellation',
  REFUND_VOUCHER: 'Refund voucher',
};

const kindOf = ({ kind, isBillOfSupply }: MonthDocument): string =>
  kind === 'INVOICE' && isBillOfSupply ? 'Bill of supply' : kindNames[kind];

/**
 * Every document; what goes back is less than 0. The columns of amounts sum to the sales: a voucher, whose money no bill or a
 * credit note accounts for, stands in a column of its own.
 */
const invoices: DocumentFile = {
  columns: [
    'Number',
    'Date',
    'Order',
    'Buyer',
    'GSTIN',
    'Taxable value',
    'CGST',
    'SGST',
    'Rounding and untaxed',
    'Total',
    'Kind',
    'Of invoice',
    'Refunded by voucher',
  ],
  rowsOf: (document) => {
    const { kind, number, issuedAt, orderName, buyer, parts, invoiceNumber } = document;
    const sign = kind === 'INVOICE' ? 1 : -1;
    const sumOf = (field: 'taxablePaise' | 'cgstPaise' | 'sgstPaise') =>
      parts.rows.reduce((sum, row) => sum + row[field], 0);
    const total = amountOfParts(parts);
    const amounts = [
      sumOf('taxablePaise'),
      sumOf('cgstPaise'),
      sumOf('sgstPaise'),
      parts.untaxedPaise,
      total,
    ];
    const isVoucher = kind === 'REFUND_VOUCHER';
    return [
      [
        number ?? '',
        dateIn(issuedAt),
        orderName,
        buyer.name ?? '',
        buyer.gstin ?? '',
        // Zero has no sign in a file.
        ...amounts.map((paise) => (isVoucher ? '' : toRupees(sign * paise) || 0)),
        kindOf(document),
        kind === 'INVOICE' ? '' : (invoiceNumber ?? ''),
        isVoucher ? toRupees(total) : '',
      ],
    ];
  },
};

/** Table 4: one row for each rate of an invoice. */
const b2b: DocumentFile = {
  columns: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Invoice Number',
    'Invoice date',
    'Invoice Value',
    'Place Of Supply',
    'Reverse Charge',
    'Applicable % of Tax Rate',
    'Invoice Type',
    'E-Commerce GSTIN',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  rowsOf: (document, cancelled) => {
    const { kind, number, issuedAt, buyer, placeOfSupply } = document;
    if (kind !== 'INVOICE' || !isToRegistered(document) || !isReported(document, cancelled)) return [];
    const of = [buyer.gstin ?? '', buyer.name ?? '', number ?? '', dateIn(issuedAt)];
    const value = toRupees(amountOfParts(document.parts));
    return ratesOf(document).map(([rate, taxable]) => [
      ...of,
      value,
      placeIn(placeOfSupply),
      'N',
      '',
      'Regular B2B',
      '',
      rate,
      taxable,
      0,
    ]);
  },
};

/** Table 9B: one row for each rate of a credit note to a registered buyer. */
const creditNotes: DocumentFile = {
  columns: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Reverse Charge',
    'Note Supply Type',
    'Note Value',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  rowsOf: (document, cancelled) => {
    const { kind, number, issuedAt, buyer, placeOfSupply } = document;
    if (kind !== 'CREDIT_NOTE' || !isToRegistered(document) || !isReported(document, cancelled)) return [];
    const of = [buyer.gstin ?? '', buyer.name ?? '', number ?? '', dateIn(issuedAt), 'C'];
    const value = toRupees(amountOfParts(document.parts));
    return ratesOf(document).map(([rate, taxable]) => [
      ...of,
      placeIn(placeOfSupply),
      'N',
      'Regular B2B',
      value,
      '',
      rate,
      taxable,
      0,
    ]);
  },
};

/** Percent and taxable rupees of each rate above 0. */
function ratesOf(document: MonthDocument): [rate: number, taxable: number][] {
  const paise = new Map<number, number>();
  for (const { rate, taxablePaise } of taxedParts(document).rows)
    paise.set(rate, taxablePaise + (paise.get(rate) ?? 0));
  return [...paise].map(([rate, taxablePaise]) => [percent(rate), toRupees(taxablePaise)]);
}

/** Table 12 for buyers of one kind. */
const hsnOf = (isRegistered: boolean): TableFile<'hsn'> => ({
  columns: [
    'HSN',
    'Description',
    'UQC',
    'Total Quantity',
    'Total Value',
    'Rate',
    'Taxable Value',
    'Integrated Tax Amount',
    'Central Tax Amount',
    'State/UT Tax Amount',
    'Cess Amount',
  ],
  rowsOf: ({ hsn }) =>
    hsn
      .filter((row) => row.isRegistered === isRegistered)
      .map((row) => [
        row.hsn,
        row.description,
        row.uqc === 'NOS' ? 'NOS-NUMBERS' : row.uqc,
        row.quantity,
        toRupees(row.taxablePaise + row.cgstPaise + row.sgstPaise),
        percent(row.rate),
        toRupees(row.taxablePaise),
        0,
        toRupees(row.cgstPaise),
        toRupees(row.sgstPaise),
        0,
      ]),
});

/** Table 8. */
const nilRated: TableFile<'nil'> = {
  columns: [
    'Description',
    'Nil Rated Supplies',
    'Exempted(other than nil rated/non GST supply)',
    'Non-GST Supplies',
  ],
  rowsOf: ({ nil }) =>
    nil.map(({ isRegistered, taxablePaise }) => [
      `Intra-State supplies to ${isRegistered ? 'registered' : 'unregistered'} persons`,
      toRupees(taxablePaise),
      0,
      0,
    ]),
};

/** Table 7. */
const b2c: TableFile<'b2c'> = {
  columns: [
    'Type',
    'Place Of Supply',
    'Rate',
    'Applicable % of Tax Rate',
    'Taxable Value',
    'Cess Amount',
    'E-Commerce GSTIN',
  ],
  rowsOf: (month) =>
    month.b2c.map(({ placeOfSupply, rate, taxablePaise }) => [
      // Other than through an e-commerce operator.
      'OE',
      placeIn(placeOfSupply),
      percent(rate),
      '',
      toRupees(taxablePaise),
      0,
      '',
    ]),
};

const natures: Partial<Record<BillNumberRange['kind'], string>> = {
  INVOICE: 'Invoices for outward supply',
  CREDIT_NOTE: 'Credit Note',
  REFUND_VOUCHER: 'Refund Voucher',
};

/** Table 13. */
const documents: TableFile<'documents'> = {
  columns: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
  rowsOf: (month) =>
    month.documents.map(({ kind, from, to, total, cancelled }) => [
      natures[kind] ?? '',
      from,
      to,
      total,
      cancelled,
    ]),
};

export const documentFiles = { invoices, b2b, 'credit-notes': creditNotes } as const;
export const tableFiles = {
  'hsn-b2b': hsnOf(true),
  'hsn-b2c': hsnOf(false),
  b2c,
  'nil-rated': nilRated,
  documents,
} as const;

export type DocumentFileName = keyof typeof documentFiles;
export type TableFileName = keyof typeof tableFiles;
