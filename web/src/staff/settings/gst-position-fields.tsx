import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { CheckField } from '../../shared/ui/check-field';
import { DateField } from '../../shared/ui/date-field';
import { Notice } from '../../shared/ui/notice';
import { RadioCards } from '../../shared/ui/radio-cards';
import { useTexts } from '../texts/texts';
import { taxModes, type PositionFields } from './bill-draft';

interface GstPositionFieldsProps {
  /** As the server names the row: `taxPositions.0`. */
  readonly name: string;
  readonly position: PositionFields;
  readonly today: string;
  /** Whether a registered restaurant changes its scheme within a financial year. */
  readonly isMidYear: boolean;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (changes: Partial<PositionFields>) => void;
  readonly onRemove: () => void;
}

/** A change that is not saved yet. */
export function GstPositionFields(props: GstPositionFieldsProps) {
  const { name, position, today, isMidYear, errors, onChange, onRemove } = props;
  const t = useTexts();
  const [agreed, setAgreed] = useState<string>();
  const { from, mode, pricesInclude } = position;
  const asked = `${from} ${mode}`;
  return (
    <fieldset className="stack gap-3">
      <legend className="visually-hidden">{t('gst.newPosition')}</legend>
      <RadioCards
        stacked
        legend={t('gst.question')}
        name={`${name}.mode`}
        options={taxModes.map((value) => ({
          value,
          label: (
            <span>
              <span className="block semibold">{t(`taxMode.${value}`)}</span>
              <span className="muted small">{t(`taxModeHint.${value}`)}</span>
            </span>
          ),
        }))}
        value={mode}
        onChange={(value) => onChange({ mode: value })}
        error={errors[`${name}.mode`]}
      />
      {mode === 'REGULAR' && (
        <RadioCards
          legend={t('gst.prices')}
          name={`${name}.pricesInclude`}
          options={[
            { value: 'included', label: t('gst.included') },
            { value: 'onTop', label: t('gst.onTop') },
          ]}
          value={pricesInclude ? 'included' : 'onTop'}
          onChange={(value) => onChange({ pricesInclude: value === 'included' })}
        />
      )}
      <DateField
        label={t('gst.fromDay')}
        hint={t('gst.fromDayHint')}
        name={`${name}.from`}
        min={today}
        required
        value={from}
        onChange={({ target }) => onChange({ from: target.value })}
        error={errors[`${name}.from`]}
      />
      {isMidYear && (
        <Notice tone="warning">
          <p>{t('gst.midYear')}</p>
          <CheckField
            label={t('gst.midYearAgreed')}
            required
            checked={agreed === asked}
            onChange={(isAgreed) => setAgreed(isAgreed ? asked : undefined)}
          />
        </Notice>
      )}
      <Button variant="ghost" size="sm" className="self-start" onClick={onRemove}>
        {t('gst.dropChange')}
      </Button>
    </fieldset>
  );
}
