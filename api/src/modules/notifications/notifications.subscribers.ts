import { batchSubscriber, subscriber, type Subscriber } from '../../platform/events.js';
import { personsRoleChanged } from '../people/people.events.js';
import type { NoticeRule } from './notice.js';
import type { NotificationsService } from './notifications.service.js';

/** In the worker: stores and sends the notices of events. */
export function notificationSubscribers(
  rules: readonly NoticeRule[],
  notifications: NotificationsService,
): Subscriber[] {
  const notify = rules.map(({ event, compose }) =>
    batchSubscriber(event, 'notify', async (events) => {
      const notices = await compose(events.map(({ payload }) => payload));
      await notifications.notify(
        event.type,
        events.map(({ eventId }, index) => ({ eventId, notices: notices[index] ?? [] })),
      );
    }),
  );
  // They may contain what the new role may not read.
  const deletion = subscriber(personsRoleChanged, 'delete staff notices', ({ userId }) =>
    notifications.deleteStaffNotices(userId),
  );
  return [...notify, deletion];
}
