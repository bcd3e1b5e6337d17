import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatRupees } from '../../shared/lib/format';
import { useMessages } from '../../shared/live/use-messages';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { can, useSession } from '../../domain/session/session';
import { KeepPayment } from './keep-payment';
import { RefundDialog } from './refund-dialog';
import { RefundList, RefundListFragment } from './refund-list';
import { failedRefund } from './refundable';

export const RefundablePaymentFragment = graphql(`
  fragment RefundablePayment on Payment {
    id
    version
    state
    amount
    refunded
    left
    decision
    ...PaymentState
    ...RefundList
  }
`);

const RefundPanelFragment = graphql(`
  fragment RefundPanel on Order {
    id
    status
    payment {
      ...RefundablePayment
    }
  }
`);

const PaymentWatchedSubscription = graphql(`
  subscription PaymentWatched($id: ID!) {
    paymentUpdated(id: $id) {
      id
      ...RefundablePayment
    }
  }
`);

interface RefundPanelProps {
  readonly order: FragmentType<typeof RefundPanelFragment>;
  /** Shown only if staff have to decide. */
  readonly isBrief: boolean;
}

/** The refund options of an order that was paid online; none for cash. */
export function RefundPanel({ order: masked, isBrief }: RefundPanelProps) {
  const t = useTexts();
  const order = readFragment(RefundPanelFragment, masked);
  const payment = readFragment(RefundablePaymentFragment, order.payment);
  const [open, setOpen] = useState<'again' | 'refund'>();
  const { user } = useSession();
  if (!payment) return null;
  const { left } = payment;
  const failed = failedRefund(readFragment(RefundListFragment, payment).refunds);
  const mayRefund = can(user, 'REFUND_PAYMENTS');
  const isOffered = mayRefund && order.status === 'CANCELLED' && left > 0 && payment.decision !== 'KEPT';
  const isUnderWay = payment.state === 'REFUNDING' || isOffered;
  if (isBrief && !isOffered && !failed) return null;

  return (
    <div role="group" className="stack gap-3 mt-3" aria-label={t('orders.payment')}>
      {isUnderWay && <WatchedPayment id={payment.id} />}
      <div className="row wrap between gap-2 gap-x-4">
        <p>
          {t('adminPayments.paidOnline', { amount: formatRupees(payment.amount) })}{' '}
          {payment.state !== 'CAPTURED' && (
            <span className="muted small">{t(`paymentState.${payment.state}`)}</span>
          )}
        </p>
        {mayRefund && failed && (
          <Button variant="secondary" size="sm" onClick={() => setOpen('again')}>
            {t('common.tryAgain')}
          </Button>
        )}
        {mayRefund && left > 0 && !isOffered && (
          <Button variant="secondary" size="sm" onClick={() => setOpen('refund')}>
            {t('adminPayments.refund')}
          </Button>
        )}
      </div>
      <RefundList payment={payment} />
      {isOffered && (
        <Notice
          tone="warning"
          action={
            <div className="flex wrap gap-2">
              <Button size="sm" onClick={() => setOpen('refund')}>
                {t('adminPayments.refund')}
              </Button>
              <KeepPayment orderId={order.id} amount={left} />
            </div>
          }
        >
          {t('adminPayments.refundOffer', { amount: formatRupees(left) })}
        </Notice>
      )}
      {open && (
        <RefundDialog
          paymentId={payment.id}
          left={left}
          again={open === 'again' ? failed : undefined}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}

/** Follows the payment until the provider has decided: updates arrive through the cache. */
export function WatchedPayment({ id }: { readonly id: string }) {
  useMessages(PaymentWatchedSubscription, { variables: { id } });
  return null;
}
