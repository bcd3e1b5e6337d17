import { useState } from 'react';
import { formatRupees } from '../../../shared/lib/format';
import { numberProblem, readWithin, type NumberRules } from '../../../shared/lib/typed-number';
import { Button } from '../../../shared/ui/button';
import { SelectField, TextField } from '../../../shared/ui/field';
import { useTexts } from '../../texts/texts';
import styles from './menu-table.module.css';

const steps = [0, 1, 5, 10];
const percentRules: NumberRules = { kind: 'percent', min: -90, max: 500 };

interface AdjustPricesProps {
  /** Dishes that are adjusted. */
  readonly count: number;
  readonly onAdjust: (how: { readonly percent: number; readonly step: number }) => void;
}

/** Adjusts the prices of the dishes shown by a percentage. */
export function AdjustPrices({ count, onAdjust }: AdjustPricesProps) {
  const t = useTexts();
  const [percent, setPercent] = useState('5');
  const [step, setStep] = useState(5);
  const by = readWithin(percentRules, percent);
  return (
    <div
      className={`flex wrap items-end gap-3 ${styles['adjust']}`}
      role="group"
      aria-label={t('menuTable.adjust')}
    >
      <TextField
        label={t('menuTable.percent')}
        autoComplete="off"
        value={percent}
        onChange={({ target }) => setPercent(target.value)}
        error={numberProblem(percentRules, percent)}
      />
      <SelectField
        label={t('menuTable.round')}
        value={step}
        onChange={({ target }) => setStep(Number(target.value))}
      >
        {steps.map((each) => (
          <option key={each} value={each}>
            {each === 0 ? t('menuTable.notRounded') : formatRupees(each)}
          </option>
        ))}
      </SelectField>
      <Button
        variant="secondary"
        disabled={!by || count === 0}
        onClick={() => by && onAdjust({ percent: by, step })}
      >
        {t('menuTable.changePrices', { count })}
      </Button>
    </div>
  );
}
