import { lazy, Suspense, useId } from 'react';
import noOrders from '../../assets/no-orders.svg';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatCount } from '../../shared/lib/format';
import { Card } from '../../shared/ui/card';
import { EmptyState } from '../../shared/ui/empty-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { useTexts } from '../texts/texts';
import { chartHeight, type Slice } from './order-status-slice';
import styles from './order-status-overview.module.css';

// The chart library is large, and only this needs it.
const OrderStatusPie = lazy(async () => ({ default: (await import('./order-status-pie')).OrderStatusPie }));

const OrderStatusOverviewFragment = graphql(`
  fragment OrderStatusOverview on DashboardSummary {
    pendingOrders
    deliveredOrders
  }
`);

/** Pending against delivered. The legend says the same in words, so the pie is hidden from screen readers. */
export function OrderStatusOverview({
  summary: masked,
}: {
  readonly summary: FragmentType<typeof OrderStatusOverviewFragment>;
}) {
  const t = useTexts();
  const { pendingOrders, deliveredOrders } = readFragment(OrderStatusOverviewFragment, masked);
  const headingId = useId();
  const total = pendingOrders + deliveredOrders;
  const slices: Slice[] = [
    { name: t('orderStatus.PENDING'), value: pendingOrders, fill: '#ffcc00' },
    { name: t('orderStatus.DELIVERED'), value: deliveredOrders, fill: '#00cc99' },
  ];

  return (
    <Card>
      <section className="stack gap-4" aria-labelledby={headingId}>
        <h2 id={headingId} className="text-xl">
          {t('dashboard.overview')}
        </h2>
        {total === 0 ? (
          <EmptyState picture={noOrders} title={t('dashboard.nothingYet')}>
            {t('dashboard.nothingYetText')}
          </EmptyState>
        ) : (
          <figure className="stack gap-2">
            <div className={`shrink ${styles['chart']}`} aria-hidden>
              <Suspense fallback={<ChartSkeleton />}>
                <OrderStatusPie slices={slices.filter(({ value }) => value > 0)} />
              </Suspense>
            </div>
            <figcaption>
              <ul className={`flex wrap gap-2 gap-x-6 ${styles['legend']}`}>
                {slices.map(({ name, value, fill }) => (
                  <li key={name} className="row gap-2 tabular">
                    <span className={styles['swatch']} style={{ background: fill }} aria-hidden />
                    {name}
                    <strong>{formatCount(value)}</strong>
                    <span className="muted">{shareText(value, total)}</span>
                  </li>
                ))}
              </ul>
            </figcaption>
          </figure>
        )}
      </section>
    </Card>
  );
}

/** Whole percents, but 0 only for none and 100 only for all. */
function shareText(value: number, total: number): string {
  const percent = Math.round((100 * value) / total);
  if (percent === 0 && value > 0) return '<1%';
  return percent === 100 && value < total ? '>99%' : `${percent}%`;
}

function ChartSkeleton() {
  return (
    <div className={styles['placeholder']} style={{ height: chartHeight }}>
      <Skeleton width="180px" height="180px" />
    </div>
  );
}

export function OrderStatusOverviewSkeleton() {
  return (
    <Card>
      <div className="stack gap-4" aria-hidden>
        <span className="text-xl">
          <Skeleton width="12rem" height="1.15em" />
        </span>
        <ChartSkeleton />
      </div>
    </Card>
  );
}
