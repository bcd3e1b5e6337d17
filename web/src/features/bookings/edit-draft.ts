import { useEffect, useState } from 'react';
import type { UpdateBookingInput } from '../../gql/graphql';
import { forget, keep, readKept, type DraftStorage } from '../../shared/lib/drafts';
import { isRecord } from '../../shared/lib/is-record';
import { say } from '../../texts/texts';

/** What can be changed about a booking, as typed. */
export interface EditDraft {
  readonly date: string;
  readonly time: string;
  readonly guests: string;
  readonly message: string;
}

interface Booked {
  readonly date: string;
  readonly time: string;
  readonly guests: number;
  readonly message?: string | null | undefined;
}

const fields = ['date', 'time', 'guests', 'message'] as const;

export function editDraft({ date, time, guests, message }: Booked): EditDraft {
  return { date: date.slice(0, 10), time, guests: String(guests), message: message ?? '' };
}

/** Only what the customer has changed: the booking may have been moved elsewhere since the form was opened. */
export function changesOf(base: EditDraft, draft: EditDraft): UpdateBookingInput {
  const changed = Object.fromEntries(
    fields.filter((field) => draft[field] !== base[field]).map((field) => [field, draft[field]]),
  ) as Partial<EditDraft>;
  const { guests, ...rest } = changed;
  return guests === undefined ? rest : { ...rest, guests: Number(guests) };
}

/** What the booking says by now, if that is not what the form began with. */
export function changedElsewhere(base: EditDraft, current: EditDraft): string | undefined {
  if (fields.every((field) => base[field] === current[field])) return undefined;
  const { date, time, guests, message } = current;
  const words = say('bookings.inWords', { date, time, guests: Number(guests) });
  if (message === base.message) return words;
  return `${words}, ${message ? `“${message}”` : say('bookings.withoutRequest')}`;
}

/** The draft on top of the booking as it is now. */
export function rebased(base: EditDraft, draft: EditDraft, current: EditDraft): EditDraft {
  const kept = fields.filter((field) => draft[field] !== base[field]).map((field) => [field, draft[field]]);
  return { ...current, ...Object.fromEntries(kept) };
}

interface Kept {
  /** What the form began with, or the customer was shown since. */
  readonly base: EditDraft;
  readonly draft: EditDraft;
}

/** Whose form, and of which booking. */
interface Place {
  readonly userId: string;
  readonly bookingId: string;
}

const storageKey = (bookingId: string) => `booking-${bookingId}-Draft` as const;

function isEditDraft(value: unknown): value is EditDraft {
  return isRecord(value) && fields.every((field) => typeof value[field] === 'string');
}

/** What this customer has begun to change about the booking; undefined if that is nothing. */
export function readEdit(storage: DraftStorage, { userId, bookingId }: Place): Kept | undefined {
  const { base, draft } = readKept(storage, storageKey(bookingId), userId) ?? {};
  return isEditDraft(base) && isEditDraft(draft) ? { base, draft } : undefined;
}

/** Of a form that nobody has touched, nothing is kept. */
export function storeEdit(storage: DraftStorage, { userId, bookingId }: Place, kept: Kept): void {
  const isTouched = fields.some((field) => kept.draft[field] !== kept.base[field]);
  if (isTouched) keep(storage, storageKey(bookingId), userId, kept);
  else forget(storage, storageKey(bookingId), userId);
}

/** The draft of this tab. It outlives a reload and a session that expired, until it is saved or given up. */
export function useEditDraft({ userId, bookingId }: Place, current: EditDraft) {
  const [found] = useState(() => readEdit(sessionStorage, { userId, bookingId }));
  const [kept, setKept] = useState<Kept>(found ?? { base: current, draft: current });

  useEffect(() => storeEdit(sessionStorage, { userId, bookingId }, kept), [userId, bookingId, kept]);

  return {
    ...kept,
    /** The form was there already when the page was opened. */
    isRestored: found !== undefined,
    change: (changes: Partial<EditDraft>) =>
      setKept(({ base, draft }) => ({ base, draft: { ...draft, ...changes } })),
    /** What was typed stays; the rest is as it is now. */
    rebase: () => setKept(({ base, draft }) => ({ base: current, draft: rebased(base, draft, current) })),
    discard: () => forget(sessionStorage, storageKey(bookingId), userId),
  };
}
