import { useEffect, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { errorCode, errorMessage, fieldErrors } from '../../shared/lib/errors';
import { randomUuid } from '../../shared/lib/uuid';
import { useSession } from '../../domain/session/session';
import { say } from '../texts/texts';
import {
  conflictOf,
  copyOf,
  draftOf,
  emptyDraft,
  fieldNames,
  isDirty,
  mergeOf,
  readDraft,
  storeDraft,
  typedInto,
  withTheirs,
  type Dish,
  type DishDraft,
  type DishFields,
  type FieldName,
} from './dish-draft';
import { useSaveDish } from './use-save-dish';

interface DishFormOptions {
  /** The present menu; undefined while unknown. */
  readonly dishes: readonly Dish[] | undefined;
  /** Reads the menu again. */
  readonly refresh: () => Promise<readonly Dish[]>;
  readonly onSaved: (dish: Dish, wasEdited: boolean) => void;
}

export interface SaveOutcome {
  readonly isSaved: boolean;
  /** The first field that the server refused. */
  readonly firstBad?: FieldName | undefined;
}

/** The server's codes if another admin, or an earlier attempt of this one, has saved first. */
const overtaken = new Set(['CONFLICT', 'NOT_FOUND']);

/** The add and edit form. Input survives failures, conflicts and a reload; Cancel and saving end it. */
export function useDishForm({ dishes, refresh, onSaved }: DishFormOptions) {
  const userId = useSession().user?.id ?? '';
  const [draft, setDraft] = useState(() => readDraft(sessionStorage, userId));
  const [failure, setFailure] = useState<unknown>();
  const [isOverwriting, setIsOverwriting] = useState(false);
  const { save, isSaving } = useSaveDish();

  useEffect(() => storeDraft(sessionStorage, userId, draft), [userId, draft]);

  const restart = (next: DishDraft) => {
    setDraft(next);
    setFailure(undefined);
  };

  /**
   * Saves a draft. If others have saved first, it merges their version and fails only for fields that both changed; the
   * conflict is shown as soon as the menu contains their version.
   */
  const saveOnto = async (toSave: DishDraft, triesLeft = 3): Promise<Dish | undefined> => {
    try {
      return await save(toSave);
    } catch (error) {
      if (!overtaken.has(errorCode(error) ?? '') || triesLeft === 0) throw error;
      const now = await refresh().catch(() => []);
      const found = now.find(({ id }) => id === toSave.edited?.id);
      const next = mergeOf(toSave, found);
      if (!found || next.clashes.length > 0) throw error;
      // An earlier attempt succeeded, and its answer was lost.
      if (!isDirty(next.draft)) return found;
      return saveOnto(next.draft, triesLeft - 1);
    }
  };

  const submit = async (toSave: DishDraft): Promise<SaveOutcome> => {
    setFailure(undefined);
    const wasEdited = toSave.edited !== undefined;
    let dish: Dish | undefined;
    try {
      dish = await saveOnto(toSave);
    } catch (error) {
      setFailure(error);
      toast.error(`❌ ${errorMessage(error, say('adminMenu.error'))}`, { icon: false });
      const wrong = fieldErrors(error);
      return { isSaved: false, firstBad: fieldNames.find((field) => wrong[field] !== undefined) };
    }
    restart(emptyDraft());
    toast.success(wasEdited ? say('adminMenu.updated') : say('adminMenu.added'), { icon: false });
    if (dish) onSaved(dish, wasEdited);
    return { isSaved: true };
  };

  const theirs = dishes?.find(({ id }) => id === draft.edited?.id);
  const merged = mergeOf(draft, theirs);
  // While saving, a change of the menu may be its own.
  const conflict = isSaving && !isOverwriting ? undefined : conflictOf(draft, dishes);
  const errors = fieldErrors(failure);
  const isExplained = failure === undefined || Object.keys(errors).length > 0 || conflict !== undefined;

  return {
    /** The input of this admin and the present values of all other fields. */
    draft: merged.draft,
    isDirty: isDirty(draft),
    /** Fields that other admins have changed meanwhile, shown with their values. */
    adopted: isSaving ? [] : merged.adopted,
    change: (changes: Partial<DishFields>) => setDraft((before) => typedInto(before, changes, theirs)),
    edit: (dish: Dish) => restart(draftOf(dish)),
    /** Fills the form for a new dish like this one. */
    duplicate: (dish: Dish) => restart(copyOf(dish)),
    clear: () => restart(emptyDraft()),
    submit: () => submit(merged.clashes.length > 0 ? draft : merged.draft),
    conflict,
    /** The last attempt to save found another version. */
    wasOvertaken: overtaken.has(errorCode(failure) ?? ''),
    /** Saves the input, also over others' changes of the same fields. */
    saveMine: async () => {
      setIsOverwriting(true);
      const outcome = await submit(merged.draft);
      setIsOverwriting(false);
      return outcome;
    },
    /** Accepts others' changes of the same fields; other input stays. */
    takeTheirs: (now: Dish) => restart(withTheirs(merged, now)),
    /** Adds a new dish with the input for a deleted one. */
    addAnew: () => restart({ fields: draft.fields, key: randomUuid() }),
    errors,
    message: isExplained ? undefined : errorMessage(failure, say('picture.unreachable')),
    isSaving,
  };
}
