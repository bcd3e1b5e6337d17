import { useEffect, useId, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import noOrders from '../../assets/no-orders.svg';
import nothingFound from '../../assets/nothing-found.svg';
import { can, useSession } from '../../domain/session/session';
import { errorMessage } from '../../shared/lib/errors';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { LiveStatus } from '../../shared/ui/live-status';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ShowMore } from '../../shared/ui/show-more';
import { PrintBar } from '../printing/print-bar';
import { PrintHereButton } from '../printing/print-here';
import { say, useTexts } from '../texts/texts';
import { AdminOrderCard } from './admin-order-card';
import { newOrders, useNewOrders } from './new-orders';
import { OrderFilterBar } from './order-filter-bar';
import { useRiders } from './order-rider';
import { OrderToolbar } from './order-toolbar';
import { SoundBar, SoundControl } from './sound-control';
import { useAdminOrders } from './use-admin-orders';
import { useOrderChoices } from './use-order-choices';
import styles from './admin-orders-page.module.css';

/** High enough for the filters above the list. */
const high = '(min-width: 75rem) and (min-height: 56rem)';

/** All orders, newest first. */
export function AdminOrdersPage() {
  const t = useTexts();
  const { unseen, see, chime } = useNewOrders();
  // The bell is for those who prepare orders.
  const isRung = can(useSession().user, 'UPDATE_ORDER_STATUS');
  const { choices, filter, search, choose, clear } = useOrderChoices();
  const [hasFilters, setHasFilters] = useState(() => matchMedia(high).matches);
  const filtersId = useId();
  const riders = useRiders();
  const list = JSON.stringify(filter);
  const [used, setUsed] = useState<{ readonly id: string; readonly list: string | undefined }>();
  const usedId = used?.list === list ? used?.id : undefined;
  const { orders, isPrevious, error, loading, refetch, fetchMore } = useAdminOrders(filter, usedId);

  const hasFailed = !orders && !loading && error !== undefined;
  useEffect(() => {
    if (hasFailed) toast.error(say('orders.loadAllToast'), { toastId: 'admin-orders', icon: false });
  }, [hasFailed]);

  return (
    <Page
      width="wide"
      actions={
        <div className={`row wrap gap-2 gap-x-3 ${styles['actions']}`}>
          <OrderToolbar
            choices={choices}
            search={search}
            choose={choose}
            clear={clear}
            filters={{ id: filtersId, isShown: hasFilters, toggle: () => setHasFilters(!hasFilters) }}
          />
          <div className="row wrap touch gap-2 gap-x-3">
            {unseen.length > 0 && (
              <Button variant="secondary" size="sm" onClick={() => see(unseen)}>
                {t('adminOrders.markSeen', { count: unseen.length })}
              </Button>
            )}
            <PrintHereButton size="sm" />
            {isRung && !chime.isUndecided && <SoundControl {...chime} />}
            {orders && <LiveStatus />}
          </div>
        </div>
      }
    >
      <PrintBar />
      {isRung && <SoundBar chime={chime} />}
      {hasFilters && (
        <OrderFilterBar
          id={filtersId}
          choices={choices}
          search={search}
          isFiltered={filter !== undefined}
          choose={choose}
          clear={clear}
        />
      )}
      <output className="visually-hidden">{unseen.length > 0 && newOrders(unseen.length)}</output>
      {!orders && loading && <ListSkeleton label={t('adminOrders.loading')} />}
      {hasFailed && (
        <RetryNotice onRetry={refetch}>{errorMessage(error, t('adminOrders.loadFailed'))}</RetryNotice>
      )}
      {orders?.nodes.length === 0 && <NoOrders isFiltered={filter !== undefined} showAll={clear} />}
      {orders && (
        // Orders of the previous filter would leave under a finger.
        <div className={styles['lists']} inert={isPrevious}>
          <ul className={styles['list']} aria-busy={loading}>
            {orders.nodes.map((order) => (
              // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is of what is in it
              <li
                key={order.id}
                className={styles['item']}
                onFocus={() => {
                  if (order.id !== usedId) setUsed({ id: order.id, list });
                }}
              >
                <AdminOrderCard order={order} isNew={unseen.includes(order.id)} riders={riders} />
              </li>
            ))}
          </ul>
          <ShowMore
            pageInfo={orders.pageInfo}
            load={(after) => fetchMore({ variables: { after } })}
            failure={t('orders.moreFailed')}
            isEndless
          />
        </div>
      )}
    </Page>
  );
}

interface NoOrdersProps {
  readonly isFiltered: boolean;
  readonly showAll: () => void;
}

function NoOrders({ isFiltered, showAll }: NoOrdersProps) {
  const t = useTexts();
  if (!isFiltered)
    return (
      <EmptyState picture={noOrders} title={t('orders.none')}>
        {t('adminOrders.emptyText')}
      </EmptyState>
    );
  return (
    <EmptyState
      picture={nothingFound}
      title={t('adminOrders.noMatch')}
      action={<Button onClick={showAll}>{t('adminOrders.showAll')}</Button>}
    >
      {t('adminOrders.noMatchText')}
    </EmptyState>
  );
}
