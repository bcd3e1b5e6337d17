import { useState } from 'react';
import { errorMessage, fieldErrors } from '../lib/errors';
import type { Draft, Versioned } from './drafts-of';
import type { FormFields, RecordOf, TypedOf } from './fields';
import { isOvertaken, recordOf, saveDraft, type SavesDrafts } from './save-draft';
import { useDraft } from './use-draft';

export interface VersionedFormOptions<
  Fields extends FormFields,
  Present extends RecordOf<Fields> & Versioned,
> extends Omit<SavesDrafts<Fields, Present>, 'names'> {
  /** The fields of the form that is shown, if the draft holds the input of several; always the same array. */
  readonly names?: readonly (keyof Fields & string)[];
  /** The draft before anything was typed. */
  readonly start: Draft<Fields>;
  readonly userId: string;
  /** The present records; undefined while unknown. */
  readonly records: readonly Present[] | undefined;
  /** The form of one record of several has ended then. */
  readonly onSaved?: (saved: Present | undefined, wasEdited: boolean) => void;
  readonly onRefused?: (error: unknown) => void;
  /** Why nothing was saved, if the server does not say it. */
  readonly unreachable: string;
}

interface Failure {
  readonly names: readonly string[];
  readonly error: unknown;
}

/**
 * A form for a record that several people edit. Input survives failures, others' changes and a reload. Changes of others
 * are merged field by field; only a field that both have changed is a conflict.
 */
export function useVersionedForm<Fields extends FormFields, Present extends RecordOf<Fields> & Versioned>({
  drafts,
  names = drafts.names,
  start,
  userId,
  records,
  refresh,
  save,
  onSaved,
  onRefused,
  unreachable,
}: VersionedFormOptions<Fields, Present>) {
  type Typed = TypedOf<Fields>;
  const { draft, setDraft, clear } = useDraft(drafts, start, userId);
  const [failed, setFailed] = useState<Failure>();
  const [saving, setSaving] = useState<'merged' | 'overwriting'>();
  const theirs = recordOf(draft, records);
  const merged = drafts.mergeOf(draft, theirs);
  const failure = failed?.names === names ? failed.error : undefined;
  const ofForm = <Name extends PropertyKey>(all: readonly Name[]) =>
    all.filter((name) => names.some((each) => each === name));
  const allDirty = drafts.dirtyFields(merged.draft);
  const clashes = ofForm(merged.clashes);

  /** @param next undefined for a form without input */
  const restart = (next?: Draft<Fields>) => {
    if (next) setDraft(next);
    else clear();
    setFailed(undefined);
  };
  const changeDraft = (change: (before: Draft<Fields>) => Draft<Fields>) =>
    setDraft((before) => {
      const next = before && change(before);
      return next && (next.edited?.id !== undefined || drafts.isDirty(next)) ? next : undefined;
    });
  const replaceByTheirs = (of: readonly (keyof Fields & string)[]) => {
    if (theirs) changeDraft((before) => drafts.withTheirs(before, of, theirs));
    setFailed(undefined);
  };

  /** @returns whether it is saved */
  const submit = async (toSave: Draft<Fields>, how: 'merged' | 'overwriting'): Promise<boolean> => {
    setFailed(undefined);
    setSaving(how);
    let saved: Present | undefined;
    try {
      saved = await saveDraft({ drafts, names, save, refresh }, toSave);
    } catch (error) {
      setSaving(undefined);
      setFailed({ names, error });
      onRefused?.(error);
      return false;
    }
    setSaving(undefined);
    const isOnlyRecord = toSave.edited !== undefined && toSave.edited.id === undefined;
    if (!isOnlyRecord) restart();
    else if (saved) {
      const sent = { names, typed: draft.fields, saved };
      changeDraft((now) => drafts.withoutSent(now, sent));
    }
    onSaved?.(saved, toSave.edited !== undefined);
    return true;
  };

  const isSaving = saving !== undefined;
  const isFormDirty = ofForm(allDirty).length > 0;
  const isOpen = isFormDirty || draft.edited?.id !== undefined;
  // While saving, a change of the record may be its own.
  const isQuiet = saving === 'merged';
  const isGone = !isQuiet && draft.edited !== undefined && records !== undefined && !theirs;
  const shownClashes = isQuiet ? [] : clashes;
  const errors = fieldErrors(failure);
  const isExplained =
    failure === undefined ||
    Object.keys(errors).length > 0 ||
    (isOvertaken(failure) && (shownClashes.length > 0 || isGone));

  return {
    table: drafts.fields,
    /** The input of this person and the present values of all other fields. */
    fields: merged.draft.fields,
    edited: draft.edited,
    /** Whether the form that is shown has unsaved input. */
    isDirty: isFormDirty,
    /** Fields of every form with unsaved input. */
    allDirty,
    /** Fields that others have changed meanwhile, shown with their values. */
    adopted: isSaving || !isOpen ? [] : ofForm(merged.adopted),
    /** Fields that this person and others have changed. */
    clashes: shownClashes,
    /** The record as it is now, or was when the editing began. */
    theirs: merged.draft.base,
    /** Another person has deleted the record. */
    isGone,
    /** The last attempt to save found another version. */
    wasOvertaken: isOvertaken(failure),
    change: (changes: Partial<Typed>) => {
      setDraft((before) => drafts.typedInto(before ?? start, changes, theirs));
    },
    restart,
    /** Removes the input of the form that is shown. */
    discard: () => replaceByTheirs(names),
    submit: () => submit(clashes.length > 0 ? draft : merged.draft, 'merged'),
    /** Saves the input, also over others' changes of the same fields. */
    saveMine: () => submit(merged.draft, 'overwriting'),
    /** Accepts others' changes of the same fields; other input stays. */
    takeTheirs: () => replaceByTheirs(clashes),
    /** The input of a deleted record becomes a new one's. */
    addAnew: (changes: Partial<Typed> = {}) =>
      restart(drafts.typedInto(drafts.starting(), { ...draft.fields, ...changes }, undefined)),
    failure,
    errors,
    message: isExplained ? undefined : errorMessage(failure, unreachable),
    isSaving,
  };
}

export type VersionedForm<Fields extends FormFields> = ReturnType<
  typeof useVersionedForm<Fields, RecordOf<Fields> & Versioned>
>;
