import { useRows } from '../../shared/form/use-rows';
import { randomUuid } from '../../shared/lib/uuid';
import { Button } from '../../shared/ui/button';
import { SelectField, TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { dayRules, newSpecialDay, type RuledDayFields, type SpecialDayFields } from './hours-draft';
import styles from './hours-fields.module.css';
import { IntervalsFields } from './intervals-fields';

interface SpecialDaysFieldsProps {
  readonly days: readonly SpecialDayFields[];
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (days: readonly SpecialDayFields[]) => void;
}

/** Dates with hours of their own, such as festivals. */
export function SpecialDaysFields({ days, errors, onChange }: SpecialDaysFieldsProps) {
  const t = useTexts();
  const { list, adder, rows } = useRows(days, onChange);
  return (
    <>
      <ul ref={list} className={`stack gap-4 ${styles['specialDays']}`}>
        {days.map(({ key, date, reason, orders, tables }, index) => {
          const name = `specialDays.${index}`;
          return (
            <li key={key}>
              <fieldset className="stack gap-3">
                <legend className="visually-hidden">
                  {t('settings.specialDay', { date: date || String(index + 1) })}
                </legend>
                <div className={`stack gap-3 gap-x-4 items-start ${styles['pair']}`}>
                  <TextField
                    label={t('bookings.date')}
                    name={`${name}.date`}
                    type="date"
                    required
                    value={date}
                    onChange={({ target }) => rows.change(index, { date: target.value })}
                    error={errors[`${name}.date`]}
                  />
                  <TextField
                    label={t('settings.reason')}
                    name={`${name}.reason`}
                    autoComplete="off"
                    maxLength={120}
                    value={reason}
                    onChange={({ target }) => rows.change(index, { reason: target.value })}
                    error={errors[`${name}.reason`]}
                    hint={t('settings.reasonHint')}
                  />
                  <RuledDay
                    label={t('settings.forOrders')}
                    name={`${name}.orderHours`}
                    day={orders}
                    errors={errors}
                    onChange={(changed) => rows.change(index, { orders: changed })}
                  />
                  <RuledDay
                    label={t('settings.forTables')}
                    name={`${name}.bookingHours`}
                    day={tables}
                    errors={errors}
                    onChange={(changed) => rows.change(index, { tables: changed })}
                  />
                </div>
                <Button
                  variant="ghost"
                  size="sm"
                  className="self-start"
                  aria-label={t('settings.removeDay', { date: date || String(index + 1) })}
                  onClick={() => rows.remove(index)}
                >
                  {t('settings.remove')}
                </Button>
              </fieldset>
            </li>
          );
        })}
      </ul>
      <Button ref={adder} variant="secondary" onClick={() => rows.insert(newSpecialDay(randomUuid()))}>
        {t('settings.addDay')}
      </Button>
    </>
  );
}

interface RuledDayProps {
  readonly label: string;
  readonly name: string;
  readonly day: RuledDayFields;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (day: RuledDayFields) => void;
}

function RuledDay({ label, name, day, errors, onChange }: RuledDayProps) {
  const t = useTexts();
  return (
    <div className={`stack gap-3 ${styles['intervals']}`}>
      <SelectField
        label={label}
        name={name}
        value={day.rule}
        onChange={({ target }) =>
          onChange({ ...day, rule: dayRules.find((rule) => rule === target.value) ?? 'usual' })
        }
      >
        {dayRules.map((rule) => (
          <option key={rule} value={rule}>
            {t(`dayRule.${rule}`)}
          </option>
        ))}
      </SelectField>
      {day.rule === 'hours' && (
        <IntervalsFields
          name={name}
          intervals={day.intervals}
          errors={errors}
          onChange={(intervals) => onChange({ ...day, intervals })}
        />
      )}
    </div>
  );
}
