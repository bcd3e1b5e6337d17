import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatRupees } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
import { Notice } from '../../shared/ui/notice';
import { useTexts } from '../texts/texts';
import { momentInWords } from '../../domain/bookings/booking-day';
import { feeNotice } from './fee-notice';
import { useBookingRules } from './use-booking-rules';
import { useCancelBooking } from './use-cancel-booking';

const CancelBookingFragment = graphql(`
  fragment CancelBooking on Booking {
    id
    date
    time
    guests
    feeRefundableUntil
    payment {
      id
      amount
    }
  }
`);

interface CancelBookingProps {
  readonly booking: FragmentType<typeof CancelBookingFragment>;
  readonly label: string;
}

export function CancelBooking({ booking: masked, label }: CancelBookingProps) {
  const t = useTexts();
  const booking = readFragment(CancelBookingFragment, masked);
  /** When the dialog was opened; undefined while it is closed. */
  const [askedAt, setAskedAt] = useState<Date>();
  const [problem, setProblem] = useState<string>();
  const { cancel, isCancelling } = useCancelBooking();
  const rules = useBookingRules();
  const until = booking.feeRefundableUntil;
  const fee = booking.payment?.amount ?? rules?.fee;

  const confirm = async () => {
    const failure = await cancel(booking.id);
    setProblem(failure);
    if (!failure) setAskedAt(undefined);
  };

  return (
    <>
      <Button variant="ghost" onClick={() => setAskedAt(new Date())}>
        {label}
      </Button>
      <ConfirmDialog
        open={askedAt !== undefined}
        onOpenChange={(open) => {
          setProblem(undefined);
          setAskedAt(open ? new Date() : undefined);
        }}
        title={t('bookings.cancelTitle')}
        confirmLabel={t('bookings.cancelConfirm')}
        cancelLabel={t('common.keepIt')}
        tone="danger"
        busy={isCancelling}
        onConfirm={() => void confirm()}
      >
        <p>{t('bookings.cancelText', { date: booking.date, time: booking.time, guests: booking.guests })}</p>
        {until && askedAt && (
          <p>
            {feeNotice({
              fee: fee === undefined ? undefined : formatRupees(fee),
              until,
              untilInWords: momentInWords(until),
              now: askedAt,
            })}
          </p>
        )}
        {problem && <Notice tone="error">{problem}</Notice>}
      </ConfirmDialog>
    </>
  );
}
