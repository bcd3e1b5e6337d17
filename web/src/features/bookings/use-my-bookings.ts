import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql } from '../../gql';
import { useLiveRefresh } from '../../shared/lib/live-connection';
import { firstPage, pageAgain } from './booking-list';
import { oneAfterAnother } from './reread';

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

/** The viewer's own bookings, kept up to date. */
export function useMyBookings() {
  const client = useApolloClient();
  const { data, error, loading, fetchMore } = useQuery(MyBookingsQuery, {
    variables: firstPage,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  const reread = useMemo(
    () =>
      oneAfterAnother(() => {
        const listed = client.readQuery({ query: MyBookingsQuery, variables: firstPage });
        return client.query({
          query: MyBookingsQuery,
          variables: pageAgain(listed?.myBookings),
          fetchPolicy: 'network-only',
          context: { queryDeduplication: false },
        });
      }),
    [client],
  );
  useSubscription(MyBookingsChangedSubscription, {
    ignoreResults: true,
    onData: () => void reread().catch(() => undefined),
  });
  useLiveRefresh(reread);

  return { bookings: data?.myBookings, error, loading, reread, fetchMore };
}
