import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { cancelBill, invoiceNumberOf, noteRefund, numberBill } from '../bill-book/number-bill.js';
import type { RefundCause } from '../bill-book/bill-documents.js';
import type { NoteRefund } from '../payments/payment-ledger.js';
import type { RefundReason } from '../payments/refund-reasons.js';
import type { Bill } from '../quote/bill.js';
import { placeOf } from '../takings/takings.policy.js';
import type { RequestedChange } from './change-kind.js';
import type { OrderStatus } from './order-status.js';
import { Order } from './order.entity.js';
import { say } from './orders.sentences.js';

/** `Out for Delivery` of an order that is not delivered is staff's 'ready': it is still in the house. */
const isHandedOver = ({ status, way }: Pick<Order, 'status' | 'way'>): boolean =>
  status === 'Delivered' || (status === 'Out for Delivery' && way === 'DELIVERY');

const isPaymentAtCounter = (change: RequestedChange, { way }: Order): boolean =>
  change.kind === 'taking' && placeOf(change.received, way) === 'COUNTER';

/**
 * In the transaction of a change: an order that is handed over or paid at the counter gets its invoice, and one that is
 * cancelled loses it.
 */
export async function followBill(
  tx: EntityManager,
  order: Order,
  { from, change, now }: { readonly from: OrderStatus; readonly change: RequestedChange; readonly now: Date },
): Promise<void> {
  if (isPaymentAtCounter(change, order)) await numberBill(tx, order, now);
  if (order.status === from) return;
  if (isHandedOver(order)) await numberBill(tx, order, now);
  if (order.status === 'Cancelled') await cancelBill(tx, order, now);
}

/** What an invoice says of dishes and money. */
const billedOf = ({ lines, charges, taxes }: Bill) => ({
  lines: lines.map(({ note: _note, ...line }) => line),
  charges,
  taxes,
});

/** @throws {DomainError} `CONFLICT` if the order has an invoice that another bill would make wrong */
export async function requireBillAsInvoiced(tx: EntityManager, order: Order, bill: Bill): Promise<void> {
  if (isDeepStrictEqual(billedOf(order.bill), billedOf(bill))) return;
  const number = await invoiceNumberOf(tx, order);
  if (number) throw new DomainError('CONFLICT', say.invoiced({ number }));
}

export const noteOrderRefund: NoteRefund = async (tx, { orderId: id, amountPaise, reason }, now) => {
  const order = await tx.findOneBy(Order, { id });
  if (order) await noteRefund(tx, order, { amountPaise, cause: causeOf(reason, order) }, now);
};

function causeOf(reason: RefundReason, { status }: Order): RefundCause {
  if (reason === 'order-changed') return 'EXCESS';
  return reason === 'order-cancelled' || status === 'Cancelled' ? 'CANCELLED' : 'OTHER';
}
