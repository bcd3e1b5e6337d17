import { useTexts } from '../texts/texts';
import styles from './person-choice.module.css';
import type { TabletPerson } from './tablet';

interface PersonChoiceProps {
  readonly persons: readonly TabletPerson[];
  readonly label: string;
  readonly onChoose: (person: TabletPerson) => void;
}

/** Big buttons with names. */
export function PersonChoice({ persons, label, onChoose }: PersonChoiceProps) {
  const t = useTexts();
  return (
    <ul className={styles['persons']} aria-label={label}>
      {persons.map((person) => (
        <li key={person.id}>
          <button type="button" className={`hover ${styles['person']}`} onClick={() => onChoose(person)}>
            <strong className="text-lg anywhere">{person.name}</strong>
            <span className="muted small">
              {t(`staffRole.${person.role}`)}
              {!person.hasPin && ` · ${t('device.noPinYet')}`}
              {person.lockedUntil && ` · ${t('device.mustWait')}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
