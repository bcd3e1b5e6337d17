import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { graphql } from '../../gql';
import { useLiveRefresh } from '../../shared/lib/live-connection';
import { oneAfterAnother } from '../../domain/bookings/one-after-another';
import { bookingsToCome } from './bookings-to-come';

const WaitingCountsQuery = graphql(`
  query WaitingCounts {
    dashboard {
      summary {
        asOf
        pendingOrders
      }
    }
    bookings(first: 100) {
      nodes {
        id
        date
        startsAt
      }
    }
  }
`);

const PendingOrdersSubscription = graphql(`
  subscription PendingOrders {
    dashboardUpdated {
      asOf
      pendingOrders
    }
  }
`);

const WaitingBookingsSubscription = graphql(`
  subscription WaitingBookings {
    bookingsChanged
  }
`);

interface PendingOrders {
  readonly asOf: string;
  readonly pendingOrders: number;
}

/** Not cached: screens cache the same objects with other fields. */
const fetchPolicy = 'no-cache';

/** Pending orders, and today's bookings to come. Undefined until known. */
export function useWaitingCounts(): {
  readonly orders: number | undefined;
  readonly bookings: number | undefined;
} {
  const client = useApolloClient();
  const [pending, setPending] = useState<PendingOrders>();
  const [bookings, setBookings] = useState<number>();
  const refresh = useMemo(() => {
    return oneAfterAnother(async () => {
      const { data } = await client.query({ query: WaitingCountsQuery, fetchPolicy });
      if (!data) return;
      setPending((known) => later(known, data.dashboard.summary));
      setBookings(bookingsToCome(data.bookings.nodes));
    });
  }, [client]);

  useSubscription(PendingOrdersSubscription, {
    ignoreResults: true,
    fetchPolicy,
    onData: ({ data: { data } }) => {
      if (data) setPending((known) => later(known, data.dashboardUpdated));
    },
  });
  useSubscription(WaitingBookingsSubscription, {
    ignoreResults: true,
    fetchPolicy,
    onData: () => void refresh().catch(() => undefined),
  });
  useLiveRefresh(refresh);

  return { orders: pending?.pendingOrders, bookings };
}

/** The newer one of query and subscription, which may overtake each other. */
const later = (known: PendingOrders | undefined, incoming: PendingOrders) =>
  known && known.asOf > incoming.asOf ? known : incoming;
