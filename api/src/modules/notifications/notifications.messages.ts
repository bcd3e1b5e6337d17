import { z } from 'zod';
import { id } from '../../platform/validation.js';

export const notificationsTopic = 'notifications';

/** Message between processes about a new notification. */
export const notificationMessage = z.object({ notificationId: id, userId: id });
export type NotificationMessage = z.output<typeof notificationMessage>;
