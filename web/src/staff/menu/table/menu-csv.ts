import { equal } from '@wry/equality';
import { parse } from 'papaparse';
import type { Allergen, DishMark } from '../../../gql/graphql';
import { formatRupees } from '../../../shared/lib/format';
import { searchKey } from '../../../shared/lib/search-key';
import { readWithin, type NumberRules } from '../../../shared/lib/typed-number';
import { csvOf } from '../../csv';
import { allergenTexts } from '../../../domain/menu/allergen-texts';
import type { ChoiceGroup } from '../../../domain/menu/dish-options';
import { packingRules, priceRules, type Dish } from '../dish-fields';
import { readPrice } from './price-drafts';
import type { DishRowInput } from './save-dishes';

/** The server's limit. */
const maxRows = 5000;

type Value = string | number | boolean | null | readonly string[];
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
  | 'packing';

interface Column {
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
const shownIn = (field: CsvField, value: Value | undefined, text: string) =>
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

type GroupName = Pick<ChoiceGroup, 'id' | 'name'>;

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
function uniqueBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T | undefined> {
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

const columnsFor = (groups: readonly GroupName[]): readonly Column[] => [
  ...dishColumns,
  optionsColumn(groups),
];

const idHeader = 'id';

/** A dish that a file adds or changes. */
export interface CsvChange {
  /** In the file, where the header is line 1. */
  readonly line: number;
  readonly name: string;
  readonly isNew: boolean;
  /** Amounts as they will be saved, other texts of the file. Empty for a new dish. */
  readonly fields: readonly { readonly field: CsvField; readonly from: string; readonly to: string }[];
  readonly row: DishRowInput;
}

/** Why a line, or the file if the line is undefined, cannot be read. */
export interface CsvProblem {
  readonly line?: number;
  readonly code:
    | 'UNREADABLE'
    | 'NO_NAME_COLUMN'
    | 'EMPTY'
    | 'TOO_MANY'
    | 'UNKNOWN_ID'
    | 'TWICE'
    | 'AMBIGUOUS'
    | 'TOO_MANY_CELLS'
    | 'VALUE';
  readonly field?: CsvField;
  readonly text?: string;
}

export interface CsvFile {
  readonly changes: readonly CsvChange[];
  readonly problems: readonly CsvProblem[];
  /** Dishes of the file that are equal on the menu. */
  readonly unchanged: number;
  /** Headers that are not read. */
  readonly ignored: readonly string[];
}

/** The menu as CSV. */
export function toCsv(dishes: readonly Dish[], groups: readonly GroupName[]): string {
  const columns = columnsFor(groups);
  const rows = dishes.map((dish) => [dish.id, ...columns.map(({ textOf }) => textOf(dish))]);
  const fields = [idHeader, ...columns.map(({ header }) => header)];
  return csvOf(fields, rows);
}

/** Removes the `'` that makes a formula harmless. */
const plain = (cell: string) => cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();

const failed = (code: CsvProblem['code']): CsvFile => ({
  changes: [],
  problems: [{ code }],
  unchanged: 0,
  ignored: [],
});

/** What separates the cells: that which gives the most known headers. */
function delimiterOf(text: string, columns: readonly Column[]): string {
  const known = new Set([idHeader, ...columns.map(({ header }) => header)]);
  const found = [',', ';', '\t', '|'].map((delimiter) => {
    const [head = []] = parse<string[]>(text, { delimiter, preview: 1 }).data;
    return { delimiter, headers: head.filter((header) => known.has(plain(header).toLowerCase())).length };
  });
  return found.reduce((best, each) => (each.headers > best.headers ? each : best)).delimiter;
}

/**
 * What a file would change on the menu. Dishes that it does not name stay. A row without an id is found by
 * its name, if only one dish has it.
 */
export function readCsv(csv: string, dishes: readonly Dish[], groups: readonly GroupName[]): CsvFile {
  const columns = columnsFor(groups);
  if (csv.includes('\ufffd') || csv.includes('\0')) return failed('UNREADABLE');
  const contents = csv.replace(/^\ufeff/, '');
  const delimiter = delimiterOf(contents, columns);
  const [head = [], ...rows] = parse<string[]>(contents, { skipEmptyLines: false, delimiter }).data;
  const headers = head.map((header) => plain(header).toLowerCase());
  if (!headers.includes('name') && !headers.includes(idHeader)) return failed('NO_NAME_COLUMN');
  const filled = rows
    .map((cells, index) => ({ cells: cells.map(plain), line: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (filled.length === 0) return failed('EMPTY');
  if (filled.length > maxRows) return failed('TOO_MANY');

  const byId = new Map(dishes.map((dish) => [dish.id, dish]));
  const byName = uniqueBy(dishes, ({ name }) => searchKey(name));
  const seen = new Set<string>();
  const changes: CsvChange[] = [];
  const problems: CsvProblem[] = [];
  let unchanged = 0;
  for (const { cells, line } of filled) {
    const extra = cells.slice(headers.length).find((cell) => cell !== '');
    if (extra !== undefined) {
      problems.push({ line, code: 'TOO_MANY_CELLS', text: extra });
      continue;
    }
    const cellOf = (header: string) => {
      const at = headers.indexOf(header);
      return at < 0 ? undefined : (cells[at] ?? '');
    };
    const id = cellOf(idHeader) ?? '';
    const name = cellOf('name') ?? '';
    const nameKey = searchKey(name);
    const dish = id === '' ? byName.get(nameKey) : byId.get(id);
    if (!dish && (id !== '' || byName.has(nameKey))) {
      problems.push({ line, code: id === '' ? 'AMBIGUOUS' : 'UNKNOWN_ID', text: name });
      continue;
    }
    const key = dish?.id ?? `new ${nameKey}`;
    if (seen.has(key)) {
      problems.push({ line, code: 'TWICE', text: dish?.name ?? name });
      continue;
    }
    seen.add(key);

    const fields: { field: CsvField; from: string; to: string }[] = [];
    const row: Partial<Record<CsvField, Value>> = {};
    let isValid = true;
    for (const { field, header, textOf, read } of columns) {
      const text = cellOf(header);
      const isMissing = text === undefined;
      if (isMissing && (dish || (field !== 'name' && field !== 'price'))) continue;
      // A name that is not unique says nothing new where it stands already.
      if (dish && text === textOf(dish)) continue;
      const value = read(text ?? '');
      if (value === undefined) {
        problems.push({ line, code: 'VALUE', field, text: text ?? '' });
        isValid = false;
        continue;
      }
      if (!dish) row[field] = value;
      else {
        const before = read(textOf(dish));
        if (equal(value, before)) continue;
        row[field] = value;
        fields.push({
          field,
          from: shownIn(field, before, textOf(dish)),
          to: shownIn(field, value, text ?? ''),
        });
      }
    }
    if (!isValid) continue;
    // The server takes both or neither.
    if (dish && ('servedFrom' in row || 'servedUntil' in row)) {
      const { servedFrom, servedUntil } = dish;
      Object.assign(row, { servedFrom, servedUntil, ...row });
    }
    if (!dish) changes.push({ line, name, isNew: true, fields: [], row: row as DishRowInput });
    else if (fields.length > 0) {
      const { id: dishId, version, name: presentName } = dish;
      changes.push({
        line,
        name: presentName,
        isNew: false,
        fields,
        row: { id: dishId, version, ...(row as DishRowInput) },
      });
    } else unchanged += 1;
  }
  const known = new Set([idHeader, ...columns.map(({ header }) => header)]);
  const ignored = head.map(plain).filter((header) => header !== '' && !known.has(header.toLowerCase()));
  return { changes, problems, unchanged, ignored };
}
