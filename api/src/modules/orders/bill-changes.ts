import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { cancelBill, invoiceNumberOf, noteRefund, numberBill } from '../bill-book/number-bill.js';
import type { NoteRefund } from '../payments/payment-ledger.js';
import type { Bill } from '../quote/bill.js';
import type { OrderStatus } from './order-status.js';
import { Order } from './order.entity.js';
import { say } from './orders.sentences.js';

const isHandedOver = (status: OrderStatus): boolean =>
  status === 'Out for Delivery' || status === 'Delivered';

/** In the transaction of a change: an order that is handed over gets its invoice, and one that is cancelled loses it. */
export async function followBill(
  tx: EntityManager,
  order: Order,
  from: OrderStatus,
  now: Date,
): Promise<void> {
  if (order.status === from) return;
  if (isHandedOver(order.status)) await numberBill(tx, order, now);
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

export const noteOrderRefund: NoteRefund = async (tx, { orderId: id, amountPaise }, now) => {
  const order = await tx.findOneBy(Order, { id });
  if (order) await noteRefund(tx, order, amountPaise, now);
};
