import { useState, type ChangeEvent } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { useSubmit } from '../../shared/form/use-submit';
import { Button } from '../../shared/ui/button';
import { TextAreaField } from '../../shared/ui/field';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { momentInWords } from '../../domain/bookings/booking-day';
import { suggestionOf, takenText } from './booking-problem';
import { CancelBooking } from './cancel-booking';
import { changedElsewhere, changesOf, editDraft, useEditDraft } from './edit-draft';
import { SuggestedTimes } from './suggested-times';
import { useUpdateBooking } from './use-update-booking';
import { WhenFields } from './when-fields';

const EditBookingFragment = graphql(`
  fragment EditBooking on Booking {
    id
    date
    time
    guests
    message
    feeRefundableUntil
    ...CancelBooking
  }
`);

interface EditBookingProps {
  readonly booking: FragmentType<typeof EditBookingFragment>;
  readonly onDone: () => void;
}

/** The draft is kept until it is saved or discarded; live messages do not change it. */
export function EditBooking({ booking: masked, onDone }: EditBookingProps) {
  const t = useTexts();
  const booking = readFragment(EditBookingFragment, masked);
  const { id, feeRefundableUntil: until } = booking;
  const current = editDraft(booking);
  const { base, draft, change, rebase } = useEditDraft(current);
  const [openedAt] = useState(() => new Date());
  const [taken, setTaken] = useState<string>();
  const update = useUpdateBooking();
  const form = useSubmit(async () => {
    await update(id, changesOf(base, draft));
    onDone();
  }, t('bookings.saveFailed'));
  const suggestion = suggestionOf(form.failure, draft.date);
  const news = changedElsewhere(base, current);

  const edit = (changes: Partial<typeof draft>) => {
    change(changes);
    form.clearFailure();
    setTaken(undefined);
  };
  const field = (name: keyof typeof draft) => ({
    name,
    value: draft[name],
    error: form.errors[name] ?? (name === 'time' && taken === draft.time ? takenText(taken) : undefined),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      edit({ [name]: target.value }),
  });

  return (
    <form className="stack gap-4" aria-label={t('bookings.editLabel')} onSubmit={form.submit}>
      {news && !form.isSending && (
        <Notice
          tone="warning"
          action={
            <Button variant="secondary" size="sm" onClick={rebase}>
              {t('bookings.showNews')}
            </Button>
          }
        >
          {t('bookings.changedElsewhere', { news })}
        </Notice>
      )}
      {until && new Date(until) < openedAt && (
        <Notice tone="info">{t('bookings.feeUntil', { until: momentInWords(until) })}</Notice>
      )}
      {suggestion && <SuggestedTimes key={suggestion.message} suggestion={suggestion} onChoose={edit} />}
      {form.message && !suggestion && <Notice tone="error">{form.message}</Notice>}
      <WhenFields
        draft={draft}
        field={field}
        onChoose={edit}
        onTaken={setTaken}
        exceptBooking={id}
        takesFocus
      />
      <TextAreaField {...field('message')} label={t('bookings.request')} rows={2} maxLength={500} />
      <div className="flex wrap gap-3">
        <Button type="submit" loading={form.isSending}>
          {t('common.save')}
        </Button>
        <Button variant="ghost" onClick={onDone}>
          {t('bookings.keepAsItWas')}
        </Button>
        <CancelBooking booking={booking} label={t('bookings.cancelConfirm')} />
      </div>
    </form>
  );
}
