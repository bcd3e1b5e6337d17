import { addressLine, useRestaurant } from '../../domain/restaurant/restaurant';
import { DirectionsLink } from '../../shared/ui/directions-link';
import styles from './pickup-place.module.css';

/** The restaurant's address, with the way there. */
export function PickupPlace() {
  const restaurant = useRestaurant();
  const { coordinates } = restaurant;
  const address = addressLine(restaurant);
  const destination = coordinates
    ? `${coordinates.lat},${coordinates.lng}`
    : `${restaurant.name}, ${address}`;
  return (
    <span className={`stack fit anywhere ${styles['place']}`}>
      <span>{address}</span>
      <DirectionsLink destination={destination} />
    </span>
  );
}
