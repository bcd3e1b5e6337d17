import type { WholeCategoryFragment } from '../../gql/graphql';
import { draftsOf } from '../../shared/form/drafts-of';
import { flag, text, textOrNull } from '../../shared/form/fields';

const categoryFields = {
  name: text({ maxLength: 60, required: true }),
  hindiName: textOrNull({ maxLength: 60 }),
  isHidden: flag,
  servedFrom: textOrNull({ type: 'time' }),
  servedUntil: textOrNull({ type: 'time' }),
};
export type CategoryTable = typeof categoryFields;
export type Category = WholeCategoryFragment;

export const categoryDrafts = draftsOf(categoryFields);
