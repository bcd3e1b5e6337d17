import { describe, expect, it } from 'vitest';
import { offeredGroups, type ChoiceGroup } from './dish-options.js';

const size: ChoiceGroup = {
  id: 'size',
  name: 'Size',
  minChoices: 1,
  maxChoices: 1,
  maxEach: 1,
  choices: [
    { id: 'half', name: 'Half', pricePaise: 0, isDefault: true, soldOut: null },
    { id: 'full', name: 'Full', pricePaise: 9000, isDefault: false, soldOut: null },
    { id: 'family', name: 'Family', pricePaise: 20_000, isDefault: false, soldOut: null },
  ],
};
const groups = new Map([['size', size]]);

describe('offeredGroups', () => {
  it('is the group itself without overrides', () => {
    expect(offeredGroups([{ groupId: 'size', overrides: [] }], groups)).toEqual([size]);
  });

  it('replaces prices, also by 0, and defaults, and omits choices that are not offered', () => {
    const overrides = [
      { choiceId: 'half', pricePaise: null, isDefault: null, isOffered: false },
      { choiceId: 'full', pricePaise: 0, isDefault: true, isOffered: true },
      { choiceId: 'family', pricePaise: 15_000, isDefault: null, isOffered: true },
    ];
    expect(offeredGroups([{ groupId: 'size', overrides }], groups)).toEqual([
      {
        ...size,
        choices: [
          { id: 'full', name: 'Full', pricePaise: 0, isDefault: true, soldOut: null },
          { id: 'family', name: 'Family', pricePaise: 15_000, isDefault: false, soldOut: null },
        ],
      },
    ]);
  });

  it('leaves out groups that are gone', () => {
    expect(offeredGroups([{ groupId: 'gone', overrides: [] }], groups)).toEqual([]);
  });
});
