import { useEffect, useState } from 'react';
import { onDraftsCleared } from './stored-drafts';
import type { Draft, Drafts } from './drafts-of';
import type { FormFields, TypedOf } from './fields';

/** The user id of somebody who is not signed in. */
const visitor = '';

interface Options {
  /** What a visitor has typed becomes theirs at the login. */
  readonly takesVisitors?: boolean;
  /** Fields without input show what is prefilled today, and not when the typing began. */
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
  const [kept, setKept] = useState(
    () =>
      drafts.read(sessionStorage, userId) ??
      (takesVisitors ? drafts.read(sessionStorage, visitor) : undefined),
  );
  useEffect(() => drafts.store(sessionStorage, userId, kept), [drafts, userId, kept]);
  useEffect(() => onDraftsCleared(() => setKept(undefined)), []);
  const shown = (of: Draft<Fields> | undefined) =>
    of && isPrefilledAnew ? drafts.onTopOf(start, of) : (of ?? start);
  const draft = shown(kept);
  return {
    draft,
    table: drafts.fields,
    fields: draft.fields,
    setDraft: setKept,
    change: (changes: Partial<TypedOf<Fields>>) =>
      setKept((before) => drafts.typedInto(shown(before), changes, undefined)),
    /** Immediately, because the form may be unmounted before the next render. */
    clear: () => {
      setKept(undefined);
      drafts.store(sessionStorage, userId, undefined);
    },
  };
}
