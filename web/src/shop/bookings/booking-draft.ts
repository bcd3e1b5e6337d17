import { useEffect, useState } from 'react';
import { deleteUserDraft, writeUserDraft, readUserDraft, type DraftStorage } from '../../shared/lib/drafts';
import { isRecord } from '../../shared/lib/is-record';
import { randomUuid } from '../../shared/lib/uuid';

const storageKey = 'bookingDraft';

/** The customer's input, as typed. */
export interface BookingDraft {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly date: string;
  readonly time: string;
  readonly guests: string;
  readonly message: string;
}

interface Kept {
  readonly draft: BookingDraft;
  /** Sent with the booking: a second click, a reload or a copy of this tab books no second table. */
  readonly attemptKey: string;
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

export function emptyDraft({ name, email }: Pick<Person, 'name' | 'email'>): BookingDraft {
  return { name, email, phone: '', date: '', time: '', guests: '2', message: '' };
}

/** Reads this person's draft. Anything invalid, another person's or an older version's counts as none. */
export function readDraft(storage: DraftStorage, person: Person): Kept {
  const empty = emptyDraft(person);
  const { draft, attemptKey } = readUserDraft(storage, storageKey, person.id) ?? {};
  if (!isRecord(draft)) return { draft: empty, attemptKey: randomUuid() };
  const fields = Object.entries(empty).map(([field, value]) => {
    const kept = draft[field];
    return [field, typeof kept === 'string' ? kept.slice(0, 500) : value];
  });
  return {
    draft: Object.fromEntries(fields) as BookingDraft,
    attemptKey:
      typeof attemptKey === 'string' && /^[\w-]{16,64}$/.test(attemptKey) ? attemptKey : randomUuid(),
  };
}

/** An untouched form is not stored. */
export function storeDraft(storage: DraftStorage, person: Person, kept: Kept): void {
  const untouched = Object.entries(emptyDraft(person));
  const isTouched = untouched.some(([field, value]) => kept.draft[field as keyof BookingDraft] !== value);
  if (isTouched) writeUserDraft(storage, storageKey, person.id, kept);
  else deleteUserDraft(storage, storageKey, person.id);
}

/** The draft of this tab. It survives a reload, a failure and an expired session; a booking ends it. */
export function useBookingDraft(person: Person) {
  const [kept, setKept] = useState(() => readDraft(sessionStorage, person));

  useEffect(() => storeDraft(sessionStorage, person, kept), [person, kept]);

  return {
    ...kept,
    /** Different contents are a different booking. */
    change: (changes: Partial<BookingDraft>) =>
      setKept(({ draft }) => ({ draft: { ...draft, ...changes }, attemptKey: randomUuid() })),
    clear: () => setKept({ draft: emptyDraft(person), attemptKey: randomUuid() }),
  };
}
