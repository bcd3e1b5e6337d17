import { EventEmitter } from 'node:events';
import { Repeater } from '@repeaterjs/repeater';
import type { Pubsub } from '../../platform/pubsub.js';
import { requirePermission } from '../auth/auth.policy.js';
import type { Viewer } from '../auth/viewer.js';
import type { Notification } from './notification.entity.js';
import { notificationMessage, notificationsTopic } from './notifications.messages.js';
import type { NotificationsService } from './notifications.service.js';

/**
 * In an API process: new notifications for subscriptions. At most once; what gets lost is in the list, which clients
 * read anew when they connect.
 */
export class LiveNotifications {
  private readonly emitter = new EventEmitter().setMaxListeners(0);

  constructor(
    private readonly notifications: NotificationsService,
    pubsub: Pubsub,
  ) {
    pubsub.subscribe(notificationsTopic, (data) => {
      const { notificationId, userId } = notificationMessage.parse(data);
      this.emitter.emit(userId, notificationId);
    });
  }

  /** The viewer's new notifications. */
  watch(viewer: Viewer | null): AsyncIterableIterator<Notification> {
    const { id: userId } = requirePermission(viewer, 'USE_ACCOUNT');
    return new Repeater<Notification>(async (push, stop) => {
      const listen = async (notificationId: string) => {
        const found = await this.notifications.find(notificationId);
        if (found?.userId === userId) void push(found);
      };
      const listenOrStop = (notificationId: string) => void listen(notificationId).catch(stop);
      this.emitter.on(userId, listenOrStop);
      await stop;
      this.emitter.off(userId, listenOrStop);
    });
  }
}
