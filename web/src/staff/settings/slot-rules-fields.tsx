import { NumberField } from '../../shared/ui/number-field';
import { useTexts } from '../texts/texts';
import { CheckField } from '../../shared/ui/check-field';
import { SettingsSection } from './settings-section';
import type { SlotRulesDraft } from './slots-draft';
import type { SectionProps } from './use-settings-form';

/** Orders for later. */
export function SlotRulesFields({ form }: SectionProps) {
  const t = useTexts();
  const { errors } = form;
  const rules = form.fields.slotRules;
  const change = (changes: Partial<SlotRulesDraft>) => form.change({ slotRules: { ...rules, ...changes } });
  const number = (name: Exclude<keyof SlotRulesDraft, 'isOn'>, min: number, max: number) => (
    <NumberField
      label={t(`slots.${name}`)}
      name={`slotRules.${name}`}
      kind="whole"
      min={min}
      max={max}
      value={rules[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={errors[`slotRules.${name}`]}
    />
  );
  return (
    <SettingsSection title={t('settingsField.slotRules')} hint={t('slots.hint')}>
      <CheckField
        label={t('slots.isOn')}
        name="slotRules"
        checked={rules.isOn}
        onChange={(isOn) => change({ isOn })}
      />
      {rules.isOn && (
        <>
          {number('daysAhead', 1, 7)}
          {number('leadMinutes', 1, 720)}
          {number('ordersPerSlot', 1, 1000)}
          {number('dishesPerSlot', 1, 1000)}
        </>
      )}
    </SettingsSection>
  );
}
