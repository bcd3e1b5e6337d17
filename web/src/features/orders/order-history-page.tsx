import noOrders from '../../assets/no-orders.svg';
import { errorMessage } from '../../shared/lib/errors';
import { Button, ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { LiveStatus } from '../../shared/ui/live-status';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { OrderCard } from './order-card';
import { ListSkeleton } from './order-skeletons';
import { ShowMore } from './show-more';
import { useMyOrders } from './use-my-orders';
import styles from './order-history-page.module.css';

export function OrderHistoryPage() {
  const { orders, error, loading, refetch, fetchMore } = useMyOrders();

  return (
    <Page title="Order History" width="regular" actions={orders && <LiveStatus />}>
      {!orders && loading && <ListSkeleton label="Loading your orders" />}
      {!orders && error && !loading && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch().catch(() => undefined)}>
              Try again
            </Button>
          }
        >
          {errorMessage(error, 'Your orders could not be loaded.')}
        </Notice>
      )}
      {orders?.nodes.length === 0 && (
        <EmptyState
          picture={noOrders}
          title="No orders yet."
          action={<ButtonLink to="/menu">See the menu</ButtonLink>}
        >
          What you order will be listed here, with its way from the kitchen to your door.
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
            failure="More orders could not be loaded."
          />
        </>
      )}
    </Page>
  );
}
