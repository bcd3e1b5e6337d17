import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { graphql } from '../../gql';
import { useLiveRefresh } from '../../shared/lib/live-connection';

const DashboardQuery = graphql(`
  query Dashboard {
    dashboard {
      message
      summary {
        asOf
        ...SummaryCards
        ...OrderStatusOverview
      }
    }
  }
`);

const DashboardUpdatedSubscription = graphql(`
  subscription DashboardUpdated {
    dashboardUpdated {
      asOf
      ...SummaryCards
      ...OrderStatusOverview
    }
  }
`);

/** The admin's greeting and the shop's numbers, updated live. */
export function useDashboard() {
  const client = useApolloClient();
  const { data, previousData, error, loading, refetch } = useQuery(DashboardQuery, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });

  useSubscription(DashboardUpdatedSubscription, {
    ignoreResults: true,
    onData: ({ data: { data: message } }) => {
      if (!message) return;
      client.cache.updateQuery({ query: DashboardQuery }, (known) =>
        known ? { dashboard: { ...known.dashboard, summary: message.dashboardUpdated } } : undefined,
      );
    },
  });
  useLiveRefresh(() => refetch());

  // A failed refresh removes `data`; the previous numbers are still the best available.
  return { dashboard: (data ?? previousData)?.dashboard, error, loading, refetch };
}
