import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { asItIs, liveField } from '../../platform/live-source.js';
import { liveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import type { Restaurant, RestaurantService } from '../restaurant/restaurant.service.js';

interface Resolvers {
  Subscription: Required<Pick<SubscriptionResolvers, 'restaurantChanged'>>;
}

const theRestaurant = 'restaurant';

/** The current restaurant, then its state after each change. */
export function liveRestaurant(restaurant: RestaurantService, pubsub: Pubsub): { resolvers: Resolvers } {
  const topic = liveTopic<Restaurant>({
    pubsub,
    read: async () => [await restaurant.latest()],
    versionOf: ({ version }) => version,
  });
  restaurant.onChange(() => topic.changed(theRestaurant, theRestaurant));

  const resolvers: Resolvers = {
    Subscription: {
      restaurantChanged: liveField(() => topic.followKey(theRestaurant, theRestaurant), asItIs),
    },
  };
  return { resolvers };
}
