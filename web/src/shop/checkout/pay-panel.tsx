import { formatPeriod, formatRupees } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { Price } from '../../shared/ui/price';
import { useTexts } from '../texts/texts';
import styles from './checkout-page.module.css';
import { PHASE_LABELS } from './payment-methods';
import type { Checkout } from './use-checkout';

/** The total, when the order would come, and the button that places it. */
export function PayPanel({ checkout }: { readonly checkout: Checkout }) {
  const t = useTexts();
  const { totalRupees, promise, orderingProblem } = checkout.quote;
  const phaseLabel = PHASE_LABELS[checkout.phase];
  return (
    <div className={`stack gap-2 ${styles['pay']}`}>
      <p className="row between baseline">
        <span>{t('common.total')}</span>
        <strong className="text-xl">
          <Price rupees={totalRupees} />
        </strong>
      </p>
      {promise && (
        <p className={styles['expected']}>
          {t('orders.expected', { time: formatPeriod(promise.from, promise.until) })}
        </p>
      )}
      {orderingProblem && (
        <p id="checkout-ordering" className={styles['refusal']}>
          {orderingProblem}
        </p>
      )}
      <Button
        type="submit"
        size="lg"
        block
        loading={checkout.isPlacing}
        aria-describedby={orderingProblem && 'checkout-ordering'}
      >
        {phaseLabel
          ? t(phaseLabel)
          : t(checkout.payment.method.payLabel, { total: formatRupees(totalRupees) })}
      </Button>
    </div>
  );
}
