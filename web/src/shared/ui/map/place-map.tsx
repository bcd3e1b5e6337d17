import { Marker } from 'react-leaflet';
import { streetZoom, type Pin } from '../../lib/pin';
import { BaseMap } from './base-map';
import styles from './map.module.css';
import { pinIcon } from './pin-icon';

/** A map with one place on it. */
export function PlaceMap({ place: { lat, lng } }: { readonly place: Pin }) {
  return (
    <BaseMap key={`${lat} ${lng}`} center={[lat, lng]} zoom={streetZoom} className={styles['map']}>
      <Marker position={[lat, lng]} icon={pinIcon} interactive={false} keyboard={false} />
    </BaseMap>
  );
}
