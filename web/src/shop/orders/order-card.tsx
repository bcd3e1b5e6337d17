import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatDateTime, formatSlot } from '../../shared/lib/format';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Price } from '../../shared/ui/price';
import { useTexts } from '../texts/texts';
import { PaymentLine } from '../payments/payment-line';
import { CancelOrder } from './cancel-order';
import { CancelReason } from './cancel-reason';
import { ChangedOrder } from './changed-order';
import { ExpectedTime } from './expected-time';
import { OrderLines, OrderLinesFragment } from './order-lines';
import { OrderProblem, ReportProblem } from './order-problem';
import { IncludedTaxes } from '../../domain/orders/included-taxes';
import { InvoiceLine } from '../../domain/orders/invoice-line';
import { isOpen } from '../../domain/orders/order-status';
import { StatusBadge } from '../../domain/orders/status-badge';
import { useOrderAgain } from './use-order-again';
import styles from './order-card.module.css';

const OrderCardFragment = graphql(`
  fragment OrderCard on Order {
    id
    name
    version
    way
    status
    total
    slotAt
    placedAt
    ...CancelOrder
    ...CancelReason
    ...ChangedOrder
    ...ExpectedTime
    ...OrderLines
    ...OrderProblem
    ...PaymentLine
  }
`);

export function OrderCard({ order: masked }: { order: FragmentType<typeof OrderCardFragment> }) {
  const t = useTexts();
  const order = readFragment(OrderCardFragment, masked);
  const { items, taxes, invoice } = readFragment(OrderLinesFragment, order);
  const { again, isReading } = useOrderAgain();
  const isUnderWay = isOpen(order.status);
  return (
    <Card>
      <article className="stack gap-4" aria-label={t('orders.label', { name: order.name })}>
        <header className="row wrap between gap-1 gap-x-3">
          <p>
            <span className="bold">{t('orders.label', { name: order.name })}</span>{' '}
            <time className="muted" dateTime={order.placedAt}>
              {formatDateTime(order.placedAt)}
            </time>
          </p>
          <StatusBadge status={order.status} way={order.way} />
          {order.slotAt && (
            <p className={styles['slot']}>
              {t('orders.slot')} {formatSlot(order.slotAt)}
            </p>
          )}
        </header>
        <ExpectedTime order={order} />
        <CancelReason order={order} />
        <ChangedOrder order={order} />
        <OrderLines order={order} />
        <OrderProblem order={order} />
        <footer className={`row wrap between gap-3 ${styles['footer']}`}>
          <div>
            <p className={`flex gap-2 text-lg ${styles['total']}`}>
              <span>{t('common.total')}</span> <Price rupees={order.total} />
            </p>
            <IncludedTaxes taxes={taxes} />
            <InvoiceLine invoice={invoice} orderId={order.id} />
            <PaymentLine order={order}>{(line) => <p className="muted small">{line}</p>}</PaymentLine>
          </div>
          <div className={`flex wrap gap-2 ${styles['actions']}`}>
            <CancelOrder order={order} />
            <ReportProblem order={order} items={items} />
            <Button
              variant={isUnderWay ? 'secondary' : 'primary'}
              loading={isReading}
              onClick={() => void again(items)}
            >
              {t('orders.again')}
            </Button>
            <ButtonLink to={`/track-order/${order.id}`} variant={isUnderWay ? 'primary' : 'secondary'}>
              {t('orders.track')}
            </ButtonLink>
          </div>
        </footer>
      </article>
    </Card>
  );
}
