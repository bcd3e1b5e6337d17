import { useState } from 'react';
import type { UpdateBookingInput } from '../../gql/graphql';
import { say } from '../texts/texts';

/** The editable fields of a booking, as typed. */
export interface EditDraft {
  readonly date: string;
  readonly time: string;
  readonly guests: string;
  readonly message: string;
}

interface EditedBooking {
  readonly date: string;
  readonly time: string;
  readonly guests: number;
  readonly message?: string | null | undefined;
}

const fields = ['date', 'time', 'guests', 'message'] as const;

export function editDraft({ date, time, guests, message }: EditedBooking): EditDraft {
  return { date: date.slice(0, 10), time, guests: String(guests), message: message ?? '' };
}

/** Only the changed fields: the booking may have been moved elsewhere since the form was opened. */
export function changesOf(base: EditDraft, draft: EditDraft): UpdateBookingInput {
  const changed = Object.fromEntries(
    fields.filter((field) => draft[field] !== base[field]).map((field) => [field, draft[field]]),
  ) as Partial<EditDraft>;
  const { guests, ...rest } = changed;
  return guests === undefined ? rest : { ...rest, guests: Number(guests) };
}

/** The present booking in words, if it differs from the form's start. */
export function changedElsewhere(base: EditDraft, current: EditDraft): string | undefined {
  if (fields.every((field) => base[field] === current[field])) return undefined;
  const { date, time, guests, message } = current;
  const words = say('bookings.inWords', { date, time, guests: Number(guests) });
  if (message === base.message) return words;
  return `${words}, ${message ? `“${message}”` : say('bookings.withoutRequest')}`;
}

/** The draft on top of the present booking. */
export function rebased(base: EditDraft, draft: EditDraft, current: EditDraft): EditDraft {
  const kept = fields.filter((field) => draft[field] !== base[field]).map((field) => [field, draft[field]]);
  return { ...current, ...Object.fromEntries(kept) };
}

/** The unsaved changes of a booking. They last as long as the form: after a reload the booking is shown as it is. */
export function useEditDraft(current: EditDraft) {
  const [{ base, draft }, setEdit] = useState({ base: current, draft: current });
  return {
    /** The booking that the form started from, or that the customer has seen since. */
    base,
    draft,
    change: (changes: Partial<EditDraft>) =>
      setEdit((before) => ({ ...before, draft: { ...before.draft, ...changes } })),
    /** Keeps the changed fields and updates the rest. */
    rebase: () =>
      setEdit((before) => ({ base: current, draft: rebased(before.base, before.draft, current) })),
  };
}
