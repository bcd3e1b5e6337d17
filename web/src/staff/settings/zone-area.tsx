import { lazy, Suspense } from 'react';
import { movedPin, type Pin } from '../../shared/lib/pin';
import { readNumber } from '../../shared/lib/typed-number';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { RestaurantMapMissing } from './restaurant-map';
import styles from './settings-page.module.css';
import { parsePlaces, placeText, type ZoneFields } from './zones-draft';

const ZoneMap = lazy(() =>
  import('../../shared/ui/map/zone-map').then(
    ({ ZoneMap: Loaded }) => ({ default: Loaded }),
    () => ({ default: RestaurantMapMissing }),
  ),
);

interface ZoneAreaProps {
  readonly zone: ZoneFields;
  /** Of the restaurant. */
  readonly place: Pin | null;
  readonly onChange: (changes: Partial<ZoneFields>) => void;
}

/** Draws a circle or a polygon; the fields below it do the same by keyboard. */
export function ZoneArea({ zone, place, onChange }: ZoneAreaProps) {
  const t = useTexts();
  const isCircle = zone.kind === 'CIRCLE';
  const hasArea = !isCircle && zone.points.trim() !== '';
  return (
    <div className="stack gap-3">
      <div className={styles['map']}>
        <Suspense fallback={<output>{t('map.loading')}</output>}>
          <ZoneMap
            key={zone.kind}
            points={parsePlaces(isCircle ? zone.center : zone.points)}
            radiusMeters={isCircle ? (readNumber('whole', zone.radiusMeters) ?? 0) : undefined}
            place={movedPin(place)}
            onChange={(points) => {
              const texts = points.map(placeText);
              onChange(isCircle ? { center: texts[0] ?? '' } : { points: texts.join('\n') });
            }}
          />
        </Suspense>
      </div>
      <div className={`row wrap gap-3 ${styles['mapFoot']}`}>
        <p>{t(isCircle ? 'zones.circleOnMap' : hasArea ? 'zones.polygonDrawn' : 'zones.polygonOnMap')}</p>
        {hasArea && (
          <Button variant="secondary" size="sm" onClick={() => onChange({ points: '' })}>
            {t('zones.drawAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}
