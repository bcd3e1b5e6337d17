import noOrders from '../../assets/no-orders.svg';
import { errorMessage } from '../../shared/lib/errors';
import { Button, ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { LiveStatus } from '../../shared/ui/live-status';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { useTexts } from '../../texts/texts';
import { OrderCard } from './order-card';
import { ListSkeleton } from './order-skeletons';
import { ShowMore } from './show-more';
import { useMyOrders } from './use-my-orders';
import styles from './order-history-page.module.css';

export function OrderHistoryPage() {
  const t = useTexts();
  const { orders, error, loading, refetch, fetchMore } = useMyOrders();

  return (
    <Page title={t('orders.history')} width="regular" actions={orders && <LiveStatus />}>
      {!orders && loading && <ListSkeleton label={t('orders.loading')} />}
      {!orders && error && !loading && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch().catch(() => undefined)}>
              {t('common.tryAgain')}
            </Button>
          }
        >
          {errorMessage(error, t('orders.loadFailed'))}
        </Notice>
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
          <ul className={styles['list']}>
            {orders.nodes.map((order) => (
              <li key={order.id}>
                <OrderCard order={order} />
              </li>
            ))}
          </ul>
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
