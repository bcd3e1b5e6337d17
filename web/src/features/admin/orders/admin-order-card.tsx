import { memo } from 'react';
import { graphql, readFragment, type FragmentType } from '../../../gql';
import { formatDateTime } from '../../../shared/lib/format';
import { Card } from '../../../shared/ui/card';
import { Fact, Facts } from '../../../shared/ui/facts';
import { Price } from '../../../shared/ui/price';
import { OrderLines } from '../../orders/order-lines';
import { StatusBadge } from '../../orders/status-badge';
import { RefundPanel } from '../payments/refund-panel';
import { useTexts } from '../texts/texts';
import styles from './admin-order-card.module.css';
import { OpenInMaps } from './open-in-maps';
import { OrderChanges } from './order-changes';
import { orderElementId } from './order-element';
import { StatusForm } from './status-form';

const AdminOrderCardFragment = graphql(`
  fragment AdminOrderCard on Order {
    id
    version
    status
    total
    address
    paymentMode
    paymentStatus
    placedAt
    user {
      id
      name
      email
    }
    history {
      by
    }
    ...OpenInMaps
    ...OrderChanges
    ...OrderLines
    ...RefundPanel
  }
`);

interface AdminOrderCardProps {
  readonly order: FragmentType<typeof AdminOrderCardFragment>;
  /** Came in while the page was open and nobody has seen it yet. */
  readonly isNew: boolean;
  /** Matches the filters no longer and will go when nobody is about to press something. */
  readonly isLeaving: boolean;
  readonly onBusy: (orderId: string, isBusy: boolean) => void;
}

/** Remembered, because a list may hold a thousand of them. */
export const AdminOrderCard = memo(function AdminOrderCard({
  order: masked,
  isNew,
  isLeaving,
  onBusy,
}: AdminOrderCardProps) {
  const t = useTexts();
  const order = readFragment(AdminOrderCardFragment, masked);
  return (
    <Card className={isNew ? styles['new'] : isLeaving ? styles['leaving'] : undefined}>
      <article
        className={styles['card']}
        id={orderElementId(order.id)}
        tabIndex={-1}
        aria-label={t('orders.label', { id: order.id })}
      >
        <header className={styles['header']}>
          <h2 className={styles['id']}>{t('orders.label', { id: order.id })}</h2>
          <time className={styles['time']} dateTime={order.placedAt}>
            {t('adminOrders.placedAt', { time: formatDateTime(order.placedAt) })}
          </time>
          {isNew && <strong className={styles['mark']}>{t('adminOrders.new')}</strong>}
          {isLeaving && <span className={styles['note']}>{t('adminOrders.leaves')}</span>}
          <StatusBadge status={order.status} />
        </header>

        <Facts className={styles['details']}>
          <Fact term={t('adminOrders.customer')}>{order.user?.name || t('admin.notAvailable')}</Fact>
          <Fact term={t('common.email')}>{order.user?.email || t('admin.notAvailable')}</Fact>
          <Fact term={t('common.paymentMode')}>
            {order.paymentMode ? t(`paymentMode.${order.paymentMode}`) : t('admin.notAvailable')}
          </Fact>
          <Fact term={t('common.paymentStatus')}>{t(`paymentStatus.${order.paymentStatus}`)}</Fact>
          <Fact term={t('common.address')} className={styles['address']}>
            {order.address}
            <OpenInMaps order={order} />
          </Fact>
        </Facts>

        <div className={styles['items']}>
          <OrderLines order={order} price="unit" />
          <p className={styles['total']}>
            <span>{t('common.total')}</span> <Price rupees={order.total} />
          </p>
          <RefundPanel order={order} />
        </div>

        <div className={styles['status']}>
          <p className={styles['whose']} aria-hidden>
            …{order.id.slice(-6)} · {order.user?.name || t('admin.notAvailable')}
          </p>
          <StatusForm
            orderId={order.id}
            status={order.status}
            changedBy={order.history.at(-1)?.by}
            onBusy={onBusy}
          />
        </div>
        <div className={styles['history']}>
          <OrderChanges order={order} />
        </div>
      </article>
    </Card>
  );
});
