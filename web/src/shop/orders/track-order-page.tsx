import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { Page } from '../../shared/ui/page';
import { say, useTexts } from '../texts/texts';
import { statusText } from '../../domain/orders/order-status';
import { OrderNotShown } from './order-not-shown';
import { TrackedOrder } from './tracked-order';
import { useTrackedOrder } from './use-tracked-order';
import styles from './track-order-page.module.css';

export function TrackOrderPage() {
  const t = useTexts();
  const { id = '' } = useParams();
  const { order, isByHand, error, loading, refetch } = useTrackedOrder(id);
  const hasFailed = !order && !loading && error !== undefined;

  useEffect(() => {
    if (hasFailed) toast.error(say('orders.loadOneToast'), { toastId: 'track-order', icon: false });
  }, [hasFailed]);

  return (
    <Page
      tabTitle={
        order
          ? `${t(`orderStatus.${statusText(order.status, order.way)}`)} · ${t('orders.label', { name: order.name })}`
          : t('orders.track')
      }
      width="regular"
    >
      {order && <TrackedOrder order={order} isByHand={isByHand} />}
      {!order && loading && <output className={styles['loading']}>{t('common.loading')}</output>}
      {hasFailed && <OrderNotShown error={error} failure={t('orders.loadOneFailed')} onRetry={refetch} />}
    </Page>
  );
}
