import * as z from 'zod/mini';
import { allergenTexts } from '../../domain/menu/allergen-texts';
import { markTexts } from '../../domain/menu/diet-mark';
import type { DishOptions } from '../../domain/menu/dish-options';
import type { SoldOutMark } from '../../domain/menu/sold-out';
import type { Allergen, DishMark, DishOptionsInput, WholeDishFragment } from '../../gql/graphql';
import { draftsOf } from '../../shared/form/drafts-of';
import { flag, number, numberOrNull, someOf, text, textOrNull, type Field } from '../../shared/form/fields';
import { typedAs } from '../form/typed-as';
import { compareTexts } from '../../shared/lib/compare';
import { isRecord } from '../../shared/lib/is-record';
import { sentNumberOrNull } from '../../shared/lib/typed-number';
import { say } from '../texts/texts';

/** The server's limits. */
export const priceRules = { kind: 'rupees', min: 0.01, max: 100_000, required: true } as const;
export const packingRules = { kind: 'rupees', min: 0, max: 1000 } as const;
const maxName = 120;

const optionsSchema = z.readonly(
  z.array(
    z.object({
      groupId: z.string(),
      overrides: z.array(
        z.object({
          choiceId: z.string(),
          price: z.nullable(z.number()),
          isDefault: z.nullable(z.boolean()),
          isOffered: z.boolean(),
        }),
      ),
    }),
  ),
);

const options: Field<readonly DishOptions[], readonly DishOptions[], DishOptionsInput[]> = {
  isTyped: typedAs(optionsSchema),
  empty: [],
  fromServer: (all) => all,
  toInput: (all) =>
    all.map(({ groupId, overrides }) => ({
      groupId,
      overrides: overrides
        .map(({ choiceId, price, isDefault, isOffered }) => ({ choiceId, price, isDefault, isOffered }))
        .toSorted((one, other) => compareTexts(one.choiceId, other.choiceId)),
    })),
};

export const marks = Object.keys(markTexts) as DishMark[];
export const allergens = Object.keys(allergenTexts) as Allergen[];

/** The path of the uploaded picture. */
const image: Field<string | null, string | null, string | null> = {
  isTyped: typedAs(z.nullable(z.string())),
  empty: null,
  fromServer: (path) => path,
  toInput: (path) => path,
};

/** Empty if it is unknown. */
const mark: Field<DishMark | '', DishMark | null, DishMark | null> = {
  isTyped: typedAs(z.enum(['', ...marks])),
  empty: '',
  fromServer: (value) => value ?? '',
  toInput: (typed) => typed || null,
};

/** 0 to 3. */
const spiciness: Field<string, number, number> = {
  isTyped: typedAs(z.string()),
  empty: '0',
  fromServer: String,
  toInput: Number,
};

/** Rupees; empty for none. */
const packing = {
  ...numberOrNull(packingRules),
  fromServer: (value: number) => String(value || ''),
  toInput: (typed: string) => sentNumberOrNull('rupees', typed) ?? 0,
};

const dishFields = {
  name: text({ maxLength: maxName, required: true }),
  price: number(priceRules),
  description: text({ maxLength: 2000 }),
  category: textOrNull({ maxLength: 60 }),
  image,
  options,
  servedFrom: textOrNull({ type: 'time' }),
  servedUntil: textOrNull({ type: 'time' }),
  mark,
  hindiName: textOrNull({ maxLength: maxName }),
  hindiDescription: textOrNull({ maxLength: 2000 }),
  spiciness,
  isJain: flag,
  isNew: flag,
  isPackaged: flag,
  allergens: someOf(allergens),
  serves: numberOrNull({ kind: 'whole', min: 1, max: 50 }),
  packing,
  taxClass: textOrNull(),
};
export type DishTable = typeof dishFields;

/** A dish on the menu. */
export interface Dish extends Omit<
  WholeDishFragment,
  ' $fragmentName' | '__typename' | 'isBestseller' | 'soldOut'
> {
  readonly soldOut?: SoldOutMark | null;
}

export const dishDrafts = draftsOf(dishFields, {
  name: 'adminMenuDraft',
  // In drafts of releases before December 2026 options are JSON, and the whole dish is stored.
  upgrade: ({ fields, edited, key }): unknown => {
    if (!isRecord(fields)) return undefined;
    const dish = isRecord(edited) ? ({ options: [], ...edited } as unknown as Dish) : undefined;
    const { base, edited: record } = dish ? dishDrafts.editing(dish) : dishDrafts.starting();
    return {
      fields: { ...fields, options: JSON.parse(String(fields['options'])) },
      base,
      edited: record,
      key,
    };
  },
});

/** A new dish like this one. */
export const copyOf = (dish: Dish) =>
  dishDrafts.typedInto(
    dishDrafts.starting(),
    {
      ...dishDrafts.fromServer(dish),
      name: say('adminMenu.copyName', { name: dish.name }).slice(0, maxName),
    },
    undefined,
  );
