import { subscriber, type Subscriber } from '../../platform/events.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { menuItemAdded, menuItemChanged, menuItemDeleted } from '../menu/menu.events.js';
import { menuTopic, type MenuMessage } from './realtime.messages.js';

/** In the worker: tells the API processes of every change of the menu. */
export function liveMenuSubscribers(pubsub: Pubsub): Subscriber[] {
  const publish = (message: MenuMessage) => pubsub.publish(menuTopic, message);
  return [menuItemAdded, menuItemChanged, menuItemDeleted].map((event) => subscriber(event, 'live', publish));
}
