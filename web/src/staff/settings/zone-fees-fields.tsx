import { useRows } from '../../shared/form/use-rows';
import { PlusIcon } from '../../shared/ui/icons';
import { Button } from '../../shared/ui/button';
import { CheckedField, NumberField } from '../../shared/ui/number-field';
import { numberProblem } from '../../shared/lib/typed-number';
import { useTexts } from '../texts/texts';
import { stepFault } from './zone-faults';
import { feesInWords, freeFromAdvice, stepAdvice } from './zone-fees';
import type { BoundZone } from './zone-form';
import { newFeeStep, type ZoneFields } from './zones-draft';
import styles from './zones-fields.module.css';

/** The server's limits. */
const maxSteps = 10;
const fees = { kind: 'rupees', min: 0, max: 10_000, required: true } as const;
const totals = { kind: 'rupees', min: 1, max: 100_000 } as const;

interface ZoneFeesFieldsProps {
  readonly zone: ZoneFields;
  /** As the server names the zone: `deliveryZones.0`. */
  readonly name: string;
  readonly bound: BoundZone;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<ZoneFields>) => void;
}

/** What deliveries to a zone cost, by the total of the dishes. */
export function ZoneFeesFields({ zone, name, bound, errors, onChange }: ZoneFeesFieldsProps) {
  const t = useTexts();
  const { feeSteps } = zone;
  const { list, adder, rows } = useRows(feeSteps, (changed) => onChange({ feeSteps: changed }));
  const inWords = feesInWords(zone);
  return (
    <>
      <div className={styles['step']}>
        <NumberField {...bound('fee')} {...fees} label={t('zones.fee')} />
      </div>
      <ul ref={list} className="stack gap-3 unless-empty">
        {feeSteps.map(({ key, from, fee }, index) => {
          const field = `${name}.feeSteps.${index}`;
          return (
            <li key={key} className={styles['step']}>
              <CheckedField
                label={t('zones.stepFrom')}
                name={`${field}.from`}
                inputMode="decimal"
                autoComplete="off"
                required
                value={from}
                hint={stepAdvice(zone, index)}
                problem={numberProblem({ ...totals, required: true }, from) ?? stepFault(zone, index)}
                error={errors[`${field}.from`]}
                onChange={({ target }) => rows.change(index, { from: target.value })}
              />
              <NumberField
                {...fees}
                label={t('zones.stepFee')}
                name={`${field}.fee`}
                value={fee}
                error={errors[`${field}.fee`]}
                onChange={({ target }) => rows.change(index, { fee: target.value })}
              />
              <Button
                variant="ghost"
                size="sm"
                aria-label={t('zones.removeStep', { from: from || String(index + 1) })}
                onClick={() => rows.remove(index)}
              >
                {t('settings.remove')}
              </Button>
            </li>
          );
        })}
      </ul>
      {feeSteps.length < maxSteps && (
        <Button
          ref={adder}
          variant="ghost"
          size="sm"
          className="self-start"
          onClick={() => rows.insert(newFeeStep())}
        >
          <PlusIcon />
          {t('zones.addStep')}
        </Button>
      )}
      {errors[`${name}.feeSteps`] && <p className="danger small semibold">{errors[`${name}.feeSteps`]}</p>}
      <div className={styles['fields']}>
        <NumberField
          {...bound('freeFrom')}
          {...totals}
          label={t('zones.freeFrom')}
          hint={freeFromAdvice(zone) ?? t('zones.freeFromHint')}
        />
        <NumberField {...bound('minimum')} {...totals} min={0} label={t('zones.minimum')} required />
        <NumberField
          {...bound('extraMinutes')}
          kind="whole"
          label={t('zones.extraMinutes')}
          hint={t('zones.extraMinutesHint')}
          min={0}
          max={120}
          required
        />
      </div>
      {inWords !== undefined && feeSteps.length > 0 && (
        <output className="small">{t('zones.feesInWords', { fees: inWords })}</output>
      )}
    </>
  );
}
