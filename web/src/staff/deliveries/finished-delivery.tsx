import { StatusBadge } from '../../domain/orders/status-badge';
import { formatMoment } from '../../shared/lib/format';
import { useTexts } from '../texts/texts';
import type { Delivery } from './delivery-fragment';

/** A delivery that is over. */
export function FinishedDelivery({ delivery }: { readonly delivery: Delivery }) {
  const t = useTexts();
  const { name, status, statusSince, isToBringBack, address } = delivery;
  return (
    <article className="stack gap-1">
      <p className="row wrap between gap-1 gap-x-3">
        <time className="semibold" dateTime={statusSince}>
          {formatMoment(statusSince)}
        </time>
        <span className="row gap-2">
          <span className="muted small">{t('orders.label', { name })}</span>
          <StatusBadge status={status} way="DELIVERY" />
        </span>
      </p>
      <p className="anywhere">{address}</p>
      {isToBringBack && <strong>{t('deliveries.bringBack')}</strong>}
    </article>
  );
}
