import type { EntityManager } from 'typeorm';
import { addLastStep } from '../../platform/last-steps.js';
import {
  invoiceDocument,
  noteDocument,
  voucherDocument,
  type BilledOrder,
  type RefundCause,
} from './bill-documents.js';
import {
  appendEntry,
  lockHead,
  selectEntriesOf,
  selectParties,
  takeNumber,
  type LockedHead,
  type OrderEntry,
  type Parties,
} from './bill-book.queries.js';
import { leftWithoutInvoice, liveInvoiceOf, type LiveInvoice } from './bill-left.js';
import { billNumber, financialYearAt, seriesOf, type NumberedKind } from './bill-number.js';
import { canonicalJson, instantOf } from './ledger-hash.js';
import { amountOfParts, partsOf, shareOf, type TaxParts } from './tax-parts.js';

// Every fact is written into the book by a last step of its transaction. That locks the head of the book and then the
// counter of a series, after everything else that the transaction locks, so that it cannot deadlock with others and all
// that wait do so for a commit alone.

/** The number of the order's invoice; undefined if it has none, or its last one was cancelled. */
export async function invoiceNumberOf(tx: EntityManager, { id, bill }: BilledOrder) {
  if (!bill.taxes) return undefined;
  return liveInvoiceOf(await selectEntriesOf(tx, id))?.document.number;
}

interface Fact {
  readonly tx: EntityManager;
  readonly order: BilledOrder;
  readonly parties: Parties;
  readonly at: Date;
  readonly head: LockedHead;
}

type Numbered = Fact & { readonly number: string };

/**
 * Runs at the end of the transaction, under the lock of the book.
 * @param ofInvoiced only for an order with an invoice, or only for one without; undefined: for both
 */
async function whenLocked(
  tx: EntityManager,
  order: BilledOrder,
  { at, ofInvoiced }: { readonly at: Date; readonly ofInvoiced?: boolean },
  write: (fact: Fact, invoice: LiveInvoice | undefined, entries: readonly OrderEntry[]) => Promise<void>,
): Promise<void> {
  // A bill without taxes is one of a restaurant that was not registered.
  if (!order.bill.taxes) return;
  const asItWas = { ...order };
  const { isInvoiced, ...parties } = await selectParties(tx, order);
  if (ofInvoiced !== undefined && isInvoiced !== ofInvoiced) return;
  addLastStep(tx, async (last) => {
    const head = await lockHead(last);
    const entries = await selectEntriesOf(last, order.id);
    await write({ tx: last, order: asItWas, parties, at, head }, liveInvoiceOf(entries), entries);
  });
}

async function append(
  { tx, order, at, head }: Fact,
  kind: NumberedKind | 'CANCELLATION',
  document: object,
  number: string | null,
): Promise<void> {
  const entry = {
    kind,
    document: canonicalJson(document),
    at: instantOf(at),
    orderId: order.id,
    number,
  };
  await appendEntry(tx, entry, head);
}

async function appendNumbered(
  fact: Fact,
  kind: NumberedKind,
  documentOf: (numbered: Numbered) => object,
): Promise<void> {
  const { prefix } = fact.parties;
  const year = financialYearAt(fact.at);
  const count = await takeNumber(fact.tx, seriesOf(prefix, kind), year);
  const number = billNumber(prefix, kind, year, count);
  await append(fact, kind, documentOf({ ...fact, number }), number);
}

/**
 * Gives the order's bill its invoice number at the end of the transaction, unless it has one. Idempotent. The caller holds
 * the order's lock.
 */
export async function numberBill(tx: EntityManager, order: BilledOrder, now: Date): Promise<void> {
  await whenLocked(tx, order, { at: now, ofInvoiced: false }, async (fact, invoice) => {
    if (!invoice) await appendNumbered(fact, 'INVOICE', invoiceDocument);
  });
}

/** The order was cancelled: its invoice stays listed, and what credit notes have left of it is taken back. */
export async function cancelBill(tx: EntityManager, order: BilledOrder, now: Date): Promise<void> {
  await whenLocked(tx, order, { at: now, ofInvoiced: true }, async (fact, invoice) => {
    if (!invoice) return;
    const document = noteDocument({ ...fact, number: null }, invoice.document, invoice.left);
    await append(fact, 'CANCELLATION', document, null);
  });
}

export interface NotedRefund {
  readonly amountPaise: number;
  readonly cause: RefundCause;
}

/**
 * Money of an order goes back: after its invoice by a credit note, before by a refund voucher. Together they are no more than
 * the bill: money that was refunded in two ways has one document.
 */
export async function noteRefund(
  tx: EntityManager,
  order: BilledOrder,
  { amountPaise, cause }: NotedRefund,
  now: Date,
): Promise<void> {
  if (amountPaise <= 0) return;
  await whenLocked(tx, order, { at: now }, async (fact, invoice, entries) => {
    if (!invoice) {
      const { bill } = fact.order;
      const share =
        cause === 'EXCESS'
          ? shareOf(partsOf(bill), amountPaise)
          : shareUpTo(leftWithoutInvoice(bill, entries), amountPaise);
      if (share)
        await appendNumbered(fact, 'REFUND_VOUCHER', (numbered) => voucherDocument(numbered, share, cause));
      return;
    }
    const { document, left } = invoice;
    const share = shareUpTo(left, amountPaise);
    if (share)
      await appendNumbered(fact, 'CREDIT_NOTE', (numbered) => noteDocument(numbered, document, share));
  });
}

/** The share of an amount in what is left, all of it if the amount is more; undefined if nothing is. */
function shareUpTo(left: TaxParts, amountPaise: number): TaxParts | undefined {
  const sharedPaise = Math.min(amountPaise, amountOfParts(left));
  return sharedPaise > 0 ? shareOf(left, sharedPaise) : undefined;
}

/** What was received too much goes back, which an invoice does not have. */
export async function noteExcess(
  tx: EntityManager,
  order: BilledOrder,
  amountPaise: number,
  now: Date,
): Promise<void> {
  if (!(await invoiceNumberOf(tx, order))) await noteRefund(tx, order, { amountPaise, cause: 'EXCESS' }, now);
}
