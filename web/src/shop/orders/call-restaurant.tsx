import { useState } from 'react';
import { useRestaurant, whatsappLink } from '../../domain/restaurant/restaurant';
import { formatDay } from '../../shared/lib/format';
import { telephoneLink } from '../../shared/lib/telephone-link';
import { dayOf } from '../../shared/lib/time-zone';
import { ButtonAnchor } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';

interface CallRestaurantProps {
  /** The day of its number; null if it has none. */
  readonly order: { readonly name: string; readonly day: string | null };
}

/** The ways to ask the restaurant about an order that it has set. */
export function CallRestaurant({ order: { name, day } }: CallRestaurantProps) {
  const t = useTexts();
  const { phone, whatsapp } = useRestaurant();
  const [today] = useState(() => dayOf(new Date()));
  const named = day && day !== today ? t('orders.nameOfDay', { name, day: formatDay(day) }) : name;
  return (
    <>
      {phone && (
        <ButtonAnchor variant="secondary" href={telephoneLink(phone)}>
          {t('orders.call')}
        </ButtonAnchor>
      )}
      {whatsapp && (
        <ButtonAnchor
          variant="secondary"
          href={whatsappLink(whatsapp, t('orders.whatsappText', { name: named }))}
          target="_blank"
          rel="noreferrer"
        >
          {t('orders.whatsapp')}
          <span className="visually-hidden"> {t('footer.newTab')}</span>
        </ButtonAnchor>
      )}
    </>
  );
}
