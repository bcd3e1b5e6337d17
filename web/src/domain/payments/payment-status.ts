import type { OrderStatus, PaymentMode, PaymentStatus, TakingMethod } from '../../gql/graphql';
import { formatRupees } from '../../shared/lib/format';
import { say } from '../../texts/texts';

interface PaidOrder {
  readonly status: OrderStatus;
  readonly paymentMode: PaymentMode;
  readonly paymentStatus: PaymentStatus;
  /** Rupees; null, as are due and takings, for roles that see no money. */
  readonly paid: number | null;
  readonly due: number | null;
  readonly takings: readonly { readonly method: TakingMethod; readonly undoneAt: string | null }[] | null;
}

/** The payment status of an order, in words; none for a cancelled order that was never paid. */
export function orderPaymentStatus(order: PaidOrder): string | undefined {
  const { paymentMode, paymentStatus, status } = order;
  const { paid, due, takings } = { paid: order.paid ?? 0, due: order.due ?? 0, takings: order.takings ?? [] };
  if (due > 0 && paid > 0) return say('payments.toPay', { due: formatRupees(due) });
  if (paymentMode !== 'COD') return say(`paymentStatus.${paymentStatus}`);
  if (paymentStatus === 'PAID') {
    const counted = takings.filter(({ undoneAt }) => undoneAt === null);
    const [method, ...others] = new Set(counted.map((taking) => taking.method));
    return method && others.length === 0 ? say(`paidBy.${method}`) : say('paymentStatus.PAID');
  }
  if (paid > 0) return say('payments.paidAmount', { paid: formatRupees(paid) });
  return status === 'CANCELLED' ? undefined : say('paymentStatus.PENDING');
}

/** The status of a table's fee: nothing is pending once the booking is over or cancelled. */
export function bookingPaymentStatus({
  paymentStatus,
  stands,
}: {
  readonly paymentStatus: PaymentStatus;
  readonly stands: boolean;
}): `paymentStatus.${PaymentStatus}` | undefined {
  return paymentStatus === 'PENDING' && !stands ? undefined : `paymentStatus.${paymentStatus}`;
}
