import { expect, it } from 'vitest';
import { sectionFields } from './sections';
import { fieldNames } from './settings-draft';

it('every field of the settings is in one section', () => {
  expect(Object.values(sectionFields).flat().toSorted()).toEqual(fieldNames.toSorted());
});
