import { graphql } from '../../gql';
import { useLiveBookings } from '../../domain/bookings/use-live-bookings';

const MyBookingsQuery = graphql(`
  query MyBookings($first: Int!, $after: String) {
    myBookings(first: $first, after: $after) {
      nodes {
        id
        ...BookingCard
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const MyBookingsChangedSubscription = graphql(`
  subscription MyBookingsChanged {
    myBookingsChanged
  }
`);

/** The viewer's own bookings, updated live. */
export function useMyBookings() {
  const { data, ...list } = useLiveBookings({
    query: MyBookingsQuery,
    changed: MyBookingsChangedSubscription,
    pageOf: ({ myBookings }) => myBookings,
  });
  return { ...list, bookings: data?.myBookings };
}
