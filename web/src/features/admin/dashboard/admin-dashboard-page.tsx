import { errorCode } from '../../../shared/lib/errors';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { LiveStatus } from '../../../shared/ui/live-status';
import { Notice } from '../../../shared/ui/notice';
import { Page } from '../../../shared/ui/page';
import { Skeleton } from '../../../shared/ui/skeleton';
import { OrderStatusOverview, OrderStatusOverviewSkeleton } from './order-status-overview';
import { SummaryCards, SummaryCardsSkeleton } from './summary-cards';
import { useDashboard } from './use-dashboard';
import styles from './admin-dashboard-page.module.css';

const managePages = [
  { to: '/admin/menu', label: 'Manage Menu' },
  { to: '/admin/booking', label: 'Manage bookings' },
  { to: '/admin/orders', label: 'Manage Orders' },
] as const;

const furtherPages = [
  { to: '/admin/messages', label: 'Messages' },
  { to: '/admin/payments', label: 'Payments' },
  { to: '/admin/mails', label: 'Mails' },
] as const;

export function AdminDashboardPage() {
  const { dashboard, error, loading, refetch } = useDashboard();
  const isRefused = ['FORBIDDEN', 'UNAUTHENTICATED'].includes(errorCode(error) ?? '');

  return (
    <Page title="Admin Dashboard" width="wide" actions={dashboard && !isRefused && <LiveStatus />}>
      {isRefused ? (
        <Notice tone="error">Access denied. You are not authorized.</Notice>
      ) : (
        <div className={styles['dashboard']}>
          {!dashboard && !loading && error && (
            <Notice
              tone="error"
              action={
                <Button variant="secondary" size="sm" onClick={() => void refetch().catch(() => undefined)}>
                  Try again
                </Button>
              }
            >
              The dashboard could not be loaded. Please check your connection.
            </Notice>
          )}
          {dashboard && (
            <>
              <p className={styles['message']}>{dashboard.message}</p>
              <SummaryCards summary={dashboard.summary} />
            </>
          )}
          {!dashboard && loading && (
            <>
              <output className="visually-hidden">Loading the dashboard</output>
              <p className={styles['message']}>
                <Skeleton width="14rem" height="1.55em" />
              </p>
              <SummaryCardsSkeleton />
            </>
          )}
          <nav className={styles['pages']} aria-label="Manage">
            {managePages.map(({ to, label }) => (
              <ButtonLink key={to} to={to}>
                {label}
              </ButtonLink>
            ))}
            {furtherPages.map(({ to, label }) => (
              <ButtonLink key={to} to={to} variant="secondary">
                {label}
              </ButtonLink>
            ))}
          </nav>
          {dashboard && <OrderStatusOverview summary={dashboard.summary} />}
          {!dashboard && loading && <OrderStatusOverviewSkeleton />}
        </div>
      )}
    </Page>
  );
}
