import { useState } from 'react';
import { toast } from 'react-toastify/unstyled';
import { useDraft } from '../../shared/form/use-draft';
import { useFirstFault } from '../../shared/form/use-first-fault';
import { errorMessage, fieldErrors } from '../../shared/lib/errors';
import { useNavigateUnlessLeft } from '../../shared/lib/use-navigate-unless-left';
import { say } from '../texts/texts';
import type { SessionUser } from '../../domain/session/session';
import { bookingDrafts } from './booking-draft';
import { useBookingMethods, type BookingMethod } from './booking-payment-methods';
import { suggestionOf, takenText, type Suggestion } from './booking-problem';

const noErrors: Record<string, string> = {};

/** Books a table from the form. @param isForCaller whether staff enter the booking of somebody else */
export function useBookingForm(user: SessionUser, isForCaller: boolean) {
  const start = bookingDrafts.starting(isForCaller ? {} : { name: user.name, email: user.email ?? '' });
  const { draft, fields, table, change, clear } = useDraft(
    bookingDrafts,
    start,
    isForCaller ? `${user.id} caller` : user.id,
  );
  const allMethods = useBookingMethods();
  // Nobody pays online for a caller.
  const methods = isForCaller ? allMethods.filter(({ mode }) => mode === 'COD') : allMethods;
  const navigateUnlessLeft = useNavigateUnlessLeft();
  const [errors, setErrors] = useState(noErrors);
  const [suggestion, setSuggestion] = useState<Suggestion>();
  const [confirmation, setConfirmation] = useState<string>();
  const [failure, setFailure] = useState<unknown>();
  // A suggestion takes the focus itself.
  const form = useFirstFault(suggestion ? undefined : failure);

  const edit = (changes: Partial<typeof fields>) => {
    change(changes);
    setConfirmation(undefined);
    setFailure(undefined);
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
    );
    if ('date' in changes || 'time' in changes || 'guests' in changes) setSuggestion(undefined);
  };

  const isBooking = methods.some((method) => method.isBooking);
  /** Another customer has taken the time, unless it was this very booking. */
  const markTaken = (time: string) => {
    if (!isBooking) setErrors((before) => ({ ...before, time: takenText(time) }));
  };

  const explain = (error: unknown) => {
    setFailure(error);
    setErrors(fieldErrors(error));
    const found = suggestionOf(error, fields.date);
    setSuggestion(found);
    // A suggestion has its own message, with times to choose from.
    if (!found) toast.error(errorMessage(error, say('book.failed')));
  };

  /** The pressed chip is gone, so the focus moves to the button. */
  const takeSuggestion = (when: { date: string; time: string }) => {
    edit(when);
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };

  const submit = async (method: BookingMethod) => {
    setConfirmation(undefined);
    setFailure(undefined);
    setSuggestion(undefined);
    const navigate = navigateUnlessLeft();
    try {
      const booked = await method.book(bookingDrafts.toInput(fields), draft.key);
      if (!booked) return;
      if ('isOver' in booked) {
        change({});
        return;
      }
      toast.success(booked.toast);
      setErrors(noErrors);
      clear();
      if (booked.leadsTo) await navigate(booked.leadsTo);
      else setConfirmation(booked.confirmation);
    } catch (error) {
      explain(error);
    }
  };

  return {
    table,
    fields,
    edit,
    takeSuggestion,
    methods,
    isBooking,
    markTaken,
    errors,
    suggestion,
    confirmation,
    form,
    submit,
  };
}
