import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';
import { firstPage } from '../../domain/bookings/booking-list';
import { useLiveBookings } from '../../domain/bookings/use-live-bookings';

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

const BookingsChangedSubscription = graphql(`
  subscription BookingsChanged {
    bookingsChanged
  }
`);

const listed = (client: ApolloClient) =>
  client.readQuery({ query: AdminBookingsQuery, variables: firstPage })?.bookings;

/** All bookings, updated live. */
export function useAdminBookings() {
  const { data, error, loading, fetchMore } = useQuery(AdminBookingsQuery, {
    variables: firstPage,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reread = useLiveBookings({ query: AdminBookingsQuery, changed: BookingsChangedSubscription, listed });

  return { bookings: data?.bookings, error, loading, reread, fetchMore };
}
