import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatPeriod } from '../../shared/lib/format';
import { useMinutesSince } from '../../shared/lib/use-minutes-since';
import { useTexts } from '../texts/texts';
import styles from './expected-time.module.css';
import { isOpen } from '../../domain/orders/order-status';

const ExpectedTimeFragment = graphql(`
  fragment ExpectedTime on Order {
    id
    way
    status
    slotAt
    promisedFrom
    promisedUntil
    promiseReason
  }
`);

/** The promised time of an open order, and an apology once it has passed. Renders each minute by itself. */
export function ExpectedTime({
  order: masked,
}: {
  readonly order: FragmentType<typeof ExpectedTimeFragment>;
}) {
  const t = useTexts();
  const order = readFragment(ExpectedTimeFragment, masked);
  const { way, status, slotAt, promisedFrom, promisedUntil, promiseReason } = order;
  const minutesLate = useMinutesSince(promisedUntil ?? '');
  const isReady = way === 'PICKUP' && status === 'OUT_FOR_DELIVERY';
  if (!promisedFrom || !promisedUntil || !isOpen(status) || isReady) return null;
  // The slot itself is shown beside.
  if (slotAt && status === 'PENDING' && !promiseReason) return null;
  const isLate = minutesLate >= 0;
  return (
    <p className={`stack anywhere ${styles['expected']} tone-${isLate ? 'warning' : 'plain'}`}>
      <strong>{t('orders.expected', { time: formatPeriod(promisedFrom, promisedUntil) })}</strong>
      {promiseReason && <span>{promiseReason}</span>}
      {isLate && <span>{t('orders.isLate')}</span>}
    </p>
  );
}
