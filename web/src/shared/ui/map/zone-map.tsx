import { divIcon } from 'leaflet';
import { useState } from 'react';
import { Circle, Marker, Polygon, useMapEvents } from 'react-leaflet';
import { countryZoom, defaultPin, type Pin } from '../../lib/pin';
import { BaseMap } from './base-map';
import styles from './map.module.css';
import { within } from './within';

const townZoom = 12;
const corner = divIcon({ className: styles['corner'] ?? '', iconSize: [22, 22] });
const area = { color: '#b92d12', weight: 2, fillOpacity: 0.18 };

interface ZoneMapProps {
  /** Corners of a polygon, or the centre of a circle. */
  readonly points: readonly Pin[];
  /** Of a circle; undefined for a polygon. */
  readonly radiusMeters: number | undefined;
  /** Shown first if there are no points. */
  readonly place: Pin | undefined;
  readonly onChange: (points: readonly Pin[]) => void;
}

/** An area: a tap adds a corner or places the centre, and points are dragged. */
export function ZoneMap({ points, radiusMeters, place, onChange }: ZoneMapProps) {
  const [first] = useState(points[0] ?? place);
  const isCircle = radiusMeters !== undefined;
  const { lat, lng } = first ?? defaultPin;
  const [center] = points;
  return (
    <BaseMap center={[lat, lng]} zoom={first ? townZoom : countryZoom} className={styles['map']}>
      <Taps onTap={(point) => onChange(isCircle ? [point] : [...points, point])} />
      {isCircle && center && radiusMeters > 0 && (
        <Circle center={center} radius={radiusMeters} pathOptions={area} interactive={false} />
      )}
      {!isCircle && points.length > 1 && (
        <Polygon positions={[...points]} pathOptions={area} interactive={false} />
      )}
      {points.map((point, index) => (
        <Marker
          key={index}
          position={point}
          icon={corner}
          draggable
          keyboard={false}
          eventHandlers={{
            dragend: ({ target }) =>
              onChange(points.with(index, within((target as { getLatLng: () => Pin }).getLatLng()))),
          }}
        />
      ))}
    </BaseMap>
  );
}

function Taps({ onTap }: { readonly onTap: (point: Pin) => void }) {
  useMapEvents({ click: ({ latlng }) => onTap(within(latlng)) });
  return null;
}
