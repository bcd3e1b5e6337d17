import { divIcon } from 'leaflet';
import { Marker, Polygon, useMapEvents } from 'react-leaflet';
import type { Pin } from '../../lib/pin';
import { areaStyle } from './area-style';
import styles from './map.module.css';
import { within } from './within';

const centerIcon = divIcon({ className: styles['handle'] ?? '', html: '<span></span>', iconSize: [44, 44] });

interface CircleAreaProps {
  readonly center: Pin | undefined;
  readonly border: readonly Pin[];
  readonly onChange: (points: readonly Pin[]) => void;
}

/** A circle whose centre is dragged, or placed by a tap. */
export function CircleArea({ center, border, onChange }: CircleAreaProps) {
  const moveTo = (point: Pin) => onChange([within(point)]);
  useMapEvents({ click: ({ latlng }) => moveTo(latlng) });
  if (!center) return null;
  return (
    <>
      {border.length > 0 && <Polygon positions={[...border]} pathOptions={areaStyle} interactive={false} />}
      <Marker
        position={center}
        icon={centerIcon}
        draggable
        keyboard={false}
        eventHandlers={{
          dragend: ({ target }) => moveTo((target as { getLatLng: () => Pin }).getLatLng()),
        }}
      />
    </>
  );
}
