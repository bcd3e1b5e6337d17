import { useEffect, useState } from 'react';
import { deleteUserDraft, writeUserDraft, readUserDraft, type DraftStorage } from '../../shared/lib/drafts';
import type { SessionUser } from '../../domain/session/session';

const storageKey = 'profileDraft';

/** Unsaved changes of the profile, without passwords, which are stored nowhere. */
export interface ProfileDraft {
  readonly name?: string;
  readonly email?: string;
}

export function readDraft(storage: DraftStorage, userId: string): ProfileDraft {
  const { name, email } = readUserDraft(storage, storageKey, userId) ?? {};
  return { ...(typeof name === 'string' && { name }), ...(typeof email === 'string' && { email }) };
}

/** The draft of this tab. It survives a reload and an expired session, until it is saved or discarded. */
export function useProfileDraft(user: SessionUser) {
  const [draft, setDraft] = useState(() => readDraft(sessionStorage, user.id));
  const { name, email } = { ...user, ...draft };
  const isTouched = name !== user.name || email !== user.email;

  useEffect(() => {
    if (isTouched) writeUserDraft(sessionStorage, storageKey, user.id, draft);
    else deleteUserDraft(sessionStorage, storageKey, user.id);
  }, [user.id, draft, isTouched]);

  return {
    name,
    email,
    change: (changes: ProfileDraft) => setDraft((before) => ({ ...before, ...changes })),
    discard: () => {
      setDraft({});
      // Immediately, because the form may be unmounted before the next render.
      deleteUserDraft(sessionStorage, storageKey, user.id);
    },
  };
}
