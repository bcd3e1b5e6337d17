import type { SubscriptionResolvers } from '../../graphql/generated/resolvers.js';
import { asItIs, liveField } from '../../platform/live-source.js';
import { liveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Notification } from './notification.entity.js';
import { notificationMessage, notificationsTopic } from './notifications.messages.js';
import type { NotificationsService } from './notifications.service.js';

interface Resolvers {
  Subscription: Required<Pick<SubscriptionResolvers, 'notificationReceived'>>;
}

/** Notifications do not change after they were announced. */
const onlyVersion = 1;

/** The viewer's new notifications, at most once: clients read the list when they connect, which includes missed ones. */
export function liveNotifications(
  notifications: NotificationsService,
  pubsub: Pubsub,
): { resolvers: Resolvers } {
  const topic = liveTopic<Notification>({
    pubsub,
    read: async ({ key }) => {
      const notification = await notifications.find(key);
      return notification ? [notification] : [];
    },
    versionOf: () => onlyVersion,
  });
  pubsub.subscribe(notificationsTopic, (data) => {
    const { notificationId, userId } = notificationMessage.parse(data);
    topic.changed(userId, notificationId, onlyVersion);
  });
  const resolvers: Resolvers = {
    Subscription: {
      notificationReceived: liveField(
        (_root, _args, { viewer }) => topic.follow(requirePermission(viewer, 'USE_ACCOUNT').id),
        asItIs,
      ),
    },
  };
  return { resolvers };
}
