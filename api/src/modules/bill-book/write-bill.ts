import type { EntityManager } from 'typeorm';
import {
  invoiceDocument,
  noteDocument,
  voucherDocument,
  type BilledOrder,
  type Issued,
} from './bill-documents.js';
import {
  appendEntry,
  lockHeadFor,
  selectEntriesOf,
  takeNumber,
  timeAfter,
  type Head,
  type OrderEntry,
} from './bill-book.queries.js';
import { billNumber, financialYearAt, seriesOf, type NumberedKind } from './bill-number.js';
import { canonicalJson } from './ledger-hash.js';
import { liveInvoiceOf, notedRefundOf, type LiveInvoice } from './live-invoice.js';
import { amountOfParts, noParts, partsOf, shareOf, type TaxParts } from './tax-parts.js';
import { dateAt } from '../restaurant/schedule.js';

/** The number of the order's invoice; undefined if it has none, or its last one was cancelled. */
export async function invoiceNumberOf(tx: EntityManager, { id, bill }: BilledOrder) {
  if (!bill.taxes) return undefined;
  return liveInvoiceOf(await selectEntriesOf(tx, id))?.document.number;
}

/** How an order stands at the end of a transaction. */
export interface BillState {
  /** The bill needs a number now, because the food was handed over or paid at the counter, or the bill is printed. */
  readonly isDue: boolean;
  /** Nothing is sold: the order was cancelled or not taken. */
  readonly isCalledOff: boolean;
  /** Paise that online payments have given back. */
  readonly refundedPaise: number;
  /** Paise of them that the customer need not pay again, such as for a complaint. */
  readonly concededPaise: number;
  /** Paise that staff gave back in this transaction. */
  readonly handedBackPaise: number;
}

/**
 * Appends what the book lacks of an order. Idempotent. It is the last step of its transaction: it locks the head of the book
 * and then the counter of a series, after everything else that the transaction locks, so that it cannot deadlock with others
 * and all that wait do so for a commit alone.
 */
export async function writeBill(
  tx: EntityManager,
  order: BilledOrder,
  now: Date,
  readState: () => Promise<BillState>,
): Promise<void> {
  const { head, parties, entries } = await lockHeadFor(tx, order);
  // Under the lock: of two refunds at the same time, the later one counts both.
  const state = await readState();
  const at = timeAfter(head, now);
  const { refundedPaise } = state;
  await new BillWriter(tx, head, { order, parties, at, refundedPaise }).write(state, entries);
}

type Fact = Omit<Issued, 'number'>;

/** Paise of an invoice that credit notes have. */
const creditedOf = ({ document, left }: LiveInvoice): number =>
  document.bill.totalPaise - amountOfParts(left);

/** Under the lock of the book. */
class BillWriter {
  constructor(
    private readonly tx: EntityManager,
    private head: Head,
    private readonly fact: Fact,
  ) {}

  async write(state: BillState, entries: readonly OrderEntry[]): Promise<void> {
    const live = liveInvoiceOf(entries);
    if (state.isCalledOff && live) return this.takeBack(live);
    if (live) return this.credit(live, state);
    if (state.isCalledOff || !state.isDue) {
      const online = Math.max(0, state.refundedPaise - notedRefundOf(entries));
      return this.vouch(online + state.handedBackPaise);
    }
    const { bill } = this.fact.order;
    const document = await this.appendNumbered('INVOICE', (number) =>
      invoiceDocument({ ...this.fact, number }),
    );
    await this.credit({ document, left: partsOf(bill) }, state);
  }

  /** A cancelled invoice stays listed. One of a former month, or with credit notes, was declared: the rest is credited. */
  private async takeBack({ document, left }: LiveInvoice): Promise<void> {
    const monthOf = (at: Date) => dateAt(at).slice(0, 7);
    const isDeclared =
      creditedOf({ document, left }) > 0 || monthOf(new Date(document.issuedAt)) < monthOf(this.fact.at);
    if (isDeclared) await this.note(document, left);
    await this.append(
      'CANCELLATION',
      noteDocument({ ...this.fact, number: null }, document, isDeclared ? noParts : left),
      null,
    );
  }

  /** What was conceded and has no credit note yet. */
  private async credit({ document, left }: LiveInvoice, { concededPaise }: BillState): Promise<void> {
    const leftPaise = amountOfParts(left);
    const amountPaise = Math.min(leftPaise, concededPaise - creditedOf({ document, left }));
    if (amountPaise > 0) await this.note(document, shareOf(left, amountPaise));
  }

  private async note(invoice: LiveInvoice['document'], share: TaxParts): Promise<void> {
    if (amountOfParts(share) === 0) return;
    await this.appendNumbered('CREDIT_NOTE', (number) =>
      noteDocument({ ...this.fact, number }, invoice, share),
    );
  }

  /** Money goes back of a sale that has no invoice. */
  private async vouch(amountPaise: number): Promise<void> {
    if (amountPaise === 0) return;
    const share = shareOf(partsOf(this.fact.order.bill), amountPaise);
    await this.appendNumbered('REFUND_VOUCHER', (number) => voucherDocument({ ...this.fact, number }, share));
  }

  private async appendNumbered<Document extends object>(
    kind: NumberedKind,
    documentOf: (number: string) => Document,
  ): Promise<Document> {
    const { parties, at } = this.fact;
    const year = financialYearAt(at);
    const count = await takeNumber(this.tx, seriesOf(parties.prefix, kind), year);
    const number = billNumber(parties.prefix, kind, year, count);
    const document = documentOf(number);
    await this.append(kind, document, number);
    return document;
  }

  private async append(
    kind: NumberedKind | 'CANCELLATION',
    document: object,
    number: string | null,
  ): Promise<void> {
    const { order, at } = this.fact;
    const entry = { kind, document: canonicalJson(document), at, orderId: order.id, number };
    this.head = await appendEntry(this.tx, entry, this.head);
  }
}
