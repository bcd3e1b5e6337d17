import { useEffect, useState } from 'react';
import { forget, keep, readKept, type DraftStorage } from '../../shared/lib/drafts';
import type { SessionUser } from './session';

const storageKey = 'profileDraft';

/** What somebody has typed over their profile: never a password, which is stored nowhere. */
export interface ProfileDraft {
  readonly name?: string;
  readonly email?: string;
}

export function readDraft(storage: DraftStorage, userId: string): ProfileDraft {
  const { name, email } = readKept(storage, storageKey, userId) ?? {};
  return { ...(typeof name === 'string' && { name }), ...(typeof email === 'string' && { email }) };
}

/** The draft of this tab. It outlives a reload and a session that expired, until it is saved or given up. */
export function useProfileDraft(user: SessionUser) {
  const [draft, setDraft] = useState(() => readDraft(sessionStorage, user.id));
  const { name, email } = { ...user, ...draft };
  const isTouched = name !== user.name || email !== user.email;

  useEffect(() => {
    if (isTouched) keep(sessionStorage, storageKey, user.id, draft);
    else forget(sessionStorage, storageKey, user.id);
  }, [user.id, draft, isTouched]);

  return {
    name,
    email,
    change: (changes: ProfileDraft) => setDraft((before) => ({ ...before, ...changes })),
    discard: () => {
      setDraft({});
      // At once, because the form may be gone before it is drawn again.
      forget(sessionStorage, storageKey, user.id);
    },
  };
}
