import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import type { LiveMenu, MenuChange } from './live-menu.js';

interface LiveMenuResolvers {
  Subscription: Required<Pick<SubscriptionResolvers, 'menuChanged'>>;
}

export function liveMenuResolvers(live: LiveMenu): LiveMenuResolvers {
  return {
    Subscription: {
      menuChanged: {
        subscribe: () => live.watch() as never,
        resolve: (change: unknown) => change as MenuChange,
      },
    },
  };
}
