import { useState } from 'react';
import { draftsOf } from '../../../shared/form/drafts-of';
import { useDraft } from '../../../shared/form/use-draft';
import { useSession } from '../../../domain/session/session';
import type { Dish } from '../dish-fields';
import {
  changedDishes,
  dishTexts,
  typedSince,
  undoOf,
  type DishChange,
  type TableDrafts,
} from './table-drafts';
import { useSaveDishes } from './use-save-dishes';

const tableDrafts = draftsOf(
  { prices: dishTexts, taxClasses: dishTexts },
  {
    name: 'adminPricesDraft',
    // In drafts of releases before December 2026 the prices are in the draft itself.
    upgrade: ({ prices }) => ({ fields: { prices }, key: '' }),
  },
);
const blank = tableDrafts.starting();

/** What was typed into the table. It survives failures and a reload; saving is all or nothing, and can be undone. */
export function useDishTable(dishes: readonly Dish[], refresh: () => Promise<unknown>) {
  const userId = useSession().user?.id ?? '';
  const { fields, change, removeSaved, clear } = useDraft(tableDrafts, blank, userId);
  /** What was saved last, and the dishes before. */
  const [last, setLast] = useState<{ changes: readonly DishChange[]; before: readonly Dish[] }>();
  const { save, isSaving, failure, clearFailure } = useSaveDishes(refresh);
  const { changed, invalid } = changedDishes(dishes, fields);
  return {
    drafts: fields,
    changed,
    /** Ids of the dishes whose price is not valid. */
    invalid,
    /** The changes that were saved last. */
    saved: last?.changes,
    isSaving,
    failure,
    discard: clear,
    type: (drafts: Partial<TableDrafts>) => {
      change(drafts);
      setLast(undefined);
      clearFailure();
    },
    save: async () => {
      if (changed.length === 0 || !(await save(changed))) return;
      setLast({ changes: changed, before: dishes });
      removeSaved((draft) => ({ ...draft, fields: typedSince(draft.fields, fields) }));
    },
    undo: async () => {
      const rows = last ? undoOf(last.changes, last.before, dishes) : [];
      if (rows.length === 0 || (await save(rows))) setLast(undefined);
    },
  };
}

export type DishTableState = ReturnType<typeof useDishTable>;
