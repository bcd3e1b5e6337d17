import { use } from 'react';
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
  if (names.length === 0) return null;
  return (
    <div className={`row gap-2 ${styles['station']}`}>
      <select
        aria-label={t('kitchen.station')}
        className={styles['choice']}
        value={place?.name ?? ''}
        onChange={({ target }) => choose(target.value || undefined)}
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
