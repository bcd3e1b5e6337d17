import { z } from 'zod';
import { id, optional, text, withFormerNames } from '../../platform/validation.js';
import type { DishOptions } from './dish-options.js';
import { say } from './menu.sentences.js';

const maxChoices = 50;
const maxGroups = 20;
const maxRupees = 100_000;

/** An option group as entered by an admin. */
export interface GroupInput {
  readonly name: string;
  readonly minChoices: number;
  readonly maxChoices: number;
  readonly maxEach: number;
  /** In their order. Those with an id keep the overrides of the dishes. */
  readonly choices: readonly ChoiceInput[];
}

interface ChoiceInput {
  readonly id?: string | undefined;
  readonly name: string;
  readonly pricePaise: number;
  readonly isDefault: boolean;
}

function countFrom(min: number) {
  const message = say.wholeNumber({ min, max: maxChoices });
  return z.int(message).min(min, message).max(maxChoices, message);
}

const priceMessage = say.choicePrice({ max: maxRupees });
/** The GraphQL scalar `Rupees` converts prices to paise. */
const price = z
  .int(priceMessage)
  .min(0, priceMessage)
  .max(maxRupees * 100, priceMessage);

const choice = z
  .object({
    id: optional(id),
    name: text(say.choiceName, { max: 60 }),
    price,
    isDefault: z.boolean().nullish(),
  })
  .transform(({ price: pricePaise, isDefault, ...rest }): ChoiceInput => ({
    ...rest,
    pricePaise,
    isDefault: isDefault ?? false,
  }));

const groupFields = z
  .object({
    name: text(say.optionsName, { max: 60 }),
    minChoices: countFrom(0),
    maxChoices: countFrom(1),
    maxEach: countFrom(1)
      .nullish()
      .transform((value) => value ?? 1),
    choices: z
      .array(choice)
      .min(1, say.noChoice)
      .max(maxChoices, say.tooManyChoices({ max: maxChoices })),
  })
  .transform((group): GroupInput => group);

export const groupInput = withFormerNames(
  { least: 'minChoices', most: 'maxChoices', mostEach: 'maxEach' },
  groupFields,
);

const override = z
  .object({
    choiceId: id,
    price: price.nullish(),
    isDefault: z.boolean().nullish(),
    isOffered: z.boolean().nullish(),
  })
  .transform(({ price: pricePaise, isDefault, isOffered, ...rest }) => ({
    ...rest,
    pricePaise: pricePaise ?? null,
    isDefault: isDefault ?? null,
    isOffered: isOffered ?? true,
  }));

const maxGroupsMessage = say.tooManyGroups({ max: maxGroups });

/** Ids of option groups, in the order of the dish. */
export const optionGroupIds = z.array(id).max(maxGroups, maxGroupsMessage);

/** The options of a dish. */
export const dishOptions = z
  .array(
    z
      .object({
        groupId: id,
        overrides: z
          .array(override)
          .max(maxChoices)
          .nullish()
          .transform((value) => value ?? []),
      })
      .transform((options): DishOptions => options),
  )
  .max(maxGroups, maxGroupsMessage);
