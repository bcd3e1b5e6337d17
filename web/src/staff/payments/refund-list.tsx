import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatMoment, formatRupees } from '../../shared/lib/format';
import { useTexts } from '../texts/texts';
import styles from './refund-list.module.css';

export const RefundListFragment = graphql(`
  fragment RefundList on Payment {
    id
    refunds {
      id
      amount
      reason
      state
      failure
      createdAt
    }
  }
`);

export function RefundList({ payment }: { readonly payment: FragmentType<typeof RefundListFragment> }) {
  const t = useTexts();
  const { refunds } = readFragment(RefundListFragment, payment);
  if (refunds.length === 0) return null;
  return (
    <ul className={`stack gap-2 small ${styles['list']}`} aria-label={t('adminPayments.refunds')}>
      {refunds.map(({ id, amount, reason, state, failure, createdAt }) => (
        <li key={id} data-state={state}>
          <strong>
            {formatRupees(amount)} {t(`refundState.${state}`)}
          </strong>{' '}
          <time className="muted" dateTime={createdAt}>
            {formatMoment(createdAt)}
          </time>
          <span className="block muted anywhere">
            {reason}
            {failure && ` ${t('adminPayments.providerSays', { failure })}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
