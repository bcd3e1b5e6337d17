import { graphql } from '../../gql';
import { useChangingList } from '../../shared/live/use-changing-list';
import { useMessages } from '../../shared/live/use-messages';

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
  const { data, ...list } = useChangingList(MyBookingsQuery, {}, ({ myBookings }) => myBookings);
  useMessages(MyBookingsChangedSubscription, { onMessage: () => void list.reread().catch(() => undefined) });
  return { ...list, bookings: data?.myBookings };
}
