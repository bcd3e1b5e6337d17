import { graphql } from '../../gql';
import { useLiveBookings } from '../../domain/bookings/use-live-bookings';
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
  const { data, ...list } = useLiveBookings({
    query: AdminBookingsQuery,
    changed: BookingsChangedSubscription,
    pageOf: ({ bookings }) => bookings,
  });
  return { ...list, bookings: data?.bookings };
}
