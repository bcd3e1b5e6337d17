import { graphql, readFragment, type FragmentType } from '../../gql';
import type { OrderStatus } from '../../gql/graphql';
import { formatDateTime } from '../../shared/lib/format';
import { Card } from '../../shared/ui/card';
import { LiveStatus } from '../../shared/ui/live-status';
import { Notice } from '../../shared/ui/notice';
import { Price } from '../../shared/ui/price';
import { OrderLines } from './order-lines';
import { ORDER_STATUS_TEXT, PAYMENT_STATUS_TEXT } from './order-status';
import { ProgressBar } from './progress-bar';
import styles from './tracked-order.module.css';

const TrackedOrderFragment = graphql(`
  fragment TrackedOrder on Order {
    id
    version
    status
    total
    address
    paymentMode
    paymentStatus
    placedAt
    history {
      to
      at
    }
    ...OrderLines
  }
`);

/** What a status means to somebody who is hungry. */
const meaning: Readonly<Record<OrderStatus, string>> = {
  PENDING: 'We have your order and will start on it in a moment.',
  PREPARING: 'The kitchen is cooking your food right now.',
  OUT_FOR_DELIVERY: 'Your food has left the kitchen and is on its way to you.',
  DELIVERED: 'Your food has arrived. Enjoy your meal!',
  CANCELLED: '',
};

export function TrackedOrder({ order: masked }: { order: FragmentType<typeof TrackedOrderFragment> }) {
  const order = readFragment(TrackedOrderFragment, masked);
  const isCancelled = order.status === 'CANCELLED';

  return (
    <div className={styles['layout']}>
      <Card>
        <section className={styles['progress']} aria-label="Status">
          <header className={styles['header']}>
            <output className={styles['status']}>
              <span className={styles['label']}>Status</span>
              <strong className={styles['value']} data-status={order.status}>
                {ORDER_STATUS_TEXT[order.status]}
              </strong>
              {!isCancelled && <span className={styles['meaning']}>{meaning[order.status]}</span>}
            </output>
            <LiveStatus />
          </header>
          {isCancelled ? (
            <Notice tone="warning">This order was cancelled.</Notice>
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
                {order.paymentMode === 'COD' ? 'Cash on Delivery' : 'Online'} (
                {PAYMENT_STATUS_TEXT[order.paymentStatus]})
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
