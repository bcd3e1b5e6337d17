import { circleMarker, geoJSON, type Map as LeafletMap } from 'leaflet';
import {
  TerraDraw,
  TerraDrawPolygonMode,
  TerraDrawSelectMode,
  ValidateNotSelfIntersecting,
} from 'terra-draw';
import { TerraDrawLeafletAdapter } from 'terra-draw-leaflet-adapter';
import type { Pin } from '../../lib/pin';
import { within } from './within';

/** Of every area on a map. */
export const areaStyle = { color: '#b92d12', weight: 2, fillOpacity: 0.18 } as const;
const { color, weight, fillOpacity } = areaStyle;
const white = '#ffffff';
const cornerSize = 9;
const polygon = 'polygon';

/** Corners that do not cross, each once. */
export class PolygonDrawing {
  private readonly draw: TerraDraw;
  private shown: string | undefined;

  /** @param onChange called when the polygon is closed, and after each change of it */
  constructor(map: LeafletMap, onChange: (corners: readonly Pin[]) => void) {
    this.draw = new TerraDraw({
      adapter: adapterOf(map),
      modes: [
        new TerraDrawPolygonMode({
          keyEvents: null,
          validation: ValidateNotSelfIntersecting,
          styles: {
            fillColor: color,
            fillOpacity,
            outlineColor: color,
            outlineWidth: weight,
            closingPointColor: color,
            closingPointOutlineColor: white,
            closingPointWidth: cornerSize,
            closingPointOutlineWidth: 3,
          },
        }),
        new TerraDrawSelectMode({
          keyEvents: null,
          allowManualDeselection: false,
          flags: {
            [polygon]: {
              feature: {
                validation: ValidateNotSelfIntersecting,
                draggable: true,
                coordinates: { draggable: true, deletable: true, midpoints: { draggable: true } },
              },
            },
          },
          styles: {
            selectedPolygonColor: color,
            selectedPolygonFillOpacity: fillOpacity,
            selectedPolygonOutlineColor: color,
            selectedPolygonOutlineWidth: weight,
            selectionPointColor: color,
            selectionPointOutlineColor: white,
            selectionPointWidth: cornerSize,
            selectionPointOutlineWidth: 3,
            midPointColor: white,
            midPointOutlineColor: color,
            midPointWidth: 6,
            midPointOutlineWidth: 2,
          },
        }),
      ],
    });
    this.draw.start();
    this.draw.on('finish', (id, { action }) => {
      const { geometry } = this.draw.getSnapshotFeature(id) ?? {};
      if (geometry?.type !== 'Polygon') return;
      // A ring ends where it begins.
      const corners = (geometry.coordinates[0] ?? [])
        .slice(0, -1)
        .map(([lng = 0, lat = 0]) => within({ lat, lng }));
      this.shown = JSON.stringify(corners);
      if (action === 'draw') this.draw.selectFeature(id);
      onChange(corners);
    });
  }

  /** Shows a polygon to change, or starts drawing one if there are too few corners or they cross. */
  show(points: readonly Pin[]): void {
    const corners = points.map(within);
    const requested = JSON.stringify(corners);
    if (requested === this.shown) return;
    this.shown = requested;
    this.draw.clear();
    const [added] = corners.length < 3 ? [] : this.draw.addFeatures([featureOf(corners)]);
    if (added?.valid && added.id !== undefined) this.draw.selectFeature(added.id);
    else this.draw.setMode(polygon);
  }

  stop(): void {
    this.draw.stop();
  }
}

function featureOf(corners: readonly Pin[]) {
  const ring = [...corners, ...corners.slice(0, 1)].map(({ lat, lng }) => [lng, lat]);
  return {
    type: 'Feature' as const,
    properties: { mode: polygon },
    geometry: { type: 'Polygon' as const, coordinates: [ring] },
  };
}

function adapterOf(map: LeafletMap): TerraDrawLeafletAdapter {
  const lib = { circleMarker, geoJSON } as ConstructorParameters<typeof TerraDrawLeafletAdapter>[0]['lib'];
  const adapter = new TerraDrawLeafletAdapter({ lib, map });
  // Its own way to order panes is a style sheet in the page, which the content security policy refuses.
  Object.assign(adapter, {
    createPaneStyleSheet: (name: string, order: number) => {
      const pane = map.getPane(name) ?? map.createPane(name);
      pane.style.zIndex = String(600 + order);
      return { remove: () => undefined };
    },
  });
  return adapter;
}
