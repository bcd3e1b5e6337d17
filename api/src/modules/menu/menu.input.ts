import { z } from 'zod';
import { isWholePaise, toPaise } from '../../platform/money.js';
import {
  id,
  optional,
  restPage,
  searchText,
  text,
  withoutUndefined,
  issue,
} from '../../platform/validation.js';
import type { DishOptions } from './dish-options.js';
import type { MenuItem } from './menu-item.entity.js';
import { dishOptions, optionGroupIds } from './options.input.js';
import { time } from '../restaurant/restaurant-hours.input.js';
import { restaurantServiceId } from '../restaurant/tax-settings.js';
import { allergens, columnsOfMark, dishMarks, maxSpiciness, type DishMark } from './dish-attributes.js';
import { common } from '../../platform/common.sentences.js';
import { say } from './menu.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

const maxRupees = 100_000;
const priceRange = say.priceRange({ max: maxRupees });

type NotEntered = 'id' | 'position' | 'isSoldOut' | 'soldOutUntil' | 'isBestseller' | 'version' | 'createdAt';

/** A new dish as entered by an admin. Its image is a path returned by the uploads module. */
export type NewDish = Omit<MenuItem, NotEntered> & { readonly options: readonly DishOptions[] };

/** Missing fields stay unchanged. */
export type DishChanges = Partial<NewDish>;

/** Punctuation at its ends, as at the end of a sentence, does not count. */
const withoutEnds = (search: string): string => search.replace(/^[\p{P}\s]+|[\p{P}\s]+$/gu, '') || search;

/** Blank means none. */
export const dishSearch = searchText.transform((search) => search && withoutEnds(search));
export const similarSearch = text(common.search, { max: 100 }).transform(withoutEnds);

/** The text of a form field where JSON has another type; null, or blank in a form, means none. */
const typed = <T extends z.ZodType>(schema: T, read = (value: string): unknown => value) =>
  z.preprocess(
    (value) => (typeof value === 'string' ? (value === '' ? null : read(value)) : value),
    schema.nullish(),
  );
const blank = z.literal('').transform(() => null);

const flag = (message: Sentence) =>
  z
    .union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true'), blank], message)
    .nullish();

/** Null or blank stands for `none`. */
export const orNone = <T extends z.ZodType, const None>(schema: T, none: None) =>
  schema.transform((value) => value || none).optional();

const servedTime = z.union([time, blank], common.timeInvalid).nullish();

/** Daily hours of a dish or category. */
export const servingTimes = { servedFrom: servedTime, servedUntil: servedTime };

interface ServingTimes {
  readonly servedFrom?: number | null | undefined;
  readonly servedUntil?: number | null | undefined;
}

/** Refuses one time without the other, and an empty period. */
export function requireBothTimes({ servedFrom, servedUntil }: ServingTimes, context: z.RefinementCtx): void {
  const refuse = (message: Sentence) => context.addIssue(issue(['servedUntil'], message));
  if (typeof servedFrom !== typeof servedUntil) refuse(say.bothTimes);
  else if (typeof servedFrom === 'number' && servedFrom === servedUntil) refuse(say.sameTimes);
}

const smallNumber = (min: number, max: number, message: Sentence) =>
  typed(z.int(message).min(min, message).max(max, message), (value) =>
    /^\d{1,3}$/.test(value) ? Number(value) : value,
  ).meta({ type: ['integer', 'string', 'null'] });

const tag = (what: Sentence) => orNone(flag(say.trueOrFalseFor({ what })), false);

/** People whom one portion serves. */
const maxServed = 50;

const allergenMessage = say.allergens({ values: allergens.join(', ') });

const typedPrice = /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/;

/** Text that is not a plain decimal number, such as `0x10`, `1e3` or blank, stays text. */
const asNumber = (value: unknown) =>
  typeof value === 'string' && typedPrice.test(value) ? Number(value) : value;

/** Rupees as a JSON number or as the text of a form field. */
const rupeesField = (amount: z.ZodNumber, decimalsMessage: Sentence) =>
  z.preprocess(asNumber, amount.refine(isWholePaise, decimalsMessage).transform(toPaise));
const rupeesMeta = { description: 'Rupees with at most two decimals, as a number or text.' };

/** ₹1,000. */
const maxPackingPaise = 100_000;
const packingMessage = say.packing({ max: 1000 });

/** Id of a tax class; that of the restaurant's service is the same as none. */
const taxClass = orNone(
  text(say.theTaxClass, { min: 0, max: 24 })
    .transform((value) => (value.toUpperCase() === restaurantServiceId ? null : value.toUpperCase()))
    .nullable(),
  null,
);

const dishShape = z.object({
  name: text(say.dishName, { max: 120 }),
  price: rupeesField(
    z.number(say.price).positive(priceRange).max(maxRupees, priceRange),
    say.priceDecimals,
  ).meta({
    type: ['number', 'string'],
    pattern: typedPrice.source,
    ...rupeesMeta,
  }),
  description: orNone(text(say.description, { lineBreak: '\n', min: 0, max: 2000 }).nullable(), ''),
  category: orNone(text(say.theCategory, { min: 0, max: 60 }).nullable(), null),
  image: text(say.picturePath, { max: 200 }).nullish(),
  isVegetarian: flag(say.vegetarian),
  mark: typed(z.enum(dishMarks, say.mark({ values: dishMarks.join(', ') }))),
  ...servingTimes,
  hindiName: orNone(text(say.hindiName, { min: 0, max: 120 }).nullable(), null),
  hindiDescription: orNone(
    text(say.hindiDescription, { lineBreak: '\n', min: 0, max: 2000 }).nullable(),
    null,
  ),
  spiciness: orNone(smallNumber(0, maxSpiciness, say.spiciness({ max: maxSpiciness })), 0),
  isJain: tag(say.jain),
  isNew: tag(say.new),
  isPackaged: tag(say.packaged),
  taxClass,
  /** As text `MILK, NUTS`. Kept in the order of the regulations, each once. */
  allergens: typed(
    z.array(z.enum(allergens, allergenMessage), allergenMessage).max(100, allergenMessage),
    (value) => value.split(',').map((each) => each.trim()),
  )
    .transform((chosen) => allergens.filter((each) => chosen?.includes(each)))
    .optional(),
  serves: smallNumber(1, maxServed, say.serves({ max: maxServed })).optional(),
  packing: orNone(
    z.preprocess(
      (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
      rupeesField(
        z
          .number(packingMessage)
          .min(0, packingMessage)
          .max(maxPackingPaise / 100, packingMessage),
        packingMessage,
      ).nullish(),
    ),
    0,
  ).meta({ type: ['number', 'string', 'null'], ...rupeesMeta }),
});

interface Dish {
  readonly price?: number | undefined;
  readonly packing?: number | undefined;
  readonly mark?: DishMark | null | undefined;
  readonly isVegetarian?: boolean | null | undefined;
}

/** As the menu keeps it. `mark` overrides `isVegetarian`, which does not distinguish egg from meat: false keeps the egg's mark. */
function dishColumnsOf<T extends Dish>({ price, packing, mark, isVegetarian, ...dish }: T) {
  const columns =
    mark !== undefined
      ? columnsOfMark(mark)
      : { isVegetarian, ...(isVegetarian !== undefined && isVegetarian !== false && { containsEgg: false }) };
  return { ...dish, ...columns, pricePaise: price as T['price'], packingPaise: packing };
}

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
  hindiDescription: null,
  spiciness: 0,
  isJain: false,
  isNew: false,
  allergens: [],
  serves: null,
  packingPaise: 0,
  isPackaged: false,
  taxClass: null,
};

const complete = (dish: DishChanges & Pick<NewDish, 'name' | 'pricePaise'>): NewDish => ({
  ...defaults,
  ...withoutUndefined(dish),
});

/** The GraphQL scalar `Rupees` converts prices to paise. */
export const menuItemInput = dishShape
  .extend({
    price: z
      .int(say.price)
      .min(1, priceRange)
      .max(maxRupees * 100, priceRange),
    packing: orNone(
      z.int(packingMessage).min(0, packingMessage).max(maxPackingPaise, packingMessage).nullable(),
      0,
    ),
    options: optional(dishOptions),
  })
  .superRefine(requireBothTimes)
  .transform(dishColumnsOf);
export const newMenuItemInput = menuItemInput.transform(complete);

export const newMenuItemBody = dishShape
  .superRefine(requireBothTimes)
  .transform((dish) => complete(dishColumnsOf(dish)));

/** The version that the admin saw. */
export const expectedDishVersion = z.coerce.number(say.version).int(say.version).min(1, say.version);

const changesShape = dishShape
  .partial({ name: true, price: true })
  .extend({ version: expectedDishVersion.optional() });

export const menuItemBody = changesShape
  .superRefine(requireBothTimes)
  .transform(({ version, ...dish }) => ({ changes: dishColumnsOf(dish), version }));

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
  .transform(({ id: dishId, version, optionGroups, ...fields }, context): DishRow => {
    const changes = dishColumnsOf(fields);
    if (dishId !== undefined) return { id: dishId, version, changes, optionGroups };
    const { name, pricePaise } = changes;
    if (name !== undefined && pricePaise !== undefined)
      return { id: undefined, dish: complete({ ...changes, name, pricePaise }), optionGroups };
    const [path, message] =
      name === undefined ? ['name', common.missing({ what: say.dishName })] : ['price', say.price];
    context.addIssue(issue([path], message));
    return z.NEVER;
  });

export const dishesBody = z.object({
  dishes: z
    .array(dishRow)
    .min(1, say.noRow)
    .max(maxRows, say.tooManyRows({ max: maxRows })),
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
