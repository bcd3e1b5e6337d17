import { useParams } from 'react-router-dom';
import { errorMessage } from '../../../shared/lib/errors';
import { ButtonLink } from '../../../shared/ui/button';
import { ListSkeleton } from '../../../shared/ui/list-skeleton';
import { Notice } from '../../../shared/ui/notice';
import { Page } from '../../../shared/ui/page';
import { RetryNotice } from '../../../shared/ui/retry-notice';
import { useTexts } from '../../texts/texts';
import { ChangeForm } from './change-form';
import { isChangeable } from './order-to-change';
import { useOrderToChange } from './use-order-to-change';

/** Changes what was ordered. */
export function ChangeOrderPage() {
  const t = useTexts();
  const { id = '' } = useParams();
  const { order, error, loading, refetch, reread } = useOrderToChange(id);
  const toOrders = (
    <ButtonLink to="/admin/orders" variant="secondary" size="sm">
      {t('changeOrder.toOrders')}
    </ButtonLink>
  );
  return (
    <Page width="wide" {...(order && { title: t('changeOrder.titleOf', { name: order.name }) })}>
      {!order && loading && <ListSkeleton label={t('changeOrder.loading')} />}
      {!order && !loading && error && (
        <RetryNotice onRetry={refetch}>{errorMessage(error, t('changeOrder.loadFailed'))}</RetryNotice>
      )}
      {!order && !loading && !error && (
        <Notice tone="error" action={toOrders}>
          {t('changeOrder.unknown')}
        </Notice>
      )}
      {order && !isChangeable(order) && (
        <Notice tone="warning" action={toOrders}>
          {t('changeOrder.tooLate')}
        </Notice>
      )}
      {order && isChangeable(order) && <ChangeForm key={order.id} order={order} reread={reread} />}
    </Page>
  );
}
