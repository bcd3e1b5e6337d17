import { isSoldOutAt, type SoldOut } from './sold-out.js';

/** A choice as a dish offers it. */
export interface OfferedChoice {
  readonly id: string;
  readonly name: string;
  /** Added to the price of the dish. */
  readonly pricePaise: number;
  readonly isDefault: boolean;
  readonly soldOut: SoldOut | null;
}

/** An option group with its choices, in their order. */
export interface ChoiceGroup {
  readonly id: string;
  readonly name: string;
  readonly minChoices: number;
  readonly maxChoices: number;
  /** Maximum number of times that one choice may be selected. */
  readonly maxEach: number;
  readonly choices: readonly OfferedChoice[];
}

/** What is different about a choice on one dish. Null: as in the group. */
export interface ChoiceOverride {
  readonly choiceId: string;
  readonly pricePaise: number | null;
  readonly isDefault: boolean | null;
  readonly isOffered: boolean;
}

/** An option group of a dish. */
export interface DishOptions {
  readonly groupId: string;
  readonly overrides: readonly ChoiceOverride[];
}

/** A choice as a line of an order keeps it. */
export interface ChosenOption {
  readonly choiceId: string;
  /** Name of the group. */
  readonly group: string;
  readonly name: string;
  /** Of one, in paise. */
  readonly pricePaise: number;
  readonly quantity: number;
}

/** The groups of a dish with its own prices, defaults and omissions. */
export function offeredGroups(
  options: readonly DishOptions[],
  groups: ReadonlyMap<string, ChoiceGroup>,
): ChoiceGroup[] {
  return options.flatMap(({ groupId, overrides }) => {
    const group = groups.get(groupId);
    if (!group) return [];
    if (overrides.length === 0) return [group];
    const own = new Map(overrides.map((override) => [override.choiceId, override]));
    const choices = group.choices.flatMap((choice): OfferedChoice[] => {
      const { isOffered = true, pricePaise, isDefault } = own.get(choice.id) ?? {};
      if (!isOffered) return [];
      return [
        {
          ...choice,
          pricePaise: pricePaise ?? choice.pricePaise,
          isDefault: isDefault ?? choice.isDefault,
        },
      ];
    });
    return [{ ...group, choices }];
  });
}

/** Why choices cannot be ordered. */
export type ChoiceProblem =
  | { readonly code: 'CHOICE_GONE' }
  | { readonly code: 'CHOICE_SOLD_OUT'; readonly choice: OfferedChoice }
  | { readonly code: 'CHOICE_COUNT'; readonly group: ChoiceGroup };

/**
 * What is chosen for customers who choose nothing: the defaults. A default that is sold out is replaced by the next choice without extra
 * cost, or by none if enough is chosen without it.
 */
function defaultsOf({ minChoices, choices }: ChoiceGroup, at: Date): OfferedChoice[] {
  const isOffered = ({ soldOut }: OfferedChoice) => !isSoldOutAt(soldOut, at);
  const defaults = choices.filter(({ isDefault }) => isDefault);
  const missing = defaults.filter((each) => !isOffered(each));
  const substitutes = choices
    .filter((each) => !each.isDefault && each.pricePaise === 0 && isOffered(each))
    .slice(0, missing.length);
  const chosen = [...defaults.filter(isOffered), ...substitutes];
  return chosen.length < minChoices ? [...chosen, ...missing.slice(substitutes.length)] : chosen;
}

/** Whether a dish can be ordered without choosing anything. */
export const isOrderableWithDefaults = (groups: readonly ChoiceGroup[], at: Date): boolean =>
  chooseOptions(groups, undefined, at).problems.length === 0;

/**
 * The choices in the order of the groups, and what is wrong with them.
 * @param choiceIds a choice that is requested several times stands there as often; undefined for the defaults
 */
export function chooseOptions(
  groups: readonly ChoiceGroup[],
  choiceIds: readonly string[] | undefined,
  at: Date,
): { readonly chosen: readonly ChosenOption[]; readonly problems: readonly ChoiceProblem[] } {
  const requested = new Map<string, number>();
  const ids = choiceIds ?? groups.flatMap((group) => defaultsOf(group, at).map(({ id }) => id));
  for (const id of ids) requested.set(id, (requested.get(id) ?? 0) + 1);
  const chosen: ChosenOption[] = [];
  const problems: ChoiceProblem[] = [];
  for (const group of groups) {
    let count = 0;
    let isTooOften = false;
    for (const choice of group.choices) {
      const { id, name, pricePaise, soldOut } = choice;
      const quantity = requested.get(id) ?? 0;
      requested.delete(id);
      if (quantity === 0) continue;
      count += quantity;
      isTooOften ||= quantity > group.maxEach;
      if (isSoldOutAt(soldOut, at)) problems.push({ code: 'CHOICE_SOLD_OUT', choice });
      chosen.push({ choiceId: id, group: group.name, name, pricePaise, quantity });
    }
    if (count < group.minChoices || count > group.maxChoices || isTooOften)
      problems.push({ code: 'CHOICE_COUNT', group });
  }
  // What is left belongs to none of the groups.
  if (requested.size > 0) problems.push({ code: 'CHOICE_GONE' });
  return { chosen, problems };
}

/** What the choices add to the price of a dish, in paise. */
export function priceOf(chosen: readonly ChosenOption[]): number {
  return chosen.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
}
