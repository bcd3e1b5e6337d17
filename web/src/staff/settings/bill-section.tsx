import { useToday } from '../../domain/restaurant/ordering';
import { positionsSince } from './bill-draft';
import { GstFields } from './gst-fields';
import { TaxClassesFields } from './tax-classes-fields';
import type { SectionProps } from './use-settings-form';

/** How bills are taxed. */
export function BillSection({ form }: SectionProps) {
  const { taxPositions, taxClasses } = form.fields;
  const isRegular = positionsSince(taxPositions, useToday()).some(({ mode }) => mode === 'REGULAR');
  return (
    <>
      <GstFields form={form} />
      {(isRegular || taxClasses.length > 0) && <TaxClassesFields form={form} />}
    </>
  );
}
