import { dateFormat } from '../../../shared/lib/date-format';
import { useTexts } from '../texts/texts';
import type { DayFields } from './settings-draft';
import styles from './settings-page.module.css';
import { TextField } from '../../../shared/ui/field';

const weekday = dateFormat({ weekday: 'long' }, 'UTC');
/** 5 January 2026 was a Monday. */
export const nameOfDay = (index: number): string => weekday(new Date(Date.UTC(2026, 0, 5 + index)));

interface HoursFieldsProps {
  readonly days: readonly DayFields[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (days: readonly DayFields[]) => void;
}

/** Seating hours by day. */
export function HoursFields({ days, errors, onChange }: HoursFieldsProps) {
  const t = useTexts();
  const change = (at: number, changes: Partial<DayFields>) =>
    onChange(days.map((day, index) => (index === at ? { ...day, ...changes } : day)));
  return (
    <ul className={styles['rows']}>
      {days.map(({ isOpen, opensAt, closesAt }, index) => {
        const day = nameOfDay(index);
        return (
          <li key={day}>
            <fieldset className={styles['day']}>
              <legend className="visually-hidden">{day}</legend>
              <label className={styles['open']}>
                <input
                  type="checkbox"
                  checked={isOpen}
                  onChange={({ target }) => change(index, { isOpen: target.checked })}
                />
                {day}
              </label>
              {isOpen ? (
                <div className={styles['times']}>
                  <TextField
                    label={t('settings.opensAt')}
                    name={`tableHours.${index}.opensAt`}
                    type="time"
                    required
                    value={opensAt}
                    onChange={({ target }) => change(index, { opensAt: target.value })}
                    error={errors[`tableHours.${index}.opensAt`]}
                  />
                  <TextField
                    label={t('settings.closesAt')}
                    name={`tableHours.${index}.closesAt`}
                    type="time"
                    required
                    value={closesAt}
                    onChange={({ target }) => change(index, { closesAt: target.value })}
                    error={errors[`tableHours.${index}.closesAt`]}
                  />
                </div>
              ) : (
                <span className={styles['closed']}>{t('settings.closed')}</span>
              )}
            </fieldset>
          </li>
        );
      })}
    </ul>
  );
}
