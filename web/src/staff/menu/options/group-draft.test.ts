import { expect, it } from 'vitest';
import { emptyGroup, inputOf } from './group-draft';

it('a group of options is sent with numbers that the server refuses if they are empty or cannot be read', () => {
  const group = emptyGroup();
  const [choice] = group.choices;
  if (!choice) throw new Error('a new group has no choice');
  const choices = ['', '49,50', '1,249'].map((price) => ({ ...choice, price }));
  expect(inputOf({ ...group, minChoices: '', maxChoices: '2,4', maxEach: '1.5', choices })).toMatchObject({
    minChoices: -1,
    maxChoices: -1,
    maxEach: -1,
    choices: [{ price: -1 }, { price: -1 }, { price: 1249 }],
  });
});
