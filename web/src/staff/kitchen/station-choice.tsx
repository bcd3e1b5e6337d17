import { use, useRef } from 'react';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import { PlaceContext } from './stations';
import type { usePlace } from './use-place';
import styles from './station-choice.module.css';

interface StationChoiceProps extends Pick<ReturnType<typeof usePlace>, 'names' | 'choose'> {
  /** Number of orders that do not concern the station. */
  readonly hidden: number;
}

/** Which station's lines the board shows, if the restaurant has stations. */
export function StationChoice({ names, choose, hidden }: StationChoiceProps) {
  const t = useTexts();
  const place = use(PlaceContext);
  /** Whether it is chosen by keys, which go on to the next station from here. */
  const byKeys = useRef(false);
  if (names.length === 0) return null;
  return (
    <div className={`row gap-2 ${styles['station']}`}>
      <select
        aria-label={t('kitchen.station')}
        className={styles['choice']}
        value={place?.name ?? ''}
        onPointerDown={() => {
          byKeys.current = false;
        }}
        onKeyDown={() => {
          byKeys.current = true;
        }}
        onChange={({ target }) => {
          choose(target.value || undefined);
          if (!byKeys.current) target.closest('main')?.focus();
        }}
      >
        <option value="">{t('kitchen.allStations')}</option>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {place && hidden > 0 && (
        <span className={`muted ${styles['hidden']}`}>
          {t('kitchen.elsewhereOrders', { count: hidden, station: place.name })}
        </span>
      )}
    </div>
  );
}

/** Says that the restaurant has the chosen station no longer. */
export function StationGone({ gone, choose }: Pick<ReturnType<typeof usePlace>, 'gone' | 'choose'>) {
  const t = useTexts();
  return (
    <div role="status" className="unless-empty">
      {gone && (
        <p className={`row between gap-2 tone-warning ${styles['gone']}`}>
          <span className="anywhere">{t('kitchen.stationGone', { station: gone })}</span>
          <Button variant="secondary" size="sm" onClick={() => choose(undefined)}>
            {t('kitchen.noticed')}
          </Button>
        </p>
      )}
    </div>
  );
}
