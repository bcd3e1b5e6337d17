import { useRestaurant, whatsappLink } from '../../domain/restaurant/restaurant';
import { telephoneLink } from '../../shared/lib/telephone-link';
import { ButtonAnchor } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';

/** The ways to ask the restaurant about an order that it has set. */
export function CallRestaurant({ orderName }: { readonly orderName: string }) {
  const t = useTexts();
  const { phone, whatsapp } = useRestaurant();
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
          href={whatsappLink(whatsapp, t('orders.whatsappText', { name: orderName }))}
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
