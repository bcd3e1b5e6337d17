import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import type { Restaurant } from '../restaurant/restaurant.service.js';
import type { LiveRestaurant } from './live-restaurant.js';

interface LiveRestaurantResolvers {
  Subscription: Required<Pick<SubscriptionResolvers, 'restaurantChanged'>>;
}

export function liveRestaurantResolvers(live: LiveRestaurant): LiveRestaurantResolvers {
  return {
    Subscription: {
      restaurantChanged: {
        subscribe: () => live.watch() as never,
        resolve: (restaurant: unknown) => restaurant as Restaurant,
      },
    },
  };
}
