import type { EntityManager } from 'typeorm';
import { jsonColumnsOf } from '../../platform/columns.js';
import { DishChoice } from './dish-options.entity.js';
import type { ChoiceGroup, DishOptions } from './dish-options.js';
import { OptionChoice, OptionGroup } from './option-group.entity.js';

/** A group with its version, for admins who change it. */
export interface VersionedGroup extends ChoiceGroup {
  readonly version: number;
}

const groupColumns = jsonColumnsOf(OptionGroup, 'grp', [
  'id',
  'name',
  'least',
  'most',
  'mostEach',
  'version',
]);
const choiceColumns = jsonColumnsOf(OptionChoice, 'choice', ['id', 'name', 'pricePaise', 'isDefault']);
const overrideColumns = jsonColumnsOf(DishChoice, 'own', [
  'choiceId',
  'pricePaise',
  'isDefault',
  'isOffered',
]);

/** Arguments of `json_build_object` for one {@link VersionedGroup}. */
const groupJson = `${groupColumns}, 'choices', (
  select coalesce(json_agg(json_build_object(${choiceColumns}) order by choice.position), '[]')
  from option_choices choice where choice.group_id = grp.id)`;

/** All groups as JSON, in the order in which they were made. */
export const allGroups = `(
  select coalesce(json_agg(json_build_object(${groupJson}) order by grp.created_at, grp.id), '[]')
  from option_groups grp)`;

/** The {@link DishOptions} of the row `menu_items` as JSON, in the order of the dish. */
export const optionsOfDish = `(
  select coalesce(json_agg(json_build_object('groupId', dish_group.group_id, 'overrides', (
    select coalesce(json_agg(json_build_object(${overrideColumns}) order by own.choice_id), '[]')
    from menu_item_choices own
    where own.menu_item_id = dish_group.menu_item_id and own.group_id = dish_group.group_id
  )) order by dish_group.position), '[]')
  from menu_item_groups dish_group where dish_group.menu_item_id = menu_items.id)`;

export async function selectGroups(manager: EntityManager): Promise<VersionedGroup[]> {
  const [row] = await manager.query<[{ groups: VersionedGroup[] }]>(`select ${allGroups} as groups`);
  return row.groups;
}

export async function selectGroup(manager: EntityManager, id: string): Promise<VersionedGroup | null> {
  const [row] = await manager.query<{ group: VersionedGroup }[]>(
    `select json_build_object(${groupJson}) as "group" from option_groups grp where id = $1`,
    [id],
  );
  return row?.group ?? null;
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
