import { formatRupees } from '../../shared/lib/format';
import { useTexts } from '../texts/texts';
import type { deliveryOf } from './quoted-delivery';

/** The lowest delivery fee while the address is unknown, and the amount missing for free delivery. */
export function QuotedDelivery({ fromRupees, missingToFreeRupees }: ReturnType<typeof deliveryOf>) {
  const t = useTexts();
  return (
    <>
      {fromRupees !== null && (
        <p className="muted small">{t('cart.deliveryFrom', { amount: formatRupees(fromRupees) })}</p>
      )}
      {missingToFreeRupees > 0 && (
        <p className="muted small">{t('cart.freeDelivery', { amount: formatRupees(missingToFreeRupees) })}</p>
      )}
    </>
  );
}
