import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { liveField } from '../../platform/live-source.js';
import type { LivePortions } from './live-portions.js';
import type { LiveMenu } from './live-menu.js';

interface LiveMenuResolvers {
  Subscription: Required<Pick<SubscriptionResolvers, 'menuChanged' | 'portionsChanged'>>;
}

export function liveMenuResolvers(live: LiveMenu, livePortions: LivePortions): LiveMenuResolvers {
  return {
    Subscription: {
      menuChanged: liveField(
        () => live.watch(),
        (change) => change,
      ),
      portionsChanged: liveField(
        () => livePortions.watch(),
        ({ portions }) => [...portions],
      ),
    },
  };
}
