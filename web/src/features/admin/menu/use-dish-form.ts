import { useEffect, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { errorCode, errorMessage, fieldErrors } from '../../../shared/lib/errors';
import { randomUuid } from '../../../shared/lib/uuid';
import {
  conflictOf,
  differentFields,
  draftOf,
  emptyDraft,
  fieldNames,
  fieldsOf,
  readDraft,
  storeDraft,
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
  const [draft, setDraft] = useState(() => readDraft(sessionStorage));
  const [failure, setFailure] = useState<unknown>();
  const [isOverwriting, setIsOverwriting] = useState(false);
  const { save, isSaving } = useSaveDish();

  useEffect(() => storeDraft(sessionStorage, draft), [draft]);

  const restart = (next: DishDraft) => {
    setDraft(next);
    setFailure(undefined);
  };

  /**
   * Looks at the menu after a refusal. The conflict is shown as soon as the menu holds what others made of the dish.
   * @returns the dish if it is what was to be saved: an earlier try has arrived, and only its answer was lost
   */
  const savedAlready = async ({ fields, edited }: DishDraft, error: unknown): Promise<Dish | undefined> => {
    if (!overtaken.has(errorCode(error) ?? '')) return undefined;
    const now = await refresh().catch(() => []);
    return now.find((dish) => dish.id === edited?.id && differentFields(fields, fieldsOf(dish)).length === 0);
  };

  const submit = async (toSave: DishDraft): Promise<SaveOutcome> => {
    setFailure(undefined);
    const wasEdited = toSave.edited !== undefined;
    let dish: Dish | undefined;
    try {
      dish = await save(toSave);
    } catch (error) {
      dish = await savedAlready(toSave, error);
      if (!dish) {
        setFailure(error);
        toast.error(`❌ ${errorMessage(error, 'Error')}`, { icon: false });
        const wrong = fieldErrors(error);
        return { isSaved: false, firstBad: fieldNames.find((field) => wrong[field] !== undefined) };
      }
    }
    restart(emptyDraft());
    toast.success(wasEdited ? '✅ Item updated!' : '✅ Item added!', { icon: false });
    if (dish) onSaved(dish, wasEdited);
    return { isSaved: true };
  };

  // While a save is under way, what comes by may be its own doing.
  const conflict = isSaving && !isOverwriting ? undefined : conflictOf(draft, dishes);
  const errors = fieldErrors(failure);
  const isExplained = failure === undefined || Object.keys(errors).length > 0 || conflict !== undefined;

  return {
    draft,
    change: (changes: Partial<DishFields>) =>
      setDraft(({ fields, edited }) => ({ fields: { ...fields, ...changes }, edited, key: randomUuid() })),
    edit: (dish: Dish) => restart(draftOf(dish)),
    clear: () => restart(emptyDraft()),
    submit: () => submit(draft),
    conflict,
    /** The last try to save found that somebody had been quicker. */
    wasOvertaken: overtaken.has(errorCode(failure) ?? ''),
    /** Saves what was typed over what the others made of the dish. */
    saveMine: async (theirs: Dish) => {
      setIsOverwriting(true);
      const outcome = await submit({ ...draft, edited: theirs });
      setIsOverwriting(false);
      return outcome;
    },
    takeTheirs: (theirs: Dish) => restart(draftOf(theirs)),
    /** Makes a new dish of what was typed for one that is gone. */
    addAnew: () => restart({ fields: draft.fields, key: randomUuid() }),
    errors,
    message: isExplained ? undefined : errorMessage(failure, 'The shop could not be reached.'),
    isSaving,
  };
}
