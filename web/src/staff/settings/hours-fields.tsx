import { dateFormat } from '../../shared/lib/date-format';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { CheckField } from '../../shared/ui/check-field';
import { isPastMidnight, nextInterval, type DayFields, type IntervalFields } from './hours-draft';
import styles from './hours-fields.module.css';
import type { SectionProps } from './use-settings-form';

const weekday = dateFormat({ weekday: 'long' }, 'UTC');
/** 5 January 2026 was a Monday. */
export const nameOfDay = (index: number): string => weekday(new Date(Date.UTC(2026, 0, 5 + index)));

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
              aria-label={t('settings.removeHours', { from: interval.opensAt, to: interval.closesAt })}
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

interface WeekFieldsProps {
  /** As the server names the list: `orderHours`. */
  readonly name: string;
  readonly days: readonly DayFields[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (days: readonly DayFields[]) => void;
}

/** Hours by day of the week. */
function WeekFields({ name, days, errors, onChange }: WeekFieldsProps) {
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

/** When orders are taken. */
export function OrderHoursFields({ form: { fields, errors, change } }: SectionProps) {
  const t = useTexts();
  const { orderHours } = fields;
  return (
    <>
      <CheckField
        label={t('settings.anyHour')}
        checked={orderHours.isAnyHour}
        onChange={(isAnyHour) => change({ orderHours: { ...orderHours, isAnyHour } })}
      />
      {!orderHours.isAnyHour && (
        <WeekFields
          name="orderHours"
          days={orderHours.days}
          errors={errors}
          onChange={(days) => change({ orderHours: { ...orderHours, days } })}
        />
      )}
      {errors['orderHours'] && <Notice tone="error">{errors['orderHours']}</Notice>}
    </>
  );
}

/** When guests can be seated. */
export function BookingHoursFields({ form: { fields, errors, change } }: SectionProps) {
  return (
    <>
      <WeekFields
        name="bookingHours"
        days={fields.bookingHours}
        errors={errors}
        onChange={(bookingHours) => change({ bookingHours })}
      />
      {errors['bookingHours'] && <Notice tone="error">{errors['bookingHours']}</Notice>}
    </>
  );
}
