import { graphql, readFragment, type FragmentType } from '../../../gql';
import { Skeleton } from '../../../shared/ui/skeleton';
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

const cards = [
  { label: 'Users', count: 'totalUsers' },
  { label: 'Orders', count: 'totalOrders' },
  { label: 'Menu Items', count: 'totalMenuItems' },
  { label: 'Pending Orders', count: 'pendingOrders' },
  { label: 'Delivered Orders', count: 'deliveredOrders' },
] as const;

const grouped = new Intl.NumberFormat('en-IN');

export function SummaryCards({
  summary: masked,
}: {
  readonly summary: FragmentType<typeof SummaryCardsFragment>;
}) {
  const summary = readFragment(SummaryCardsFragment, masked);
  return (
    <dl className={styles['cards']}>
      {cards.map(({ label, count }) => (
        <div key={count} className={styles['card']}>
          <dt className={styles['label']}>{label}</dt>
          <dd className={styles['count']}>{grouped.format(summary[count])}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The cards' room while the numbers load. */
export function SummaryCardsSkeleton() {
  return (
    <div className={styles['cards']} aria-hidden>
      {cards.map(({ label, count }) => (
        <div key={count} className={styles['card']}>
          <span className={styles['label']}>{label}</span>
          <span className={styles['count']}>
            <Skeleton width="3rem" height="1.2em" />
          </span>
        </div>
      ))}
    </div>
  );
}
