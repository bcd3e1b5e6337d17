import { orderName } from '../restaurant/order-name.js';
import { partsOfShare, type InvoiceDocument, type NoteDocument } from './bill-documents.js';
import type { MonthRow } from './bill-book.queries.js';
import { partsOf, type TaxParts } from './tax-parts.js';

export const documentKinds = ['INVOICE', 'CREDIT_NOTE', 'CANCELLATION', 'REFUND_VOUCHER'] as const;
export type DocumentKind = (typeof documentKinds)[number];

interface Buyer {
  readonly name: string | null;
  /** Of a buyer who is registered for GST. */
  readonly gstin?: string;
}

/** A document of the book, as far as the accountant's month is concerned. */
export interface MonthDocument {
  readonly kind: DocumentKind;
  readonly number: string | null;
  readonly issuedAt: Date;
  readonly orderName: string;
  readonly isBillOfSupply: boolean;
  readonly buyer: Buyer;
  /** GST's code of the state. */
  readonly placeOfSupply: string | null;
  /** The invoice itself, or the one that a credit note or cancellation is about. */
  readonly invoiceNumber: string | null;
  readonly parts: TaxParts;
  /** The pieces of an invoice by {@link hsnKey}. */
  readonly pieces: ReadonlyMap<string, number>;
}

/** Of everything that has one HSN code and rate. */
export const hsnKey = ({ hsn, rate }: { readonly hsn: string; readonly rate: number }): string =>
  `${hsn} ${rate}`;

function piecesOf({ bill: { lines } }: InvoiceDocument): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { tax, quantity } of lines)
    if (tax) pieces.set(hsnKey(tax), quantity + (pieces.get(hsnKey(tax)) ?? 0));
  return pieces;
}

/** What the stored documents of the kinds have in common. */
type Stored = Pick<InvoiceDocument, 'order' | 'mode' | 'placeOfSupply'> & { readonly buyer: Buyer };

export function monthDocumentOf({ kind, number, issuedAt, document }: MonthRow): MonthDocument {
  const stored = JSON.parse(document) as Stored & (InvoiceDocument | NoteDocument);
  const { order, mode, placeOfSupply, buyer } = stored;
  const named = { kind, number, issuedAt, orderName: orderName(order), buyer, placeOfSupply };
  const isBillOfSupply = mode === 'COMPOSITION';
  if ('bill' in stored) {
    const pieces = piecesOf(stored);
    return { ...named, isBillOfSupply, invoiceNumber: number, parts: partsOf(stored.bill), pieces };
  }
  // A voucher names no invoice.
  const { invoice } = stored as Partial<NoteDocument>;
  const invoiceNumber = invoice?.number ?? null;
  return { ...named, isBillOfSupply, invoiceNumber, parts: partsOfShare(stored), pieces: new Map() };
}
