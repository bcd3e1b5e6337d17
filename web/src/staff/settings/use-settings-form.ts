import { useEffect, useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { errorCode, errorMessage, fieldErrors } from '../../shared/lib/errors';
import { useSession } from '../../domain/session/session';
import { say } from '../texts/texts';
import {
  dirtyFields,
  draftOf,
  inputOf,
  isDirty,
  mergeOf,
  readDraft,
  storeDraft,
  typedInto,
  withoutSaved,
  withTheirs,
  type FieldName,
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
  /** The fields of the form that is shown, always the same array. The draft holds the input of all forms. */
  readonly names: readonly FieldName[];
}

interface Failure {
  readonly names: readonly FieldName[];
  readonly error: unknown;
}

/** A form of the settings. Input survives failures, others' changes, a reload, and the save of another form. */
export function useSettingsForm({ settings, refresh, names }: SettingsFormOptions) {
  const userId = useSession().user?.id ?? '';
  /** Undefined while nothing was typed. */
  const [typed, setTyped] = useState(() => readDraft(sessionStorage, userId));
  const [failed, setFailed] = useState<Failure>();
  const { save, isSaving } = useSaveSettings();
  const draft = typed ?? draftOf(settings);
  const merged = mergeOf(draft, settings);
  const failure = failed?.names === names ? failed.error : undefined;
  const ofForm = (fields: readonly FieldName[]) => fields.filter((field) => names.includes(field));
  const allDirty = typed ? dirtyFields(merged.draft) : [];
  const isFormDirty = ofForm(allDirty).length > 0;
  const formClashes = ofForm(merged.clashes);

  useEffect(() => storeDraft(sessionStorage, userId, typed), [userId, typed]);

  const changeDraft = (change: (draft: SettingsDraft) => SettingsDraft) =>
    setTyped((now) => {
      const next = now && change(now);
      return next && isDirty(next) ? next : undefined;
    });
  const replaceByTheirs = (fields: readonly FieldName[]) => {
    changeDraft((now) => withTheirs(now, fields, settings));
    setFailed(undefined);
  };

  /**
   * Saves this form's fields of a draft, also on a newer version if none of them conflicts.
   * @returns the settings since; undefined if the server sent none
   */
  const saveOnto = async (toSave: SettingsDraft, triesLeft = 3): Promise<Settings | undefined> => {
    try {
      return await save(inputOf(toSave, names), toSave.version);
    } catch (error) {
      if (errorCode(error) !== 'CONFLICT' || triesLeft === 0) throw error;
      const now = await refresh();
      const next = now && mergeOf(toSave, now);
      if (!next || ofForm(next.clashes).length > 0) throw error;
      // An earlier attempt succeeded, and its answer was lost.
      if (ofForm(dirtyFields(next.draft)).length === 0) return now;
      return saveOnto(next.draft, triesLeft - 1);
    }
  };

  /** @returns whether it is saved */
  const submit = async (toSave: SettingsDraft): Promise<boolean> => {
    setFailed(undefined);
    try {
      const saved = await saveOnto(toSave);
      if (saved) changeDraft((now) => withoutSaved(now, { names, typed: draft.fields, settings: saved }));
      toast.success(say('settings.saved'));
      return true;
    } catch (error) {
      setFailed({ names, error });
      return false;
    }
  };

  const errors = fieldErrors(failure);
  const clashes = isSaving ? [] : formClashes;
  const isExplained = failure === undefined || Object.keys(errors).length > 0 || clashes.length > 0;

  return {
    fields: merged.draft.fields,
    isDirty: isFormDirty,
    /** Fields of every form with unsaved input. */
    allDirty,
    adopted: isFormDirty && !isSaving ? ofForm(merged.adopted) : [],
    clashes,
    theirs: merged.draft.base,
    change: (changes: Partial<SettingsFields>) =>
      setTyped((now) => typedInto(now ?? draftOf(settings), changes, settings)),
    discard: () => replaceByTheirs(names),
    submit: () => submit(formClashes.length > 0 ? draft : merged.draft),
    /** Saves the input, also over others' changes of the same fields. */
    saveMine: () => submit(merged.draft),
    /** Accepts others' changes of the same fields. */
    takeTheirs: () => replaceByTheirs(formClashes),
    errors,
    failure,
    message: isExplained ? undefined : errorMessage(failure, say('picture.unreachable')),
    isSaving,
  };
}
