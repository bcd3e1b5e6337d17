import { ChangedLines } from '../../domain/orders/changed-lines';
import { graphql, readFragment, type FragmentType } from '../../gql';
import type { ChangedOrderFragment as Fragment } from '../../gql/graphql';
import { formatMoment, formatRupees } from '../../shared/lib/format';
import { useOrderTexts } from '../../domain/orders/texts/texts';
import styles from './changed-order.module.css';
import { DuePayment } from './due-payment';

const ChangedOrderFragment = graphql(`
  fragment ChangedOrder on Order {
    id
    status
    takingsExcess
    changes {
      kind
      version
      reason
      lines {
        ...ChangedLine
      }
      totalBefore
      totalAfter
      at
    }
    ...DuePayment
  }
`);

interface ChangedOrderProps {
  readonly order: FragmentType<typeof ChangedOrderFragment>;
}

/** What the restaurant has changed of the order and why, the latest first, and what is to be paid or comes back. */
export function ChangedOrder({ order: masked }: ChangedOrderProps) {
  const t = useOrderTexts();
  const order = readFragment(ChangedOrderFragment, masked);
  const { changes, takingsExcess, status } = order;
  const made = changes.filter(({ kind }) => kind === 'CHANGED').toReversed();
  if (made.length === 0) return null;
  return (
    <section className={`stack gap-3 tone-info ${styles['changed']}`} aria-label={t('orderChanged.title')}>
      <h2 className="text-lg">{t('orderChanged.title')}</h2>
      <div role="status" className="stack gap-4">
        {made.map((change) => (
          <Change key={change.version} change={change} />
        ))}
      </div>
      {status !== 'CANCELLED' && (
        <div className="stack gap-2 unless-empty">
          {Boolean(takingsExcess) && (
            <strong>{t('orderChanged.back', { amount: formatRupees(takingsExcess ?? 0) })}</strong>
          )}
          <DuePayment order={order} />
        </div>
      )}
    </section>
  );
}

function Change({ change }: { readonly change: Fragment['changes'][number] }) {
  const t = useOrderTexts();
  const { at, lines, reason, totalBefore, totalAfter } = change;
  const hasOtherTotal = totalBefore !== null && totalAfter !== null && totalBefore !== totalAfter;
  return (
    <div className="stack gap-1 anywhere">
      <time className="muted small" dateTime={at}>
        {formatMoment(at)}
      </time>
      {lines.length > 0 ? <ChangedLines lines={lines} /> : <p>{t('orderChanged.place')}</p>}
      {reason && <p>{t('orderChanged.reason', { reason })}</p>}
      {hasOtherTotal && (
        <p>
          {t('orderChanged.totals', { before: formatRupees(totalBefore), after: formatRupees(totalAfter) })}
        </p>
      )}
    </div>
  );
}
