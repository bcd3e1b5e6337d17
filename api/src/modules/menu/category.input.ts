import { z } from 'zod';
import { id, optional, text } from '../../platform/validation.js';
import { orNone, requireBothTimes, servingTimes } from './menu.input.js';
import { say } from './menu.sentences.js';

/** A new category as entered by an admin. */
export interface NewCategory {
  readonly name: string;
  readonly hindiName: string | null;
  readonly isHidden: boolean;
  readonly servedFrom: number | null;
  readonly servedUntil: number | null;
}

/** Missing fields stay unchanged. */
export type CategoryChanges = Partial<NewCategory>;

export const categoryInput = z
  .object({
    name: text(say.categoryName, { max: 60 }),
    hindiName: orNone(text(say.hindiName, { min: 0, max: 60 }).nullable(), null),
    isHidden: optional(z.boolean(say.hiddenInvalid)),
    ...servingTimes,
  })
  .superRefine(requireBothTimes);

export const newCategoryInput = categoryInput.transform(
  ({ name, hindiName, isHidden, servedFrom, servedUntil }): NewCategory => ({
    name,
    hindiName: hindiName ?? null,
    isHidden: isHidden ?? false,
    servedFrom: servedFrom ?? null,
    servedUntil: servedUntil ?? null,
  }),
);

const maxIds = 2000;

/** Ids in their new order. */
export const orderedIds = z
  .array(id)
  .min(1, say.newOrder)
  .max(maxIds, say.tooManyIds({ max: maxIds }))
  .refine((ids) => new Set(ids).size === ids.length, say.idTwice);
