import type { EntityManager } from 'typeorm';
import { jsonColumnsOf } from '../../platform/columns.js';
import { beyond, selectPage } from '../../platform/paging.js';
import { MenuItem } from './menu-item.entity.js';

export interface MenuSearch {
  /** Literal and case-insensitive. */
  readonly text: string;
  /** Ids of the dishes with words like those of the text. */
  readonly similar: readonly string[];
}

/**
 * The condition of the dishes whose name has the text; if there are none, whose category or description has it; if there
 * are none either, the similar ones. PostgreSQL evaluates each `exists` once and only if it is reached.
 */
function found({ text, similar }: MenuSearch, values: unknown[]): string {
  const typed = `lower($${values.push(text)})`;
  const has = (column: string) => `strpos(lower(menu_items.${column}), ${typed}) > 0`;
  const inName = `(${has('name')} or ${has('hindi_name')})`;
  // A full stop is in most descriptions.
  const inTexts = /[\p{L}\p{N}]/u.test(text) ? `(${has('category')} or ${has('description')})` : 'false';
  const any = (condition: string) => `exists (select from menu_items where ${condition})`;
  return `case when ${any(inName)} then ${inName} when ${any(inTexts)} then ${inTexts}
          else menu_items.id = any($${values.push(similar)}) end`;
}

export interface MenuPage {
  readonly search?: MenuSearch | undefined;
  /** All dishes if undefined. */
  readonly limit?: number | undefined;
  /** Id of a dish: the page starts after it. */
  readonly after?: string | undefined;
  /** Id of a dish: the page ends before it. */
  readonly before?: string | undefined;
}

/** The menu, or a page of it, in order of creation. */
export async function selectDishes(
  manager: EntityManager,
  { search, limit, after, before }: MenuPage,
): Promise<MenuItem[]> {
  const values: unknown[] = [];
  const conditions: string[] = [];
  if (search) conditions.push(found(search, values));
  if (after && before) conditions.push(beyond('menu_items', `$${values.push(before)}`, 'DESC'));
  const isBackward = before !== undefined && after === undefined;
  const page = isBackward
    ? { limit, before, direction: 'DESC' as const }
    : { limit, before: after, direction: 'ASC' as const };
  const items = await selectPage(manager, MenuItem, page, conditions, values);
  return isBackward ? items.toReversed() : items;
}

export interface DishWords {
  readonly id: string;
  /** Its names and category. */
  readonly text: string;
}

export async function selectDishWords(manager: EntityManager): Promise<DishWords[]> {
  return manager.query<DishWords[]>(
    `select id, lower(concat_ws(' ', name, hindi_name, category)) as text from menu_items`,
  );
}

/** As a JavaScript number: a menu that changes each millisecond reaches 2^53 in 285,000 years. */
export const menuVersion = `(select version::float8 from menu_version)`;

export async function selectMenuVersion(manager: EntityManager): Promise<number | undefined> {
  const [row] = await manager.query<{ version: number }[]>(`select ${menuVersion} as version`);
  return row?.version;
}

export type DishSnapshot = Pick<MenuItem, 'id' | 'name' | 'category' | 'pricePaise'>;

const snapshotColumns = jsonColumnsOf(MenuItem, 'menu_items', ['id', 'name', 'category', 'pricePaise']);

/** The dishes and their menu version, in one statement. */
export async function selectMenuSnapshot(
  manager: EntityManager,
): Promise<{ version: number; dishes: DishSnapshot[] }> {
  const [row] = await manager.query<[{ version: number; dishes: DishSnapshot[] }]>(
    `select ${menuVersion} as version, coalesce(json_agg(json_build_object(${snapshotColumns})), '[]') as dishes
     from menu_items`,
  );
  return row;
}
