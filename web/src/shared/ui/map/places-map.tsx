import { useEffect, useState } from 'react';
import { Marker, Tooltip, useMap } from 'react-leaflet';
import { streetZoom, type Pin } from '../../lib/pin';
import { BaseMap } from './base-map';
import styles from './map.module.css';
import { pinIcon } from './pin-icon';

export interface LabelledPlace {
  readonly pin: Pin;
  readonly label?: string;
}

interface PlacesMapProps {
  /** At least one; later ones lie above earlier ones. */
  readonly places: readonly [LabelledPlace, ...LabelledPlace[]];
}

/** A map with these places on it, all of them in view. */
export function PlacesMap({ places }: PlacesMapProps) {
  const { lat, lng } = places[0].pin;
  const key = JSON.stringify(places.map(({ pin }) => pin));
  return (
    <BaseMap key={key} center={[lat, lng]} zoom={streetZoom} className={styles['map']}>
      {places.map(({ pin, label }, index) => (
        <Marker
          key={`${pin.lat} ${pin.lng} ${label}`}
          position={[pin.lat, pin.lng]}
          icon={pinIcon}
          interactive={false}
          keyboard={false}
        >
          {label && (
            <Tooltip
              permanent
              // Above the pin and below it, so that both can be read where the places are close.
              direction={index === 0 ? 'top' : 'bottom'}
              offset={[0, index === 0 ? -40 : 0]}
              className="small bold"
            >
              {label}
            </Tooltip>
          )}
        </Marker>
      ))}
      {places.length > 1 && <Fitted places={places} />}
    </BaseMap>
  );
}

function Fitted({ places }: PlacesMapProps) {
  const map = useMap();
  // Later renders must not undo what the viewer has moved; other places are another map.
  const [shown] = useState(places);
  useEffect(() => {
    // Pixels: pins lie above their places, labels below them.
    map.fitBounds(
      shown.map(({ pin }) => [pin.lat, pin.lng]),
      { paddingTopLeft: [60, 90], paddingBottomRight: [60, 50], maxZoom: streetZoom, animate: false },
    );
  }, [map, shown]);
  return null;
}
