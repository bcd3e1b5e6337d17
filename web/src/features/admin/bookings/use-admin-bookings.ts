import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql } from '../../../gql';
import { useLiveRefresh } from '../../../shared/lib/live-connection';
import { firstPage, pageAgain } from '../../bookings/booking-list';
import { oneAfterAnother } from '../../bookings/reread';

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

/** All bookings, kept up to date. */
export function useAdminBookings() {
  const client = useApolloClient();
  const { data, error, loading, fetchMore } = useQuery(AdminBookingsQuery, {
    variables: firstPage,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  const reread = useMemo(
    () =>
      oneAfterAnother(() => {
        const listed = client.readQuery({ query: AdminBookingsQuery, variables: firstPage });
        return client.query({
          query: AdminBookingsQuery,
          variables: pageAgain(listed?.bookings),
          fetchPolicy: 'network-only',
          context: { queryDeduplication: false },
        });
      }),
    [client],
  );
  useSubscription(BookingsChangedSubscription, {
    ignoreResults: true,
    onData: () => void reread().catch(() => undefined),
  });
  useLiveRefresh(reread);

  return { bookings: data?.bookings, error, loading, reread, fetchMore };
}
