import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { OrderStatus } from '../../gql/graphql';
import { formatDateTime, formatMoment } from '../../shared/lib/format';
import { Card } from '../../shared/ui/card';
import { LiveStatus } from '../../shared/ui/live-status';
import { Price } from '../../shared/ui/price';
import { PaymentLine } from '../payments/payment-line';
import { OrderLines } from './order-lines';
import { ORDER_STATUS_TEXT } from './order-status';
import { ProgressBar } from './progress-bar';
import styles from './tracked-order.module.css';

const TrackedOrderFragment = graphql(`
  fragment TrackedOrder on Order {
    id
    version
    status
    total
    address
    placedAt
    history {
      to
      at
    }
    ...OrderLines
    ...PaymentLine
  }
`);

/** What a status means to somebody who is hungry. */
const meaning: Readonly<Record<OrderStatus, string>> = {
  PENDING: 'We have your order and will start on it in a moment.',
  PREPARING: 'The kitchen is cooking your food right now.',
  OUT_FOR_DELIVERY: 'Your food has left the kitchen and is on its way to you.',
  DELIVERED: 'Your food has arrived. Enjoy your meal!',
  CANCELLED: 'This order was cancelled.',
};

export function TrackedOrder({ order: masked }: { order: FragmentType<typeof TrackedOrderFragment> }) {
  const order = readFragment(TrackedOrderFragment, masked);
  const isCancelled = order.status === 'CANCELLED';
  const cancelledAt = order.history.findLast(({ to }) => to === 'CANCELLED')?.at;

  return (
    <div className={styles['layout']}>
      <Card>
        <section className={styles['progress']} aria-label="Status">
          <header className={styles['header']}>
            <div className={styles['status']}>
              <span className={styles['label']}>Status</span>
              <strong className={styles['value']} data-status={order.status}>
                {ORDER_STATUS_TEXT[order.status]}
              </strong>
              {!isCancelled && <span className={styles['meaning']}>{meaning[order.status]}</span>}
            </div>
            <LiveStatus />
          </header>
          <Announcement status={order.status} />
          {isCancelled ? (
            <p className={styles['cancelled']}>
              {meaning.CANCELLED}
              {cancelledAt && <time dateTime={cancelledAt}>{formatMoment(cancelledAt)}</time>}
            </p>
          ) : (
            <ProgressBar status={order.status} history={order.history} />
          )}
        </section>
      </Card>

      <Card>
        <section aria-label="Details">
          <dl className={styles['details']}>
            <div>
              <dt>Order ID</dt>
              <dd className={styles['id']}>{order.id}</dd>
            </div>
            <div>
              <dt>Placed</dt>
              <dd>
                <time dateTime={order.placedAt}>{formatDateTime(order.placedAt)}</time>
              </dd>
            </div>
            <div>
              <dt>Payment</dt>
              <dd>
                <PaymentLine order={order} live />
              </dd>
            </div>
            <div className={styles['wide']}>
              <dt>Address</dt>
              <dd className={styles['address']}>{order.address}</dd>
            </div>
          </dl>
          <OrderLines order={order} price="line" />
          <p className={styles['total']}>
            <span>Total</span> <Price rupees={order.total} />
          </p>
        </section>
      </Card>
    </div>
  );
}

/** The one place that tells a screen reader of a change: nothing at first, as the page itself is read then. */
function Announcement({ status }: { readonly status: OrderStatus }) {
  const [first] = useState(status);
  const [hasChanged, setHasChanged] = useState(false);
  if (!hasChanged && status !== first) setHasChanged(true);
  return (
    <output className="visually-hidden">
      {hasChanged && `${ORDER_STATUS_TEXT[status]}. ${meaning[status]}`}
    </output>
  );
}
