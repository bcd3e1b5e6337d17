import type { LiveSource } from '../../platform/live-source.js';
import { liveTopic, type LiveTopic } from '../../platform/live-topic.js';
import type { Pubsub } from '../../platform/pubsub.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Notification } from './notification.entity.js';
import { notificationMessage, notificationsTopic } from './notifications.messages.js';
import type { NotificationsService } from './notifications.service.js';

/** Notifications do not change after they were announced. */
const onlyVersion = 1;

/** New notifications, delivered at most once: clients read the list when they connect, which includes missed ones. */
export class LiveNotifications {
  private readonly topic: LiveTopic<Notification>;

  constructor(notifications: NotificationsService, pubsub: Pubsub) {
    this.topic = liveTopic<Notification>({
      pubsub,
      read: async ({ key }) => {
        const notification = await notifications.find(key);
        return notification ? [notification] : [];
      },
      versionOf: () => onlyVersion,
    });
    pubsub.subscribe(notificationsTopic, (data) => {
      const { notificationId, userId } = notificationMessage.parse(data);
      this.topic.changed(userId, notificationId, onlyVersion);
    });
  }

  /** The viewer's new notifications. */
  watch(viewer: Viewer | null): LiveSource<Notification> {
    return this.topic.follow(requirePermission(viewer, 'USE_ACCOUNT').id);
  }
}
