import { equal } from '@wry/equality';
import { parse } from 'papaparse';
import { searchKey } from '../../../shared/lib/search-key';
import { csvOf } from '../../csv';
import type { Dish } from '../dish-fields';
import {
  columnsFor,
  shownIn,
  uniqueBy,
  type Column,
  type CsvField,
  type CsvLists,
  type Value,
} from './csv-columns';
import type { DishRowInput } from './save-dishes';

/** The server's limit. */
const maxRows = 5000;

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
export function toCsv(dishes: readonly Dish[], lists: CsvLists): string {
  const columns = columnsFor(lists);
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
export function readCsv(csv: string, dishes: readonly Dish[], lists: CsvLists): CsvFile {
  const columns = columnsFor(lists);
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
