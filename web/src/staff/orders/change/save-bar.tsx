import { Link } from 'react-router-dom';
import { IncludedTaxes } from '../../../domain/orders/included-taxes';
import { errorCode, errorMessage } from '../../../shared/lib/errors';
import { formatRupees } from '../../../shared/lib/format';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { RetryNotice } from '../../../shared/ui/retry-notice';
import { useTexts } from '../../texts/texts';
import { changeLabel } from './money-of-change';
import type { OrderToChange } from './order-to-change';
import type { useChangeForm } from './use-change-form';
import styles from './change-order.module.css';

interface SaveBarProps {
  readonly order: OrderToChange;
  readonly state: ReturnType<typeof useChangeForm>;
}

/** The total and the button that saves, with what keeps it from saving. On a phone they stay in sight. */
export function SaveBar({ order, state }: SaveBarProps) {
  const t = useTexts();
  const { input, quote, isQuoted, isInDoubt, money, quoteError, form, errors } = state;
  const { totalBefore, total } = quote ?? { totalBefore: order.total, total: order.total };
  const ownLabel = isQuoted && money ? changeLabel(money) : t('changeOrder.save');
  const label = isInDoubt ? t('common.tryAgain') : ownLabel;
  return (
    <div className={`stack gap-2 ${styles['bar']}`}>
      {!isInDoubt && quoteError !== undefined && Object.keys(errors).length === 0 && (
        <RetryNotice onRetry={state.refresh}>
          {errorMessage(quoteError, t('changeOrder.quoteFailed'))}
        </RetryNotice>
      )}
      {state.isOvertaken && <Notice tone="warning">{t('changeOrder.overtaken')}</Notice>}
      {form.message && !(state.isOvertaken && errorCode(form.failure)) && (
        <Notice tone="error">{form.message}</Notice>
      )}
      {!isInDoubt && state.isBarred && <Notice tone="warning">{t('changeOrder.managerOnly')}</Notice>}
      {!isInDoubt && (
        <p className={`flex between baseline gap-2 tabular ${styles['total']}`}>
          <span>{t('common.total')}</span>
          <span>
            {totalBefore !== total && (
              <>
                <s className="muted normal">{formatRupees(totalBefore)}</s> <span aria-hidden>→</span>{' '}
              </>
            )}
            {formatRupees(total)}
          </span>
        </p>
      )}
      {!isInDoubt && <IncludedTaxes taxes={quote?.taxes} />}
      <div className={`row gap-2 ${styles['buttons']}`}>
        <Button
          type="submit"
          size="lg"
          loading={form.isSending || (state.isQuoting && !isInDoubt)}
          disabled={!isInDoubt && (!input || state.isBarred)}
        >
          {label}
        </Button>
        {input || isInDoubt ? (
          <Button variant="ghost" disabled={form.isSending} onClick={state.clear}>
            {t('changeOrder.discard')}
          </Button>
        ) : (
          <Link to="/admin/orders" className="touch">
            {t('changeOrder.toOrders')}
          </Link>
        )}
      </div>
    </div>
  );
}
