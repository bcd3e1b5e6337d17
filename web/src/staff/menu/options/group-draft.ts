import type { OptionGroupInput } from '../../../gql/graphql';
import { sentNumber, type NumberRules } from '../../../shared/lib/typed-number';
import { randomUuid } from '../../../shared/lib/uuid';
import type { ChoiceGroup } from '../../../domain/menu/dish-options';

/** An option group on the menu. */
export interface Group extends ChoiceGroup {
  readonly version: number;
}

/** A choice as typed. */
export interface ChoiceDraft {
  /** Identifies the row while it is edited. */
  readonly key: string;
  /** Undefined for a new choice. */
  readonly id?: string;
  readonly name: string;
  readonly price: string;
  readonly isDefault: boolean;
}

/** An option group as typed. */
export interface GroupDraft {
  readonly name: string;
  readonly minChoices: string;
  readonly maxChoices: string;
  readonly maxEach: string;
  readonly choices: readonly ChoiceDraft[];
  /** The group when its editing began; undefined for a new one. */
  readonly edited?: Group;
  /** Idempotency key of a new group. */
  readonly key: string;
}

/** The server's limits. */
export const choicePrice: NumberRules = { kind: 'rupees', min: 0, max: 100_000 };

export const emptyChoice = (): ChoiceDraft => ({
  key: randomUuid(),
  name: '',
  price: '0',
  isDefault: false,
});

export const emptyGroup = (): GroupDraft => ({
  name: '',
  minChoices: '1',
  maxChoices: '1',
  maxEach: '1',
  choices: [{ ...emptyChoice(), isDefault: true }, emptyChoice()],
  key: randomUuid(),
});

export const draftOf = (group: Group): GroupDraft => ({
  name: group.name,
  minChoices: String(group.minChoices),
  maxChoices: String(group.maxChoices),
  maxEach: String(group.maxEach),
  choices: group.choices.map(({ id, name, price, isDefault }) => ({
    key: id,
    id,
    name,
    price: String(price),
    isDefault,
  })),
  edited: group,
  key: randomUuid(),
});

export const inputOf = ({
  name,
  minChoices,
  maxChoices,
  maxEach,
  choices,
}: GroupDraft): OptionGroupInput => ({
  name: name.trim(),
  minChoices: sentNumber('whole', minChoices),
  maxChoices: sentNumber('whole', maxChoices),
  maxEach: sentNumber('whole', maxEach),
  choices: choices.map(({ id, name: choice, price, isDefault }) => ({
    ...(id !== undefined && { id }),
    name: choice.trim(),
    price: sentNumber('rupees', price),
    isDefault,
  })),
});

/** Whether there is unsaved input. */
export function isDirty(draft: GroupDraft): boolean {
  const before = draft.edited ? draftOf(draft.edited) : emptyGroup();
  return JSON.stringify(inputOf(draft)) !== JSON.stringify(inputOf(before));
}

/** Where exactly one is chosen, another default replaces the one before. */
export function withDefault(draft: GroupDraft, key: string, isDefault: boolean): GroupDraft {
  const isOne = draft.minChoices === '1' && draft.maxChoices === '1';
  const choices = draft.choices.map((choice) => {
    if (choice.key === key) return { ...choice, isDefault };
    return isOne && isDefault ? { ...choice, isDefault: false } : choice;
  });
  return { ...draft, choices };
}

/** The list with an entry moved by some places. */
export function moved<T>(list: readonly T[], from: number, by: number): readonly T[] {
  const to = from + by;
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}
