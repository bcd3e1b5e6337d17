import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { formatDateTime, formatRupees } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog';
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
  }
`);

export function CancelBooking({
  booking: masked,
}: {
  readonly booking: FragmentType<typeof CancelBookingFragment>;
}) {
  const booking = readFragment(CancelBookingFragment, masked);
  /** When the question was put; undefined while there is none. */
  const [askedAt, setAskedAt] = useState<Date>();
  const { cancel, isCancelling } = useCancelBooking();
  const rules = useBookingRules();
  const until = booking.feeRefundableUntil;

  const confirm = async () => {
    await cancel(booking.id);
    setAskedAt(undefined);
  };

  return (
    <>
      <Button variant="ghost" onClick={() => setAskedAt(new Date())}>
        Cancel
      </Button>
      <ConfirmDialog
        open={askedAt !== undefined}
        onOpenChange={(open) => setAskedAt(open ? new Date() : undefined)}
        title="Cancel this booking?"
        confirmLabel="Cancel booking"
        cancelLabel="Keep it"
        tone="danger"
        busy={isCancelling}
        onConfirm={() => void confirm()}
      >
        <p>
          {booking.date} at {booking.time}, {booking.guests === 1 ? '1 guest' : `${booking.guests} guests`}.
          Your table is given to others at once.
        </p>
        {until && rules && askedAt && (
          <p>
            {feeNotice({
              fee: formatRupees(rules.fee),
              until,
              untilInWords: formatDateTime(until),
              now: askedAt,
            })}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
