import { lazy, Suspense } from 'react';
import { countryZoom, defaultPin, movedPin, streetZoom, type Pin } from '../../shared/lib/pin';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import styles from './settings-page.module.css';

const PinMap = lazy(() =>
  import('../../shared/ui/map/pin-map').then(
    ({ PinMap: Loaded }) => ({ default: Loaded }),
    () => ({ default: RestaurantMapMissing }),
  ),
);

export function RestaurantMapMissing() {
  const t = useTexts();
  return <p className={styles['map']}>{t('map.missing')}</p>;
}

interface RestaurantMapProps {
  readonly pin: Pin | null;
  readonly onChange: (pin: Pin | null) => void;
}

/** The restaurant's position, if set. */
export function RestaurantMap({ pin, onChange }: RestaurantMapProps) {
  const t = useTexts();
  if (!pin) {
    return (
      <Button variant="secondary" onClick={() => onChange(defaultPin)}>
        {t('settings.putOnMap')}
      </Button>
    );
  }
  const isMoved = movedPin(pin) !== undefined;
  return (
    <div className="stack gap-3">
      <div className={styles['map']}>
        <Suspense fallback={<output>{t('map.loading')}</output>}>
          <PinMap
            position={pin}
            onMove={onChange}
            zoom={isMoved ? streetZoom : countryZoom}
            label={t('settings.pin')}
          />
        </Suspense>
      </div>
      <div className={`row wrap gap-3 ${styles['mapFoot']}`}>
        <output aria-live="polite">
          {pin.lat.toFixed(4)}, {pin.lng.toFixed(4)}
          {!isMoved && <> · {t('settings.movePin')}</>}
        </output>
        <Button variant="secondary" size="sm" onClick={() => onChange(null)}>
          {t('settings.takeOffMap')}
        </Button>
      </div>
    </div>
  );
}
