import { useEffect, useState } from 'react';
import { randomUuid } from '../../shared/lib/uuid';

const storageKey = 'bookingDraft';

/** What the customer has filled in so far, as typed. */
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

type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function emptyDraft({ name, email }: Pick<Person, 'name' | 'email'>): BookingDraft {
  return { name, email, phone: '', date: '', time: '', guests: '2', message: '' };
}

/** Reads this person's draft. Whatever is not one, from another person or an older version, counts as none. */
export function readDraft(storage: DraftStorage, person: Person): Kept {
  const empty = emptyDraft(person);
  const fresh = () => ({ draft: empty, attemptKey: randomUuid() });
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    if (!isRecord(stored) || stored['userId'] !== person.id || !isRecord(stored['draft'])) return fresh();
    const { draft, attemptKey } = stored;
    const fields = Object.entries(empty).map(([field, value]) => {
      const kept = draft[field];
      return [field, typeof kept === 'string' ? kept.slice(0, 500) : value];
    });
    return {
      draft: Object.fromEntries(fields) as BookingDraft,
      attemptKey:
        typeof attemptKey === 'string' && /^[\w-]{16,64}$/.test(attemptKey) ? attemptKey : randomUuid(),
    };
  } catch {
    return fresh();
  }
}

export function storeDraft(storage: DraftStorage, person: Person, kept: Kept): void {
  try {
    storage.setItem(storageKey, JSON.stringify({ userId: person.id, ...kept }));
  } catch {
    // Storage is full or forbidden: the draft lives as long as the page.
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The draft of this tab. It outlives a reload, a failure and a session that expired; a booking ends it. */
export function useBookingDraft(person: Person) {
  const [kept, setKept] = useState(() => readDraft(sessionStorage, person));

  useEffect(() => storeDraft(sessionStorage, person, kept), [person, kept]);

  return {
    ...kept,
    /** Other contents are another booking. */
    change: (changes: Partial<BookingDraft>) =>
      setKept(({ draft }) => ({ draft: { ...draft, ...changes }, attemptKey: randomUuid() })),
    clear: () => setKept({ draft: emptyDraft(person), attemptKey: randomUuid() }),
  };
}
