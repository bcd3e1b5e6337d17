import noOrders from '../../assets/no-orders.svg';
import { errorMessage } from '../../shared/lib/errors';
import { ButtonLink } from '../../shared/ui/button';
import { CardList } from '../../shared/ui/card-list';
import { EmptyState } from '../../shared/ui/empty-state';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { LiveStatus } from '../../shared/ui/live-status';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ShowMore } from '../../shared/ui/show-more';
import { useTexts } from '../texts/texts';
import { SaveAddressOffer } from '../addresses/save-address-offer';
import { OrderCard } from './order-card';
import { useMyOrders } from './use-my-orders';

export function OrderHistoryPage() {
  const t = useTexts();
  const { orders, error, loading, refetch, fetchMore } = useMyOrders();

  return (
    <Page width="regular" actions={orders && <LiveStatus />}>
      <SaveAddressOffer />
      {!orders && loading && <ListSkeleton label={t('orders.loading')} />}
      {!orders && error && !loading && (
        <RetryNotice onRetry={refetch}>{errorMessage(error, t('orders.loadFailed'))}</RetryNotice>
      )}
      {orders?.nodes.length === 0 && (
        <EmptyState
          picture={noOrders}
          title={t('orders.none')}
          action={<ButtonLink to="/menu">{t('menu.see')}</ButtonLink>}
        >
          {t('orders.emptyText')}
        </EmptyState>
      )}
      {orders && orders.nodes.length > 0 && (
        <>
          <CardList of={orders.nodes}>{(order) => <OrderCard order={order} />}</CardList>
          <ShowMore
            pageInfo={orders.pageInfo}
            load={(after) => fetchMore({ variables: { after } })}
            failure={t('orders.moreFailed')}
          />
        </>
      )}
    </Page>
  );
}
