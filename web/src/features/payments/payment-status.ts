import type { OrderStatus, PaymentMode, PaymentStatus } from '../../gql/graphql';

type PaymentStatusText = `paymentStatus.${PaymentStatus}` | 'payments.paidInCash';

interface Paid {
  readonly paymentMode: PaymentMode;
  readonly paymentStatus: PaymentStatus;
}

/**
 * What to say of an order's money; nothing of a cancelled order that was never paid. To the server cash is pending for
 * ever: it is handed over at the door.
 */
export function orderPaymentStatus(
  order: Paid & { readonly status: OrderStatus },
): PaymentStatusText | undefined {
  const { paymentMode, paymentStatus, status } = order;
  if (paymentMode !== 'COD' || paymentStatus === 'PAID') return `paymentStatus.${paymentStatus}`;
  if (status === 'DELIVERED') return 'payments.paidInCash';
  return status === 'CANCELLED' ? undefined : 'paymentStatus.PENDING';
}

/** Of a table's fee: nothing is pending any more once the booking is over or cancelled. */
export function bookingPaymentStatus({
  paymentStatus,
  stands,
}: {
  readonly paymentStatus: PaymentStatus;
  readonly stands: boolean;
}): PaymentStatusText | undefined {
  return paymentStatus === 'PENDING' && !stands ? undefined : `paymentStatus.${paymentStatus}`;
}
