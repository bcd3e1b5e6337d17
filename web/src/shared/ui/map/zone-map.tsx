import type { LatLngBoundsLiteral } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { CircleMarker, Marker, Polygon, Tooltip, useMap, useMapEvents } from 'react-leaflet';
import { countryZoom, defaultPin, type Pin } from '../../lib/pin';
import { useMedia } from '../../lib/use-media';
import { BaseMap } from './base-map';
import { CircleArea } from './circle-area';
import styles from './map.module.css';
import { pinIcon } from './pin-icon';
import { PolygonArea, type PolygonDrawing } from './polygon-area';

/** Of the list that places are searched in. */
const codesAttribution =
  'PIN codes: India Post, <a href="https://www.data.gov.in/catalog/all-india-pincode-directory" target="_blank" rel="noreferrer">data.gov.in</a>, GODL-India';
/** Zoom at which single streets can be told apart. */
const closestZoom = 16;
const otherStyle = { className: styles['other'] ?? '', weight: 2, fillOpacity: 0.08, interactive: false };
const spotStyle = { className: styles['spot'] ?? '', weight: 2, fillOpacity: 1, interactive: false };

interface Labelled {
  readonly pin: Pin;
  readonly label: string;
}

export interface ZoneMapProps extends PolygonDrawing {
  readonly kind: 'CIRCLE' | 'PIN_CODES' | 'POLYGON';
  /** Corners of a polygon, or the centre of a circle. */
  readonly points: readonly Pin[];
  readonly onChange: (points: readonly Pin[]) => void;
  /** The border that is shown; of a circle, as a polygon. */
  readonly border: readonly Pin[];
  /** The other zones. */
  readonly others: readonly { readonly name: string; readonly border: readonly Pin[] }[];
  /** The restaurant. */
  readonly place: Labelled | undefined;
  /** The places of PIN codes; undefined while they load. */
  readonly spots: readonly Labelled[] | undefined;
  /** Moved to when it changes. */
  readonly focus: { readonly pin: Pin; readonly zoom: number } | undefined;
  /** Whether the map fills the screen: one finger moves it then, and not the page. */
  readonly isLarge: boolean;
}

/** An area on the map, drawn corner by corner or placed by its centre, among the other zones and the restaurant. */
export function ZoneMap({
  kind,
  points,
  border,
  others,
  place,
  spots,
  focus,
  isLarge,
  onChange,
  ...drawing
}: ZoneMapProps) {
  const shown = [
    ...border,
    ...others.flatMap((other) => other.border),
    ...(spots ?? []).map(({ pin }) => pin),
  ];
  const { lat, lng } = place?.pin ?? shown[0] ?? defaultPin;
  return (
    <BaseMap center={[lat, lng]} zoom={countryZoom} zoomWithoutTiles={closestZoom} className={styles['map']}>
      {others.map(({ name, border: corners }) => (
        <Polygon key={`${name} ${JSON.stringify(corners)}`} positions={[...corners]} {...otherStyle}>
          <Tooltip permanent direction="center" className={styles['otherName'] ?? ''}>
            {name}
          </Tooltip>
        </Polygon>
      ))}
      {spots?.map(({ pin, label }) => (
        <CircleMarker key={label} center={pin} radius={6} {...spotStyle}>
          <Tooltip permanent direction="top" offset={[0, -6]} className="small bold">
            {label}
          </Tooltip>
        </CircleMarker>
      ))}
      {place && (
        <Marker position={place.pin} icon={pinIcon} interactive={false} keyboard={false}>
          <Tooltip permanent direction="top" offset={[0, -40]} className="small bold">
            {place.label}
          </Tooltip>
        </Marker>
      )}
      {kind === 'POLYGON' && <PolygonArea corners={points} onChange={onChange} {...drawing} />}
      {kind === 'CIRCLE' && <CircleArea center={points[0]} border={border} onChange={onChange} />}
      <View shown={place ? [place.pin, ...shown] : shown} isLoaded={spots !== undefined} focus={focus} />
      <Fingers isLarge={isLarge} />
    </BaseMap>
  );
}

interface ViewProps extends Pick<ZoneMapProps, 'focus'> {
  readonly shown: readonly Pin[];
  /** Whether all of it is there. */
  readonly isLoaded: boolean;
}

/** Fitted to what is shown at first, unless the viewer has moved it. Later changes do not move it. */
function View({ shown, isLoaded, focus }: ViewProps) {
  const map = useMap();
  const isMoved = useRef(false);
  useMapEvents({
    movestart: () => {
      isMoved.current = true;
    },
  });
  useEffect(() => {
    map.attributionControl.addAttribution(codesAttribution);
    return () => void map.attributionControl.removeAttribution(codesAttribution);
  }, [map]);
  const fit = useEffectEvent(() => {
    const bounds: LatLngBoundsLiteral = shown.map(({ lat, lng }) => [lat, lng]);
    if (bounds.length === 0 || isMoved.current) return;
    map.fitBounds(bounds, {
      // The pin lies above its place, with its label.
      paddingTopLeft: [40, 80],
      paddingBottomRight: [40, 40],
      maxZoom: closestZoom - 2,
      animate: false,
    });
    isMoved.current = false;
  });
  // Again when all of it is there.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => fit(), [isLoaded]);
  useEffect(() => {
    if (focus) map.setView(focus.pin, focus.zoom, { animate: false });
  }, [map, focus]);
  return null;
}

/** On a page, one finger scrolls it and two move the map. */
function Fingers({ isLarge }: Pick<ZoneMapProps, 'isLarge'>) {
  const map = useMap();
  const hasFingers = useMedia('(pointer: coarse)');
  useEffect(() => {
    if (hasFingers && !isLarge) map.dragging.disable();
    else map.dragging.enable();
  }, [map, hasFingers, isLarge]);
  return null;
}
