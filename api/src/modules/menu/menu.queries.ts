import type { EntityManager } from 'typeorm';
import { jsonColumnsOf } from '../../platform/columns.js';
import { beyond, selectPage } from '../../platform/paging.js';
import { MenuItem } from './menu-item.entity.js';

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
