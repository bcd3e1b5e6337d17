import { z } from 'zod';
import { common } from '../../platform/common.sentences.js';
import type { Sentence } from '../../platform/sentences.js';
import { issue, text } from '../../platform/validation.js';
import { say } from './restaurant.sentences.js';
import { inOrderOfDays, taxModes, type TaxClass, type TaxPosition } from './tax-settings.js';

const max = { positions: 50, classes: 50, rates: 50, percent: 40 } as const;

const from = z.iso.date(common.dateInvalid);

/** Refuses what is in the list before, ignoring case. */
const refuseRepeated =
  <Field extends string>(field: Field, message: Sentence) =>
  (list: readonly Readonly<Record<Field, string>>[], context: z.RefinementCtx): void => {
    const values = list.map((each) => each[field].toLowerCase());
    for (const [index, value] of values.entries())
      if (values.indexOf(value) < index) context.addIssue(issue([index, field], message));
  };

/** At most three characters: numbers of bills have 16, of which year, digits and slashes take 13. */
export const invoicePrefix = text(say.invoicePrefix, { max: 20 })
  .transform((prefix) => prefix.toUpperCase())
  .pipe(z.string().regex(/^[A-Z\d][A-Z\d-]{0,2}$/, say.invoicePrefixLetters));

/** As they were sent, so that refusals name them by their index. */
export const taxPositions: z.ZodType<TaxPosition[]> = z
  .array(
    z.object({
      from,
      mode: z.enum(taxModes, say.taxMode({ values: taxModes.join(', ') })),
      pricesInclude: z.boolean(common.trueOrFalse),
    }),
    say.taxPositionsList,
  )
  .max(max.positions, say.tooManyTaxPositions({ max: max.positions }))
  .superRefine(refuseRepeated('from', say.dateTwice));

const percentMessage = say.taxPercent({ max: max.percent });
const rate = z.object({
  from,
  percent: z
    .number(percentMessage)
    .min(0, { ...percentMessage, abort: true })
    .max(max.percent, { ...percentMessage, abort: true })
    .refine((value) => Number(value.toFixed(2)) === value, percentMessage),
});

const taxClass = z.object({
  id: text(say.taxClassId, { max: 24 })
    .transform((id) => id.toUpperCase())
    .pipe(z.string().regex(/^[A-Z\d_-]+$/, say.taxClassIdLetters)),
  name: text(say.taxClassName, { max: 60 }),
  hsn: text(say.hsn, { max: 20 }).pipe(z.string().regex(/^(?:\d{4}|\d{6}|\d{8})$/, say.hsnDigits)),
  rates: z
    .array(rate, say.taxRatesList)
    .min(1, say.noTaxRate)
    .max(max.rates, say.tooManyTaxRates({ max: max.rates }))
    .superRefine(refuseRepeated('from', say.dateTwice))
    .transform(inOrderOfDays),
});

export const taxClasses: z.ZodType<TaxClass[]> = z
  .array(taxClass, say.taxClassesList)
  .max(max.classes, say.tooManyTaxClasses({ max: max.classes }))
  .superRefine(refuseRepeated('id', say.taxClassIdTwice))
  .superRefine(refuseRepeated('name', say.taxClassNameTwice));
