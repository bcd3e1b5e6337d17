import type { Allergen, DishMark } from '../../../gql/graphql';
import { formatRupees } from '../../../shared/lib/format';
import { searchKey } from '../../../shared/lib/search-key';
import { readWithin, type NumberRules } from '../../../shared/lib/typed-number';
import { allergenTexts } from '../../../domain/menu/allergen-texts';
import type { ChoiceGroup } from '../../../domain/menu/dish-options';
import { packingRules, priceRules, type Dish } from '../dish-fields';
import type { TaxClassName } from '../use-tax-classes';
import { readPrice } from './table-drafts';

export type Value = string | number | boolean | null | readonly string[];
export type CsvField =
  | 'name'
  | 'hindiName'
  | 'hindiDescription'
  | 'category'
  | 'price'
  | 'description'
  | 'mark'
  | 'spiciness'
  | 'isJain'
  | 'isNew'
  | 'isPackaged'
  | 'serves'
  | 'allergens'
  | 'servedFrom'
  | 'servedUntil'
  | 'optionGroups'
  | 'packing'
  | 'taxClass';

export interface Column {
  readonly field: CsvField;
  readonly header: string;
  readonly textOf: (dish: Dish) => string;
  /** Undefined for a text that is not a value of the column. */
  readonly read: (text: string) => Value | undefined;
}

const upTo = (max: number) => (text: string) => (text.length <= max ? text : undefined);
/** Of the column `mark`; empty as long as the restaurant has not said which. */
const marksByText: Readonly<Record<string, DishMark | null>> = {
  vegetarian: 'VEGETARIAN',
  egg: 'EGG',
  'non-vegetarian': 'NON_VEGETARIAN',
  '': null,
};
const answers: Readonly<Record<string, boolean>> = { yes: true, no: false, '': false };
const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

const numberTo = (min: number, max: number) => (text: string) =>
  readWithin({ kind: 'whole', min, max }, text);

/** Of the columns of rupees. */
export const amountRules: Partial<Record<CsvField, NumberRules>> = {
  price: priceRules,
  packing: packingRules,
};

/** An amount as it will be saved, another text as it is in the file. */
export const shownIn = (field: CsvField, value: Value | undefined, text: string) =>
  amountRules[field] && typeof value === 'number' ? formatRupees(value) : text;

/** Spreadsheets drop a leading zero, and some add seconds. */
const readTime = (text: string) => {
  if (text === '') return null;
  const time = text.replace(/^(\d{1,2}:\d\d):00$/, '$1').padStart(5, '0');
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined;
};

const allergenNames = Object.keys(allergenTexts) as Allergen[];

/** Texts between commas. */
const listIn = (text: string) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);

/** Undefined if one of the texts is unknown or stands there twice. */
function readList(text: string, valueOf: (text: string) => string | undefined): string[] | undefined {
  const list = listIn(text).map(valueOf);
  const known = list.filter((each) => each !== undefined);
  return known.length === list.length && new Set(known).size === known.length ? known : undefined;
}
const allergenValues = new Map(allergenNames.map((name) => [name.toLowerCase(), name]));

export type GroupName = Pick<ChoiceGroup, 'id' | 'name'>;

/** Commas separate the names of groups. */
const nameInList = ({ name }: GroupName) => name.replaceAll(',', ' ').replaceAll(/\s+/g, ' ').trim();

function optionsColumn(groups: readonly GroupName[]): Column {
  const idOf = uniqueBy(groups, (group) => searchKey(nameInList(group)));
  const nameOf = new Map(groups.map((group) => [group.id, nameInList(group)]));
  return {
    field: 'optionGroups',
    header: 'options',
    textOf: ({ options }) => options.flatMap(({ groupId }) => nameOf.get(groupId) ?? []).join(', '),
    read: (text) => readList(text, (name) => idOf.get(searchKey(name))?.id),
  };
}

/** By key; undefined for a key of several. */
export function uniqueBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T | undefined> {
  const byKey = new Map<string, T | undefined>();
  for (const one of all) byKey.set(keyOf(one), byKey.has(keyOf(one)) ? undefined : one);
  return byKey;
}

const dishColumns: readonly Column[] = [
  {
    field: 'name',
    header: 'name',
    textOf: ({ name }) => name,
    read: (text) => (text.length > 0 ? upTo(120)(text) : undefined),
  },
  { field: 'hindiName', header: 'hindi name', textOf: ({ hindiName }) => hindiName ?? '', read: upTo(120) },
  { field: 'category', header: 'category', textOf: ({ category }) => category ?? '', read: upTo(60) },
  {
    field: 'price',
    header: 'price',
    textOf: ({ price }) => String(price),
    read: readPrice,
  },
  { field: 'description', header: 'description', textOf: (dish) => dish.description, read: upTo(2000) },
  {
    field: 'hindiDescription',
    header: 'hindi description',
    textOf: ({ hindiDescription }) => hindiDescription ?? '',
    read: upTo(2000),
  },
  {
    field: 'mark',
    header: 'mark',
    textOf: ({ mark }) => mark?.toLowerCase().replace('_', '-') ?? '',
    read: (text) => marksByText[text.toLowerCase()],
  },
  {
    field: 'spiciness',
    header: 'spice',
    textOf: ({ spiciness }) => String(spiciness),
    read: (text) => (text === '' ? 0 : numberTo(0, 3)(text)),
  },
  {
    field: 'isJain',
    header: 'jain',
    textOf: ({ isJain }) => yesOrNo(isJain),
    read: (text) => answers[text.toLowerCase()],
  },
  {
    field: 'isNew',
    header: 'new',
    textOf: ({ isNew }) => yesOrNo(isNew),
    read: (text) => answers[text.toLowerCase()],
  },
  {
    field: 'isPackaged',
    header: 'packaged',
    textOf: ({ isPackaged }) => yesOrNo(isPackaged),
    read: (text) => answers[text.toLowerCase()],
  },
  {
    field: 'serves',
    header: 'serves',
    textOf: ({ serves }) => String(serves ?? ''),
    read: (text) => (text === '' ? null : numberTo(1, 50)(text)),
  },
  {
    field: 'allergens',
    header: 'allergens',
    textOf: ({ allergens }) => allergens.join(', ').toLowerCase(),
    read: (text) => {
      const read = readList(text, (name) => allergenValues.get(name.toLowerCase()));
      return read && allergenNames.filter((name) => read.includes(name));
    },
  },
  {
    field: 'servedFrom',
    header: 'served from',
    textOf: ({ servedFrom }) => servedFrom ?? '',
    read: readTime,
  },
  {
    field: 'servedUntil',
    header: 'served until',
    textOf: ({ servedUntil }) => servedUntil ?? '',
    read: readTime,
  },
  {
    field: 'packing',
    header: 'packing',
    textOf: ({ packing }) => String(packing),
    read: (text) => (text === '' ? 0 : readWithin(packingRules, text)),
  },
];

/** Empty for the restaurant's service. */
function taxClassColumn(classes: readonly TaxClassName[]): Column {
  const idOf = uniqueBy(classes, ({ name }) => searchKey(name));
  const nameOf = new Map(classes.map(({ id, name }) => [id, name]));
  return {
    field: 'taxClass',
    header: 'tax class',
    textOf: ({ taxClass }) => (taxClass && nameOf.get(taxClass)) ?? taxClass ?? '',
    read: (text) => (text === '' ? null : idOf.get(searchKey(text))?.id),
  };
}

export interface CsvLists {
  readonly groups: readonly GroupName[];
  /** A menu without classes has no column of them. */
  readonly taxClasses: readonly TaxClassName[];
}

export const columnsFor = ({ groups, taxClasses }: CsvLists): readonly Column[] => [
  ...dishColumns,
  ...(taxClasses.length > 0 ? [taxClassColumn(taxClasses)] : []),
  optionsColumn(groups),
];
