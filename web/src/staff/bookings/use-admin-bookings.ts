import { graphql } from '../../gql';
import { useChangingList } from '../../shared/live/use-changing-list';
import { useMessages } from '../../shared/live/use-messages';
import { BookingsChangedSubscription } from './bookings-changed';

const AdminBookingsQuery = graphql(`
  query AdminBookings($first: Int!, $after: String) {
    bookings(first: $first, after: $after, includeCancelled: true) {
      nodes {
        id
        date
        guests
        cancelledAt
        ...AdminBookingCard
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

/** All bookings, updated live. */
export function useAdminBookings() {
  const { data, ...list } = useChangingList(AdminBookingsQuery, {}, ({ bookings }) => bookings);
  useMessages(BookingsChangedSubscription, { onMessage: () => void list.reread().catch(() => undefined) });
  return { ...list, bookings: data?.bookings };
}
