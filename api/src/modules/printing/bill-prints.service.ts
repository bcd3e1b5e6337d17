import type { EntityManager } from 'typeorm';
import type { Outbox } from '../../platform/outbox.js';
import { currentLanguage } from '../../platform/request.js';
import type { Viewer } from '../auth/viewer.js';
import type { BillBookService, BillStanding } from '../bill-book/bill-book.service.js';
import type { OrderChanges } from '../orders/order-changes.js';
import { Order } from '../orders/order.entity.js';
import { isCalledOff } from '../orders/orders.policy.js';
import { makeJobs, type Places } from './new-jobs.js';
import { expiryMinutes, idOf, type PrintedBill } from './print-job.js';
import { selectJobs } from './printing.queries.js';

/** A bill that is to be printed. */
interface BillToPrint extends PrintedBill {
  /** Whether it gets its number now. */
  readonly isNew: boolean;
}

/** The same for the same document: of an order without an entry in the bill book, as long as its bill stays. */
const documentId = ({ id, bill }: Pick<Order, 'id' | 'bill'>, documents: number): string =>
  idOf(bill.taxes ? `bill:${id}:${documents}` : `bill:${id}:${JSON.stringify(bill)}`);

/** Whether an order was cancelled without a bill. */
const hasNone = ({ status }: Pick<Order, 'status'>, { documents }: BillStanding): boolean =>
  status === 'Cancelled' && documents === 0;

/** One that became ready a while ago has its bill, or its job was deleted. */
const isJustReady = (order: Pick<Order, 'status' | 'isNotTaken' | 'readyAt'>, now: Date): boolean =>
  !isCalledOff(order) &&
  order.readyAt !== null &&
  now.getTime() - order.readyAt.getTime() < expiryMinutes * 60_000;

interface Parts {
  readonly billBook: Pick<BillBookService, 'standingOf'>;
  readonly now: () => Date;
  readonly orderChanges: Pick<OrderChanges, 'change'>;
  readonly outbox: Outbox;
}

/** Bills that go to printers. */
export class BillPrintsService {
  constructor(private readonly parts: Parts) {}

  /**
   * The bill of an order as it is to be printed. It gets its number at the end of the transaction, if it has none.
   * @returns undefined for an order that was cancelled before it had one
   */
  async take(tx: EntityManager, id: string, actor: Viewer | null): Promise<BillToPrint | undefined> {
    const order = await lockOrder(tx, id);
    return order ? this.takeOf(tx, order, actor) : undefined;
  }

  /** Whether the document is still the order's bill. */
  async isCurrent(order: Order, { id }: PrintedBill): Promise<boolean> {
    const standing = await this.parts.billBook.standingOf(order);
    if (!order.bill.taxes) return !hasNone(order, standing);
    return documentId(order, standing.documents) === id;
  }

  /**
   * Prints the bill of an order that is ready, unless somebody has printed it before.
   * @returns the printers that got a job
   */
  async printReady(
    { id: orderId, ...seen }: Order,
    printers: Places['printers'],
    places: Places,
  ): Promise<string[]> {
    const now = this.parts.now();
    if (!isJustReady(seen, now)) return [];
    return this.parts.outbox.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order || !isJustReady(order, now)) return [];
      const bill = await this.takeOf(tx, order, null);
      if (!bill || (await isPrinted(tx, orderId, bill))) return [];
      const { id, language } = bill;
      const request = { document: 'BILL', order, printers, bill: { id, language } } as const;
      return makeJobs(tx, id, request, places);
    });
  }

  private async takeOf(
    tx: EntityManager,
    order: Order,
    actor: Viewer | null,
  ): Promise<BillToPrint | undefined> {
    const standing = await this.parts.billBook.standingOf(order, tx);
    if (hasNone(order, standing)) return undefined;
    const isNew = order.bill.taxes !== undefined && !standing.isIssued && !isCalledOff(order);
    if (isNew) await this.parts.orderChanges.change(tx, order.id, { kind: 'bill-printed' }, actor);
    const id = documentId(order, standing.documents + (isNew ? 1 : 0));
    return { id, language: currentLanguage(), isNew };
  }
}

const lockOrder = (tx: EntityManager, id: string): Promise<Order | null> =>
  tx.findOne(Order, { where: { id }, lock: { mode: 'pessimistic_write' } });

/** Whether it waits for a printer, or may be on paper. */
async function isPrinted(tx: EntityManager, orderId: string, { id }: PrintedBill): Promise<boolean> {
  const jobs = await selectJobs(tx, orderId, false);
  return jobs.some(
    ({ printed, state }) =>
      printed.bill?.id === id && ['waiting', 'sending', 'sent', 'unconfirmed'].includes(state),
  );
}
