import { z } from 'zod';
import { isWithoutTax, taxModes, type TaxSettings } from './tax-settings.js';

const from = z.string().meta({ format: 'date', description: 'The first day, at the restaurant.' });

interface ShownSettings extends TaxSettings {
  readonly invoicePrefix: string;
  readonly billFooter: string | null;
}

/** The settings of bills as REST shows them. */
export const taxSettingsAnswer = {
  pricesWithoutTax: z.boolean().meta({
    description:
      'Whether GST is added to the prices of the menu. Prices of packaged products always include it.',
  }),
  taxPositions: z
    .array(
      z.object({
        from,
        mode: z.enum(taxModes),
        pricesInclude: z
          .boolean()
          .meta({ description: 'Whether the menu’s prices include GST, for `REGULAR`.' }),
      }),
    )
    .meta({
      description:
        'How the restaurant stands with GST, in ascending order of days: the last one whose day has begun applies to new orders. Empty if it is not registered.',
    }),
  taxClasses: z
    .array(
      z.object({
        id: z.string(),
        name: z.string(),
        hsn: z.string().meta({ description: 'HSN or SAC code.' }),
        rates: z
          .array(z.object({ from, percent: z.number() }))
          .meta({ description: 'Rates of GST, CGST and SGST together, in ascending order of days.' }),
      }),
    )
    .meta({
      description:
        'Tax classes of dishes. Dishes without one, packing and delivery have `RESTAURANT`: SAC 996331 at 5 %, unless the list has a class of this id.',
    }),
  roundsTotal: z.boolean().meta({ description: 'Whether totals with GST on top are rounded to the rupee.' }),
  invoicePrefix: z.string().meta({ description: 'How invoice numbers begin: `C` in `C/26-27/000123`.' }),
  billFooter: z.string().nullable().meta({ description: 'A sentence below bills; null for none.' }),
};

export const presentTaxSettings = (
  { taxPositions, taxClasses, roundsTotal, invoicePrefix, billFooter }: ShownSettings,
  now: Date,
): z.output<z.ZodObject<typeof taxSettingsAnswer>> => ({
  pricesWithoutTax: isWithoutTax({ taxPositions }, now),
  taxPositions: taxPositions.map((position) => ({ ...position })),
  taxClasses: taxClasses.map(({ rates, ...each }) => ({
    ...each,
    rates: rates.map((rate) => ({ ...rate })),
  })),
  roundsTotal,
  invoicePrefix,
  billFooter,
});
