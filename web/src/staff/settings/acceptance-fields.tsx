import { useRows } from '../../shared/form/use-rows';
import { Button } from '../../shared/ui/button';
import { CheckField } from '../../shared/ui/check-field';
import { TextField } from '../../shared/ui/field';
import { NumberField } from '../../shared/ui/number-field';
import { useTexts } from '../texts/texts';
import { newReason, reasonField, type AcceptanceDraft } from './acceptance-draft';
import { SettingsSection } from './settings-section';
import styles from './settings-page.module.css';
import type { SectionProps } from './use-settings-form';

/** The server's maximum. */
const maxReasons = 8;

/** Whether staff accept each order, and what happens while nobody does. */
export function AcceptanceFields({ form }: SectionProps) {
  const t = useTexts();
  const { acceptance } = form.fields;
  const { louderAfter, ownersAfter, customerAfter } = form.theirs.acceptance;
  /** What is hidden is as it was: an error in it could not be seen. */
  const saved = { louderAfter, ownersAfter, customerAfter };
  const change = (changes: Partial<AcceptanceDraft>) =>
    form.change({ acceptance: { ...acceptance, ...changes } });
  const minutes = (name: 'louderAfter' | 'ownersAfter' | 'customerAfter', max: number) => (
    <NumberField
      label={t(`acceptance.${name}`)}
      name={`acceptance.${name}`}
      kind="whole"
      min={1}
      max={max}
      required
      value={acceptance[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={form.errors[`acceptance.${name}`]}
    />
  );
  return (
    <SettingsSection title={t('settingsField.acceptance')} hint={t('acceptance.hint')}>
      <CheckField
        label={t('acceptance.isAutomatic')}
        name="acceptance.isAutomatic"
        checked={acceptance.isAutomatic}
        onChange={(isAutomatic) => change({ ...(isAutomatic && saved), isAutomatic })}
      />
      {!acceptance.isAutomatic && (
        <>
          {minutes('louderAfter', 60)}
          {minutes('ownersAfter', 120)}
          {minutes('customerAfter', 120)}
        </>
      )}
      <Reasons form={form} change={change} />
    </SettingsSection>
  );
}

interface ReasonsProps extends SectionProps {
  readonly change: (changes: Partial<AcceptanceDraft>) => void;
}

/** The owner's own reasons for refusing an order. */
function Reasons({ form, change }: ReasonsProps) {
  const t = useTexts();
  const { reasons } = form.fields.acceptance;
  const { list, adder, rows } = useRows(reasons, (next) => change({ reasons: next }));
  return (
    <div className="stack gap-3">
      <h3 className="semibold">{t('acceptance.reasons')}</h3>
      <p className="muted small">{t('acceptance.reasonsHint')}</p>
      <ul ref={list} className="stack gap-3 unless-empty">
        {reasons.map(({ key, text }, index) => (
          <li key={key} className={styles['reason']}>
            <TextField
              label={t('acceptance.reason', { number: index + 1 })}
              name={`acceptance.reasons.${index}`}
              maxLength={120}
              value={text}
              onChange={({ target }) => rows.change(index, { text: target.value })}
              error={form.errors[reasonField(reasons, index) ?? '']}
            />
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('acceptance.removeReason', { number: index + 1 })}
              onClick={() => rows.remove(index)}
            >
              {t('settings.remove')}
            </Button>
          </li>
        ))}
      </ul>
      {reasons.length < maxReasons && (
        <Button ref={adder} variant="secondary" onClick={() => rows.insert(newReason())}>
          {t('acceptance.addReason')}
        </Button>
      )}
    </div>
  );
}
