import { movedPin, type Pin } from '../../shared/lib/pin';
import { useTexts } from '../texts/texts';
import styles from './open-in-maps.module.css';

interface OpenInMapsProps {
  readonly coordinates: Pin | null;
}

/** For the rider: the pin that the customer has set, if any. */
export function OpenInMaps({ coordinates }: OpenInMapsProps) {
  const t = useTexts();
  const pin = movedPin(coordinates);
  if (!pin) return null;
  const query = new URLSearchParams({ api: '1', query: `${pin.lat},${pin.lng}` });
  return (
    <a
      className={`row bold ${styles['link']}`}
      href={`https://www.google.com/maps/search/?${query}`}
      target="_blank"
      rel="noreferrer"
    >
      {t('adminOrders.openInMaps')}
    </a>
  );
}
