import type { EntityManager } from 'typeorm';
import { jsonColumnsOf } from '../../platform/columns.js';
import { beyond, selectPage } from '../../platform/paging.js';
import { DishChoice } from './dish-options.entity.js';
import { offeredGroups, type ChoiceGroup, type DishOptions, type OfferedChoice } from './dish-options.js';
import { MenuItem } from './menu-item.entity.js';
import { OptionChoice, OptionGroup } from './option-group.entity.js';
import { soldOutMark, type SoldOut } from './sold-out.js';
import type { ServingHours } from './serving-hours.js';

const categoryInHindi = '(select hindi_name from categories where name = menu_items.category)';
const isHidden = 'exists (select from categories where name = menu_items.category and is_hidden)';

/** The condition of the dishes that have the text in one of the columns. */
function found(text: string, columns: readonly string[], values: unknown[]): string {
  const typed = `lower($${values.push(text)})`;
  return `(${columns.map((column) => `strpos(lower(${column}), ${typed}) > 0`).join(' or ')})`;
}

export interface MenuPage {
  /** Text of their names; literal and case-insensitive. */
  readonly search?: string | undefined;
  /** Text of their categories or descriptions. */
  readonly about?: string | undefined;
  /** Only these. */
  readonly ids?: readonly string[] | undefined;
  /** All dishes if undefined. */
  readonly limit?: number | undefined;
  /** Id of a dish: the page starts after it. */
  readonly after?: string | undefined;
  /** Id of a dish: the page ends before it. */
  readonly before?: string | undefined;
  /** Leaves out dishes of hidden categories. */
  readonly isForCustomers?: boolean | undefined;
}

/** The menu, or a page of it, in its order. */
export async function selectDishes(
  manager: EntityManager,
  { search, about, ids, limit, after, before, isForCustomers = false }: MenuPage,
): Promise<MenuItem[]> {
  const values: unknown[] = [];
  const conditions: string[] = [];
  if (search) conditions.push(found(search, ['menu_items.name', 'menu_items.hindi_name'], values));
  if (about)
    conditions.push(
      found(
        about,
        ['menu_items.category', 'menu_items.description', 'menu_items.hindi_description', categoryInHindi],
        values,
      ),
    );
  if (ids) conditions.push(`menu_items.id = any($${values.push(ids)})`);
  if (isForCustomers) conditions.push(`not ${isHidden}`);
  if (after && before) conditions.push(beyond('menu_items', `$${values.push(before)}`, 'DESC', 'position'));
  const isBackward = before !== undefined && after === undefined;
  const page = isBackward
    ? { limit, before, direction: 'DESC' as const }
    : { limit, before: after, direction: 'ASC' as const };
  const items = await selectPage(manager, MenuItem, { ...page, column: 'position' }, conditions, values);
  return isBackward ? items.toReversed() : items;
}

export interface DishWords {
  readonly id: string;
  /** Its names and category. */
  readonly text: string;
}

const recordSeparator = '\u001e';

export async function selectDishWords(manager: EntityManager): Promise<DishWords[]> {
  // As one text, which is made and read much faster than rows or JSON.
  const [row] = await manager.query<[{ dishes: string | null }]>(
    `select string_agg(menu_items.id || lower(concat_ws(' ', menu_items.name, menu_items.hindi_name, category,
       categories.hindi_name)), $1) as dishes
     from menu_items left join categories on categories.name = menu_items.category`,
    [recordSeparator],
  );
  return (row.dishes?.split(recordSeparator) ?? []).map((dish) => ({
    id: dish.slice(0, 24),
    text: dish.slice(24),
  }));
}

/** As a JavaScript number: a menu that changes each millisecond reaches 2^53 in 285,000 years. */
export const menuVersion = `(select version::float8 from menu_version)`;

export async function selectMenuVersion(manager: EntityManager): Promise<number | undefined> {
  const [row] = await manager.query<{ version: number }[]>(`select ${menuVersion} as version`);
  return row?.version;
}

/** A group with its version, for admins who change it. */
export interface VersionedGroup extends ChoiceGroup {
  readonly version: number;
}

const groupColumns = jsonColumnsOf(OptionGroup, 'grp', [
  'id',
  'name',
  'minChoices',
  'maxChoices',
  'maxEach',
  'version',
]);
const choiceColumns = jsonColumnsOf(OptionChoice, 'choice', [
  'id',
  'name',
  'pricePaise',
  'isDefault',
  'isSoldOut',
  'soldOutUntil',
]);
const overrideColumns = jsonColumnsOf(DishChoice, 'own', [
  'choiceId',
  'pricePaise',
  'isDefault',
  'isOffered',
]);

/** The columns of what can be marked as sold out, as JSON. */
interface MarkRow {
  readonly isSoldOut: boolean;
  readonly soldOutUntil: string | null;
}

/** The row with its mark. */
function marked<Row extends MarkRow>({ isSoldOut, soldOutUntil, ...rest }: Row) {
  const until = soldOutUntil === null ? null : new Date(soldOutUntil);
  return { ...rest, soldOut: soldOutMark({ isSoldOut, soldOutUntil: until }) };
}

interface GroupRow extends Omit<VersionedGroup, 'choices'> {
  readonly choices: readonly (Omit<OfferedChoice, 'soldOut'> & MarkRow)[];
}

const groupOf = (row: GroupRow): VersionedGroup => ({ ...row, choices: row.choices.map(marked) });

/** Arguments of `json_build_object` for one {@link GroupRow}. */
const groupJson = `${groupColumns}, 'choices', (
  select coalesce(json_agg(json_build_object(${choiceColumns}) order by choice.position), '[]')
  from option_choices choice where choice.group_id = grp.id)`;

/** All groups as JSON, in the order in which they were made. */
const allGroups = `(
  select coalesce(json_agg(json_build_object(${groupJson}) order by grp.created_at, grp.id), '[]')
  from option_groups grp)`;

/** The {@link DishOptions} of the row `menu_items` as JSON, in the order of the dish. */
const optionsOfDish = `(
  select coalesce(json_agg(json_build_object('groupId', dish_group.group_id, 'overrides', (
    select coalesce(json_agg(json_build_object(${overrideColumns}) order by own.choice_id), '[]')
    from menu_item_choices own
    where own.menu_item_id = dish_group.menu_item_id and own.group_id = dish_group.group_id
  )) order by dish_group.position), '[]')
  from menu_item_groups dish_group where dish_group.menu_item_id = menu_items.id)`;

export async function selectGroups(manager: EntityManager): Promise<VersionedGroup[]> {
  const [row] = await manager.query<[{ groups: GroupRow[] }]>(`select ${allGroups} as groups`);
  return row.groups.map(groupOf);
}

export async function selectGroup(manager: EntityManager, id: string): Promise<VersionedGroup | null> {
  const [row] = await manager.query<{ group: GroupRow }[]>(
    `select json_build_object(${groupJson}) as "group" from option_groups grp where id = $1`,
    [id],
  );
  return row ? groupOf(row.group) : null;
}

/** The options of each dish; none for an unknown one. */
export async function selectOptions(
  manager: EntityManager,
  dishIds: readonly string[],
): Promise<DishOptions[][]> {
  const rows = await manager.query<{ id: string; options: DishOptions[] }[]>(
    `select id, ${optionsOfDish} as options from menu_items where id = any($1)`,
    [dishIds],
  );
  const byId = new Map(rows.map(({ id, options }) => [id, options]));
  return dishIds.map((id) => byId.get(id) ?? []);
}

export interface DishSnapshot extends Pick<MenuItem, 'id' | 'name' | 'category' | 'pricePaise'> {
  /** Of one; undefined for none. */
  readonly packingPaise?: number;
  /** Null or undefined: the restaurant's service. */
  readonly taxClass?: string | null;
  /** Whether the price includes the tax whatever the restaurant's prices do. */
  readonly isPackaged?: boolean;
  readonly soldOut: SoldOut | null;
  /** Its own hours and its category's, of those that have any; it is served while all hold. */
  readonly hours?: readonly ServingHours[];
  /** With the dish's own prices, defaults and omissions. */
  readonly options: readonly ChoiceGroup[];
}

const snapshotColumns = jsonColumnsOf(MenuItem, 'menu_items', [
  'id',
  'name',
  'category',
  'pricePaise',
  'packingPaise',
  'taxClass',
  'isPackaged',
  'isSoldOut',
  'soldOutUntil',
]);

const hoursOf = (table: string) =>
  `case when ${table}.served_from is not null
     then jsonb_build_array(jsonb_build_object('from', ${table}.served_from, 'until', ${table}.served_until))
     else '[]' end`;

/** The dishes that customers may see and their menu version, in one statement. */
export async function selectMenuSnapshot(
  manager: EntityManager,
): Promise<{ version: number; dishes: DishSnapshot[] }> {
  type Row = Omit<DishSnapshot, 'options' | 'soldOut'> & MarkRow & { options: DishOptions[] };
  const [row] = await manager.query<[{ version: number; dishes: Row[]; groups: GroupRow[] }]>(
    `select ${menuVersion} as version, ${allGroups} as groups,
       coalesce(json_agg(json_build_object(${snapshotColumns}, 'options', ${optionsOfDish},
         'hours', ${hoursOf('menu_items')} || ${hoursOf('categories')})), '[]') as dishes
     from menu_items left join categories on categories.name = menu_items.category
     where categories.is_hidden is not true`,
  );
  const groups = new Map(row.groups.map((group) => [group.id, groupOf(group)]));
  const dishes = row.dishes.map((dish) => ({
    ...marked(dish),
    options: offeredGroups(dish.options, groups),
  }));
  return { version: row.version, dishes };
}

/** Number of dishes by their tax class, of these classes. */
export async function countDishesOfTaxClasses(
  manager: EntityManager,
  taxClassIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await manager.query<{ id: string; count: number }[]>(
    'select tax_class as id, count(*)::integer as count from menu_items where tax_class = any($1) group by tax_class',
    [taxClassIds],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
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
): Promise<{ before: string[]; after: string[] }> {
  // In a fixed order, so that two callers do not deadlock. Does not block foreign keys.
  const rows = await tx.query<{ id: string; name: string; position: number }[]>(
    `select id, name, position from ${table} where id = any($1::bpchar[]) order by id for no key update`,
    [ids],
  );
  await tx.query(
    `with present as (
       select id, position, row_number() over (order by position) as place from ${table}
       where id = any($1::bpchar[])),
     requested as (
       select id, row_number() over (order by array_position($1::bpchar[], id)) as place from present)
     update ${table} set position = present.position from requested join present using (place)
     where ${table}.id = requested.id and ${table}.position <> present.position`,
    [ids],
  );
  const inOrder = (placeOf: (row: (typeof rows)[number]) => number) =>
    rows.toSorted((one, other) => placeOf(one) - placeOf(other)).map(({ name }) => name);
  return { before: inOrder(({ position }) => position), after: inOrder(({ id }) => ids.indexOf(id)) };
}
