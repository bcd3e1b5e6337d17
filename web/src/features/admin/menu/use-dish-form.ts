import { useEffect, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { errorCode, errorMessage, fieldErrors } from '../../../shared/lib/errors';
import { randomUuid } from '../../../shared/lib/uuid';
import { useSession } from '../../session/session';
import { say } from '../texts/texts';
import {
  conflictOf,
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
  /** The menu as it is now; undefined as long as it is not known. */
  readonly dishes: readonly Dish[] | undefined;
  /** Reads the menu anew. */
  readonly refresh: () => Promise<readonly Dish[]>;
  readonly onSaved: (dish: Dish, wasEdited: boolean) => void;
}

export interface SaveOutcome {
  readonly isSaved: boolean;
  /** The first field that the server refused. */
  readonly firstBad?: FieldName | undefined;
}

/** What the server says when it was beaten to it, by another admin or by an earlier try of the same one. */
const overtaken = new Set(['CONFLICT', 'NOT_FOUND']);

/** The add and edit form. What was typed outlives failures, conflicts and a reload; Cancel and a save end it. */
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
   * Saves a draft. If others were quicker, it looks at what they made of the dish, and fails only where they and this
   * admin changed the same thing; the conflict is shown as soon as the menu holds theirs.
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
      // An earlier try has arrived, and only its answer was lost.
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
  // While a save is under way, what comes by may be its own doing.
  const conflict = isSaving && !isOverwriting ? undefined : conflictOf(draft, dishes);
  const errors = fieldErrors(failure);
  const isExplained = failure === undefined || Object.keys(errors).length > 0 || conflict !== undefined;

  return {
    /** What was typed here; in everything else the dish as it is now. */
    draft: merged.draft,
    isDirty: isDirty(draft),
    /** What other admins have changed meanwhile, and is shown as they made it. */
    adopted: isSaving ? [] : merged.adopted,
    change: (changes: Partial<DishFields>) => setDraft((before) => typedInto(before, changes, theirs)),
    edit: (dish: Dish) => restart(draftOf(dish)),
    clear: () => restart(emptyDraft()),
    submit: () => submit(merged.clashes.length > 0 ? draft : merged.draft),
    conflict,
    /** The last try to save found that somebody had been quicker. */
    wasOvertaken: overtaken.has(errorCode(failure) ?? ''),
    /** Saves what was typed, also where others have changed the same. */
    saveMine: async () => {
      setIsOverwriting(true);
      const outcome = await submit(merged.draft);
      setIsOverwriting(false);
      return outcome;
    },
    /** Gives way where others have changed the same; what else was typed stays. */
    takeTheirs: (now: Dish) => restart(withTheirs(merged, now)),
    /** Makes a new dish of what was typed for one that is gone. */
    addAnew: () => restart({ fields: draft.fields, key: randomUuid() }),
    errors,
    message: isExplained ? undefined : errorMessage(failure, say('picture.unreachable')),
    isSaving,
  };
}
