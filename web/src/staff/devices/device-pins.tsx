import { formatMoment } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { useTexts } from '../texts/texts';
import type { DevicePerson } from './device-card';

interface DevicePinsProps {
  readonly persons: readonly DevicePerson[];
  readonly onRemove: (person: DevicePerson) => void;
}

/** Who has a PIN on a tablet. */
export function DevicePins({ persons, onRemove }: DevicePinsProps) {
  const t = useTexts();
  if (persons.length === 0) return <p className="muted small">{t('devices.noPins')}</p>;
  return (
    <ul className="stack divided" aria-label={t('devices.pins')}>
      {persons.map((person) => (
        <li key={person.id} className="row wrap between gap-2">
          <span className="stack shrink">
            <span className="anywhere">{person.name}</span>
            <span className="muted small">
              {t(`staffRole.${person.role}`)}
              {person.lockedUntil &&
                ` · ${t('devices.lockedUntil', { time: formatMoment(person.lockedUntil) })}`}
            </span>
          </span>
          <Button
            variant="ghost"
            size="sm"
            aria-label={`${t('devices.removePin')}: ${person.name}`}
            onClick={() => onRemove(person)}
          >
            {t('devices.removePin')}
          </Button>
        </li>
      ))}
    </ul>
  );
}
