import { clockTime } from '../../shared/lib/clock';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { isPastMidnight, nextInterval, type IntervalFields } from './hours-draft';
import styles from './hours-fields.module.css';

const maxIntervals = 6;

interface IntervalsFieldsProps {
  /** As the server names the list: `orderHours.0`. */
  readonly name: string;
  readonly intervals: readonly IntervalFields[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (intervals: readonly IntervalFields[]) => void;
}

/** The intervals of one day, at least one. */
export function IntervalsFields({ name, intervals, errors, onChange }: IntervalsFieldsProps) {
  const t = useTexts();
  const change = (at: number, changes: Partial<IntervalFields>) =>
    onChange(intervals.map((each, index) => (index === at ? { ...each, ...changes } : each)));
  return (
    <div className={`stack gap-3 ${styles['intervals']}`}>
      {intervals.map((interval, index) => (
        // Rows have no identity, and every control is controlled.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={index} className={styles['interval']}>
          <TextField
            label={t('settings.opensAt')}
            name={`${name}.${index}.opensAt`}
            type="time"
            required
            value={interval.opensAt}
            onChange={({ target }) => change(index, { opensAt: target.value })}
            error={errors[`${name}.${index}.opensAt`]}
          />
          <TextField
            label={t('settings.closesAt')}
            name={`${name}.${index}.closesAt`}
            type="time"
            required
            value={interval.closesAt}
            onChange={({ target }) => change(index, { closesAt: target.value })}
            error={errors[`${name}.${index}.closesAt`]}
            hint={isPastMidnight(interval) ? t('settings.nextDay') : undefined}
          />
          {intervals.length > 1 && (
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('settings.removeHours', {
                from: clockTime(interval.opensAt),
                to: clockTime(interval.closesAt),
              })}
              onClick={() => onChange(intervals.toSpliced(index, 1))}
            >
              {t('settings.remove')}
            </Button>
          )}
        </div>
      ))}
      {intervals.length < maxIntervals && (
        <Button
          variant="ghost"
          size="sm"
          className="self-start"
          onClick={() => onChange([...intervals, nextInterval(intervals)])}
        >
          {t('settings.addHours')}
        </Button>
      )}
    </div>
  );
}
