import { useEffect, useRef, useState } from 'react';
import { graphql, readFragment, type FragmentType } from '../../gql';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Fact, Facts } from '../../shared/ui/facts';
import { useTexts } from '../texts/texts';
import { bookingPaymentStatus } from '../../domain/payments/payment-status';
import { isOver, weekdayOf } from '../../domain/bookings/booking-day';
import styles from './booking-card.module.css';
import { CancelBooking } from './cancel-booking';
import { EditBooking } from './edit-booking';

const BookingCardFragment = graphql(`
  fragment BookingCard on Booking {
    id
    date
    time
    startsAt
    guests
    message
    paymentMode
    paymentStatus
    ...CancelBooking
    ...EditBooking
  }
`);

export function BookingCard({
  booking: masked,
}: {
  readonly booking: FragmentType<typeof BookingCardFragment>;
}) {
  const t = useTexts();
  const booking = readFragment(BookingCardFragment, masked);
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const date = booking.date.slice(0, 10);
  const isPast = isOver(booking.startsAt);
  const paymentStatus = bookingPaymentStatus({ ...booking, stands: !isPast });

  // After editing, the focus returns to its starting point.
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);

  return (
    <Card sunken={isPast}>
      <article
        className="stack gap-4"
        tabIndex={-1}
        aria-label={t('bookings.cardLabel', { date, time: booking.time })}
      >
        <header className="row wrap between baseline gap-1 gap-x-3">
          <h2 className="text-xl tabular">
            <time dateTime={booking.startsAt}>
              {date} <span className={styles['time']}>{booking.time}</span>
            </time>
          </h2>
          <p className="muted">{isPast ? t('bookings.over') : weekdayOf(date)}</p>
        </header>
        {isEditing && !isPast ? (
          <EditBooking booking={booking} onDone={() => setIsEditing(false)} />
        ) : (
          <>
            <Facts className={styles['details']}>
              <Fact term={t('bookings.guests')}>{booking.guests}</Fact>
              <Fact term={t('common.paymentMode')}>{t(`paymentMode.${booking.paymentMode}`)}</Fact>
              {paymentStatus && <Fact term={t('common.paymentStatus')}>{t(paymentStatus)}</Fact>}
              {booking.message && (
                <Fact term={t('bookings.note')} className="as-typed across">
                  {booking.message}
                </Fact>
              )}
            </Facts>
            {!isPast && (
              <footer className="flex wrap gap-3">
                <Button ref={editButton} variant="secondary" onClick={() => setIsEditing(true)}>
                  {t('common.edit')}
                </Button>
                <CancelBooking booking={booking} label={t('bookings.cancel')} />
              </footer>
            )}
          </>
        )}
      </article>
    </Card>
  );
}
