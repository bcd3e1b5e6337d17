import { useId } from 'react';
import { StatusBadge } from '../../domain/orders/status-badge';
import { formatMoment, formatPeriod, formatRupees, formatSlot } from '../../shared/lib/format';
import { telephoneLink } from '../../shared/lib/telephone-link';
import { ButtonAnchor } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { MapPinIcon, PhoneIcon } from '../icons';
import { useTexts } from '../texts/texts';
import type { Delivery } from './delivery-fragment';
import { DeliverySteps } from './delivery-steps';
import { mapLink } from './map-link';
import styles from './delivery-card.module.css';

interface DeliveryCardProps {
  readonly delivery: Delivery;
  readonly onRefused: () => void;
}

/** An open delivery: where to, for when, what to collect, and the next step. */
export function DeliveryCard({ delivery, onRefused }: DeliveryCardProps) {
  const t = useTexts();
  const { name, status, customerName, address, note, phone, items, due } = delivery;
  const headingId = useId();
  return (
    <Card className={styles['card']}>
      <article className="stack gap-4" aria-labelledby={headingId} tabIndex={-1}>
        <header className="row wrap between gap-1 gap-x-3">
          <strong className={styles['time']}>
            <DueTime delivery={delivery} />
          </strong>
          <StatusBadge status={status} way="DELIVERY" />
          <span className={`bold ${styles['name']}`}>{t('orders.label', { name })}</span>
        </header>
        <div className="stack gap-1">
          <h2 id={headingId} className={styles['address']}>
            {address}
          </h2>
          {note && (
            <p className={styles['note']}>
              <span className="muted">{t('deliveries.note')}</span> {note}
            </p>
          )}
        </div>
        <div className={styles['ways']}>
          <ButtonAnchor
            variant="secondary"
            size="lg"
            href={mapLink(delivery)}
            target="_blank"
            rel="noreferrer"
          >
            <MapPinIcon />
            {t('deliveries.openMap')}
          </ButtonAnchor>
          {phone && (
            <ButtonAnchor
              variant="secondary"
              size="lg"
              href={telephoneLink(phone)}
              aria-label={customerName ? t('deliveries.callName', { name: customerName }) : undefined}
            >
              <PhoneIcon />
              {t('deliveries.call')}
            </ButtonAnchor>
          )}
        </div>
        <div className="stack gap-1 anywhere">
          {customerName && <strong>{customerName}</strong>}
          <p className="muted">{items.join(', ')}</p>
        </div>
        {due > 0 ? (
          <p className={`row between gap-3 tone-warning ${styles['due']}`}>
            {t('deliveries.collect')} <strong>{formatRupees(due)}</strong>
          </p>
        ) : (
          <p className={`tone-success ${styles['due']}`}>{t('deliveries.paid')}</p>
        )}
        <DeliverySteps delivery={delivery} onRefused={onRefused} />
      </article>
    </Card>
  );
}

function DueTime({ delivery }: Pick<DeliveryCardProps, 'delivery'>) {
  const t = useTexts();
  const { promisedFrom, promisedUntil, slotAt, placedAt } = delivery;
  if (promisedFrom && promisedUntil) return formatPeriod(promisedFrom, promisedUntil);
  return slotAt ? formatSlot(slotAt) : t('deliveries.placed', { time: formatMoment(placedAt) });
}
