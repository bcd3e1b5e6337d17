import type { OrderStatus, PaymentMode, PaymentStatus } from '../../gql/graphql';

type PaymentStatusText = `paymentStatus.${PaymentStatus}` | 'payments.paidInCash';

interface Paid {
  readonly paymentMode: PaymentMode;
  readonly paymentStatus: PaymentStatus;
}

/**
 * The payment status of an order; none for a cancelled order that was never paid. On the server cash stays pending: it is
 * paid at the door.
 */
export function orderPaymentStatus(
  order: Paid & { readonly status: OrderStatus },
): PaymentStatusText | undefined {
  const { paymentMode, paymentStatus, status } = order;
  if (paymentMode !== 'COD' || paymentStatus === 'PAID') return `paymentStatus.${paymentStatus}`;
  if (status === 'DELIVERED') return 'payments.paidInCash';
  return status === 'CANCELLED' ? undefined : 'paymentStatus.PENDING';
}

/** The status of a table's fee: nothing is pending once the booking is over or cancelled. */
export function bookingPaymentStatus({
  paymentStatus,
  stands,
}: {
  readonly paymentStatus: PaymentStatus;
  readonly stands: boolean;
}): PaymentStatusText | undefined {
  return paymentStatus === 'PENDING' && !stands ? undefined : `paymentStatus.${paymentStatus}`;
}
