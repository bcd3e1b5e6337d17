import {
  partsOfShare,
  type InvoiceDocument,
  type NoteDocument,
  type RefundCause,
  type VoucherDocument,
} from './bill-documents.js';
import type { OrderEntry } from './bill-book.queries.js';
import { leftAfter, partsOf, type TaxParts } from './tax-parts.js';
import type { Bill } from '../quote/bill.js';

/** The invoice of an order that was not cancelled, and what vouchers and credit notes have left of it. */
export interface LiveInvoice {
  readonly document: InvoiceDocument;
  readonly left: TaxParts;
}

const documentsOf = <T>(entries: readonly OrderEntry[], kind: OrderEntry['kind']): T[] =>
  entries.filter((entry) => entry.kind === kind).map(({ document }) => JSON.parse(document) as T);

/** The entries of an order since its last invoice was cancelled. */
const sinceCancelled = (entries: readonly OrderEntry[]): readonly OrderEntry[] =>
  entries.slice(entries.findLastIndex(({ kind }) => kind === 'CANCELLATION') + 1);

const refundsIn = (entries: readonly OrderEntry[], causes: readonly RefundCause[]): TaxParts[] =>
  documentsOf<VoucherDocument>(entries, 'REFUND_VOUCHER')
    .filter(({ cause }) => causes.includes(cause))
    .map(partsOfShare);

/** @param entries of the order, oldest first */
export function liveInvoiceOf(entries: readonly OrderEntry[]): LiveInvoice | undefined {
  const live = sinceCancelled(entries);
  const [document] = documentsOf<InvoiceDocument>(live, 'INVOICE');
  if (!document) return undefined;
  const notes = documentsOf<NoteDocument>(live, 'CREDIT_NOTE').map(partsOfShare);
  return { document, left: leftAfter(partsOf(document.bill), [...refundsIn(live, ['OTHER']), ...notes]) };
}

/**
 * What vouchers have left of a bill without an invoice. Of a cancelled invoice there is what its cancellation took: credit
 * notes had the rest.
 * @param entries of the order, oldest first
 */
export function leftWithoutInvoice(bill: Bill, entries: readonly OrderEntry[]): TaxParts {
  const cancelled = documentsOf<NoteDocument>(entries, 'CANCELLATION').at(-1);
  const whole = cancelled ? partsOfShare(cancelled) : partsOf(bill);
  return leftAfter(whole, refundsIn(sinceCancelled(entries), ['OTHER', 'CANCELLED']));
}
