import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { DomainError } from '../../platform/errors.js';
import { addLastStep } from '../../platform/last-steps.js';
import { invoiceNumberOf, writeBill } from '../bill-book/write-bill.js';
import type { FollowRefund } from '../payments/payment-ledger.js';
import { selectOnlineMoney } from '../payments/payments.queries.js';
import type { Bill } from '../quote/bill.js';
import { onlineOf, placeOf } from '../takings/takings.policy.js';
import type { RequestedChange } from './change-kind.js';
import { Order } from './order.entity.js';
import { isCalledOff } from './orders.policy.js';
import { say } from './orders.sentences.js';

/** `Out for Delivery` of an order that is not delivered is staff's 'ready': it is still in the house. */
const isHandedOver = ({ status, way }: Order): boolean =>
  status === 'Delivered' || (status === 'Out for Delivery' && way === 'DELIVERY');

const isPaymentAtCounter = (change: RequestedChange, { way }: Order): boolean =>
  change.kind === 'taking' && placeOf(change.received, way) === 'COUNTER';

interface Followed {
  readonly now: Date;
  /** Whether it is paid at the counter, or printed. */
  readonly isDue?: boolean;
  /** Paise that staff gave back. */
  readonly handedBackPaise?: number;
}

const write = (tx: EntityManager, order: Order, followed: Followed): Promise<void> =>
  writeBill(tx, order, followed.now, async () => {
    const { paidPaise, refundedPaise, purchaseRefundPaise } = await selectOnlineMoney(tx, order.id);
    // What changes of the order gave back is no longer to be paid online; other refunds conceded it.
    const missingPaise = Math.max(0, onlineOf(order) - (paidPaise - refundedPaise));
    return {
      isDue: followed.isDue === true || isHandedOver(order),
      isCalledOff: isCalledOff(order),
      refundedPaise: purchaseRefundPaise,
      concededPaise: Math.min(missingPaise, refundedPaise),
      handedBackPaise: followed.handedBackPaise ?? 0,
    };
  });

/** Writes into the bill book at the end of the transaction. A restaurant that is not registered has bills without taxes. */
export function follow(tx: EntityManager, order: Order, followed: Followed): void {
  if (order.bill.taxes) addLastStep(tx, (last) => write(last, order, followed));
}

/** In the transaction of a change: one that hands over, is paid at the counter, prints the bill or calls off has its entry in the bill book. */
export function followBill(
  tx: EntityManager,
  order: Order,
  {
    before,
    change,
    now,
  }: {
    readonly before: Pick<Order, 'status' | 'isNotTaken'>;
    readonly change: RequestedChange;
    readonly now: Date;
  },
): void {
  const isDue = change.kind === 'bill-printed' || isPaymentAtCounter(change, order);
  const isMoved = order.status !== before.status || order.isNotTaken !== before.isNotTaken;
  if (isDue || isMoved) follow(tx, order, { now, isDue });
}

/** Staff give money back: of an order without an invoice it has a refund voucher. */
export function followMoneyBack(tx: EntityManager, order: Order, handedBackPaise: number, now: Date): void {
  if (handedBackPaise > 0) follow(tx, order, { now, handedBackPaise });
}

/** Money goes back online. */
export const followRefund: FollowRefund = (tx, id, now) =>
  addLastStep(tx, async (last) => {
    const order = await last.findOneBy(Order, { id });
    if (order?.bill.taxes) await write(last, order, { now });
  });

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
