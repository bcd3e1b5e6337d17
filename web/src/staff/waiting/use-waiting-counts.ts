import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { graphql } from '../../gql';
import { can, useSession } from '../../domain/session/session';
import { useLiveRefresh } from '../../shared/live/live-connection';
import { useMessages } from '../../shared/live/use-messages';
import { oneAfterAnother } from '../../shared/live/one-after-another';
import { bookingsToCome } from './bookings-to-come';

const WaitingCountsQuery = graphql(`
  query WaitingCounts($countsOrders: Boolean!, $countsBookings: Boolean!) {
    dashboard @include(if: $countsOrders) {
      summary {
        asOf
        pendingOrders
      }
    }
    bookings(first: 100) @include(if: $countsBookings) {
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

/** Pending orders, and today's bookings to come. Undefined until known, and without the permission. */
export function useWaitingCounts(): {
  readonly orders: number | undefined;
  readonly bookings: number | undefined;
} {
  const client = useApolloClient();
  const { user } = useSession();
  const countsOrders = can(user, 'VIEW_DASHBOARD');
  const countsBookings = can(user, 'VIEW_BOOKINGS');
  const [pending, setPending] = useState<PendingOrders>();
  const [bookings, setBookings] = useState<number>();
  const refresh = useMemo(() => {
    return oneAfterAnother(async () => {
      if (!countsOrders && !countsBookings) return;
      const variables = { countsOrders, countsBookings };
      const { data } = await client.query({
        query: WaitingCountsQuery,
        variables,
        // Screens cache the same objects with other fields.
        fetchPolicy: 'no-cache',
      });
      const { dashboard, bookings: nextBookings } = data ?? {};
      if (dashboard) setPending((known) => later(known, dashboard.summary));
      if (nextBookings) setBookings(bookingsToCome(nextBookings.nodes));
    });
  }, [client, countsOrders, countsBookings]);

  useMessages(PendingOrdersSubscription, {
    skip: !countsOrders,
    isCached: false,
    onMessage: ({ dashboardUpdated }) => setPending((known) => later(known, dashboardUpdated)),
  });
  useMessages(WaitingBookingsSubscription, {
    skip: !countsBookings,
    isCached: false,
    onMessage: () => void refresh().catch(() => undefined),
  });
  useLiveRefresh(refresh);

  return { orders: pending?.pendingOrders, bookings };
}

/** The newer one of query and subscription, which may overtake each other. */
const later = (known: PendingOrders | undefined, incoming: PendingOrders) =>
  known && known.asOf > incoming.asOf ? known : incoming;
