import { describe, expect, it } from 'vitest';
import { groupDrafts, newChoice, withDefault } from './group-fields';

describe('a group of options in the form', () => {
  const { fields } = groupDrafts.starting();

  it('has no unsaved input before something is typed', () => {
    expect(groupDrafts.isDirty(groupDrafts.starting())).toBe(false);
    const more = { choices: [...fields.choices, newChoice()] };
    expect(groupDrafts.isDirty(groupDrafts.typedInto(groupDrafts.starting(), more, undefined))).toBe(true);
  });

  it('is sent with numbers that the server refuses if they are empty or cannot be read', () => {
    const choices = ['', '49,50', '1,249'].map((price) => ({ ...newChoice(), price }));
    const typed = { ...fields, minChoices: '', maxChoices: '2,4', maxEach: '1.5', choices };
    expect(groupDrafts.toInput(typed)).toMatchObject({
      minChoices: -1,
      maxChoices: -1,
      maxEach: -1,
      choices: [{ price: -1 }, { price: -1 }, { price: 1249 }],
    });
  });

  it('has one default where one is chosen, and several where several may be chosen', () => {
    const defaults = (maxChoices: string) =>
      withDefault({ ...fields, maxChoices }, 'second', true).map(({ isDefault }) => isDefault);
    expect(defaults('1')).toEqual([false, true]);
    expect(defaults('2')).toEqual([true, true]);
  });
});
