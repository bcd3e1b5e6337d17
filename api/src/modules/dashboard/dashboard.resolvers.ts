import type {
  QueryResolvers,
  SetupWarning,
  SubscriptionResolvers,
} from '../../graphql/generated/resolvers.js';
import { liveField } from '../../platform/live-source.js';
import type { DashboardService } from './dashboard.service.js';
import type { LiveDashboard } from './live-dashboard.js';

interface DashboardResolvers {
  Query: Required<Pick<QueryResolvers, 'dashboard' | 'setupWarnings'>>;
  Subscription: Required<Pick<SubscriptionResolvers, 'dashboardUpdated'>>;
}

export function dashboardResolvers(
  dashboard: DashboardService,
  live: LiveDashboard,
  setupWarnings: readonly SetupWarning[],
): DashboardResolvers {
  return {
    Query: {
      dashboard: async (_root, _args, { viewer }) => ({
        message: dashboard.message(viewer),
        summary: await dashboard.summary(viewer),
      }),
      setupWarnings: () => [...setupWarnings],
    },
    Subscription: {
      dashboardUpdated: liveField(
        (_root, _args, { viewer }) => live.watch(viewer),
        (summary) => summary,
      ),
    },
  };
}
