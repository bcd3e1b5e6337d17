import { IncludedTaxes } from '../../domain/orders/included-taxes';
import { formatPeriod, formatRupees } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { Price } from '../../shared/ui/price';
import { useTexts } from '../texts/texts';
import styles from './checkout-page.module.css';
import { missingForTotal } from './missing-for-total';
import { PHASE_LABELS } from './payment-methods';
import type { Checkout } from './use-checkout';

/** The total, when the order would come, and the button that places it. */
export function PayPanel({ checkout }: { readonly checkout: Checkout }) {
  const t = useTexts();
  const { quote } = checkout;
  const { totalRupees, taxes, promise, orderingProblem } = quote;
  const missing = missingForTotal(checkout);
  const label = PHASE_LABELS[checkout.phase] ?? missing;
  return (
    <div className={styles['panel']}>
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
      <div className={styles['pay']}>
        <p className={styles['total']}>
          <span>{t(missing && quote.delivery.hasZones ? 'checkout.withoutDelivery' : 'common.total')}</span>
          <strong className="text-xl">
            <Price rupees={totalRupees} />
          </strong>
        </p>
        <IncludedTaxes taxes={taxes} className={styles['taxes']} />
        <Button
          type="submit"
          size="lg"
          block
          loading={checkout.isPlacing}
          aria-describedby={orderingProblem && 'checkout-ordering'}
        >
          {label ? t(label) : t(checkout.payment.method.payLabel, { total: formatRupees(totalRupees) })}
        </Button>
      </div>
    </div>
  );
}
