import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { graphql } from '../../gql';
import { can, useSession } from '../../domain/session/session';
import { useLiveRefresh } from '../../shared/live/live-connection';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { useMessages } from '../../shared/live/use-messages';
import { oneAfterAnother } from '../../shared/live/one-after-another';
import { BookingsChangedSubscription } from '../bookings/bookings-changed';
import { useOrderFeed } from '../orders/order-feed';
import { bookingsToCome } from './bookings-to-come';

const PendingOrdersQuery = graphql(`
  query PendingOrders {
    pendingOrders
  }
`);

const WaitingBookingsQuery = graphql(`
  query WaitingBookings {
    bookings(first: 100) {
      nodes {
        id
        date
        startsAt
      }
    }
  }
`);

/** The number of orders that are not started. Undefined until known, and without the permission. */
export function usePendingOrders(): number | undefined {
  const { user } = useSession();
  const skip = !can(user, 'VIEW_ORDERS');
  const { data, reread } = useLiveQuery(PendingOrdersQuery, {}, { skip });
  useOrderFeed(() => void reread().catch(() => undefined), { skip });
  return data?.pendingOrders;
}

/** The number of today's bookings to come. Undefined until known, and without the permission. */
export function useBookingsToCome(): number | undefined {
  const client = useApolloClient();
  const { user } = useSession();
  const skip = !can(user, 'VIEW_BOOKINGS');
  const [count, setCount] = useState<number>();
  const refresh = useMemo(() => {
    return oneAfterAnother(async () => {
      if (skip) return;
      // Not cached: the list of bookings has other fields and pages.
      const { data } = await client.query({ query: WaitingBookingsQuery, fetchPolicy: 'no-cache' });
      if (data) setCount(bookingsToCome(data.bookings.nodes));
    });
  }, [client, skip]);
  useMessages(BookingsChangedSubscription, { skip, onMessage: () => void refresh().catch(() => undefined) });
  useLiveRefresh(refresh);
  return count;
}
