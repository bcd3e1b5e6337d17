import { useEffect, useState } from 'react';
import { forget, keep, onDraftsForgotten, readKept, type DraftStorage } from '../../shared/lib/drafts';
import { randomUuid } from '../../shared/lib/uuid';

const storageKey = 'contactDraft';
const fields = ['name', 'email', 'message'] as const;
const nobody = '';

/** What somebody has written so far. */
export type ContactDraft = Readonly<Record<(typeof fields)[number], string>>;

interface Kept {
  readonly draft: ContactDraft;
  /** Sent with the message: a second click, a retry or a reload sends no second one. */
  readonly attemptKey: string;
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

function emptyDraft(person: Person | null): ContactDraft {
  return { name: person?.name ?? '', email: person?.email ?? '', message: '' };
}

/** Reads this person's draft, or what they wrote in this tab before they logged in. */
export function readDraft(storage: DraftStorage, person: Person | null): Kept {
  const kept = readKept(storage, storageKey, person?.id ?? nobody) ?? readKept(storage, storageKey, nobody);
  const texts = fields.map((field) => kept?.[field]);
  const [name, email, message] = texts;
  const attemptKey = kept?.['attemptKey'];
  const isDraft =
    typeof name === 'string' &&
    typeof email === 'string' &&
    typeof message === 'string' &&
    typeof attemptKey === 'string' &&
    /^[\w-]{16,64}$/.test(attemptKey);
  return isDraft
    ? { draft: { name, email, message }, attemptKey }
    : { draft: emptyDraft(person), attemptKey: randomUuid() };
}

/** Of a form that nobody has touched, nothing is kept. */
export function storeDraft(storage: DraftStorage, person: Person | null, { draft, attemptKey }: Kept): void {
  const empty = emptyDraft(person);
  const userId = person?.id ?? nobody;
  if (fields.every((field) => draft[field] === empty[field])) forget(storage, storageKey, userId);
  else keep(storage, storageKey, userId, { ...draft, attemptKey });
}

/** The draft of this tab. Whose session expires goes on writing; what is on the screen is a visitor's then. */
export function useContactDraft(person: Person | null) {
  const [kept, setKept] = useState(() => readDraft(sessionStorage, person));
  const clear = () => setKept({ draft: emptyDraft(person), attemptKey: randomUuid() });

  useEffect(() => storeDraft(sessionStorage, person, kept), [person, kept]);
  useEffect(
    () => onDraftsForgotten(() => setKept({ draft: emptyDraft(null), attemptKey: randomUuid() })),
    [],
  );

  return {
    ...kept,
    /** Other words are another message. */
    change: (changes: Partial<ContactDraft>) =>
      setKept(({ draft }) => ({ draft: { ...draft, ...changes }, attemptKey: randomUuid() })),
    clear,
  };
}
