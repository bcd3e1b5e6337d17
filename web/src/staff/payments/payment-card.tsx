import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { PaymentState } from '../../gql/graphql';
import { formatDateTime, formatRupees } from '../../shared/lib/format';
import { Badge } from '../../shared/ui/badge';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Fact, Facts } from '../../shared/ui/facts';
import { InvoiceLine } from '../../domain/orders/invoice-line';
import { useTexts } from '../texts/texts';
import { can, useSession } from '../../domain/session/session';
import { KeepPayment } from './keep-payment';
import styles from './payment-card.module.css';
import { RefundDialog } from './refund-dialog';
import { RefundList, RefundListFragment } from './refund-list';
import { RefundablePaymentFragment, WatchedPayment } from './refund-panel';
import { failedRefund } from './refundable';

const PaymentCardFragment = graphql(`
  fragment PaymentCard on Payment {
    id
    razorpayOrderId
    receipt
    createdAt
    user {
      id
      name
      email
    }
    order {
      id
      name
      invoice {
        ...InvoiceLine
      }
    }
    booking {
      id
    }
    ...RefundablePayment
    ...RefundList
  }
`);

const tones: Partial<Record<PaymentState, 'info' | 'error'>> = { REFUNDING: 'info', REFUND_FAILED: 'error' };

interface PaymentCardProps {
  readonly payment: FragmentType<typeof PaymentCardFragment>;
  /** Nothing has to be done about the payment any more. */
  readonly onKept: () => void;
}

export function PaymentCard({ payment: masked, onKept }: PaymentCardProps) {
  const t = useTexts();
  const payment = readFragment(PaymentCardFragment, masked);
  const money = readFragment(RefundablePaymentFragment, payment);
  const [open, setOpen] = useState<'again' | 'refund'>();
  const { user: viewer } = useSession();
  const { user, order, booking } = payment;
  const { left } = money;
  const failed = failedRefund(readFragment(RefundListFragment, money).refunds);
  const mayRefund = can(viewer, 'REFUND_PAYMENTS');
  const isUndecided = money.decision === 'NEEDED';
  const hasBought = order !== null || booking !== null;
  const [state, advice] =
    isUndecided && !failed
      ? ([t('adminPayments.undecided'), t('adminPayments.decide')] as const)
      : money.state === 'CAPTURED' && hasBought
        ? ([t('adminPayments.settled'), t('adminPayments.settledAdvice')] as const)
        : ([t(`paymentState.${money.state}`), t(`paymentAdvice.${money.state}`)] as const);

  return (
    <Card>
      {(money.state === 'REFUNDING' || isUndecided) && <WatchedPayment id={payment.id} />}
      <article
        className="stack gap-3"
        aria-label={t('adminPayments.cardLabel', { receipt: payment.receipt })}
      >
        <header className="row wrap between gap-2 gap-x-3">
          <h2 className="text-xl">{formatRupees(money.amount)}</h2>
          <Badge tone={tones[money.state] ?? 'warning'}>{state}</Badge>
        </header>
        <p className={styles['advice']}>{advice}</p>
        <Facts className={styles['facts']}>
          <Fact term={t('adminOrders.customer')}>
            {user ? `${user.name}, ${user.email}` : t('adminPayments.nobody')}
          </Fact>
          <Fact term={t('adminPayments.begun')}>
            <time dateTime={payment.createdAt}>{formatDateTime(payment.createdAt)}</time>
          </Fact>
          <Fact term={t('adminPayments.receipt')}>{payment.receipt}</Fact>
          <Fact term={t('adminPayments.atRazorpay')}>{payment.razorpayOrderId}</Fact>
          <Fact term={t('adminPayments.bought')}>
            {order
              ? t('orders.label', { name: order.name })
              : booking
                ? t('adminPayments.booking', { id: booking.id })
                : t('adminPayments.nothing')}
            <InvoiceLine invoice={order?.invoice} />
          </Fact>
        </Facts>
        <RefundList payment={payment} />
        {(mayRefund || order) && (
          <footer className="row wrap gap-2 gap-x-3">
            {mayRefund && (
              <>
                {failed && (
                  <Button size="sm" onClick={() => setOpen('again')}>
                    {t('common.tryAgain')}
                  </Button>
                )}
                {left > 0 && (
                  <Button size="sm" onClick={() => setOpen('refund')}>
                    {t('adminPayments.refund')}
                  </Button>
                )}
                {order && isUndecided && <KeepPayment orderId={order.id} amount={left} onKept={onKept} />}
              </>
            )}
            {order && (
              <ButtonLink to={`/admin/orders?search=${order.id}`} variant="secondary" size="sm">
                {t('adminPayments.seeOrder')}
              </ButtonLink>
            )}
          </footer>
        )}
      </article>
      {open && (
        <RefundDialog
          paymentId={payment.id}
          left={left}
          again={open === 'again' ? failed : undefined}
          onlyWhole={!order && !booking}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
