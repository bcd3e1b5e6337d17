import { subscriber, type Subscriber } from '../../platform/events.js';
import type { NoticeRule } from './notice.js';
import type { NotificationsService } from './notifications.service.js';

/** In the worker: tells people of events. */
export function notificationSubscribers(
  rules: readonly NoticeRule[],
  notifications: NotificationsService,
): Subscriber[] {
  return rules.map(({ event, compose }) =>
    subscriber(event, 'notify', async (payload, eventId) =>
      notifications.tell(eventId, event.type, await compose(payload)),
    ),
  );
}
