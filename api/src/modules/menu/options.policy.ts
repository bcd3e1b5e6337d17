import { DomainError } from '../../platform/errors.js';
import type { ChoiceGroup, OfferedChoice } from './dish-options.js';

export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/** The first reason why a group cannot be offered, on its own or on a dish; undefined if it can. */
export function groupProblem(
  group: Omit<ChoiceGroup, 'id' | 'choices'> & {
    readonly choices: readonly Pick<OfferedChoice, 'name' | 'pricePaise' | 'isDefault'>[];
  },
): FieldProblem | undefined {
  const { minChoices, maxChoices, maxEach, choices } = group;
  if (minChoices > maxChoices)
    return { field: 'minChoices', message: 'Customers cannot have to choose more than they may choose' };
  if (maxEach > maxChoices)
    return { field: 'maxEach', message: 'One choice cannot be chosen more often than all together' };
  const defaults = choices.filter(({ isDefault }) => isDefault);
  const expensive = defaults.find(({ pricePaise }) => pricePaise > 0);
  if (expensive) {
    return {
      field: 'choices',
      message: `${expensive.name} is chosen unless the customer chooses otherwise, so its price must be 0. Put it into the price of the dish.`,
    };
  }
  if (defaults.length < minChoices) {
    return {
      field: 'choices',
      message: `Customers must choose ${minChoices}: select as many by default`,
    };
  }
  if (defaults.length > maxChoices) {
    return { field: 'choices', message: `At most ${maxChoices} can be selected by default` };
  }
  const names = new Set<string>();
  for (const { name } of choices) {
    const known = name.toLowerCase();
    if (names.has(known)) return { field: 'choices', message: `There are two choices named ${name}` };
    names.add(known);
  }
  return undefined;
}

/** @throws {DomainError} `BAD_USER_INPUT` with the field */
export function refuse(problem: FieldProblem | undefined): void {
  if (problem) throw new DomainError('BAD_USER_INPUT', problem.message, { fields: [problem] });
}
