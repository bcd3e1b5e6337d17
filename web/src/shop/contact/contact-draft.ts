import { useEffect, useState } from 'react';
import {
  deleteUserDraft,
  writeUserDraft,
  onDraftsCleared,
  readUserDraft,
  type DraftStorage,
} from '../../shared/lib/drafts';
import { randomUuid } from '../../shared/lib/uuid';

const storageKey = 'contactDraft';
const visitor = '';

/** The author's input. */
export interface ContactDraft {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

interface Kept {
  readonly draft: ContactDraft;
  /** Sent with the message: a second click, a retry or a reload sends no second one. */
  readonly attemptKey: string;
  /** Only typed text is stored, not prefilled fields. */
  readonly isTouched: boolean;
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

function untouched(person: Person | null): Kept {
  const draft = { name: person?.name ?? '', email: person?.email ?? '', message: '' };
  return { draft, attemptKey: randomUuid(), isTouched: false };
}

/** Reads this person's draft, or what they wrote in this tab before they logged in. */
export function readDraft(storage: DraftStorage, person: Person | null): Kept {
  const kept =
    readUserDraft(storage, storageKey, person?.id ?? visitor) ?? readUserDraft(storage, storageKey, visitor);
  const { name, email, message, attemptKey } = kept ?? {};
  const isDraft =
    typeof name === 'string' &&
    typeof email === 'string' &&
    typeof message === 'string' &&
    typeof attemptKey === 'string' &&
    /^[\w-]{16,64}$/.test(attemptKey);
  return isDraft ? { draft: { name, email, message }, attemptKey, isTouched: true } : untouched(person);
}

export function storeDraft(storage: DraftStorage, person: Person | null, kept: Kept): void {
  const userId = person?.id ?? visitor;
  if (kept.isTouched)
    writeUserDraft(storage, storageKey, userId, { ...kept.draft, attemptKey: kept.attemptKey });
  else deleteUserDraft(storage, storageKey, userId);
}

/** The draft of this tab. After the session has expired it is a visitor's. */
export function useContactDraft(person: Person | null) {
  const [kept, setKept] = useState(() => readDraft(sessionStorage, person));

  useEffect(() => storeDraft(sessionStorage, person, kept), [person, kept]);
  useEffect(() => onDraftsCleared(() => setKept(untouched(null))), []);

  return {
    ...kept,
    /** A different text is a different message. */
    change: (changes: Partial<ContactDraft>) =>
      setKept(({ draft }) => ({
        draft: { ...draft, ...changes },
        attemptKey: randomUuid(),
        isTouched: true,
      })),
    clear: () => setKept(untouched(person)),
  };
}
