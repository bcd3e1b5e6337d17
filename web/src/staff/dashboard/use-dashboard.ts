import { graphql } from '../../gql';
import { useLiveQuery } from '../../shared/live/use-live-query';
import { useMessages } from '../../shared/live/use-messages';

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

export const DashboardUpdatedSubscription = graphql(`
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
  const { data, error, loading, refetch, update } = useLiveQuery(DashboardQuery, {});
  useMessages(DashboardUpdatedSubscription, {
    onMessage: ({ dashboardUpdated: summary }) =>
      update(({ dashboard }) => ({ dashboard: { ...dashboard, summary } })),
  });
  return { dashboard: data?.dashboard, error, loading, refetch };
}
