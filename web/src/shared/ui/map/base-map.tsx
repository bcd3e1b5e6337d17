import 'leaflet/dist/leaflet.css';
import { divIcon, type LatLngTuple } from 'leaflet';
import { useEffect, useState, type ReactNode } from 'react';
import { GeoJSON, MapContainer, Marker, TileLayer, useMap, ZoomControl } from 'react-leaflet';
import { useTexts } from '../../../texts/texts';
import { useLanguage } from '../../../texts/language';
import { CITIES } from './cities';
import { loadOutlines, type Outlines } from './outlines';
import styles from './map.module.css';

const tileUrl = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
const tileAttribution =
  '&copy; <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a> contributors';
const outlineAttribution = 'Outlines: Natural Earth';

/** Timeout of tiles, in milliseconds. */
const tileWaitMs = 1_200;
const deepestZoom = 19;
/** The outlines have no details below the size of a city. */
const deepestOutlineZoom = 7;

const cityIcons = CITIES.map(([name, lat, lng]) => {
  const label = document.createElement('span');
  label.textContent = name;
  return {
    name,
    position: [lat, lng] as LatLngTuple,
    icon: divIcon({ className: styles['city'] ?? '', html: label, iconSize: [6, 6] }),
  };
});

interface BaseMapProps {
  readonly center: LatLngTuple;
  readonly zoom: number;
  /** The deepest zoom without tiles; by default, that of the outlines. */
  readonly zoomWithoutTiles?: number;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** OpenStreetMap; without a tile server, the bundled country outlines and cities. */
export function BaseMap({
  center,
  zoom,
  zoomWithoutTiles = deepestOutlineZoom,
  className,
  children,
}: BaseMapProps) {
  const t = useTexts();
  const language = useLanguage();
  const [hasTiles, setHasTiles] = useState<boolean>();
  const [outlines, setOutlines] = useState<Outlines>();
  const isWithoutTiles = hasTiles === false;

  useEffect(() => {
    const timer = setTimeout(() => setHasTiles((known) => known ?? false), tileWaitMs);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isWithoutTiles) return;
    loadOutlines().then(setOutlines, () => undefined);
  }, [isWithoutTiles]);

  return (
    <MapContainer
      center={center}
      zoom={zoom}
      minZoom={3}
      maxZoom={deepestZoom}
      keyboard={false}
      zoomControl={false}
      className={className}
      maxBounds={[
        [-85, -180],
        [85, 180],
      ]}
    >
      <ZoomControl key={language} zoomInTitle={t('map.zoomInTitle')} zoomOutTitle={t('map.zoomOutTitle')} />
      <Housekeeping maxZoom={isWithoutTiles ? zoomWithoutTiles : deepestZoom} />
      {isWithoutTiles && outlines && (
        <>
          <GeoJSON
            data={outlines}
            // Below areas that are drawn before the outlines have loaded.
            pane="tilePane"
            attribution={outlineAttribution}
            interactive={false}
            style={{ className: styles['country'] ?? '' }}
          />
          {cityIcons.map(({ name, position, icon }) => (
            <Marker key={name} position={position} icon={icon} interactive={false} keyboard={false} />
          ))}
        </>
      )}
      <TileLayer
        url={tileUrl}
        attribution={tileAttribution}
        maxZoom={deepestZoom}
        // The tile server refuses requests without a referrer.
        referrerPolicy="strict-origin-when-cross-origin"
        className={styles['tiles'] ?? ''}
        eventHandlers={{
          tileload: () => setHasTiles(true),
          tileerror: () => setHasTiles((known) => known ?? false),
        }}
      />
      {children}
    </MapContainer>
  );
}

/** Settings that exist only on the map object. */
function Housekeeping({ maxZoom }: { maxZoom: number }) {
  const map = useMap();

  useEffect(() => {
    map.setMaxZoom(maxZoom);
  }, [map, maxZoom]);

  useEffect(() => {
    map.attributionControl.setPrefix(
      '<a href="https://leafletjs.com" target="_blank" rel="noreferrer">Leaflet</a>',
    );
    // Scrolling the page must not stop at the map.
    map.scrollWheelZoom.disable();
    // The map reads its size only once; rotating a phone or opening a panel changes it.
    const observer = new ResizeObserver(() => map.invalidateSize());
    observer.observe(map.getContainer());
    return () => observer.disconnect();
  }, [map]);

  return null;
}
