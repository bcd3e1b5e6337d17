import { graphql, readFragment, type FragmentType } from '../../../gql';
import type { RefundState } from '../../../gql/graphql';
import { formatMoment, formatRupees } from '../../../shared/lib/format';
import styles from './refund-list.module.css';

const RefundListFragment = graphql(`
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

const stateTexts: Readonly<Record<RefundState, string>> = {
  REQUESTED: 'on its way',
  PROCESSED: 'refunded',
  FAILED: 'failed',
  REPLACED: 'failed, asked for again',
};

export function RefundList({ payment }: { readonly payment: FragmentType<typeof RefundListFragment> }) {
  const { refunds } = readFragment(RefundListFragment, payment);
  if (refunds.length === 0) return null;
  return (
    <ul className={styles['list']} aria-label="Refunds">
      {refunds.map(({ id, amount, reason, state, failure, createdAt }) => (
        <li key={id} data-state={state}>
          <strong>
            {formatRupees(amount)} {stateTexts[state]}
          </strong>{' '}
          <time dateTime={createdAt}>{formatMoment(createdAt)}</time>
          <span className={styles['reason']}>
            {reason}
            {failure && ` The provider says: ${failure}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
