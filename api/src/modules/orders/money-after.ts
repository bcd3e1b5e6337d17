import { payable } from '../payments/payments.policy.js';
import { excessOf, onlineOf, type PayableOrder } from '../takings/takings.policy.js';
import type { Order } from './order.entity.js';

/** An online payment of an order. */
export interface PaidPart {
  readonly id: string;
  /** Whether it paid what a change had made due. */
  readonly isOfDue: boolean;
  /** What can be refunded of it. */
  readonly leftPaise: number;
}

interface Paid {
  readonly takenPaise: number;
  /** Refunded in this order, as far as possible. */
  readonly parts: readonly PaidPart[];
}

export interface MoneyAfter extends Pick<Order, 'onlinePaise' | 'paymentStatus'> {
  /** Paise by payment. */
  readonly refunds: ReadonlyMap<string, number>;
  /** Of the refunds. */
  readonly refundPaise: number;
  /** What staff have to give back more than before. */
  readonly takingsRefundPaise: number;
  readonly duePaise: number;
}

/**
 * The money of an order that gets another total. What is too much goes back: first what later payments paid, then what staff
 * received, and then of the first payment. The provider refuses to refund less than a rupee, which stays for the order.
 */
export function moneyAfter(order: PayableOrder, totalPaise: number, { takenPaise, parts }: Paid): MoneyAfter {
  const onlineBefore = onlineOf(order);
  const refunds = new Map<string, number>();
  let tooMuch = Math.max(0, onlineBefore + takenPaise - totalPaise);
  const refundAll = (isOfDue: boolean) => {
    for (const part of parts.filter((each) => each.isOfDue === isOfDue)) {
      const amount = Math.min(tooMuch, part.leftPaise);
      if (amount < payable.min) continue;
      refunds.set(part.id, amount);
      tooMuch -= amount;
    }
  };
  refundAll(true);
  const excess = Math.min(tooMuch, takenPaise);
  tooMuch -= excess;
  refundAll(false);
  const refundPaise = [...refunds.values()].reduce((sum, amount) => sum + amount, 0);
  // What is too much and cannot be refunded went back before, such as for a complaint.
  const goneBefore = tooMuch < payable.min ? 0 : tooMuch;
  const online = onlineBefore - refundPaise - goneBefore;
  const duePaise = Math.max(0, totalPaise - online - takenPaise);
  const isAsPlaced = order.onlinePaise === null && online === totalPaise && totalPaise === order.totalPaise;
  return {
    refunds,
    refundPaise,
    takingsRefundPaise: Math.max(0, excess - excessOf(order, takenPaise)),
    duePaise,
    onlinePaise: order.paymentMode === 'COD' || isAsPlaced ? null : online,
    paymentStatus: duePaise > 0 ? 'Pending' : 'Paid',
  };
}
