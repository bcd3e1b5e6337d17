import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { DishChoice, DishGroup } from './dish-options.entity.js';
import { offeredGroups, type ChoiceGroup, type DishOptions } from './dish-options.js';
import type { MenuItem } from './menu-item.entity.js';
import type { DishRow } from './menu.input.js';
import { selectGroups, selectOptions } from './menu.queries.js';
import { groupProblem, throwProblem, type FieldProblem } from './options.policy.js';
import { say } from './menu.sentences.js';

/** A dish with its options as they are stored. */
export type DishWithOptions = MenuItem & { readonly options: readonly DishOptions[] };

export async function withOptions(
  tx: EntityManager,
  dishes: readonly MenuItem[],
): Promise<DishWithOptions[]> {
  const options = await selectOptions(
    tx,
    dishes.map(({ id }) => id),
  );
  return dishes.map((dish, index) => Object.assign(dish, { options: options[index] ?? [] }));
}

/**
 * The requested options of the rows, by their index, where they differ from those of the dish.
 * @throws {DomainError} `BAD_USER_INPUT` naming the row whose options do not fit
 */
export async function differentOptions(
  tx: EntityManager,
  rows: readonly DishRow[],
  present: ReadonlyMap<string, DishWithOptions>,
): Promise<Map<number, DishOptions[]>> {
  const requested = [...rows.entries()].filter(([, { optionGroups }]) => optionGroups !== undefined);
  if (requested.length === 0) return new Map();
  const groups = await groupsById(tx);
  return new Map(
    requested.flatMap(([index, { id = '', optionGroups = [] }]): [number, DishOptions[]][] => {
      const current = new Map(present.get(id)?.options.map((options) => [options.groupId, options]));
      if (isDeepStrictEqual(optionGroups, [...current.keys()])) return [];
      const options = optionGroups.map((groupId) => current.get(groupId) ?? { groupId, overrides: [] });
      const problem = optionsProblem(options, groups);
      if (problem) throwProblem({ ...problem, field: `dishes.${index}` });
      return [[index, options]];
    }),
  );
}

const groupsById = async (tx: EntityManager) =>
  new Map((await selectGroups(tx)).map((group) => [group.id, group]));

/** As they are stored: overrides that change nothing are left out, and the others have no order. */
export const inOrder = (options: readonly DishOptions[]): DishOptions[] =>
  options.map(({ groupId, overrides }) => ({
    groupId,
    overrides: overrides
      .filter(
        ({ pricePaise, isDefault, isOffered }) => pricePaise !== null || isDefault !== null || !isOffered,
      )
      .toSorted((one, other) => (one.choiceId < other.choiceId ? -1 : 1)),
  }));

/** Why a dish cannot have these options. */
function optionsProblem(
  options: readonly DishOptions[],
  known: ReadonlyMap<string, ChoiceGroup>,
): FieldProblem | undefined {
  for (const [index, { groupId, overrides }] of options.entries()) {
    const field = `options.${index}`;
    const group = known.get(groupId);
    if (!group || options.findIndex((each) => each.groupId === groupId) !== index)
      return { field, message: say.optionsGone };
    const choices = new Set(group.choices.map(({ id }) => id));
    if (overrides.some(({ choiceId }) => !choices.delete(choiceId)))
      return { field, message: say.choiceGone };
    const [offered] = offeredGroups([{ groupId, overrides }], known);
    const problem = offered && groupProblem(offered);
    if (problem)
      return { field, message: say.optionsProblem({ name: offered.name, problem: problem.message }) };
  }
  return undefined;
}

/** @throws {DomainError} `BAD_USER_INPUT` naming the group that does not fit */
export async function refuseOptions(tx: EntityManager, options: readonly DishOptions[]): Promise<void> {
  throwProblem(optionsProblem(options, await groupsById(tx)));
}

/** Replaces the options of a dish by ones that fit it. */
export async function writeOptions(
  tx: EntityManager,
  menuItemId: string,
  options: readonly DishOptions[],
): Promise<void> {
  const stored = inOrder(options);
  await tx.delete(DishGroup, { menuItemId });
  await tx.insert(
    DishGroup,
    stored.map(({ groupId }, position) => ({ menuItemId, groupId, position })),
  );
  await tx.insert(
    DishChoice,
    stored.flatMap(({ groupId, overrides }) =>
      overrides.map((override) => ({ ...override, menuItemId, groupId })),
    ),
  );
}
