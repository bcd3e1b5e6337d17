import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';
import { firstPage } from '../../domain/bookings/booking-list';
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

const listed = (client: ApolloClient) =>
  client.readQuery({ query: MyBookingsQuery, variables: firstPage })?.myBookings;

/** The viewer's own bookings, updated live. */
export function useMyBookings() {
  const { data, error, loading, fetchMore } = useQuery(MyBookingsQuery, {
    variables: firstPage,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const reread = useLiveBookings({ query: MyBookingsQuery, changed: MyBookingsChangedSubscription, listed });

  return { bookings: data?.myBookings, error, loading, reread, fetchMore };
}
