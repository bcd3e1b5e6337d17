import { useEffect, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import noOrders from '../../../assets/no-orders.svg';
import { errorMessage } from '../../../shared/lib/errors';
import { Button } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { LiveStatus } from '../../../shared/ui/live-status';
import { Notice } from '../../../shared/ui/notice';
import { Page } from '../../../shared/ui/page';
import { ListSkeleton } from '../../orders/order-skeletons';
import { ShowMore } from '../../orders/show-more';
import { AdminOrderCard } from './admin-order-card';
import { useOrderChime } from './use-order-chime';
import { useOrderFeed } from './use-order-feed';
import styles from './admin-orders-page.module.css';

export function AdminOrdersPage() {
  const [newIds, setNewIds] = useState<ReadonlySet<string>>(new Set());
  const chime = useOrderChime();
  const { orders, error, loading, refetch, fetchMore } = useOrderFeed((orderIds) => {
    setNewIds((ids) => new Set([...ids, ...orderIds]));
    chime.ring();
  });
  const hasFailed = !orders && !loading && error !== undefined;

  useEffect(() => {
    if (hasFailed) toast.error('❌ Failed to load orders', { toastId: 'admin-orders' });
  }, [hasFailed]);

  return (
    <Page
      title="All Orders"
      width="wide"
      actions={
        <div className={styles['actions']}>
          {orders && <LiveStatus />}
          <Button variant="secondary" size="sm" onClick={chime.toggle}>
            {chime.isOn ? 'Sound is on' : 'Sound is off'}
          </Button>
        </div>
      }
    >
      {!orders && loading && <ListSkeleton label="Loading the orders" />}
      {hasFailed && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" size="sm" onClick={() => void refetch().catch(() => undefined)}>
              Try again
            </Button>
          }
        >
          {errorMessage(error, 'The orders could not be loaded.')}
        </Notice>
      )}
      {orders?.nodes.length === 0 && (
        <EmptyState picture={noOrders} title="No orders yet.">
          The first one will appear here by itself, the moment it is placed.
        </EmptyState>
      )}
      {orders && orders.nodes.length > 0 && (
        <>
          <ul className={styles['list']}>
            {orders.nodes.map((order) => (
              <li key={order.id}>
                <AdminOrderCard order={order} isNew={newIds.has(order.id)} />
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
