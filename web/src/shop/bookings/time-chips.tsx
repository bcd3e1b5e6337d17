import { clockTime } from '../../shared/lib/clock';
import styles from './time-chips.module.css';

interface TimeChipsProps {
  /** Label for screen readers. */
  readonly label: string;
  readonly times: readonly string[];
  readonly chosen?: string | undefined;
  readonly onChoose: (time: string) => void;
}

/** Times as buttons. */
export function TimeChips({ label, times, chosen, onChoose }: TimeChipsProps) {
  return (
    <ul className={styles['chips']} aria-label={label}>
      {times.map((time) => (
        <li key={time}>
          <button
            type="button"
            className={`hover ${styles['chip']}`}
            aria-pressed={time === chosen}
            onClick={() => onChoose(time)}
          >
            {clockTime(time)}
          </button>
        </li>
      ))}
    </ul>
  );
}
