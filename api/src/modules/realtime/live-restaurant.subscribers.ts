import { subscriber, type Subscriber } from '../../platform/events.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { restaurantChanged } from '../restaurant/restaurant.events.js';
import { restaurantTopic } from './realtime.messages.js';

/** In the worker: tells the API processes of every change of the restaurant. */
export function liveRestaurantSubscribers(pubsub: Pubsub): Subscriber[] {
  return [subscriber(restaurantChanged, 'live', (message) => pubsub.publish(restaurantTopic, message))];
}
