import type { Viewer } from '../auth/viewer.js';
import type { DemoDishesService } from '../menu/demo-dishes.service.js';
import { defineModule } from '../module.js';
import type { RestaurantService } from '../restaurant/restaurant.service.js';
import type { WelcomeService } from '../restaurant/welcome.service.js';
import { dashboardResolvers } from './dashboard.resolvers.js';
import { dashboardRoutes } from './dashboard.routes.js';
import { DashboardService } from './dashboard.service.js';
import { liveDashboard } from './live-dashboard.js';
import { openStepsOf } from './setup-steps.js';
import { setupWarningsOf } from './setup-warnings.js';
import { shopSetupOf } from './shop-setup.js';

export type { DayFigures } from './dashboard.service.js';
export type { SetupStep } from './setup-steps.js';
export type { SetupWarning } from './setup-warnings.js';
export type { PaymentAccount } from './shop-setup.js';

interface Needed {
  readonly demoDishes: DemoDishesService;
  readonly restaurant: RestaurantService;
  readonly welcome: WelcomeService;
}

/** @param topics of messages after which the figures may have changed */
export const dashboardModule = ({ topics }: { readonly topics: readonly string[] }) =>
  defineModule({
    tag: 'Dashboard',
    start(
      { clock, config, connections, measures, pubsub, replicas },
      { demoDishes, restaurant, welcome }: Needed,
    ) {
      const dashboard = new DashboardService(measures, replicas, clock);
      const setup = {
        warnings: () => setupWarningsOf(config.production, connections.lastKnown),
        shop: () => shopSetupOf(connections.lastKnown),
        openSteps: async (viewer: Viewer | null) => {
          const [progress, current, dishes] = await Promise.all([
            welcome.state(viewer),
            restaurant.latest(),
            demoDishes.list(viewer),
          ]);
          return openStepsOf({
            connections: connections.lastKnown,
            restaurant: current,
            welcome: progress,
            demoDishes: dishes.length,
          });
        },
      };
      return {
        services: { dashboard },
        resolvers: [dashboardResolvers(dashboard, setup), liveDashboard(dashboard, pubsub, topics).resolvers],
        routes: dashboardRoutes(dashboard),
      };
    },
  });
