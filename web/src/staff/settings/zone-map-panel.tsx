import { lazy, Suspense, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../shared/ui/button';
import type { ZoneMapProps } from '../../shared/ui/map/zone-map';
import { useMedia } from '../../shared/lib/use-media';
import { useTexts } from '../texts/texts';
import { PlaceSearch } from './place-search';
import { RestaurantMapMissing } from './restaurant-map';
import settings from './settings-page.module.css';
import type { ZoneMapState } from './use-zone-map';
import { ZoneMapFoot } from './zone-map-foot';
import { borderOf, type ZoneFields } from './zones-draft';
import styles from './zones-fields.module.css';

const ZoneMap = lazy(() =>
  import('../../shared/ui/map/zone-map').then(
    ({ ZoneMap: Loaded }) => ({ default: Loaded }),
    () => ({ default: RestaurantMapMissing }),
  ),
);

/** What lies around a zone on its map. */
export type Surroundings = Pick<ZoneMapProps, 'others' | 'place' | 'spots'>;

interface ZoneMapPanelProps {
  readonly zone: ZoneFields;
  readonly map: ZoneMapState;
  readonly around: Surroundings;
  /** Opens the same on the whole screen; undefined there. */
  readonly onEnlarge?: () => void;
}

/** The map of a zone, with what it takes to draw on it. */
export function ZoneMapPanel({ zone, map, around, onEnlarge }: ZoneMapPanelProps) {
  const t = useTexts();
  const hasFingers = useMedia('(pointer: coarse)');
  const buttons = useRef<HTMLDivElement>(null);
  /** Keeps the focus on a button: while drawing, Enter then finishes. */
  const act = (change: () => void) => {
    flushSync(change);
    buttons.current?.querySelector('button')?.focus({ preventScroll: true });
  };
  const search = <PlaceSearch onFind={map.setFocus} />;
  return (
    <div className="stack gap-3">
      {onEnlarge && search}
      <div className={`${settings['map']} ${onEnlarge ? '' : styles['largeMap']}`}>
        <Suspense fallback={<output>{t('map.loading')}</output>}>
          <ZoneMap
            key={zone.kind}
            kind={zone.kind}
            points={map.places}
            border={borderOf(zone)}
            {...around}
            focus={map.focus}
            isLarge={!onEnlarge}
            isDrawing={map.isDrawing}
            isLocked={map.isLocked}
            chosen={map.chosen}
            onChoose={map.choose}
            onChange={(points) => (map.isDrawing ? act(() => map.change(points)) : map.change(points))}
            onFinish={() => act(map.finish)}
          />
        </Suspense>
        {onEnlarge && (
          <Button
            variant="secondary"
            size="sm"
            className={styles['enlarge']}
            aria-haspopup="dialog"
            onClick={onEnlarge}
          >
            {t('zones.enlarge')}
          </Button>
        )}
      </div>
      {/* Above the map it would have the focus, which opens the keyboard of a phone. */}
      {!onEnlarge && search}
      {onEnlarge && hasFingers && <p className="muted small">{t('zones.twoFingers')}</p>}
      {zone.kind === 'CIRCLE' && <p className="small">{t('zones.circleOnMap')}</p>}
      {zone.kind === 'PIN_CODES' && <p className="muted small">{t('zones.codesOnMap')}</p>}
      {zone.kind === 'POLYGON' && <ZoneMapFoot ref={buttons} map={map} act={act} />}
    </div>
  );
}
