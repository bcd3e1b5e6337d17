import { useTexts } from '../../texts/texts';
import { addressLine, useRestaurant } from '../lib/restaurant';
import styles from './pickup-place.module.css';

/** The restaurant's address, with the way there. */
export function PickupPlace() {
  const t = useTexts();
  const restaurant = useRestaurant();
  const { coordinates } = restaurant;
  const address = addressLine(restaurant);
  const destination = coordinates
    ? `${coordinates.lat},${coordinates.lng}`
    : `${restaurant.name}, ${address}`;
  const query = new URLSearchParams({ api: '1', destination });
  return (
    <span className={styles['place']}>
      <span>{address}</span>
      <a href={`https://www.google.com/maps/dir/?${query}`} target="_blank" rel="noreferrer">
        {t('about.directions')}
        <span className="visually-hidden"> {t('footer.newTab')}</span>
      </a>
    </span>
  );
}
