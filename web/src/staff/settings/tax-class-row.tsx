import { useRows } from '../../shared/form/use-rows';
import { readWithin } from '../../shared/lib/typed-number';
import { Button } from '../../shared/ui/button';
import { TextField } from '../../shared/ui/field';
import { PlusIcon } from '../../shared/ui/icons';
import { NumberField } from '../../shared/ui/number-field';
import { useTexts } from '../texts/texts';
import { newRate, tomorrow, type TaxClassFields } from './bill-draft';
import styles from './tax-class-row.module.css';

/** The server's limits. */
const maxRates = 50;
const percents = { kind: 'percent', min: 0, max: 40 } as const;

interface TaxClassRowProps {
  /** As the server names the row: `taxClasses.0`. */
  readonly name: string;
  readonly row: TaxClassFields;
  /** From 1. */
  readonly number: number;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<TaxClassFields>) => void;
  readonly onRemove: () => void;
}

/** A tax class with its rates. */
export function TaxClassRow({ name, row, number, errors, onChange, onRemove }: TaxClassRowProps) {
  const t = useTexts();
  const { rates } = row;
  const { list, adder, rows } = useRows(rates, (changed) => onChange({ rates: changed }));
  const shownName = row.name.trim() || String(number);
  const halfOf = (percent: string) => {
    const whole = readWithin(percents, percent);
    return whole === undefined ? undefined : t('taxClass.halves', { half: String(whole / 2) });
  };
  return (
    <fieldset className="stack gap-3">
      <legend className="visually-hidden">{t('taxClass.label', { name: shownName })}</legend>
      <div className={styles['fields']}>
        <TextField
          label={t('common.name')}
          name={`${name}.name`}
          autoComplete="off"
          maxLength={60}
          required
          value={row.name}
          placeholder={t('taxClass.example')}
          onChange={({ target }) => onChange({ name: target.value })}
          error={errors[`${name}.name`]}
        />
        <TextField
          label={t('auditField.hsn')}
          name={`${name}.hsn`}
          hint={t('taxClass.hsnHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
          required
          value={row.hsn}
          onChange={({ target }) => onChange({ hsn: target.value })}
          error={errors[`${name}.hsn`]}
        />
      </div>
      <ul ref={list} className="stack gap-3">
        {rates.map(({ key, from, percent }, index) => (
          <li key={key} className={styles['rate']}>
            <NumberField
              {...percents}
              required
              label={t('taxClass.percent')}
              name={`${name}.rates.${index}.percent`}
              value={percent}
              hint={halfOf(percent)}
              error={errors[`${name}.rates.${index}.percent`]}
              onChange={({ target }) => rows.change(index, { percent: target.value })}
            />
            <TextField
              label={t('gst.fromDay')}
              name={`${name}.rates.${index}.from`}
              type="date"
              required
              value={from}
              error={errors[`${name}.rates.${index}.from`]}
              onChange={({ target }) => rows.change(index, { from: target.value })}
            />
            {rates.length > 1 && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={t('taxClass.removeRate', { number: index + 1, name: shownName })}
                onClick={() => rows.remove(index)}
              >
                {t('settings.remove')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {errors[`${name}.rates`] && <p className="danger small semibold">{errors[`${name}.rates`]}</p>}
      <div className="flex wrap gap-2">
        {rates.length < maxRates && (
          <Button ref={adder} variant="ghost" size="sm" onClick={() => rows.insert(newRate(tomorrow()))}>
            <PlusIcon />
            {t('taxClass.addRate')}
          </Button>
        )}
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('taxClass.removeOf', { name: shownName })}
          onClick={onRemove}
        >
          {t('taxClass.remove')}
        </Button>
      </div>
    </fieldset>
  );
}
