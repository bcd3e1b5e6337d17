import { graphql } from '../../gql';
import type { PaymentNewsFragment as PaymentNewsFields } from '../../gql/graphql';
import { formatRupees } from '../../shared/lib/format';
import { say } from '../texts/texts';

export const PaymentNewsFragment = graphql(`
  fragment PaymentNews on Payment {
    id
    version
    state
    amount
    refunded
    decision
    order {
      id
    }
    booking {
      id
    }
    refunds {
      id
      amount
      reason
      state
    }
  }
`);

/** The outcome of a payment for a customer. */
export type PaymentNews =
  | { readonly kind: 'open'; readonly isPaid: boolean }
  | { readonly kind: 'ordered'; readonly orderId: string }
  | { readonly kind: 'booked'; readonly bookingId: string }
  | ReturnedMoney;

/** A refund, pending or complete, because the payment could buy nothing. */
export interface ReturnedMoney {
  readonly kind: 'returned';
  readonly amount: number;
  /** The server's sentence. */
  readonly reason: string;
  readonly isBack: boolean;
}

export function newsOf(payment: PaymentNewsFields): PaymentNews {
  const { order, booking, state } = payment;
  if (order) return { kind: 'ordered', orderId: order.id };
  if (booking) return { kind: 'booked', bookingId: booking.id };
  // A failed refund stays listed beside the one that replaces it.
  const refunds = payment.refunds.filter((refund) => refund.state !== 'REPLACED');
  const last = refunds.at(-1);
  if (!last) return { kind: 'open', isPaid: state === 'AUTHORIZED' || state === 'CAPTURED' };
  return {
    kind: 'returned',
    amount: refunds.reduce((paise, refund) => paise + Math.round(refund.amount * 100), 0) / 100,
    reason: last.reason,
    isBack: refunds.every((refund) => refund.state === 'PROCESSED'),
  };
}

/** Reason and amount of a refund. */
export function returnedText({ amount, reason, isBack }: ReturnedMoney): string {
  const sum = formatRupees(amount);
  return `${reason} ${say(isBack ? 'payments.hasBeenRefunded' : 'payments.onItsWayBack', { sum })}`;
}
