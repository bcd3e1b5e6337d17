import { useMemo } from 'react';
import { useFocusNext } from '../../shared/lib/use-focus-next';
import { ButtonLink } from '../../shared/ui/button';
import { CardList } from '../../shared/ui/card-list';
import { LiveStatus } from '../../shared/ui/live-status';
import { Page } from '../../shared/ui/page';
import { useTexts } from '../texts/texts';
import { BookingCard } from './booking-card';
import { BookingListView } from '../../domain/bookings/booking-list-view';
import { useMyBookings } from './use-my-bookings';

export function MyBookingsPage() {
  const t = useTexts();
  const list = useMyBookings();
  const { bookings } = list;
  const ids = useMemo(() => bookings?.nodes.map(({ id }) => id), [bookings]);
  const box = useFocusNext<HTMLDivElement>(ids);

  return (
    <Page actions={bookings && <LiveStatus />}>
      <div ref={box}>
        <BookingListView
          list={list}
          whenEmpty={{
            text: t('bookings.emptyText'),
            action: <ButtonLink to="/book">{t('book.title')}</ButtonLink>,
          }}
        >
          {(nodes) => <CardList of={nodes}>{(booking) => <BookingCard booking={booking} />}</CardList>}
        </BookingListView>
      </div>
    </Page>
  );
}
