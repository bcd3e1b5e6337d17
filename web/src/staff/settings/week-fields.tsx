import { equal } from '@wry/equality';
import { useState } from 'react';
import { dateFormat } from '../../shared/lib/date-format';
import { Button } from '../../shared/ui/button';
import { CheckField } from '../../shared/ui/check-field';
import { useTexts } from '../texts/texts';
import type { DayFields } from './hours-draft';
import styles from './hours-fields.module.css';
import { IntervalsFields } from './intervals-fields';

const weekday = dateFormat({ weekday: 'long' }, 'UTC');
/** 5 January 2026 was a Monday. */
export const nameOfDay = (index: number): string => weekday(new Date(Date.UTC(2026, 0, 5 + index)));

interface WeekFieldsProps {
  /** As the server names the list: `orderHours`. */
  readonly name: string;
  readonly days: readonly DayFields[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (days: readonly DayFields[]) => void;
}

/** Hours by day of the week; in one row as long as they are the same every day. */
export function WeekFields(props: WeekFieldsProps) {
  const t = useTexts();
  const { name, days, errors, onChange } = props;
  const [first] = days;
  const isSame = first !== undefined && first.isOpen && days.every((day) => equal(day, first));
  // Days that become equal while somebody types stay apart, or the field would vanish.
  const [isSplit, setIsSplit] = useState(!isSame);
  const isOneRow = isSame && !isSplit;
  const setSame = (same: boolean) => {
    setIsSplit(!same);
    const model = days.find(({ isOpen }) => isOpen);
    if (same && model) onChange(days.map(() => model));
  };
  return (
    <>
      <CheckField label={t('settings.sameHours')} checked={isOneRow} onChange={setSame} />
      {isOneRow ? (
        <fieldset className={styles['everyDay']}>
          <legend className="visually-hidden">{t('settings.everyDay')}</legend>
          <IntervalsFields
            name={`${name}.0`}
            intervals={first.intervals}
            errors={errors}
            onChange={(intervals) => onChange(days.map(() => ({ isOpen: true, intervals })))}
          />
        </fieldset>
      ) : (
        <DaysFields {...props} />
      )}
    </>
  );
}

function DaysFields({ name, days, errors, onChange }: WeekFieldsProps) {
  const t = useTexts();
  const change = (at: number, changes: Partial<DayFields>) =>
    onChange(days.with(at, { ...dayAt(at), ...changes }));
  const dayAt = (at: number) => days[at] as DayFields;
  return (
    <ul className={`stack gap-4 ${styles['days']}`}>
      {days.map((day, index) => {
        const dayName = nameOfDay(index);
        return (
          <li key={dayName}>
            <fieldset className="flex wrap gap-2 gap-x-4 items-start">
              <legend className="visually-hidden">{dayName}</legend>
              <CheckField
                className={styles['open']}
                label={dayName}
                checked={day.isOpen}
                onChange={(isOpen) => change(index, { isOpen })}
              />
              {day.isOpen ? (
                <IntervalsFields
                  name={`${name}.${index}`}
                  intervals={day.intervals}
                  errors={errors}
                  onChange={(intervals) => change(index, { intervals })}
                />
              ) : (
                <span className={styles['closed']}>{t('settings.closed')}</span>
              )}
              <Button
                variant="ghost"
                size="sm"
                className="self-start"
                aria-label={t('settings.copyLabel', { day: dayName })}
                onClick={() => onChange(days.map(() => day))}
              >
                {t('settings.copy')}
              </Button>
            </fieldset>
          </li>
        );
      })}
    </ul>
  );
}
