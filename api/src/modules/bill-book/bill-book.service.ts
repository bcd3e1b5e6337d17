import type { DataSource, EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import type { Page } from '../../platform/paging.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import { orderName } from '../restaurant/order-name.js';
import { contentOfEntry, contentOfInvoice, type BillContent } from './bill-content.js';
import {
  invoiceDocument,
  type BilledOrder,
  type InvoiceDocument,
  type NoteDocument,
} from './bill-documents.js';
import type { BillBookFilter } from './bill-book.input.js';
import {
  selectBillBook,
  selectEntriesOf,
  selectEntry,
  selectHead,
  selectInvoices,
  selectParties,
  type BillBookRow,
  type Invoice,
} from './bill-book.queries.js';
import { say } from './bill-book.sentences.js';

/** An entry of the book, as staff see it. */
export interface BillBookEntry extends Omit<BillBookRow, 'document'> {
  /** The sequence, as long as other ids. */
  readonly id: string;
  readonly orderName: string | null;
  /** Null for the head of a day and for a restore. */
  readonly amountPaise: number | null;
}

/** The end of the book. */
export interface BillBookState {
  readonly entries: number;
  /** The hash of the last entry; null for an empty book. */
  readonly head: string | null;
  readonly headAt: Date | null;
}

/** The invoices of an order and their cancellations. */
export interface BillStanding {
  readonly documents: number;
  readonly isIssued: boolean;
}

/** Reads the bill book. */
export class BillBookService {
  constructor(private readonly dataSource: DataSource) {}

  /** The last invoice of each order, without a permission check. */
  async invoicesOf(orders: readonly Pick<BilledOrder, 'id' | 'bill'>[]): Promise<(Invoice | null)[]> {
    const numbered = orders.filter(({ bill }) => bill.taxes).map(({ id }) => id);
    if (numbered.length === 0) return orders.map(() => null);
    const invoices = await selectInvoices(this.dataSource.manager, numbered);
    return orders.map(({ id }) => invoices.get(id) ?? null);
  }

  /**
   * Newest entries first.
   * @throws {DomainError} `UNAUTHENTICATED` or `FORBIDDEN`
   */
  async page(
    viewer: Viewer | null,
    page: Page,
    filter: BillBookFilter,
  ): Promise<{ readonly entries: BillBookEntry[]; readonly state: BillBookState }> {
    requirePermission(viewer, 'VIEW_PAYMENTS');
    const { manager } = this.dataSource;
    const before = page.before === undefined ? undefined : sequenceOf(page.before);
    const rows = await selectBillBook(manager, { ...filter, limit: page.limit, before });
    const { sequence, hash, at } = await selectHead(manager);
    const isEmpty = sequence === 0;
    const state = { entries: sequence, head: isEmpty ? null : hash, headAt: isEmpty ? null : at };
    return { entries: rows.map(entryOf), state };
  }

  /**
   * How often the bill of an order was issued or cancelled, and whether it is issued now, without a permission check.
   * @param manager of a transaction that has locked the order, if that is to stay so
   */
  async standingOf(
    { id, bill }: Pick<BilledOrder, 'id' | 'bill'>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<BillStanding> {
    const entries = bill.taxes ? await selectEntriesOf(manager, id) : [];
    const bills = entries.filter(({ kind }) => kind === 'INVOICE' || kind === 'CANCELLATION');
    return { documents: bills.length, isIssued: bills.at(-1)?.kind === 'INVOICE' };
  }

  /**
   * What the bill of an order says, without a permission check: its last invoice or that invoice's cancellation, otherwise
   * the bill as it is now.
   */
  async contentOf(order: BilledOrder, isCancelled: boolean): Promise<BillContent> {
    const { manager } = this.dataSource;
    const entries = order.bill.taxes ? await selectEntriesOf(manager, order.id) : [];
    const last = entries.findLast(({ kind }) => kind === 'INVOICE' || kind === 'CANCELLATION');
    // An order that was cancelled and taken up again gets another invoice.
    if (last?.kind === 'INVOICE' || (last && isCancelled)) {
      const content = contentOfEntry(last);
      // A credit note had the amount of an invoice that was declared.
      const note = entries.findLast(({ kind }) => kind === 'CREDIT_NOTE');
      const shown = content?.totalPaise === 0 && note ? contentOfEntry(note) : content;
      if (shown) return shown;
    }
    const parties = await selectParties(manager, order);
    return contentOfInvoice(
      invoiceDocument({ order, parties, number: null, at: order.createdAt, refundedPaise: 0 }),
      isCancelled,
    );
  }

  /**
   * What a document in the book says.
   * @throws {DomainError} `FORBIDDEN`, `NOT_FOUND` for an entry that is no document of an order
   */
  async contentOfEntry(viewer: Viewer | null, sequence: number): Promise<BillContent> {
    requirePermission(viewer, 'VIEW_PAYMENTS');
    const entry = await selectEntry(this.dataSource.manager, sequence);
    const content = entry && contentOfEntry(entry);
    if (!content) throw new DomainError('NOT_FOUND', say.noDocument);
    return content;
  }
}

const idLength = 24;

/** 0, before which there is nothing, for the id of something else. */
const sequenceOf = (id: string): number => (/^0{9}\d+$/.test(id) ? Number(id) : 0);

/** What entries of an order have in common, of whatever kind. */
type OrderDocument = Pick<InvoiceDocument, 'order'> &
  (Pick<InvoiceDocument, 'bill'> | Pick<NoteDocument, 'amountPaise'>);

function entryOf({ document, ...row }: BillBookRow): BillBookEntry {
  const id = String(row.sequence).padStart(idLength, '0');
  if (row.orderId === null) return { ...row, id, orderName: null, amountPaise: null };
  const ofOrder = JSON.parse(document) as OrderDocument;
  const amountPaise = 'bill' in ofOrder ? ofOrder.bill.totalPaise : ofOrder.amountPaise;
  return { ...row, id, orderName: orderName(ofOrder.order), amountPaise };
}
