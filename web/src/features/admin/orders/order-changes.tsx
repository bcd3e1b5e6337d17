import { useId } from 'react';
import { graphql, readFragment, type FragmentType } from '../../../gql';
import { formatDateTime } from '../../../shared/lib/format';
import { statusText } from '../../orders/order-status';
import { useTexts } from '../texts/texts';
import styles from './order-changes.module.css';

export const OrderChangesFragment = graphql(`
  fragment OrderChanges on Order {
    id
    way
    history {
      from
      to
      at
      by
    }
  }
`);

/** Time, old and new status, and author of each change. */
export function OrderChanges({ order }: { readonly order: FragmentType<typeof OrderChangesFragment> }) {
  const t = useTexts();
  const { way, history } = readFragment(OrderChangesFragment, order);
  const headingId = useId();
  return (
    <section className={styles['changes']} aria-labelledby={headingId}>
      <h3 className={styles['heading']} id={headingId}>
        {t('adminOrders.history', { count: history.length })}
      </h3>
      <ol className={styles['list']}>
        {history.map(({ from, to, at, by }, index) => (
          // Entries are only appended.
          <li key={index} className={styles['change']}>
            <time dateTime={at}>{formatDateTime(at)}</time>
            <span>
              {from ? (
                <>
                  {t(`orderStatus.${statusText(from, way)}`)} <span aria-hidden>→</span>
                  <span className="visually-hidden">{t('adminOrders.to')}</span>{' '}
                  <strong>{t(`orderStatus.${statusText(to, way)}`)}</strong>
                </>
              ) : (
                <strong>{t('adminOrders.placed')}</strong>
              )}{' '}
              {t('adminOrders.by', { name: by ?? t('adminOrders.deletedAccount') })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
