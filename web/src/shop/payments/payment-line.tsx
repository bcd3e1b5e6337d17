import type { ReactNode } from 'react';
import { useMessages } from '../../shared/live/use-messages';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatRupees } from '../../shared/lib/format';
import { useTexts } from '../texts/texts';
import styles from './payment-line.module.css';
import { orderPaymentStatus } from '../../domain/payments/payment-status';
import { PaymentUpdatedSubscription } from './watch-payment';

const PaymentLineFragment = graphql(`
  fragment PaymentLine on Order {
    id
    way
    status
    paymentMode
    paymentStatus
    paid
    due
    takings {
      id
      method
      undoneAt
    }
    payment {
      id
      version
      amount
      refunded
      decision
      refunds {
        id
        amount
        state
      }
    }
  }
`);

interface PaymentLineProps {
  readonly order: FragmentType<typeof PaymentLineFragment>;
  /** Whether to follow the payment while it is shown: not in lists. */
  readonly live?: boolean;
  /** Renders the line, if there is one. */
  readonly children: (line: ReactNode) => ReactNode;
}

const cashTexts = {
  DELIVERY: 'checkout.cod',
  PICKUP: 'checkout.codPickup',
  TABLE: 'checkout.codTable',
} as const;

/** How an order is paid, and what was refunded. */
export function PaymentLine({ order: masked, live = false, children }: PaymentLineProps) {
  const t = useTexts();
  const order = readFragment(PaymentLineFragment, masked);
  const { way, paymentMode, payment } = order;
  const status = orderPaymentStatus(order);
  if (!status) return null;
  if (paymentMode === 'COD' && order.paymentStatus === 'PAID') return children(status);
  const onItsWay = (payment?.refunds ?? []).filter(
    ({ state }) => state === 'REQUESTED' || state === 'FAILED',
  );
  const awaited = onItsWay.reduce((paise, { amount }) => paise + Math.round(amount * 100), 0) / 100;
  const rest = (payment?.amount ?? 0) - (payment?.refunded ?? 0);
  // A refund that is on its way may be of a second payment.
  const left = rest > awaited ? rest - awaited : rest;

  return children(
    <>
      {t(paymentMode === 'COD' ? cashTexts[way] : 'payments.online')} ({status})
      {payment && payment.refunded > 0 && (
        <span className={styles['refund']}>
          {t('payments.refunded', { amount: formatRupees(payment.refunded) })}
        </span>
      )}
      {awaited > 0 && (
        <span className={styles['refund']}>{t('payments.onItsWay', { amount: formatRupees(awaited) })}</span>
      )}
      {payment?.decision && (
        <span className="block muted small">
          {t(`paymentDecision.${payment.decision}`, { amount: formatRupees(left) })}
        </span>
      )}
      {live && payment && <FollowedPayment id={payment.id} />}
    </>,
  );
}

/** Updates reach the screen through the cache. */
function FollowedPayment({ id }: { readonly id: string }) {
  useMessages(PaymentUpdatedSubscription, { variables: { id } });
  return null;
}
