import { divIcon } from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Circle, Marker, useMap, useMapEvents } from 'react-leaflet';
import { countryZoom, defaultPin, type Pin } from '../../lib/pin';
import { BaseMap } from './base-map';
import styles from './map.module.css';
import { areaStyle, PolygonDrawing } from './polygon-drawing';
import { within } from './within';

const townZoom = 12;
const centerIcon = divIcon({ className: styles['center'] ?? '', iconSize: [22, 22] });

interface AreaProps {
  /** Corners of a polygon, or the centre of a circle. */
  readonly points: readonly Pin[];
  readonly onChange: (points: readonly Pin[]) => void;
}

interface ZoneMapProps extends AreaProps {
  /** Of a circle; undefined for a polygon. */
  readonly radiusMeters: number | undefined;
  /** Shown first if there are no points. */
  readonly place: Pin | undefined;
}

/** An area on the map: a polygon corner by corner, a circle by its centre. */
export function ZoneMap({ points, radiusMeters, place, onChange }: ZoneMapProps) {
  const [first] = useState(points[0] ?? place);
  const { lat, lng } = first ?? defaultPin;
  return (
    <BaseMap center={[lat, lng]} zoom={first ? townZoom : countryZoom} className={styles['map']}>
      {radiusMeters === undefined ? (
        <PolygonArea points={points} onChange={onChange} />
      ) : (
        <CircleArea points={points} radiusMeters={radiusMeters} onChange={onChange} />
      )}
    </BaseMap>
  );
}

function PolygonArea({ points, onChange }: AreaProps) {
  const map = useMap();
  const drawing = useRef<PolygonDrawing>(null);
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const started = new PolygonDrawing(map, (corners) => change(corners));
    drawing.current = started;
    return () => started.stop();
  }, [map]);
  useEffect(() => drawing.current?.show(points), [points]);
  return null;
}

function CircleArea({
  points: [center],
  radiusMeters,
  onChange,
}: AreaProps & { readonly radiusMeters: number }) {
  const moveTo = (point: Pin) => onChange([within(point)]);
  useMapEvents({ click: ({ latlng }) => moveTo(latlng) });
  if (!center) return null;
  return (
    <>
      {radiusMeters > 0 && (
        <Circle center={center} radius={radiusMeters} pathOptions={areaStyle} interactive={false} />
      )}
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
