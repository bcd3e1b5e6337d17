import type { Viewer } from '../auth/viewer.js';
import type {
  QueryResolvers,
  SetupStep,
  SetupWarning,
  ShopSetup,
} from '../../graphql/generated/resolvers.js';
import type { DashboardService } from './dashboard.service.js';
import { inWords } from '../../platform/sentences.js';

interface DashboardResolvers {
  Query: Required<Pick<QueryResolvers, 'dashboard' | 'today' | 'setupWarnings' | 'setupSteps' | 'shopSetup'>>;
}

interface Setup {
  readonly warnings: () => SetupWarning[];
  readonly shop: () => ShopSetup;
  readonly openSteps: (viewer: Viewer | null) => Promise<SetupStep[]>;
}

export function dashboardResolvers(dashboard: DashboardService, setup: Setup): DashboardResolvers {
  return {
    Query: {
      dashboard: async (_root, _args, { viewer, language }) => ({
        message: inWords(dashboard.message(viewer), language),
        summary: await dashboard.summary(viewer),
      }),
      today: (_root, _args, { viewer }) => dashboard.today(viewer),
      setupWarnings: () => setup.warnings(),
      shopSetup: () => setup.shop(),
      setupSteps: (_root, _args, { viewer }) => setup.openSteps(viewer),
    },
  };
}
