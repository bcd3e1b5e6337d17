import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { liveField } from '../../platform/live-source.js';
import type { LiveRestaurant } from './live-restaurant.js';

interface LiveRestaurantResolvers {
  Subscription: Required<Pick<SubscriptionResolvers, 'restaurantChanged'>>;
}

export function liveRestaurantResolvers(live: LiveRestaurant): LiveRestaurantResolvers {
  return {
    Subscription: {
      restaurantChanged: liveField(
        () => live.watch(),
        (restaurant) => restaurant,
      ),
    },
  };
}
