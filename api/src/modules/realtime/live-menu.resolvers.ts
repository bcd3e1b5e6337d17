import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { liveField } from '../../platform/live-source.js';
import type { LivePortions } from './live-portions.js';
import { toVisitors, type LiveMenu } from './live-menu.js';

interface LiveMenuResolvers {
  Subscription: Required<Pick<SubscriptionResolvers, 'menuChanged' | 'fullMenuChanged' | 'portionsChanged'>>;
}

export function liveMenuResolvers(live: LiveMenu, livePortions: LivePortions): LiveMenuResolvers {
  return {
    Subscription: {
      menuChanged: liveField(() => live.watch(), toVisitors),
      fullMenuChanged: liveField(
        (_root, _args, { viewer }) => live.watchAll(viewer),
        (change) => change,
      ),
      portionsChanged: liveField(
        () => livePortions.watch(),
        ({ portions }) => [...portions],
      ),
    },
  };
}
