import { useToday } from '../../domain/restaurant/ordering';
import { TextAreaField } from '../../shared/ui/field';
import { useTexts } from '../texts/texts';
import { positionsSince } from './bill-draft';
import { BillNumberFields } from './bill-number-fields';
import { GstFields } from './gst-fields';
import { SettingsSection } from './settings-section';
import { TaxClassesFields } from './tax-classes-fields';
import type { SectionProps } from './use-settings-form';

/** How bills are taxed and numbered, and what stands below them. */
export function BillSection({ form }: SectionProps) {
  const t = useTexts();
  const { taxPositions, taxClasses } = form.fields;
  const isRegular = positionsSince(taxPositions, useToday()).some(({ mode }) => mode === 'REGULAR');
  // Saved ones, too, so that the section stays while the last one is being removed.
  const hasClasses = taxClasses.length > 0 || (form.theirs?.taxClasses.length ?? 0) > 0;
  return (
    <>
      <GstFields form={form} />
      {(isRegular || hasClasses) && <TaxClassesFields form={form} />}
      {taxPositions.some(({ mode }) => mode !== 'UNREGISTERED') && <BillNumberFields form={form} />}
      <SettingsSection title={t('billFooter.title')}>
        <TextAreaField {...form.text('billFooter')} rows={2} hint={t('billFooter.hint')} />
      </SettingsSection>
    </>
  );
}
