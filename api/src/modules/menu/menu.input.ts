import { z } from 'zod';
import { isWholePaise, toPaise } from '../../platform/money.js';
import { id, optional, restPage, searchText, text, withoutUndefined } from '../../platform/validation.js';
import type { DishOptions } from './dish-options.js';
import type { MenuItem } from './menu-item.entity.js';
import { dishOptions, optionGroupIds } from './options.input.js';
import { time } from '../restaurant/restaurant-hours.input.js';
import { allergens, columnsOfMark, dishMarks, maxSpiciness, type DishMark } from './dish-attributes.js';

const maxRupees = 100_000;
const priceMessage = 'Please enter the price as a number of rupees, for instance 249.50';
const priceRange = `The price must be more than 0 and at most ${maxRupees} rupees`;

type NotEntered = 'id' | 'position' | 'isSoldOut' | 'soldOutUntil' | 'isBestseller' | 'version' | 'createdAt';

/** A new dish as entered by an admin. Its image is a path returned by the uploads module. */
export type NewDish = Omit<MenuItem, NotEntered> & { readonly options: readonly DishOptions[] };

/** Missing fields stay unchanged. */
export type DishChanges = Partial<NewDish>;

/** Punctuation at its ends, as at the end of a sentence, does not count. */
const withoutEnds = (search: string): string => search.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '') || search;

/** Blank means none. */
export const dishSearch = searchText.transform((search) => search && withoutEnds(search));
export const similarSearch = text('the search', { max: 100 }).transform(withoutEnds);

const name = text('the name of the dish', { max: 120 });

/** Null clears it. */
const description = text('the description', { lineBreak: '\n', min: 0, max: 2000 })
  .nullable()
  .transform((value) => value ?? '')
  .optional();

/** Blank or null means none. */
const category = text('the category', { min: 0, max: 60 })
  .nullable()
  .transform((value) => value || null)
  .optional();

const image = text('the path of the picture', { max: 200 }).nullish();

const markMessage = 'Please say true or false for vegetarian, or leave it empty';
const isVegetarian = z.boolean(markMessage).nullish();

/** A JSON boolean, or the text of a form field. */
const typedMark = z
  .union(
    [
      z.boolean(),
      z.enum(['true', 'false']).transform((typed) => typed === 'true'),
      z.literal('').transform(() => null),
    ],
    markMessage,
  )
  .nullish();

/** Null, or blank in a form, means none. */
const servedTime = z
  .union([time, z.literal('').transform(() => null)], 'Please enter a time; it looks like 19:30')
  .nullish();

/** Daily hours of a dish or category. */
export const servingTimes = { servedFrom: servedTime, servedUntil: servedTime };

interface ServingTimes {
  readonly servedFrom?: number | null | undefined;
  readonly servedUntil?: number | null | undefined;
}

/** Refuses one time without the other, and an empty period. */
export function requireBothTimes({ servedFrom, servedUntil }: ServingTimes, context: z.RefinementCtx): void {
  const refuse = (message: string) => context.addIssue({ code: 'custom', path: ['servedUntil'], message });
  const isPair =
    (servedFrom === null) === (servedUntil === null) &&
    (servedFrom === undefined) === (servedUntil === undefined);
  if (!isPair) refuse('Please give both times, or neither');
  else if (typeof servedFrom === 'number' && servedFrom === servedUntil)
    refuse('Please end at another time than you begin, or give no times');
}
const mark = z.enum(dishMarks, `Please choose a mark: ${dishMarks.join(', ')}, or none`).nullish();

/** The same as the text of a form field, where blank stands for none. */
const markText = z.preprocess((typed) => (typed === '' ? null : typed), mark).optional();

/** `mark` overrides `isVegetarian`, which cannot tell egg from meat: false keeps the egg's mark. */
function withMark<
  T extends { isVegetarian?: boolean | null | undefined; mark?: DishMark | null | undefined },
>({ mark: chosen, isVegetarian: wanted, ...dish }: T) {
  if (chosen !== undefined) return { ...dish, ...columnsOfMark(chosen) };
  if (wanted === undefined || wanted === false) return { ...dish, isVegetarian: wanted };
  return { ...dish, isVegetarian: wanted, containsEgg: false };
}

/** Blank or null means none. */
const hindiName = text('the Hindi name', { min: 0, max: 120 })
  .nullable()
  .transform((value) => value || null)
  .optional();

/** A JSON number, or the text of a form field, where blank stands for null. */
const smallNumber = (min: number, max: number, message: string) =>
  z
    .preprocess(
      (value) =>
        typeof value === 'string' ? (/^\d{1,3}$/.test(value) ? Number(value) : value || null) : value,
      z.int(message).min(min, message).max(max, message).nullish(),
    )
    .meta({ type: ['integer', 'string', 'null'] });

const spiciness = smallNumber(
  0,
  maxSpiciness,
  `Please enter how spicy it is as a number from 0 to ${maxSpiciness}`,
)
  .transform((value) => value ?? 0)
  .optional();

const serves = smallNumber(
  1,
  50,
  'Please enter for how many people it is as a number from 1 to 50',
).optional();

/** A JSON boolean or the text of a form field; null and blank mean false. */
const tag = (label: string) => {
  const message = `Please say true or false for ${label}`;
  return z
    .preprocess(
      (value) => (value === 'true' ? true : value === 'false' || value === '' ? false : value),
      z.boolean(message).nullish(),
    )
    .transform((value) => value ?? false)
    .optional();
};
const isJain = tag('Jain');
const isNew = tag('new');
const isPackaged = tag('packaged');

const allergenMessage = `Please choose allergens from ${allergens.join(', ')}`;

const namesIn = (typed: string) => (typed === '' ? [] : typed.split(',').map((each) => each.trim()));

/** A JSON list, or the text of form fields: `MILK, NUTS`. Kept in the order of the regulations, each once. */
const allergenList = z
  .preprocess(
    (value) => (typeof value === 'string' ? namesIn(value) : value),
    z.array(z.enum(allergens, allergenMessage), allergenMessage).max(100, allergenMessage).nullish(),
  )
  .transform((chosen) => allergens.filter((each) => chosen?.includes(each)))
  .optional();

const attributes = { hindiName, spiciness, isJain, isNew, isPackaged, allergens: allergenList, serves };

const paise = z
  .int(priceMessage)
  .min(1, priceRange)
  .max(maxRupees * 100, priceRange);

/** Rupees as a JSON number or as the text of a form field. */
const typedPrice = /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/;
const rupees = z
  .preprocess(
    (value) => (typeof value === 'string' ? numberOf(value) : value),
    z
      .number(priceMessage)
      .positive(priceRange)
      .max(maxRupees, priceRange)
      .refine(isWholePaise, 'The price must have at most two decimals')
      .transform(toPaise),
  )
  .meta({
    type: ['number', 'string'],
    pattern: typedPrice.source,
    description: 'Rupees with at most two decimals, as a number or text.',
  });

/** ₹1,000. */
const maxPackingPaise = 100_000;
const packingMessage = 'Please enter the packing charge as rupees from 0 to 1000, with at most two decimals';
const packingPaise = z
  .int(packingMessage)
  .min(0, packingMessage)
  .max(maxPackingPaise, packingMessage)
  .nullish()
  .transform((value) => value ?? 0)
  .optional();

/** The same as rupees; null, or blank in a form, means none. */
const packingRupees = z
  .preprocess(
    (value) =>
      typeof value === 'string' ? (value.trim() === '' ? null : (numberOf(value) ?? value)) : value,
    z
      .number(packingMessage)
      .min(0, packingMessage)
      .max(maxPackingPaise / 100, packingMessage)
      .refine(isWholePaise, packingMessage)
      .transform(toPaise)
      .nullish(),
  )
  .transform((value) => value ?? 0)
  .optional()
  .meta({
    type: ['number', 'string', 'null'],
    description: 'Rupees with at most two decimals, as a number or text.',
  });

/** Undefined for text that is not a plain decimal number: `0x10`, `1e3`, ``. */
const numberOf = (typed: string) => (typedPrice.test(typed) ? Number(typed.trim()) : undefined);

const defaults: Omit<NewDish, 'name' | 'pricePaise'> = {
  description: '',
  category: null,
  image: null,
  isVegetarian: null,
  options: [],
  servedFrom: null,
  servedUntil: null,
  containsEgg: false,
  hindiName: null,
  spiciness: 0,
  isJain: false,
  isNew: false,
  allergens: [],
  serves: null,
  packingPaise: 0,
  isPackaged: false,
};

const complete = (dish: DishChanges & Pick<NewDish, 'name' | 'pricePaise'>): NewDish => ({
  ...defaults,
  ...withoutUndefined(dish),
});

/** The GraphQL scalar `Rupees` converts prices to paise. */
export const menuItemInput = z
  .object({
    name,
    price: paise,
    description,
    category,
    image,
    isVegetarian,
    mark,
    options: optional(dishOptions),
    ...servingTimes,
    ...attributes,
    packing: packingPaise,
  })
  .superRefine(requireBothTimes)
  .transform(({ price, packing, ...dish }) => ({
    ...withMark(dish),
    pricePaise: price,
    packingPaise: packing,
  }));
export const newMenuItemInput = menuItemInput.transform(complete);

const dishShape = z.object({
  name,
  price: rupees,
  description,
  category,
  image,
  isVegetarian: typedMark,
  mark: markText,
  ...servingTimes,
  ...attributes,
  packing: packingRupees,
});

export const newMenuItemBody = dishShape
  .superRefine(requireBothTimes)
  .transform(({ price, packing, ...dish }) =>
    complete({ ...withMark(dish), pricePaise: price, packingPaise: packing }),
  );

const versionMessage = 'The version must be the one that the dish was shown with';

/** The version that the admin saw. */
export const expectedVersion = z.coerce.number(versionMessage).int(versionMessage).min(1, versionMessage);

const changesShape = dishShape
  .partial({ name: true, price: true })
  .extend({ version: expectedVersion.optional() });

export const menuItemBody = changesShape
  .superRefine(requireBothTimes)
  .transform(({ price, packing, version, ...dish }) => {
    const changes: DishChanges = { ...withMark(dish), pricePaise: price, packingPaise: packing };
    return { changes, version };
  });

const maxRows = 5000;

/** Dishes that are changed by their id, and new ones without. Pictures have their own way in. */
const rowShape = changesShape.omit({ image: true }).extend({
  id: optional(id),
  optionGroups: optional(optionGroupIds).meta({
    description:
      'The option groups in their order. Those that the dish has keep its own prices and defaults.',
  }),
});

/** One of many dishes that are saved together. */
export type DishRow = (
  | { readonly id: string; readonly changes: DishChanges; readonly version: number | undefined }
  | { readonly id: undefined; readonly dish: NewDish }
) & {
  /** Ids of its option groups; undefined: as they are. */
  readonly optionGroups: readonly string[] | undefined;
};

const dishRow = rowShape
  .superRefine(requireBothTimes)
  .transform(
    (
      { id: dishId, version, name: newName, price: pricePaise, packing, optionGroups, ...fields },
      context,
    ) => {
      const rest = { ...withMark(fields), packingPaise: packing };
      if (dishId !== undefined)
        return {
          id: dishId,
          version,
          changes: { ...rest, name: newName, pricePaise },
          optionGroups,
        } satisfies DishRow;
      if (newName !== undefined && pricePaise !== undefined)
        return {
          id: undefined,
          dish: complete({ ...rest, name: newName, pricePaise }),
          optionGroups,
        } satisfies DishRow;
      const [path, message] =
        newName === undefined ? ['name', 'Please enter the name of the dish'] : ['price', priceMessage];
      context.addIssue({ code: 'custom', path: [path], message });
      return z.NEVER;
    },
  );

export const dishesBody = z.object({
  dishes: z
    .array(dishRow)
    .min(1, 'Please send at least one dish')
    .max(maxRows, `Please send at most ${maxRows} dishes at once`),
});

/** The same as forms, where the picture is a file. */
const picture = { image: z.file().optional() };
export const newMenuItemForm = dishShape.extend(picture);
export const menuItemForm = changesShape.extend(picture);

export const menuQuery = restPage.extend({
  after: id.optional().meta({ description: 'The page starts with the dish that follows this one.' }),
  before: id.optional().meta({ description: 'The page ends with the dish that comes just before this one.' }),
  search: dishSearch.meta({
    description:
      'Text of names, in English or Hindi: literally, in any case, without punctuation at its ends.',
  }),
});
