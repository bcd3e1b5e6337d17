import type { EntityManager } from 'typeorm';
import { jsonColumnsOf } from '../../platform/columns.js';
import { beyond, selectPage } from '../../platform/paging.js';
import { MenuItem } from './menu-item.entity.js';
import type { ServingHours } from './serving-hours.js';

export interface MenuPage {
  /** Literal part of the name, case-insensitive. */
  readonly search?: string | undefined;
  /** All dishes if undefined. */
  readonly limit?: number | undefined;
  /** Id of a dish: the page starts after it. */
  readonly after?: string | undefined;
  /** Id of a dish: the page ends before it. */
  readonly before?: string | undefined;
  /** Leaves out dishes of hidden categories. */
  readonly isForCustomers?: boolean | undefined;
}

const isHidden = 'exists (select from categories where name = menu_items.category and is_hidden)';

/** The menu, or a page of it, in its order. */
export async function selectDishes(
  manager: EntityManager,
  { search, limit, after, before, isForCustomers = false }: MenuPage,
): Promise<MenuItem[]> {
  const values: unknown[] = [];
  const conditions: string[] = [];
  if (search) conditions.push(`strpos(lower(menu_items.name), lower($${values.push(search)})) > 0`);
  if (isForCustomers) conditions.push(`not ${isHidden}`);
  if (after && before) conditions.push(beyond('menu_items', `$${values.push(before)}`, 'DESC', 'position'));
  const isBackward = before !== undefined && after === undefined;
  const page = isBackward
    ? { limit, before, direction: 'DESC' as const }
    : { limit, before: after, direction: 'ASC' as const };
  const items = await selectPage(manager, MenuItem, { ...page, column: 'position' }, conditions, values);
  return isBackward ? items.toReversed() : items;
}

/** As a JavaScript number: a menu that changes each millisecond reaches 2^53 in 285,000 years. */
export const menuVersion = `(select version::float8 from menu_version)`;

export async function selectMenuVersion(manager: EntityManager): Promise<number | undefined> {
  const [row] = await manager.query<{ version: number }[]>(`select ${menuVersion} as version`);
  return row?.version;
}

export interface DishSnapshot extends Pick<MenuItem, 'id' | 'name' | 'category' | 'pricePaise'> {
  /** Its own hours and its category's, of those that have any; it is served while all hold. */
  readonly hours?: readonly ServingHours[];
}

const snapshotColumns = jsonColumnsOf(MenuItem, 'menu_items', ['id', 'name', 'category', 'pricePaise']);

const hoursOf = (table: string) =>
  `case when ${table}.served_from is not null
     then jsonb_build_array(jsonb_build_object('from', ${table}.served_from, 'until', ${table}.served_until))
     else '[]' end`;

/** The dishes that customers may see and their menu version, in one statement. */
export async function selectMenuSnapshot(
  manager: EntityManager,
): Promise<{ version: number; dishes: DishSnapshot[] }> {
  const [row] = await manager.query<[{ version: number; dishes: DishSnapshot[] }]>(
    `select ${menuVersion} as version, coalesce(json_agg(json_build_object(${snapshotColumns},
         'hours', ${hoursOf('menu_items')} || ${hoursOf('categories')})), '[]') as dishes
     from menu_items left join categories on categories.name = menu_items.category
     where categories.is_hidden is not true`,
  );
  return row;
}

/** @returns whether it was added; not if there is one of the name */
export async function insertCategory(tx: EntityManager, id: string, name: string): Promise<boolean> {
  const added = await tx.query<unknown[]>(
    'insert into categories (id, name) values ($1, $2) on conflict do nothing returning 1',
    [id, name],
  );
  return added.length > 0;
}

/** Gives rows their own positions in another order. Unknown ids are ignored. */
export async function permutePositions(
  tx: EntityManager,
  table: 'categories' | 'menu_items',
  ids: readonly string[],
): Promise<void> {
  // In a fixed order, so that two callers do not deadlock. Does not block foreign keys.
  await tx.query(`select from ${table} where id = any($1::bpchar[]) order by id for no key update`, [ids]);
  await tx.query(
    `with present as (
       select id, position, row_number() over (order by position) as place from ${table}
       where id = any($1::bpchar[])),
     wanted as (
       select id, row_number() over (order by array_position($1::bpchar[], id)) as place from present)
     update ${table} set position = present.position from wanted join present using (place)
     where ${table}.id = wanted.id and ${table}.position <> present.position`,
    [ids],
  );
}
