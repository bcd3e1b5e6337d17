import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { toast } from 'react-toastify/unstyled';
import { errorCode, errorMessage } from '../../shared/lib/errors';
import { ButtonLink } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { say, useTexts } from '../texts/texts';
import { statusText } from '../../domain/orders/order-status';
import { TrackedOrder } from './tracked-order';
import { useTrackedOrder } from './use-tracked-order';
import styles from './track-order-page.module.css';

/** The viewer has no order with this id; a retry would not help. */
const unknownOrder = new Set(['NOT_FOUND', 'BAD_USER_INPUT']);

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
      {hasFailed &&
        (unknownOrder.has(errorCode(error) ?? '') ? (
          <Notice
            tone="error"
            action={
              <ButtonLink to="/order-history" variant="secondary" size="sm">
                {t('orders.yours')}
              </ButtonLink>
            }
          >
            {t('orders.notYours')}
          </Notice>
        ) : (
          <RetryNotice onRetry={refetch}>{errorMessage(error, t('orders.loadOneFailed'))}</RetryNotice>
        ))}
    </Page>
  );
}
