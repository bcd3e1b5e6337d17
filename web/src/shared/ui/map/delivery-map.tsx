import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { countryZoom, defaultPin, streetZoom, type Pin } from '../../lib/pin';
import { Button } from '../button';
import { useTexts } from '../../../texts/texts';
import styles from './delivery-map.module.css';

const locateOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 60_000 };
/** Metres. A less accurate location is said to be so: the pin may be in the next street. */
const accurateMetres = 200;

/** Leaflet is as large as the rest of the page: the form works while it loads, and without it. */
const PinMap = lazy(() =>
  import('./pin-map').then(
    ({ PinMap: Loaded }) => ({ default: Loaded }),
    () => ({ default: MapMissing }),
  ),
);

function MapMissing() {
  const t = useTexts();
  return <p className={styles['missing']}>{t('map.missing')}</p>;
}

interface DeliveryMapProps {
  readonly pin: Pin | undefined;
  /** Where the map opens without a pin: the restaurant's place, if it is on the map. */
  readonly place: Pin | undefined;
  /** Whether the map's first position is known. */
  readonly isReady: boolean;
  readonly onMove: (pin: Pin) => void;
  /** Why the place must be known, if it must: the device's own location then comes before the map. */
  readonly problem?: string | undefined;
}

export function DeliveryMap({ pin, place, isReady, onMove, problem }: DeliveryMapProps) {
  const t = useTexts();
  const [ownPlace, setOwnPlace] = useState<Pin>();
  const [isLocating, setIsLocating] = useState(false);
  const [news, setNews] = useState<string>();
  const reasonId = useId();
  const shown = pin ?? place ?? defaultPin;
  const loading = <output className={styles['loading']}>{t('map.loading')}</output>;

  /** What is waited for. A pin moved by hand, or another address, makes a later answer unwanted. */
  const request = useRef<object>(undefined);
  useEffect(() => () => void (request.current = undefined), []);

  const locate = () => {
    const own = (request.current = {});
    setIsLocating(true);
    setNews(undefined);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (request.current !== own) return;
        const found = { lat: coords.latitude, lng: coords.longitude };
        setIsLocating(false);
        setOwnPlace(found);
        onMove(found);
        if (coords.accuracy > accurateMetres) {
          setNews(t('map.inaccurate', { metres: Math.round(coords.accuracy / 10) * 10 }));
        }
      },
      ({ code, PERMISSION_DENIED }) => {
        if (request.current !== own) return;
        setIsLocating(false);
        setNews(code === PERMISSION_DENIED ? t('map.denied') : t('map.notFound'));
      },
      locateOptions,
    );
  };

  const moveByHand = (moved: Pin) => {
    request.current = undefined;
    setIsLocating(false);
    setNews(undefined);
    onMove(moved);
  };

  const ownLocation = 'geolocation' in navigator && (
    <div className={`stack gap-1 fit ${styles['locate']}`}>
      <Button
        name="ownLocation"
        variant={problem === undefined ? 'secondary' : 'primary'}
        size="sm"
        loading={isLocating}
        onClick={locate}
        aria-describedby={reasonId}
      >
        {t('map.useLocation')}
      </Button>
      {problem === undefined && (
        <span id={reasonId} className="muted small">
          {t('map.locationReason')}
        </span>
      )}
    </div>
  );

  return (
    <div>
      {problem !== undefined && (
        <div className="stack gap-2 danger small semibold mb-3">
          <p id={reasonId}>{problem}</p>
          {ownLocation}
        </div>
      )}
      <div className={styles['frame']}>
        <Suspense fallback={loading}>
          {isReady ? (
            <PinMap
              // The map reads its centre and zoom only once.
              key={place && `${place.lat} ${place.lng}`}
              position={shown}
              onMove={moveByHand}
              zoom={pin || place ? streetZoom : countryZoom}
              label={t('map.pinLabel')}
              focus={ownPlace}
            />
          ) : (
            loading
          )}
        </Suspense>
      </div>
      <div className="row wrap between gap-2 gap-x-4 mt-3">
        <p className="stack tabular">
          <output aria-live="polite">
            <span className="muted">{t(place ? 'map.pinOnMap' : 'map.pinAt')}</span>{' '}
            {/* Where the map opens at the restaurant, numbers only tell screen readers that the pin has moved. */}
            <span className={place && 'visually-hidden'}>
              {shown.lat.toFixed(4)}, {shown.lng.toFixed(4)}
            </span>
          </output>
          <span className="muted small">{pin ? t('map.zoomIn') : t('map.drag')}</span>
        </p>
        {problem === undefined && ownLocation}
      </div>
      <output className={`${styles['news']} block small`}>{news}</output>
    </div>
  );
}
