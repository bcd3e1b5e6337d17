import type { EntityManager } from 'typeorm';
import { jsonColumnsOf } from '../../platform/columns.js';
import { beyond, selectPage } from '../../platform/paging.js';
import { offeredGroups, type ChoiceGroup, type DishOptions } from './dish-options.js';
import { MenuItem } from './menu-item.entity.js';
import { allGroups, optionsOfDish } from './options.queries.js';

export interface MenuPage {
  /** Literal part of the name, case-insensitive. */
  readonly search?: string | undefined;
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
  if (search) conditions.push(`strpos(lower(menu_items.name), lower($${values.push(search)})) > 0`);
  if (after && before) conditions.push(beyond('menu_items', `$${values.push(before)}`, 'DESC'));
  const isBackward = before !== undefined && after === undefined;
  const page = isBackward
    ? { limit, before, direction: 'DESC' as const }
    : { limit, before: after, direction: 'ASC' as const };
  const items = await selectPage(manager, MenuItem, page, conditions, values);
  return isBackward ? items.toReversed() : items;
}

/** As a JavaScript number: a menu that changes each millisecond reaches 2^53 in 285,000 years. */
export const menuVersion = `(select version::float8 from menu_version)`;

export async function selectMenuVersion(manager: EntityManager): Promise<number | undefined> {
  const [row] = await manager.query<{ version: number }[]>(`select ${menuVersion} as version`);
  return row?.version;
}

export interface DishSnapshot extends Pick<MenuItem, 'id' | 'name' | 'category' | 'pricePaise'> {
  /** With the dish's own prices, defaults and omissions. */
  readonly options: readonly ChoiceGroup[];
}

const snapshotColumns = jsonColumnsOf(MenuItem, 'menu_items', ['id', 'name', 'category', 'pricePaise']);

/** The dishes and their menu version, in one statement. */
export async function selectMenuSnapshot(
  manager: EntityManager,
): Promise<{ version: number; dishes: DishSnapshot[] }> {
  type Row = Omit<DishSnapshot, 'options'> & { options: DishOptions[] };
  const [row] = await manager.query<[{ version: number; dishes: Row[]; groups: ChoiceGroup[] }]>(
    `select ${menuVersion} as version, ${allGroups} as groups,
       coalesce(json_agg(json_build_object(${snapshotColumns}, 'options', ${optionsOfDish})), '[]') as dishes
     from menu_items`,
  );
  const groups = new Map(row.groups.map((group) => [group.id, group]));
  const dishes = row.dishes.map((dish) => ({ ...dish, options: offeredGroups(dish.options, groups) }));
  return { version: row.version, dishes };
}
