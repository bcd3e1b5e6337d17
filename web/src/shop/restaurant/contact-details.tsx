import { useTexts } from '../texts/texts';
import { addressLine, useRestaurant, whatsappLink } from '../../domain/restaurant/restaurant';
import { telephoneLink } from '../../shared/lib/telephone-link';
import styles from './contact-details.module.css';
import { DirectionsLink } from '../../shared/ui/directions-link';

/** The contact details that are set. */
export function ContactDetails() {
  const t = useTexts();
  const restaurant = useRestaurant();
  const { phone, whatsapp, email, coordinates } = restaurant;
  const address = addressLine(restaurant);
  return (
    <address className={`stack gap-1 anywhere ${styles['details']}`}>
      {phone && (
        <p>
          {t('about.phone')} <a href={telephoneLink(phone)}>{phone}</a>
        </p>
      )}
      {whatsapp && (
        <p>
          {t('about.whatsapp')}{' '}
          <a href={whatsappLink(whatsapp)} target="_blank" rel="noreferrer">
            {whatsapp}
            <span className="visually-hidden"> {t('footer.newTab')}</span>
          </a>
        </p>
      )}
      {email && (
        <p>
          {t('about.email')} <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {address && <p className={styles['address']}>{address}</p>}
      {coordinates && (
        <p>
          <DirectionsLink destination={`${coordinates.lat},${coordinates.lng}`} />
        </p>
      )}
    </address>
  );
}
