import { useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../../gql';
import { formatRupees } from '../../../shared/lib/format';
import { Button } from '../../../shared/ui/button';
import { Card } from '../../../shared/ui/card';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { isOver } from '../../bookings/booking-day';
import { PAYMENT_STATUS_WORDS } from '../../bookings/payment-words';
import styles from './admin-booking-card.module.css';
import { useDeleteBooking } from './use-delete-booking';

const AdminBookingCardFragment = graphql(`
  fragment AdminBookingCard on Booking {
    id
    name
    email
    phone
    date
    time
    startsAt
    guests
    message
    paymentMode
    paymentStatus
    cancelledAt
    payment {
      id
      refunded
    }
  }
`);

interface AdminBookingCardProps {
  readonly booking: FragmentType<typeof AdminBookingCardFragment>;
}

export function AdminBookingCard({ booking: masked }: AdminBookingCardProps) {
  const booking = readFragment(AdminBookingCardFragment, masked);
  const [isAsking, setIsAsking] = useState(false);
  const { deleteBooking, isDeleting } = useDeleteBooking();
  const date = booking.date.slice(0, 10);
  const guests = booking.guests === 1 ? '1 guest' : `${booking.guests} guests`;
  const isCancelled = Boolean(booking.cancelledAt);
  const refunded = booking.payment?.refunded ?? 0;
  const stands = !isCancelled && !isOver(booking.startsAt);

  const confirm = async () => {
    await deleteBooking(booking.id);
    setIsAsking(false);
  };

  return (
    <Card className={stands ? undefined : styles['gone']}>
      <article className={styles['card']} aria-label={`Booking of ${booking.name}`}>
        <header className={styles['header']}>
          <time className={styles['when']} dateTime={booking.startsAt}>
            <strong className={styles['time']}>{booking.time}</strong> <span>{date}</span>
          </time>
          <p className={styles['guests']}>{guests}</p>
          {isCancelled && <p className={styles['cancelled']}>Cancelled</p>}
        </header>
        <dl className={styles['details']}>
          <div className={styles['wide']}>
            <dt>Name</dt>
            <dd className={styles['name']}>{booking.name}</dd>
          </div>
          <div>
            <dt>Phone</dt>
            <dd>
              <a href={`tel:${booking.phone.replaceAll(/[^\d+]/g, '')}`}>{booking.phone}</a>
            </dd>
          </div>
          <div className={styles['wide']}>
            <dt>Email</dt>
            <dd>
              <a href={`mailto:${booking.email}`}>{booking.email}</a>
            </dd>
          </div>
          <div>
            <dt>Payment mode</dt>
            <dd>{booking.paymentMode || 'N/A'}</dd>
          </div>
          <div>
            <dt>Payment status</dt>
            <dd>
              {PAYMENT_STATUS_WORDS[booking.paymentStatus] || 'Pending'}
              {refunded > 0 && `, ${formatRupees(refunded)} refunded`}
            </dd>
          </div>
          {booking.message && (
            <div className={styles['message']}>
              <dt>Message</dt>
              <dd>{booking.message}</dd>
            </div>
          )}
        </dl>
        <Button className={styles['delete']} variant="secondary" size="sm" onClick={() => setIsAsking(true)}>
          Delete
        </Button>
      </article>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this booking?"
        confirmLabel="Delete"
        cancelLabel="Keep it"
        tone="danger"
        busy={isDeleting}
        onConfirm={() => void confirm()}
      >
        <p>
          {booking.name}, {guests}, {date} at {booking.time}.
        </p>
        {stands && (
          <p>
            It is cancelled by this, and the table is free again at once.
            {booking.paymentStatus === 'PAID' && ' The fee is refunded.'}
          </p>
        )}
      </ConfirmDialog>
    </Card>
  );
}
