import type { OrderEntry } from './bill-book.queries.js';
import { partsOfShare, type InvoiceDocument, type ShareDocument } from './bill-documents.js';
import { partsOf, partsWithout, type TaxParts } from './tax-parts.js';

/** The invoice of an order that was not cancelled. */
export interface LiveInvoice {
  readonly document: InvoiceDocument;
  /** What credit notes have left of it. */
  readonly left: TaxParts;
}

const documentsOf = <T>(entries: readonly OrderEntry[], kind: OrderEntry['kind']): T[] =>
  entries.filter((entry) => entry.kind === kind).map(({ document }) => JSON.parse(document) as T);

/** @param entries of the order, oldest first */
export function liveInvoiceOf(entries: readonly OrderEntry[]): LiveInvoice | undefined {
  const live = entries.slice(entries.findLastIndex(({ kind }) => kind === 'CANCELLATION') + 1);
  const [document] = documentsOf<InvoiceDocument>(live, 'INVOICE');
  if (!document) return undefined;
  const credited = documentsOf<ShareDocument>(live, 'CREDIT_NOTE').map(partsOfShare);
  return { document, left: partsWithout(partsOf(document.bill), credited) };
}

/** Paise refunded online that entries of an order account for. */
export const notedRefundOf = (entries: readonly OrderEntry[]): number =>
  entries
    .filter(({ kind }) => kind !== 'INVOICE')
    .reduce((most, { document }) => Math.max(most, (JSON.parse(document) as ShareDocument).refundedPaise), 0);
