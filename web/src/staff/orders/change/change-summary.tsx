import { ChangedLines } from '../../../domain/orders/changed-lines';
import { ChargeLines } from '../../../domain/orders/charge-lines';
import { formatRupees } from '../../../shared/lib/format';
import { useTexts } from '../../texts/texts';
import type { MoneyOfChange } from './money-of-change';
import type { ChangeQuote } from './use-change-quote';

interface ChangeSummaryProps {
  readonly quote: ChangeQuote;
  readonly money: MoneyOfChange;
  /** Whether the quote is about what is on the screen. */
  readonly isQuoted: boolean;
  /** Problems that are not said elsewhere. */
  readonly problems: readonly string[];
}

/** What changes, and what happens with the money. */
export function ChangeSummary({ quote, money, isQuoted, problems }: ChangeSummaryProps) {
  const t = useTexts();
  const { changes, charges } = quote;
  const { more, less, refund, takingsRefund } = money;
  return (
    <div className="stack gap-3" aria-busy={!isQuoted || undefined}>
      {changes.length > 0 && <ChangedLines lines={changes} />}
      {charges.length > 0 && (
        <div>
          <ChargeLines charges={charges} />
        </div>
      )}
      <ul className="stack gap-1 semibold" aria-label={t('changeOrder.money')}>
        {more > 0 && <li>{t('changeOrder.more', { amount: formatRupees(more) })}</li>}
        {less > 0 && <li>{t('changeOrder.less', { amount: formatRupees(less) })}</li>}
        {refund > 0 && <li>{t('changeOrder.refund', { amount: formatRupees(refund) })}</li>}
        {takingsRefund > 0 && (
          <li>{t('changeOrder.takingsRefund', { amount: formatRupees(takingsRefund) })}</li>
        )}
        {quote.due > 0 && (
          <li className="muted normal">{t('changeOrder.due', { amount: formatRupees(quote.due) })}</li>
        )}
      </ul>
      {problems.map((problem) => (
        <p key={problem} className="danger semibold anywhere">
          {problem}
        </p>
      ))}
    </div>
  );
}
