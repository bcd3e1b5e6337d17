import type { Sentence } from '../../platform/sentences.js';
import { labelOf, totalOf, type Bill, type BillLine, type Charge } from '../quote/bill.js';
import { shared, type PartTax, type TaxRow } from '../quote/taxes.js';
import type { OrderWay } from '../restaurant/order-ways.js';
import { orderName } from '../restaurant/order-name.js';
import type { InvoiceDocument, NoteDocument, ShareDocument } from './bill-documents.js';
import type { LedgerEntry } from './ledger-entry.entity.js';

export const billDocumentKinds = [
  'TAX_INVOICE',
  'BILL_OF_SUPPLY',
  'CREDIT_NOTE',
  'REFUND_VOUCHER',
  'CANCELLATION',
  /** Of a restaurant that is not registered. */
  'BILL',
  /** Of an order whose bill has no number yet. */
  'RECEIPT',
] as const;
export type BillDocumentKind = (typeof billDocumentKinds)[number];

interface ContentTax {
  readonly hsn: string;
  readonly rate: number;
  readonly taxablePaise: number;
}

/** A dish, a charge that is taxed as dishes are, or a share of what bears one HSN and rate. */
interface ContentLine {
  /** None: a share without tax. */
  readonly names: readonly (Sentence | string)[];
  readonly choices: readonly string[];
  /** Null as `unitPricePaise` is: not a dish. */
  readonly quantity: number | null;
  readonly unitPricePaise: number | null;
  /** Null where the document shows no tax. */
  readonly tax: ContentTax | null;
  readonly amountPaise: number;
}

interface ContentSum {
  readonly label: Sentence | string;
  readonly amountPaise: number;
}

interface ContentBuyer {
  readonly name: string | null;
  readonly address: string | null;
  readonly gstin: string | null;
}

/** What a document says, in no language. */
export interface BillContent {
  readonly kind: BillDocumentKind;
  readonly number: string | null;
  readonly issuedAt: Date;
  /** Which a credit note or a cancellation is about. */
  readonly invoice: { readonly number: string | null; readonly issuedAt: Date } | null;
  readonly seller: InvoiceDocument['seller'];
  readonly buyer: ContentBuyer;
  /** The restaurant's own sentence. */
  readonly footer: string | null;
  readonly order: {
    readonly name: string;
    /** Null on what takes an amount back. */
    readonly way: OrderWay | null;
    readonly table: string | null;
    readonly isCancelled: boolean;
  };
  /** Code of a state; null where the document shows no tax. */
  readonly placeOfSupply: string | null;
  readonly lines: readonly ContentLine[];
  /** What the total has beside the lines. */
  readonly sums: readonly ContentSum[];
  /** Empty where the document shows no tax. */
  readonly taxes: readonly TaxRow[];
  readonly totalPaise: number;
}

/** The documents that buyers can take to the tax office. */
const isNumbered = (kind: BillDocumentKind): boolean => kind !== 'BILL' && kind !== 'RECEIPT';

function kindOf({ number, mode }: Pick<InvoiceDocument, 'number' | 'mode'>): BillDocumentKind {
  if (mode === null) return 'BILL';
  if (number === undefined) return 'RECEIPT';
  return mode === 'COMPOSITION' ? 'BILL_OF_SUPPLY' : 'TAX_INVOICE';
}

interface Part {
  readonly amountPaise: number;
  readonly tax: PartTax | undefined;
}

/** The price without tax, times a constant. */
const weightOf = ({ amountPaise, tax }: Part): number =>
  amountPaise * (10_000 + (tax?.isIncluded ? 0 : (tax?.rate ?? 0)));

/** Shares the taxable value of each row among the parts that bear its HSN and rate, so that they sum to it. */
function taxesOfParts(parts: readonly Part[], rows: readonly TaxRow[]): (ContentTax | null)[] {
  const taxes = parts.map((): ContentTax | null => null);
  for (const { hsn, rate, taxablePaise } of rows) {
    const bearing = parts.flatMap((part, index) =>
      part.tax?.hsn === hsn && part.tax.rate === rate ? [{ index, weight: weightOf(part) }] : [],
    );
    const shares = shared(
      taxablePaise,
      bearing.map(({ weight }) => weight),
    );
    for (const [at, { index }] of bearing.entries())
      taxes[index] = { hsn, rate, taxablePaise: shares[at] ?? 0 };
  }
  return taxes;
}

const times = (name: string, quantity: number): string => (quantity > 1 ? `${name} × ${quantity}` : name);

const dishLine = (line: BillLine, tax: ContentTax | null): ContentLine => ({
  names: [line.name],
  choices: line.choices.map(({ name, quantity }) => times(name, quantity)),
  quantity: line.quantity,
  unitPricePaise: line.unitPricePaise,
  tax,
  amountPaise: totalOf([line]),
});

const chargeLine = (charge: Charge, tax: ContentTax | null): ContentLine => ({
  names: [labelOf(charge)],
  choices: [],
  quantity: null,
  unitPricePaise: null,
  tax,
  amountPaise: charge.amountPaise,
});

/** The lines and sums of a bill: what bears tax is a line. */
function partsOfBill({ lines, charges }: Bill, rows: readonly TaxRow[]): Pick<BillContent, 'lines' | 'sums'> {
  const services = charges.filter(({ tax }) => tax && rows.length > 0);
  const taxes = taxesOfParts(
    [...lines.map((line) => ({ amountPaise: totalOf([line]), tax: line.tax })), ...services].map(
      ({ amountPaise, tax }) => ({ amountPaise, tax }),
    ),
    rows,
  );
  return {
    lines: [
      ...lines.map((line, index) => dishLine(line, taxes[index] ?? null)),
      ...services.map((charge, index) => chargeLine(charge, taxes[lines.length + index] ?? null)),
    ],
    sums: charges
      .filter((charge) => !services.includes(charge))
      .map((charge) => ({ label: labelOf(charge), amountPaise: charge.amountPaise })),
  };
}

function headOf(
  kind: BillDocumentKind,
  { number, issuedAt, order, seller, buyer, placeOfSupply, footer }: InvoiceDocument | ShareDocument,
  rows: readonly TaxRow[],
) {
  return {
    kind,
    number: number ?? null,
    issuedAt: new Date(issuedAt),
    invoice: null,
    // What looks like a tax invoice, but is none, must not name the registration.
    seller: { ...seller, gstin: isNumbered(kind) ? seller.gstin : null },
    buyer: { gstin: null, ...buyer },
    footer: footer ?? null,
    order: { name: orderName(order), way: null, table: null, isCancelled: false },
    placeOfSupply: rows.length > 0 ? placeOfSupply : null,
    taxes: rows,
  };
}

/** @param isCancelled whether an order without an invoice was cancelled */
export function contentOfInvoice(document: InvoiceDocument, isCancelled = false): BillContent {
  const kind = kindOf(document);
  const rows = kind === 'TAX_INVOICE' ? (document.bill.taxes?.rows ?? []) : [];
  const head = headOf(kind, document, rows);
  const { bill, way, table } = document;
  return {
    ...head,
    order: { ...head.order, way, table, isCancelled },
    ...partsOfBill(bill, rows),
    totalPaise: bill.totalPaise,
  };
}

const rounding = labelOf({ kind: 'ROUNDING', label: '', amountPaise: 0 });

function contentOfShare(kind: BillDocumentKind, document: NoteDocument | ShareDocument): BillContent {
  const { lines, untaxedPaise, amountPaise } = document;
  const rows = lines.map(({ names: _names, ...row }) => row);
  const untaxed: ContentLine = {
    names: [],
    choices: [],
    quantity: null,
    unitPricePaise: null,
    tax: null,
    amountPaise: untaxedPaise,
  };
  const shares = lines.map(({ names, hsn, rate, taxablePaise, cgstPaise, sgstPaise }): ContentLine => ({
    ...untaxed,
    names,
    tax: { hsn, rate, taxablePaise },
    amountPaise: taxablePaise + cgstPaise + sgstPaise,
  }));
  return {
    ...headOf(kind, document, rows),
    invoice: 'invoice' in document ? invoiceOf(document.invoice) : null,
    lines: shares.length === 0 ? [untaxed] : shares,
    sums: shares.length > 0 && untaxedPaise !== 0 ? [{ label: rounding, amountPaise: untaxedPaise }] : [],
    totalPaise: amountPaise,
  };
}

const invoiceOf = ({ number, issuedAt }: NoteDocument['invoice']) => ({
  number,
  issuedAt: new Date(issuedAt),
});

/** What an entry of the book says; undefined for one that is no document of an order. */
export function contentOfEntry({
  kind,
  document,
}: Pick<LedgerEntry, 'kind' | 'document'>): BillContent | undefined {
  if (kind === 'DAY_HEAD' || kind === 'RESTORE') return undefined;
  if (kind === 'INVOICE') return contentOfInvoice(JSON.parse(document) as InvoiceDocument);
  return contentOfShare(kind, JSON.parse(document) as NoteDocument | ShareDocument);
}
