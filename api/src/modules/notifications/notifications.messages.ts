import { z } from 'zod';
import { id } from '../../platform/validation.js';

export const notificationsTopic = 'notifications';

/** What travels between processes when somebody has a new notification. */
export const notificationMessage = z.object({ notificationId: id, userId: id });
export type NotificationMessage = z.output<typeof notificationMessage>;

/** Wakes the sender of mails. */
export const mailsTopic = 'mails';
