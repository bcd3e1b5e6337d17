import { useToday } from '../../domain/restaurant/ordering';
import { positionsSince } from './bill-draft';
import { GstFields } from './gst-fields';
import { TaxClassesFields } from './tax-classes-fields';
import type { SectionProps } from './use-settings-form';

/** How bills are taxed. */
export function BillSection({ form }: SectionProps) {
  const { taxPositions, taxClasses } = form.fields;
  const isRegular = positionsSince(taxPositions, useToday()).some(({ mode }) => mode === 'REGULAR');
  // Saved ones, too, so that the section stays while the last one is being removed.
  const hasClasses = taxClasses.length > 0 || (form.theirs?.taxClasses.length ?? 0) > 0;
  return (
    <>
      <GstFields form={form} />
      {(isRegular || hasClasses) && <TaxClassesFields form={form} />}
    </>
  );
}
