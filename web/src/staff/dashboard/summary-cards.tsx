import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatCount } from '../../shared/lib/format';
import { Skeleton } from '../../shared/ui/skeleton';
import { useTexts } from '../texts/texts';
import styles from './summary-cards.module.css';

const SummaryCardsFragment = graphql(`
  fragment SummaryCards on DashboardSummary {
    totalUsers
    totalOrders
    totalMenuItems
    pendingOrders
    deliveredOrders
  }
`);

const cards = ['totalUsers', 'totalOrders', 'totalMenuItems', 'pendingOrders', 'deliveredOrders'] as const;

export function SummaryCards({
  summary: masked,
}: {
  readonly summary: FragmentType<typeof SummaryCardsFragment>;
}) {
  const t = useTexts();
  const summary = readFragment(SummaryCardsFragment, masked);
  return (
    <dl className={styles['cards']}>
      {cards.map((count) => (
        <div key={count} className={`stack gap-1 ${styles['card']}`}>
          <dt className={`muted small semibold ${styles['label']}`}>{t(`dashboard.${count}`)}</dt>
          <dd className={styles['count']}>{formatCount(summary[count])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Placeholder of the cards while the numbers load. */
export function SummaryCardsSkeleton() {
  const t = useTexts();
  return (
    <div className={styles['cards']} aria-hidden>
      {cards.map((count) => (
        <div key={count} className={`stack gap-1 ${styles['card']}`}>
          <span className={`muted small semibold ${styles['label']}`}>{t(`dashboard.${count}`)}</span>
          <span className={styles['count']}>
            <Skeleton width="3rem" height="1.2em" />
          </span>
        </div>
      ))}
    </div>
  );
}
