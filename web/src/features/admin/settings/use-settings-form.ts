import { useEffect, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { errorCode, errorMessage, fieldErrors } from '../../../shared/lib/errors';
import { useSession } from '../../session/session';
import { say } from '../texts/texts';
import {
  draftOf,
  inputOf,
  isDirty,
  mergeOf,
  readDraft,
  storeDraft,
  typedInto,
  withTheirs,
  type Settings,
  type SettingsDraft,
  type SettingsFields,
} from './settings-draft';
import { useSaveSettings } from './use-settings';

interface SettingsFormOptions {
  /** The present settings. */
  readonly settings: Settings;
  /** Reads them again. */
  readonly refresh: () => Promise<Settings | undefined>;
}

/** The form of the settings. Input survives failures, others' changes and a reload. */
export function useSettingsForm({ settings, refresh }: SettingsFormOptions) {
  const userId = useSession().user?.id ?? '';
  /** Undefined while nothing was typed. */
  const [typed, setTyped] = useState(() => readDraft(sessionStorage, userId));
  const [failure, setFailure] = useState<unknown>();
  const { save, isSaving } = useSaveSettings();
  const draft = typed ?? draftOf(settings);
  const merged = mergeOf(draft, settings);

  useEffect(() => storeDraft(sessionStorage, userId, typed), [userId, typed]);

  const restart = (next: SettingsDraft | undefined) => {
    setTyped(next);
    setFailure(undefined);
  };

  /** Saves a draft, also on a newer version if no field conflicts. */
  const saveOnto = async (toSave: SettingsDraft, triesLeft = 3): Promise<void> => {
    try {
      await save(inputOf(toSave), toSave.version);
    } catch (error) {
      if (errorCode(error) !== 'CONFLICT' || triesLeft === 0) throw error;
      const now = await refresh();
      const next = now && mergeOf(toSave, now);
      if (!next || next.clashes.length > 0) throw error;
      // An earlier attempt succeeded, and its answer was lost.
      if (isDirty(next.draft)) await saveOnto(next.draft, triesLeft - 1);
    }
  };

  /** @returns whether it is saved */
  const submit = async (toSave: SettingsDraft): Promise<boolean> => {
    setFailure(undefined);
    try {
      await saveOnto(toSave);
      restart(undefined);
      toast.success(say('settings.saved'));
      return true;
    } catch (error) {
      setFailure(error);
      return false;
    }
  };

  const errors = fieldErrors(failure);
  const clashes = isSaving ? [] : merged.clashes;
  const isExplained = failure === undefined || Object.keys(errors).length > 0 || clashes.length > 0;

  return {
    fields: merged.draft.fields,
    isDirty: typed !== undefined && isDirty(merged.draft),
    adopted: typed && isDirty(typed) && !isSaving ? merged.adopted : [],
    clashes,
    theirs: merged.draft.base,
    change: (changes: Partial<SettingsFields>) => setTyped(typedInto(draft, changes, settings)),
    discard: () => restart(undefined),
    submit: () => submit(merged.clashes.length > 0 ? draft : merged.draft),
    /** Saves the input, also over others' changes of the same fields. */
    saveMine: () => submit(merged.draft),
    /** Accepts others' changes of the same fields. */
    takeTheirs: () => restart(withTheirs(merged)),
    errors,
    failure,
    message: isExplained ? undefined : errorMessage(failure, say('picture.unreachable')),
    isSaving,
  };
}
