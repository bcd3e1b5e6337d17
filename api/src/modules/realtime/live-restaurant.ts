import type { LiveSource } from '../../platform/live-source.js';
import { liveTopic, type LiveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import type { Restaurant, RestaurantService } from '../restaurant/restaurant.service.js';

const theRestaurant = 'restaurant';

export class LiveRestaurant {
  private readonly topic: LiveTopic<Restaurant>;

  constructor(restaurant: RestaurantService, pubsub: Pubsub) {
    this.topic = liveTopic<Restaurant>({
      pubsub,
      read: async () => [await restaurant.latest()],
      versionOf: ({ version }) => version,
    });
    restaurant.onChange(() => this.topic.changed(theRestaurant, theRestaurant));
  }

  /** The current restaurant, then its state after each change. */
  watch(): LiveSource<Restaurant> {
    return this.topic.followKey(theRestaurant, theRestaurant);
  }

  /** Number of subscriptions in this process. */
  listeners(): number {
    return this.topic.listeners(theRestaurant);
  }
}
