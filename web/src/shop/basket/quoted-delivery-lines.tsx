import { formatRupees } from '../../shared/lib/format';
import { useTexts } from '../texts/texts';
import type { deliveryOf } from './quoted-delivery';
import styles from './cart-page.module.css';

/** The lowest delivery fee while the address is unknown, and the amount missing for free delivery. */
export function QuotedDelivery({ fromRupees, missingToFreeRupees }: ReturnType<typeof deliveryOf>) {
  const t = useTexts();
  return (
    <>
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
