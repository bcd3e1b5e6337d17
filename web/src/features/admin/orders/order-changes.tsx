import { graphql, readFragment, type FragmentType } from '../../../gql';
import { formatDateTime } from '../../../shared/lib/format';
import { ORDER_STATUS_TEXT } from '../../orders/order-status';
import styles from './order-changes.module.css';

const OrderChangesFragment = graphql(`
  fragment OrderChanges on Order {
    id
    history {
      from
      to
      at
      by
    }
  }
`);

/** When, from what to what, and by whom. */
export function OrderChanges({ order }: { readonly order: FragmentType<typeof OrderChangesFragment> }) {
  const { history } = readFragment(OrderChangesFragment, order);
  return (
    <details className={styles['changes']}>
      <summary className={styles['summary']}>History ({history.length})</summary>
      <ol className={styles['list']}>
        {history.map(({ from, to, at, by }, index) => (
          // Entries are only ever added at the end.
          <li key={index} className={styles['change']}>
            <time dateTime={at}>{formatDateTime(at)}</time>
            <span>
              {from ? (
                <>
                  {ORDER_STATUS_TEXT[from]} <span aria-hidden>→</span>
                  <span className="visually-hidden">to</span> <strong>{ORDER_STATUS_TEXT[to]}</strong>
                </>
              ) : (
                <strong>Placed</strong>
              )}{' '}
              by {by ?? 'a deleted account'}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
