import { DomainError } from '../../platform/errors.js';
import type { ChoiceGroup, OfferedChoice } from './dish-options.js';
import { say } from './menu.sentences.js';
import type { Sentence } from '../../platform/sentences.js';

export interface FieldProblem {
  readonly field: string;
  readonly message: Sentence;
}

/** The first reason why a group cannot be offered, on its own or on a dish; undefined if it can. */
export function groupProblem(
  group: Omit<ChoiceGroup, 'id' | 'choices'> & {
    readonly choices: readonly Pick<OfferedChoice, 'name' | 'pricePaise' | 'isDefault'>[];
  },
): FieldProblem | undefined {
  const { minChoices, maxChoices, maxEach, choices } = group;
  if (minChoices > maxChoices) return { field: 'minChoices', message: say.minAboveMax };
  if (maxEach > maxChoices) return { field: 'maxEach', message: say.eachAboveMax };
  const defaults = choices.filter(({ isDefault }) => isDefault);
  const expensive = defaults.find(({ pricePaise }) => pricePaise > 0);
  if (expensive) {
    return {
      field: 'choices',
      message: say.defaultHasPrice({ name: expensive.name }),
    };
  }
  if (defaults.length < minChoices) {
    return {
      field: 'choices',
      message: say.tooFewDefaults({ min: minChoices }),
    };
  }
  if (defaults.length > maxChoices) {
    return { field: 'choices', message: say.tooManyDefaults({ max: maxChoices }) };
  }
  const names = new Set<string>();
  for (const { name } of choices) {
    const known = name.toLowerCase();
    if (names.has(known)) return { field: 'choices', message: say.choiceTwice({ name }) };
    names.add(known);
  }
  return undefined;
}

/** @throws {DomainError} `BAD_USER_INPUT` with the field */
export function throwProblem(problem: FieldProblem | undefined): void {
  if (problem) throw new DomainError('BAD_USER_INPUT', problem.message, { fields: [problem] });
}
