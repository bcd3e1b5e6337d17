import { useCallback, useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { toast } from 'react-toastify/unstyled';
import noOrders from '../../assets/no-orders.svg';
import nothingFound from '../../assets/nothing-found.svg';
import { errorMessage } from '../../shared/lib/errors';
import { formatDay } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { ListSkeleton } from '../../shared/ui/list-skeleton';
import { LiveStatus } from '../../shared/ui/live-status';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { ShowMore } from '../../shared/ui/show-more';
import { can, useSession } from '../../domain/session/session';
import { say, useTexts } from '../texts/texts';
import { AdminOrderCard } from './admin-order-card';
import { byArrival, laterOrdersByDay, withLater } from './later-orders';
import { newOrders, useNewOrders } from './new-orders';
import { orderElement } from './order-element';
import { OrderFilterBar } from './order-filter-bar';
import { useRiders } from './order-rider';
import { OrderToolbar } from './order-toolbar';
import { SoundControl, SoundQuestion } from './sound-control';
import { useCalmList } from './use-calm-list';
import { useIsAbove } from './use-is-above';
import { dayOf } from '../../shared/lib/time-zone';
import { useMinutesSince } from '../../shared/lib/use-minutes-since';
import { useLiveOrders } from './use-live-orders';
import { usePlaces } from './use-places';
import { useSeenOrders } from './use-seen-orders';
import { useOrderChoices } from './use-order-choices';
import styles from './admin-orders-page.module.css';

const epoch = new Date(0).toISOString();
const dayMs = 86_400_000;

/** Wide enough for the filters beside the list. */
const wide = '(min-width: 75rem)';

export function AdminOrdersPage() {
  const t = useTexts();
  const { unseen, see, chime } = useNewOrders();
  // The bell is for those who prepare orders.
  const isRung = can(useSession().user, 'UPDATE_ORDER_STATUS');
  const { choices, filter, choose, clear } = useOrderChoices();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [hasFilters, setHasFilters] = useState(() => matchMedia(wide).matches);
  const filtersId = useId();
  const riders = useRiders();
  const { start, isAbove } = useIsAbove<HTMLDivElement>();
  const isHolding = isAbove || busy.size > 0;
  const live = useLiveOrders(filter, { isOldestFirst: choices.isOldestFirst, isHolding, unseen });
  const { orders, later: ahead, unmatched, isPrevious, error, loading, retry, showMore } = live;
  const matches = ({ id }: { readonly id: string }) => !unmatched.has(id);

  const minutesNow = useMinutesSince(epoch);
  // An order may be due before this page notices its minute.
  const endOfMinute = new Date((minutesNow + 1) * 60_000).toISOString();
  const aheadIds = new Set(ahead.map(({ id }) => id));
  const all = withLater(orders?.nodes ?? [], ahead);
  const { places, release } = usePlaces(all, { now: endOfMinute, isHolding });
  const nodes = byArrival(all, places, choices.isOldestFirst);
  const isLater = ({ id }: { readonly id: string }) => places.get(id)?.isLater === true;
  const { visible, heldBack, showAll } = useCalmList(nodes, {
    listKey: JSON.stringify([filter, choices.isOldestFirst, isPrevious]),
    matches,
    isHolding,
    floats: ({ id }) => aheadIds.has(id),
    isBusy: (id) => busy.has(id),
  });
  // New orders that the admin has just asked for, and therefore sees.
  const [broughtUp, setBroughtUp] = useState<readonly string[]>();
  useSeenOrders(unseen, { see, isBroughtUp: broughtUp === unseen });

  const shownIds = new Set(visible.map(({ id }) => id));
  const gone = all.flatMap(({ id }) => (unmatched.has(id) && !shownIds.has(id) ? [id] : []));
  const goneIds = gone.join(' ');
  const forget = useEffectEvent(() => live.forget(gone));
  useEffect(() => {
    if (goneIds) forget();
  }, [goneIds]);

  const onBusy = useCallback((orderId: string, isBusy: boolean) => {
    setBusy((now) => {
      const next = new Set(now);
      if (isBusy) next.add(orderId);
      else next.delete(orderId);
      return next;
    });
  }, []);

  const hasFailed = !orders && !loading && error !== undefined;
  useEffect(() => {
    if (hasFailed) toast.error(say('orders.loadAllToast'), { toastId: 'admin-orders', icon: false });
  }, [hasFailed]);

  const isNew = new Set(unseen);
  // Waiting for a quiet moment: new orders, and those for later that are due.
  const due = visible.filter((order) => isLater(order) && !order.isScheduled && order.status === 'PENDING');
  const waiting = heldBack + due.length;
  const outside = unseen.filter((id) => unmatched.has(id));
  const isEmpty = orders !== undefined && visible.length === 0 && !orders.pageInfo.hasNextPage && !loading;

  const later = laterOrdersByDay(visible.filter(isLater));
  const item = (order: (typeof visible)[number]) => (
    <li key={order.id} className={styles['item']}>
      <AdminOrderCard
        order={order}
        isNew={isNew.has(order.id)}
        isLeaving={!matches(order)}
        riders={riders}
        onBusy={onBusy}
      />
    </li>
  );

  const goToNewest = () => {
    const newest = byArrival(all, release(), choices.isOldestFirst).find(matches);
    showAll();
    // Once they are rendered.
    requestAnimationFrame(() => {
      start.current?.scrollIntoView({ block: 'start' });
      if (newest) orderElement(newest.id)?.focus({ preventScroll: true });
      setBroughtUp(unseen);
    });
  };

  return (
    <Page
      width="wide"
      actions={
        <div className={`row wrap gap-2 gap-x-3 ${styles['actions']}`}>
          <OrderToolbar
            choices={choices}
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
            {isRung && !chime.isUndecided && <SoundControl {...chime} />}
            {orders && <LiveStatus />}
          </div>
        </div>
      }
    >
      {isRung && chime.isUndecided && <SoundQuestion choose={chime.choose} />}
      {chime.isBlocked && (
        <div className={styles['hint']}>
          <Notice tone="warning">{t('adminOrders.soundBlocked')}</Notice>
        </div>
      )}
      {hasFilters && (
        <OrderFilterBar
          id={filtersId}
          choices={choices}
          isFiltered={filter !== undefined}
          choose={choose}
          clear={clear}
        />
      )}
      <output className="visually-hidden">{unseen.length > 0 && newOrders(unseen.length)}</output>
      <div ref={start} className={styles['start']} />
      {(waiting > 0 || (isAbove && outside.length > 0)) && (
        <div className={styles['pillPlace']}>
          {waiting > 0 ? (
            <Pill onClick={goToNewest}>{newOrders(waiting)}</Pill>
          ) : (
            <Pill onClick={clear}>{t('adminOrders.outside', { count: outside.length })}</Pill>
          )}
        </div>
      )}
      {!isAbove && outside.length > 0 && (
        <div className={styles['hint']}>
          <Notice
            tone="info"
            action={
              <Button variant="secondary" size="sm" onClick={clear}>
                {t('adminOrders.showAll')}
              </Button>
            }
          >
            {t('adminOrders.outsideText', { count: outside.length })}
          </Notice>
        </div>
      )}
      {!orders && loading && <ListSkeleton label={t('adminOrders.loading')} />}
      {hasFailed && (
        <RetryNotice onRetry={retry}>{errorMessage(error, t('adminOrders.loadFailed'))}</RetryNotice>
      )}
      {live.hasLaterFailed && !hasFailed && (
        <div className={styles['hint']}>
          <RetryNotice onRetry={retry}>{t('adminOrders.laterFailed')}</RetryNotice>
        </div>
      )}
      {isEmpty && !filter && (
        <EmptyState picture={noOrders} title={t('orders.none')}>
          {t('adminOrders.emptyText')}
        </EmptyState>
      )}
      {isEmpty && filter && (
        <EmptyState
          picture={nothingFound}
          title={t('adminOrders.noMatch')}
          action={outside.length === 0 && <Button onClick={clear}>{t('adminOrders.showAll')}</Button>}
        >
          {t('adminOrders.noMatchText')}
        </EmptyState>
      )}
      {orders && (
        // Orders of the previous filter would leave under a finger.
        <div className={styles['lists']} inert={isPrevious}>
          <ul className={styles['list']} aria-busy={loading}>
            {visible.filter((order) => !isLater(order)).map(item)}
          </ul>
          {later.map(({ day, orders: ofDay }) => (
            <section key={day} aria-labelledby={`later-${day}`}>
              <h2 id={`later-${day}`} className={styles['later']}>
                {laterTitle(day, ofDay.length)}
              </h2>
              <ul className={styles['list']}>{ofDay.map(item)}</ul>
            </section>
          ))}
          <ShowMore pageInfo={orders.pageInfo} load={showMore} failure={t('orders.moreFailed')} isEndless />
        </div>
      )}
    </Page>
  );
}

function laterTitle(day: string, count: number): string {
  const dayIn = (days: number) => dayOf(Date.now() + days * dayMs);
  if (day === dayIn(0)) return say('adminOrders.laterToday', { count });
  if (day === dayIn(1)) return say('adminOrders.laterTomorrow', { count });
  return say('adminOrders.laterOn', { day: formatDay(day), count });
}

/** Announces arrivals above the visible part of the list. */
function Pill({ onClick, children }: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={styles['pill']} onClick={onClick}>
      <span aria-hidden>↑</span> {children}
    </button>
  );
}
