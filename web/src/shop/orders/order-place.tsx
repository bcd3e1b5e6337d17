import type { OrderWay } from '../../gql/graphql';
import { movedPin, type Pin } from '../../shared/lib/pin';
import { useRestaurant } from '../../domain/restaurant/restaurant';
import { LazyPlacesMap } from '../../shared/ui/map/lazy-places-map';
import type { LabelledPlace } from '../../shared/ui/map/places-map';
import { useTexts } from '../texts/texts';
import styles from './order-place.module.css';

interface OrderPlaceProps {
  readonly way: OrderWay;
  readonly coordinates: Pin | null | undefined;
}

/** A map with the restaurant and, for a delivery, its destination: those that are known. */
export function OrderPlace({ way, coordinates }: OrderPlaceProps) {
  const t = useTexts();
  const restaurant = useRestaurant();
  const from = movedPin(restaurant.coordinates);
  const to = way === 'DELIVERY' ? movedPin(coordinates) : undefined;
  const [first, ...rest]: LabelledPlace[] = [
    ...(from ? [{ pin: from, label: restaurant.shortName }] : []),
    ...(to ? [{ pin: to, label: t('orders.yourPlace') }] : []),
  ];
  if (!first) return null;
  return (
    <section className={styles['map']} aria-label={t('orders.map')}>
      <LazyPlacesMap places={[first, ...rest]} />
    </section>
  );
}
