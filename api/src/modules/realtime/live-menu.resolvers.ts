import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { liveField } from '../../platform/live-source.js';
import type { LiveMenu } from './live-menu.js';

interface LiveMenuResolvers {
  Subscription: Required<Pick<SubscriptionResolvers, 'menuChanged'>>;
}

export function liveMenuResolvers(live: LiveMenu): LiveMenuResolvers {
  return {
    Subscription: {
      menuChanged: liveField(
        () => live.watch(),
        (change) => change,
      ),
    },
  };
}
