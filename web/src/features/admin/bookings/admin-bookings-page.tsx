import { LiveStatus } from '../../../shared/ui/live-status';
import { Page } from '../../../shared/ui/page';
import { dayInWords } from '../../bookings/booking-day';
import { BookingListView } from '../../bookings/booking-list-view';
import { AdminBookingCard } from './admin-booking-card';
import styles from './admin-bookings-page.module.css';
import { byDay } from './by-day';
import { useAdminBookings } from './use-admin-bookings';

export function AdminBookingsPage() {
  const { bookings, error, loading, reread, fetchMore } = useAdminBookings();

  return (
    <Page title="All Bookings" width="wide" actions={bookings && <LiveStatus />}>
      <BookingListView
        page={bookings}
        error={error}
        loading={loading}
        onRetry={reread}
        onMore={(after) => fetchMore({ variables: { after } })}
        whenEmpty={{ text: 'The first one will appear here by itself, the moment it is made.' }}
      >
        {(nodes) => (
          <div className={styles['days']}>
            {byDay(nodes, bookings?.pageInfo.hasNextPage ?? false).map(
              ({ date, bookings: ofDay, totals }) => (
                <section key={date} className={styles['day']} aria-labelledby={`day-${date}`}>
                  <header className={styles['header']}>
                    <h2 id={`day-${date}`} className={styles['title']}>
                      {dayInWords(date)}
                    </h2>
                    {totals && (
                      <p className={styles['count']}>
                        {totals.standing === 1 ? '1 booking' : `${totals.standing} bookings`},{' '}
                        {totals.guests === 1 ? '1 guest' : `${totals.guests} guests`}
                      </p>
                    )}
                  </header>
                  <ul className={styles['list']}>
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
