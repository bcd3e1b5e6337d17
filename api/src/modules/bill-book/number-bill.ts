import type { EntityManager } from 'typeorm';
import { addLastStep } from '../../platform/last-steps.js';
import {
  invoiceDocument,
  noteDocument,
  partsOfNote,
  voucherDocument,
  type BilledOrder,
  type InvoiceDocument,
  type NoteDocument,
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
import { billNumber, financialYearAt, seriesOf, type NumberedKind } from './bill-number.js';
import { canonicalJson, instantOf } from './ledger-hash.js';
import { amountOfParts, partsOf, partsWithout, shareOf, type TaxParts } from './tax-parts.js';

// Every fact is written into the book by a last step of its transaction. That locks the head of the book and then the
// counter of a series, after everything else that the transaction locks, so that it cannot deadlock with others and all
// that wait do so for a commit alone.

/** The invoice of an order that was not cancelled, and what credit notes have left of it. */
interface LiveInvoice {
  readonly document: InvoiceDocument;
  readonly left: TaxParts;
}

/** @param entries of the order, oldest first */
function liveInvoiceOf(entries: readonly OrderEntry[]): LiveInvoice | undefined {
  const at = entries.findLastIndex(({ kind }) => kind === 'INVOICE');
  const invoice = entries[at];
  if (!invoice) return undefined;
  const later = entries.slice(at + 1);
  if (later.some(({ kind }) => kind === 'CANCELLATION')) return undefined;
  const document = JSON.parse(invoice.document) as InvoiceDocument;
  const notes = later
    .filter(({ kind }) => kind === 'CREDIT_NOTE')
    .map((note) => partsOfNote(JSON.parse(note.document) as NoteDocument));
  return { document, left: partsWithout(partsOf(document.bill), notes) };
}

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

/** Runs at the end of the transaction, under the lock of the book. */
async function whenLocked(
  tx: EntityManager,
  order: BilledOrder,
  at: Date,
  write: (fact: Fact, invoice: LiveInvoice | undefined) => Promise<void>,
): Promise<void> {
  // A bill without taxes is one of a restaurant that was not registered.
  if (!order.bill.taxes) return;
  const asItWas = { ...order };
  const parties = await selectParties(tx, order.customerId);
  addLastStep(tx, async (last) => {
    const head = await lockHead(last);
    const invoice = liveInvoiceOf(await selectEntriesOf(last, order.id));
    await write({ tx: last, order: asItWas, parties, at, head }, invoice);
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
  if (await invoiceNumberOf(tx, order)) return;
  await whenLocked(tx, order, now, async (fact, invoice) => {
    if (!invoice) await appendNumbered(fact, 'INVOICE', invoiceDocument);
  });
}

/** The order was cancelled: its invoice stays listed, and what credit notes have left of it is taken back. */
export async function cancelBill(tx: EntityManager, order: BilledOrder, now: Date): Promise<void> {
  await whenLocked(tx, order, now, async (fact, invoice) => {
    if (!invoice) return;
    const document = noteDocument({ ...fact, number: null }, invoice.document, invoice.left);
    await append(fact, 'CANCELLATION', document, null);
  });
}

/** Money of an order goes back: after its invoice by a credit note, of no more than is left, before by a refund voucher. */
export async function noteRefund(
  tx: EntityManager,
  order: BilledOrder,
  amountPaise: number,
  now: Date,
): Promise<void> {
  if (amountPaise <= 0) return;
  await whenLocked(tx, order, now, async (fact, invoice) => {
    if (!invoice) {
      const share = shareOf(partsOf(order.bill), amountPaise);
      await appendNumbered(fact, 'REFUND_VOUCHER', (numbered) => voucherDocument(numbered, share));
      return;
    }
    const { document, left } = invoice;
    const creditedPaise = Math.min(amountPaise, amountOfParts(left));
    if (creditedPaise <= 0) return;
    const share = shareOf(left, creditedPaise);
    await appendNumbered(fact, 'CREDIT_NOTE', (numbered) => noteDocument(numbered, document, share));
  });
}

/** What was received too much goes back, which an invoice does not have. */
export async function noteExcess(
  tx: EntityManager,
  order: BilledOrder,
  amountPaise: number,
  now: Date,
): Promise<void> {
  if (!(await invoiceNumberOf(tx, order))) await noteRefund(tx, order, amountPaise, now);
}
