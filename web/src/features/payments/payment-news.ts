import { graphql } from '../../gql';
import type { PaymentNewsFragment as PaymentNewsFields } from '../../gql/graphql';
import { formatRupees } from '../../shared/lib/format';
import { serverWords } from '../../shared/lib/server-words';
import { say } from '../../texts/texts';

export const PaymentNewsFragment = graphql(`
  fragment PaymentNews on Payment {
    id
    version
    state
    amount
    refunded
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

/** What has come of a payment, as far as a customer is concerned. */
export type PaymentNews =
  | { readonly kind: 'open'; readonly isPaid: boolean }
  | { readonly kind: 'ordered'; readonly orderId: string }
  | { readonly kind: 'booked'; readonly bookingId: string }
  | ReturnedMoney;

/** The money goes back, or is back: it could buy nothing. */
export interface ReturnedMoney {
  readonly kind: 'returned';
  readonly amount: number;
  /** A sentence of the server's. */
  readonly reason: string;
  readonly isBack: boolean;
}

export function newsOf(payment: PaymentNewsFields): PaymentNews {
  const { order, booking, state } = payment;
  if (order) return { kind: 'ordered', orderId: order.id };
  if (booking) return { kind: 'booked', bookingId: booking.id };
  // A failed refund that was asked for again stands beside the new one.
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

/** Why the money goes back, and how much of it. */
export function returnedText({ amount, reason, isBack }: ReturnedMoney): string {
  const sum = formatRupees(amount);
  return `${serverWords(reason)} ${say(isBack ? 'payments.hasBeenRefunded' : 'payments.onItsWayBack', { sum })}`;
}
