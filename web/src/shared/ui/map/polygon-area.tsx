import { divIcon, type LeafletMouseEvent } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { Marker, Polygon, useMap, useMapEvents } from 'react-leaflet';
import type { Pin } from '../../lib/pin';
import { areaStyle } from './area-style';
import styles from './map.module.css';
import { within } from './within';

/** Large enough for a thumb; what is seen of it is smaller. */
const handle = (kind: string) =>
  divIcon({ className: `${styles['handle']} ${styles[kind]}`, html: '<span></span>', iconSize: [44, 44] });
const icons = { corner: handle('corner'), chosen: handle('chosen'), between: handle('between') };
/** Pixels. The handle between closer corners would lie under theirs. */
const roomForHandle = 80;

export interface PolygonDrawing {
  /** Whether taps add corners. */
  readonly isDrawing: boolean;
  /** Whether no corner can be added or dragged. */
  readonly isLocked: boolean;
  /** Called when the first or the last corner is pressed while drawing. */
  readonly onFinish: () => void;
  /** The index of the corner that can be removed. */
  readonly chosen: number | undefined;
  readonly onChoose: (index: number) => void;
}

interface PolygonAreaProps extends PolygonDrawing {
  readonly corners: readonly Pin[];
  readonly onChange: (corners: readonly Pin[]) => void;
}

/** A polygon that is always closed. Its corners are tapped, dragged, and added between two others. */
export function PolygonArea({
  corners,
  isDrawing,
  isLocked,
  onFinish,
  chosen,
  onChoose,
  onChange,
}: PolygonAreaProps) {
  /** The corners while one is dragged. */
  const [dragged, setDragged] = useState<readonly Pin[]>();
  const shown = dragged ?? corners;
  const map = useMapEvents({
    click: ({ latlng }) => {
      if (isDrawing) onChange([...corners, within(latlng)]);
    },
  });
  useEffect(() => {
    if (isDrawing) {
      map.doubleClickZoom.disable();
      return undefined;
    }
    // The second press of a double press finishes, and its `dblclick` is yet to come: it must not zoom.
    const timer = setTimeout(() => map.doubleClickZoom.enable());
    return () => clearTimeout(timer);
  }, [map, isDrawing]);
  /** @param replaced how many corners the dragged one replaces: 0 for one between two others */
  const dragOf = (index: number, replaced: 0 | 1) => {
    const at = ({ target }: { readonly target: unknown }) => {
      const place = within((target as { getLatLng: () => Pin }).getLatLng());
      return corners.toSpliced(index, replaced, place);
    };
    return {
      drag: (event: { readonly target: unknown }) => setDragged(at(event)),
      dragend: (event: { readonly target: unknown }) => {
        setDragged(undefined);
        onChange(at(event));
      },
    };
  };
  const press = (index: number) => {
    if (!isDrawing) onChoose(index);
    else if (index === 0 || index === corners.length - 1) onFinish();
  };

  return (
    <>
      {shown.length > 1 && <Polygon positions={[...shown]} pathOptions={areaStyle} interactive={false} />}
      {!isDrawing && !isLocked && <HandlesBetween corners={corners} dragOf={dragOf} onAdd={onChange} />}
      {corners.map((corner, index) => (
        <Marker
          // Corners have no identity, and every marker is controlled.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          position={corner}
          icon={index === chosen ? icons.chosen : icons.corner}
          draggable={!isLocked}
          keyboard={false}
          zIndexOffset={1000}
          eventHandlers={{ ...dragOf(index, 1), click: () => press(index) }}
        />
      ))}
    </>
  );
}

interface HandlesBetweenProps {
  readonly corners: readonly Pin[];
  readonly dragOf: (index: number, replaced: 0) => object;
  readonly onAdd: (corners: readonly Pin[]) => void;
}

/** Between each two corners that are not too close, a handle that adds one. */
function HandlesBetween({ corners, dragOf, onAdd }: HandlesBetweenProps) {
  const map = useMap();
  const [, setZoom] = useState(map.getZoom());
  useMapEvents({ zoomend: () => setZoom(map.getZoom()) });
  // A marker goes to each new object, also while it is dragged.
  const sides = useMemo(
    () => corners.map((from, index) => sideOf(from, corners[index + 1] ?? corners[0])),
    [corners],
  );
  return sides.map(({ from, to, middle }, index) => {
    if (map.latLngToContainerPoint(from).distanceTo(map.latLngToContainerPoint(to)) < roomForHandle)
      return null;
    return (
      <Marker
        // oxlint-disable-next-line react/no-array-index-key
        key={index}
        position={middle}
        icon={icons.between}
        draggable
        keyboard={false}
        eventHandlers={{
          ...dragOf(index + 1, 0),
          click: (event: LeafletMouseEvent) => onAdd(corners.toSpliced(index + 1, 0, within(event.latlng))),
        }}
      />
    );
  });
}

const sideOf = (from: Pin, to = from) => ({
  from,
  to,
  middle: { lat: (from.lat + to.lat) / 2, lng: (from.lng + to.lng) / 2 },
});
