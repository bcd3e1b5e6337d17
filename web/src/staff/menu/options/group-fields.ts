import * as z from 'zod/mini';
import type { ChoiceGroup } from '../../../domain/menu/dish-options';
import type { OptionChoiceInput } from '../../../gql/graphql';
import { draftsOf } from '../../../shared/form/drafts-of';
import { areSameRows, number, text, type Field, type TypedOf } from '../../../shared/form/fields';
import { typedAs } from '../../form/typed-as';
import { sentNumber } from '../../../shared/lib/typed-number';
import { randomUuid } from '../../../shared/lib/uuid';

/** An option group on the menu. */
export interface VersionedGroup extends ChoiceGroup {
  readonly version: number;
}

/** The server's limits. */
export const choicePrice = { kind: 'rupees', min: 0, max: 100_000 } as const;
export const maxChoicesOfGroup = 50;

const choiceSchema = z.object({
  /** Identifies a row; for an existing choice, its id. */
  key: z.string(),
  id: z.optional(z.string()),
  name: z.string(),
  price: z.string(),
  isDefault: z.boolean(),
});
/** A choice as typed. */
type ChoiceFields = z.infer<typeof choiceSchema>;

export const newChoice = (key: string = randomUuid()): ChoiceFields => ({
  key,
  name: '',
  price: '0',
  isDefault: false,
});

const choices: Field<readonly ChoiceFields[], VersionedGroup['choices'], OptionChoiceInput[]> = {
  isTyped: typedAs(z.array(choiceSchema)),
  empty: [{ ...newChoice('first'), isDefault: true }, newChoice('second')],
  fromServer: (all) =>
    all.map(({ id, name, price, isDefault }) => ({ key: id, id, name, price: String(price), isDefault })),
  toInput: (all) =>
    all.map(({ id, name, price, isDefault }) => ({
      ...(id !== undefined && { id }),
      name: name.trim(),
      price: sentNumber('rupees', price),
      isDefault,
    })),
  isSame: areSameRows,
};

const count = (min: number) => ({ ...number({ kind: 'whole', min, max: maxChoicesOfGroup }), empty: '1' });

const groupFields = {
  name: text({ maxLength: 60, required: true }),
  minChoices: count(0),
  maxChoices: count(1),
  maxEach: count(1),
  choices,
};
export type GroupTable = typeof groupFields;
export type GroupFields = TypedOf<GroupTable>;

export const groupDrafts = draftsOf(groupFields, { name: 'optionGroupDraft' });

/** Where exactly one is chosen, another default replaces the one before. */
export function withDefault(fields: GroupFields, key: string, isDefault: boolean): readonly ChoiceFields[] {
  const isOne = fields.minChoices === '1' && fields.maxChoices === '1';
  return fields.choices.map((choice) => {
    if (choice.key === key) return { ...choice, isDefault };
    return isOne && isDefault ? { ...choice, isDefault: false } : choice;
  });
}
