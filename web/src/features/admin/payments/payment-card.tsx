import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../../gql';
import { formatDateTime, formatRupees } from '../../../shared/lib/format';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import styles from './payment-card.module.css';
import { paymentStateTexts } from './payment-states';
import { RefundDialog } from './refund-dialog';
import { RefundList } from './refund-list';
import { RefundablePaymentFragment, WatchedPayment } from './refund-panel';
import { leftToRefund } from './refundable';

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
    }
    booking {
      id
    }
    ...RefundablePayment
    ...RefundList
  }
`);

export function PaymentCard({
  payment: masked,
}: {
  readonly payment: FragmentType<typeof PaymentCardFragment>;
}) {
  const payment = readFragment(PaymentCardFragment, masked);
  const money = readFragment(RefundablePaymentFragment, payment);
  const [isOpen, setIsOpen] = useState(false);
  const { user, order, booking } = payment;
  const { title, advice } = paymentStateTexts[money.state];
  const left = leftToRefund(money);
  const canRefund = left > 0 && money.state !== 'AUTHORIZED';

  return (
    <Card>
      {money.state === 'REFUNDING' && <WatchedPayment id={payment.id} />}
      <article className={styles['payment']} aria-label={`Payment ${payment.receipt}`}>
        <header className={styles['header']}>
          <h2 className={styles['amount']}>{formatRupees(money.amount)}</h2>
          <span className={styles['state']} data-state={money.state}>
            {title}
          </span>
        </header>
        <p className={styles['advice']}>{advice}</p>
        <dl className={styles['facts']}>
          <div>
            <dt>Customer</dt>
            <dd>{user ? `${user.name}, ${user.email}` : 'Nobody has claimed it'}</dd>
          </div>
          <div>
            <dt>Begun</dt>
            <dd>
              <time dateTime={payment.createdAt}>{formatDateTime(payment.createdAt)}</time>
            </dd>
          </div>
          <div>
            <dt>Receipt</dt>
            <dd>{payment.receipt}</dd>
          </div>
          <div>
            <dt>At Razorpay</dt>
            <dd>{payment.razorpayOrderId}</dd>
          </div>
          <div>
            <dt>Bought</dt>
            <dd>{order ? `Order ${order.id}` : booking ? `Booking ${booking.id}` : 'Nothing'}</dd>
          </div>
        </dl>
        <RefundList payment={payment} />
        {(canRefund || order) && (
          <footer className={styles['actions']}>
            {canRefund && (
              <Button size="sm" onClick={() => setIsOpen(true)}>
                {money.state === 'REFUND_FAILED' ? 'Try again' : 'Refund'}
              </Button>
            )}
            {order && (
              <ButtonLink to={`/admin/orders?search=${order.id}`} variant="secondary" size="sm">
                See the order
              </ButtonLink>
            )}
          </footer>
        )}
      </article>
      {isOpen && (
        <RefundDialog
          paymentId={payment.id}
          left={left}
          onlyWhole={!order && !booking}
          onClose={() => setIsOpen(false)}
        />
      )}
    </Card>
  );
}
