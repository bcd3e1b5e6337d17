import type { LeafletKeyboardEvent, Marker as LeafletMarker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { useTexts } from '../../../texts/texts';
import type { Pin } from '../../lib/pin';
import { BaseMap } from './base-map';
import styles from './map.module.css';
import { pinIcon } from './pin-icon';
import { within } from './within';

/** Pixels that an arrow key moves the pin; with Shift, one. */
const stepPixels = 12;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface PinMapProps {
  readonly position: Pin;
  readonly onMove: (position: Pin) => void;
  /** Initial zoom. */
  readonly zoom: number;
  /** What the pin stands for. */
  readonly label: string;
  /** Zoomed to when it changes: the device's position. */
  readonly focus?: Pin | undefined;
}

/** A map with one pin: dragged, placed by a tap, or moved with the arrow keys. */
export function PinMap({ position, onMove, zoom, label, focus }: PinMapProps) {
  return (
    <BaseMap center={[position.lat, position.lng]} zoom={zoom} className={styles['map']}>
      <PinMarker position={position} onMove={onMove} label={label} />
      <Focus focus={focus} />
    </BaseMap>
  );
}

function PinMarker({ position, onMove, label }: Pick<PinMapProps, 'position' | 'onMove' | 'label'>) {
  const t = useTexts();
  const marker = useRef<LeafletMarker>(null);
  const map = useMapEvents({ click: ({ latlng }) => onMove(within(latlng)) });

  useEffect(() => {
    const element = marker.current?.getElement();
    element?.setAttribute('aria-label', label);
    element?.setAttribute('aria-roledescription', t('map.pin'));
  }, [label, t]);

  const moveByKey = ({ originalEvent }: LeafletKeyboardEvent) => {
    const arrow = arrows[originalEvent.key];
    if (originalEvent.key === '+' || originalEvent.key === '-') {
      map.setZoomAround([position.lat, position.lng], map.getZoom() + (originalEvent.key === '+' ? 1 : -1));
    }
    if (!arrow) return;
    originalEvent.preventDefault();
    const step = originalEvent.shiftKey ? 1 : stepPixels;
    const point = map.latLngToContainerPoint([position.lat, position.lng]);
    const next = within(map.containerPointToLatLng([point.x + arrow[0] * step, point.y + arrow[1] * step]));
    onMove(next);
    map.panInside([next.lat, next.lng], { padding: [40, 50], animate: false });
  };

  return (
    <Marker
      ref={marker}
      position={[position.lat, position.lng]}
      icon={pinIcon}
      draggable
      autoPan
      eventHandlers={{
        dragend: () => {
          if (marker.current) onMove(within(marker.current.getLatLng()));
        },
        keydown: moveByKey,
      }}
    />
  );
}

function Focus({ focus }: Pick<PinMapProps, 'focus'>) {
  const map = useMap();
  useEffect(() => {
    if (focus) map.setView([focus.lat, focus.lng], Math.min(16, map.getMaxZoom()), { animate: false });
  }, [map, focus]);
  return null;
}
