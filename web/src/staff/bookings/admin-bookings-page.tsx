import { useMemo } from 'react';
import { useFocusNext } from '../../shared/lib/use-focus-next';
import { ButtonLink } from '../../shared/ui/button';
import { PlusIcon } from '../../shared/ui/icons';
import { LiveStatus } from '../../shared/ui/live-status';
import { Page } from '../../shared/ui/page';
import { dayInWords } from '../../domain/bookings/booking-day';
import { BookingListView } from '../../domain/bookings/booking-list-view';
import { can, useSession } from '../../domain/session/session';
import { useTexts } from '../texts/texts';
import { AdminBookingCard } from './admin-booking-card';
import { bookingsByDay } from './bookings-by-day';
import { useAdminBookings } from './use-admin-bookings';

export function AdminBookingsPage() {
  const t = useTexts();
  const { user } = useSession();
  const list = useAdminBookings();
  const { bookings } = list;
  const ids = useMemo(() => bookings?.nodes.map(({ id }) => id), [bookings]);
  const box = useFocusNext<HTMLDivElement>(ids);

  return (
    <Page
      width="wide"
      actions={
        <>
          {bookings && <LiveStatus />}
          {can(user, 'BOOK_WITHOUT_LIMITS') && (
            <ButtonLink to="/book?for=guest" size="sm">
              <PlusIcon />
              {t('adminBookings.enter')}
            </ButtonLink>
          )}
        </>
      }
    >
      <BookingListView list={list} whenEmpty={{ text: t('adminBookings.emptyText') }}>
        {(nodes) => (
          <div ref={box} className="stack gap-6">
            {bookingsByDay(nodes, bookings?.pageInfo.hasNextPage ?? false).map(
              ({ date, bookings: ofDay, totals }) => (
                <section key={date} className="stack gap-3" aria-labelledby={`day-${date}`}>
                  <header className="row wrap between baseline gap-1 gap-x-3">
                    <h2 id={`day-${date}`} className="text-xl">
                      {dayInWords(date)}
                    </h2>
                    {totals && (
                      <p className="muted small">
                        {t('adminBookings.totals', { bookings: totals.standing, guests: totals.guests })}
                      </p>
                    )}
                  </header>
                  <ul className="stack gap-3">
                    {ofDay.map((booking) => (
                      <li key={booking.id}>
                        <AdminBookingCard booking={booking} />
                      </li>
                    ))}
                  </ul>
                </section>
              ),
            )}
          </div>
        )}
      </BookingListView>
    </Page>
  );
}
