import { useToday } from '../../domain/restaurant/ordering';
import { TextField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { firstNumber } from './bill-number';
import { SettingsSection } from './settings-section';
import type { SectionProps } from './use-settings-form';

/** How the numbers of bills begin. */
export function BillNumberFields({ form }: SectionProps) {
  const t = useTexts();
  const number = firstNumber(form.fields.invoicePrefix, useToday());
  return (
    <SettingsSection title={t('billNumber.title')} hint={t('billNumber.hint')}>
      <TextField
        {...form.text('invoicePrefix')}
        hint={number ? t('billNumber.example', { number }) : t('billNumber.rule')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </SettingsSection>
  );
}
