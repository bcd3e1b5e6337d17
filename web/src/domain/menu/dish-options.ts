import type { ChosenOption } from '../basket/lines';
import { isSoldOutAt, type SoldOutMark } from './sold-out';

/** A choice as a dish offers it. */
export interface OfferedChoice {
  readonly id: string;
  readonly name: string;
  /** Rupees, added to the price of the dish. */
  readonly price: number;
  readonly isDefault: boolean;
  /** A mark, which may have ended. */
  readonly soldOut?: SoldOutMark | null;
}

/** An option group: `minChoices` to `maxChoices` are chosen, each of them at most `maxEach` times. */
export interface ChoiceGroup {
  readonly id: string;
  readonly name: string;
  readonly minChoices: number;
  readonly maxChoices: number;
  readonly maxEach: number;
  readonly choices: readonly OfferedChoice[];
}

/** An option group of a dish; null: as in the group. */
export interface DishOptions {
  readonly groupId: string;
  readonly overrides: readonly {
    readonly choiceId: string;
    readonly price: number | null;
    readonly isDefault: boolean | null;
    readonly isOffered: boolean;
  }[];
}

/** How often each choice is chosen, by its id. */
export type Selection = ReadonlyMap<string, number>;

/** The groups of a dish with its own prices, defaults and omissions. The server does the same in its `dish-options.ts`. */
export function offeredGroups(
  options: readonly DishOptions[],
  groups: readonly ChoiceGroup[],
): ChoiceGroup[] {
  return options.flatMap(({ groupId, overrides }) => {
    const group = groups.find(({ id }) => id === groupId);
    if (!group) return [];
    const own = new Map(overrides.map((override) => [override.choiceId, override]));
    const choices = group.choices.flatMap((choice): OfferedChoice[] => {
      const { isOffered = true, price, isDefault } = own.get(choice.id) ?? {};
      return isOffered
        ? [{ ...choice, price: price ?? choice.price, isDefault: isDefault ?? choice.isDefault }]
        : [];
    });
    return [{ ...group, choices }];
  });
}

export function defaultSelection(groups: readonly ChoiceGroup[]): Selection {
  const defaults = groups.flatMap(({ choices }) => choices.filter(({ isDefault }) => isDefault));
  return new Map(defaults.map(({ id }) => [id, 1]));
}

export const isDefaultSoldOut = (groups: readonly ChoiceGroup[], now = Date.now()): boolean =>
  groups.some(({ choices }) =>
    choices.some((choice) => choice.isDefault && isSoldOutAt(choice.soldOut, now)),
  );

export function selectionOf(chosen: readonly Pick<ChosenOption, 'choiceId' | 'quantity'>[]): Selection {
  return new Map(chosen.map(({ choiceId, quantity }) => [choiceId, quantity]));
}

/** What is selected, in the order of the groups. Choices that are not offered are left out. */
export function chosenOptions(groups: readonly ChoiceGroup[], selection: Selection): ChosenOption[] {
  return groups.flatMap(({ name: group, choices }) =>
    choices.flatMap(({ id, name, price }) => {
      const quantity = selection.get(id) ?? 0;
      return quantity > 0 ? [{ choiceId: id, group, name, price, quantity }] : [];
    }),
  );
}

export const countIn = ({ choices }: ChoiceGroup, selection: Selection) =>
  choices.reduce((sum, { id }) => sum + (selection.get(id) ?? 0), 0);

/** The groups whose limits a selection breaks. */
export function brokenGroups(groups: readonly ChoiceGroup[], selection: Selection): ChoiceGroup[] {
  return groups.filter((group) => {
    const count = countIn(group, selection);
    const isTooOften = group.choices.some(({ id }) => (selection.get(id) ?? 0) > group.maxEach);
    return count < group.minChoices || count > group.maxChoices || isTooOften;
  });
}

/** The selection with a choice chosen so often. Where one of a group may be chosen, it replaces the other. */
export function withChoice(
  group: ChoiceGroup,
  selection: Selection,
  choiceId: string,
  quantity: number,
): Selection {
  const next = new Map(selection);
  if (group.maxChoices === 1) for (const { id } of group.choices) next.delete(id);
  if (quantity > 0) next.set(choiceId, quantity);
  else next.delete(choiceId);
  return next;
}

/** Rupees: the dish with its choices, added in paise to avoid rounding errors. */
export function configuredPrice(price: number, chosen: readonly ChosenOption[]): number {
  const added = chosen.reduce((sum, each) => sum + Math.round(each.price * 100) * each.quantity, 0);
  return (Math.round(price * 100) + added) / 100;
}
