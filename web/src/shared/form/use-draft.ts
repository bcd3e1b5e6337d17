import { useEffect, useState } from 'react';
import { onDraftsCleared } from './stored-drafts';
import type { Draft, Drafts } from './drafts-of';
import type { FormFields, TypedOf } from './fields';

/** The user id of somebody who is not signed in. */
const visitor = '';

/**
 * The unsaved input of one person in this tab. It survives failures, a reload and an expired session. What a visitor has
 * typed becomes theirs at the login.
 * @param start the draft before anything was typed
 */
export function useDraft<Fields extends FormFields>(
  drafts: Drafts<Fields>,
  start: Draft<Fields>,
  userId: string,
) {
  const [kept, setKept] = useState(
    () => drafts.read(sessionStorage, userId) ?? drafts.read(sessionStorage, visitor),
  );
  useEffect(() => drafts.store(sessionStorage, userId, kept), [drafts, userId, kept]);
  useEffect(() => onDraftsCleared(() => setKept(undefined)), []);
  const draft = kept ? drafts.onTopOf(start, kept) : start;
  return {
    draft,
    table: drafts.fields,
    fields: draft.fields,
    /** Replaces the draft; undefined for an untouched form. */
    setDraft: setKept,
    change: (changes: Partial<TypedOf<Fields>>) =>
      setKept((before = start) => drafts.typedInto(before, changes, undefined)),
    /** Immediately, because the form may be unmounted before the next render. */
    clear: () => {
      setKept(undefined);
      drafts.store(sessionStorage, userId, undefined);
    },
  };
}
