import { useEffect, useState } from 'react';
import { onDraftsCleared } from './stored-drafts';
import type { Draft, Drafts } from './drafts-of';
import type { FormFields, TypedOf } from './fields';

/** The user id of somebody who is not signed in. */
const visitor = '';

interface Options {
  /** What a visitor has typed becomes theirs at the login. */
  readonly takesVisitors?: boolean;
  /** After a reload, fields without input show what is prefilled then. */
  readonly isPrefilledAnew?: boolean;
}

/**
 * The unsaved input of one person in this tab. It survives failures, a reload and an expired session.
 * @param start the draft before anything was typed
 */
export function useDraft<Fields extends FormFields>(
  drafts: Drafts<Fields>,
  start: Draft<Fields>,
  userId: string,
  { takesVisitors = false, isPrefilledAnew = false }: Options = {},
) {
  const [kept, setKept] = useState(() => {
    const read =
      drafts.read(sessionStorage, userId) ??
      (takesVisitors ? drafts.read(sessionStorage, visitor) : undefined);
    return read && isPrefilledAnew ? drafts.onTopOf(start, read) : read;
  });
  useEffect(() => drafts.store(sessionStorage, userId, kept), [drafts, userId, kept]);
  useEffect(() => onDraftsCleared(() => setKept(undefined)), []);
  const draft = kept ?? start;
  return {
    draft,
    table: drafts.fields,
    fields: draft.fields,
    setDraft: setKept,
    change: (changes: Partial<TypedOf<Fields>>) =>
      setKept((before = start) => drafts.typedInto(before, changes, undefined)),
    /** Removes what was saved, also from the storage: the form may be unmounted meanwhile. */
    removeSaved: (withoutSaved: (draft: Draft<Fields>) => Draft<Fields>) => {
      setKept((before) => before && withoutSaved(before));
      const stored = drafts.read(sessionStorage, userId);
      drafts.store(sessionStorage, userId, stored && withoutSaved(stored));
    },
    /** Immediately, because the form may be unmounted before the next render. */
    clear: () => {
      setKept(undefined);
      drafts.store(sessionStorage, userId, undefined);
    },
  };
}
