import { errorCode, errorMessage } from '../../shared/lib/errors';
import { ButtonLink } from '../../shared/ui/button';
import { LiveStatus } from '../../shared/ui/live-status';
import { Notice } from '../../shared/ui/notice';
import { Page } from '../../shared/ui/page';
import { RetryNotice } from '../../shared/ui/retry-notice';
import { Skeleton } from '../../shared/ui/skeleton';
import { useStaffLinks } from '../links';
import { SetupChecklist } from '../setup/setup-checklist';
import { useTexts } from '../texts/texts';
import { OrderStatusOverview, OrderStatusOverviewSkeleton } from './order-status-overview';
import { SummaryCards, SummaryCardsSkeleton } from './summary-cards';
import { DayFigures } from './day-figures';
import { useDashboard } from './use-dashboard';
import styles from './admin-dashboard-page.module.css';

export function AdminDashboardPage() {
  const t = useTexts();
  const { dashboard, error, loading, refetch } = useDashboard();
  const isRefused = !dashboard && ['FORBIDDEN', 'UNAUTHENTICATED'].includes(errorCode(error) ?? '');

  return (
    <Page width="wide" actions={dashboard && !isRefused && <LiveStatus />}>
      {isRefused ? (
        <Notice tone="error">{t('session.denied')}</Notice>
      ) : (
        <div className="stack gap-5">
          {!dashboard && !loading && error && (
            <RetryNotice onRetry={refetch}>
              <p>{t('session.denied')}</p>
              <p>{errorMessage(error, t('dashboard.loadFailed'))}</p>
            </RetryNotice>
          )}
          {dashboard && (
            <>
              <p className={styles['message']}>{dashboard.message}</p>
              <SummaryCards summary={dashboard.summary} />
              <DayFigures />
              <SetupChecklist />
            </>
          )}
          {!dashboard && loading && (
            <>
              <output className="visually-hidden">{t('dashboard.loading')}</output>
              <p className={styles['message']}>
                <Skeleton width="14rem" height="1.55em" />
              </p>
              <SummaryCardsSkeleton />
            </>
          )}
          <FurtherPages />
          {dashboard && <OrderStatusOverview summary={dashboard.summary} />}
          {!dashboard && loading && <OrderStatusOverviewSkeleton />}
        </div>
      )}
    </Page>
  );
}

/** SPEC.md's order of the first buttons. */
const managed = ['/admin/menu', '/admin/booking', '/admin/orders'];

function FurtherPages() {
  const t = useTexts();
  const manage = useStaffLinks('manage').toSorted(
    (one, other) => managed.indexOf(one.to) - managed.indexOf(other.to),
  );
  const others = useStaffLinks('section').filter(({ to }) => !managed.includes(to));
  return (
    <nav className={`flex wrap gap-3 ${styles['pages']}`} aria-label={t('dashboard.manage')}>
      {manage.map(({ to, label }) => (
        <ButtonLink key={to} to={to}>
          {t(label)}
        </ButtonLink>
      ))}
      {others.map(({ to, label }) => (
        <ButtonLink key={to} to={to} variant="secondary">
          {t(label)}
        </ButtonLink>
      ))}
    </nav>
  );
}
