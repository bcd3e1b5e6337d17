import { formatRupees } from '../../shared/lib/format';
import { ChargeLine } from '../../shared/ui/charge-line';
import { useTexts } from '../../texts/texts';
import type { deliveryOf } from './quoted-delivery';
import styles from './cart-page.module.css';

/** The delivery fee of a quote, with what is missing to free delivery. */
export function QuotedDelivery({
  feeRupees,
  fromRupees,
  missingToFreeRupees,
}: ReturnType<typeof deliveryOf>) {
  const t = useTexts();
  return (
    <>
      <ChargeLine charge="delivery" rupees={feeRupees} />
      {fromRupees !== null && (
        <p className={styles['note']}>{t('cart.deliveryFrom', { amount: formatRupees(fromRupees) })}</p>
      )}
      {missingToFreeRupees > 0 && (
        <p className={styles['note']}>
          {t('cart.freeDelivery', { amount: formatRupees(missingToFreeRupees) })}
        </p>
      )}
    </>
  );
}
