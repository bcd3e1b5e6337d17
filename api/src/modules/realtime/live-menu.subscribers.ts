import { subscriber, type Subscriber } from '../../platform/events.js';
import type { Pubsub } from '../../platform/pubsub.js';
import {
  categoryChanged,
  menuItemAdded,
  menuItemChanged,
  menuItemDeleted,
  menuReordered,
} from '../menu/menu.events.js';
import { menuTopic, type MenuMessage } from './realtime.messages.js';

/** In the worker: publishes changes of the menu to the API processes. */
export function liveMenuSubscribers(pubsub: Pubsub): Subscriber[] {
  const publish = (message: MenuMessage) => pubsub.publish(menuTopic, message);
  return [
    ...[menuItemAdded, menuItemChanged, menuItemDeleted].map((event) => subscriber(event, 'live', publish)),
    subscriber(categoryChanged, 'live', publish),
    subscriber(menuReordered, 'live', () => publish({ isReordered: true })),
  ];
}
