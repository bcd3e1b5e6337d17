import { batchSubscriber, subscriber, type Subscriber } from '../../platform/events.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { portionsChanged } from '../holds/holds.events.js';
import {
  categoryChanged,
  menuItemAdded,
  menuItemChanged,
  menuItemDeleted,
  menuReplaced,
  optionGroupChanged,
} from '../menu/menu.events.js';
import { menuTopic, portionsTopic, wholeMenuId, type MenuMessage } from './realtime.messages.js';

/** In the worker: publishes changes of the menu to the API processes. */
export function liveMenuSubscribers(pubsub: Pubsub): Subscriber[] {
  const publish = (message: MenuMessage) => pubsub.publish(menuTopic, message);
  return [
    ...[menuItemAdded, menuItemChanged, menuItemDeleted].map((event) => subscriber(event, 'live', publish)),
    subscriber(menuReplaced, 'live', ({ version }) => publish({ itemId: wholeMenuId, version })),
    subscriber(optionGroupChanged, 'live', ({ groupId, version }) => publish({ itemId: groupId, version })),
    batchSubscriber(portionsChanged, 'live', () => pubsub.publish(portionsTopic, {})),
    subscriber(categoryChanged, 'live', ({ categoryId, version }) =>
      publish({ itemId: categoryId, version }),
    ),
  ];
}
