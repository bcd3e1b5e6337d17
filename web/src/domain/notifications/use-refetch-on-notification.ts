import { useMessages } from '../../shared/live/use-messages';
import { NotificationReceivedSubscription } from './notification-received';

/** Refetches what a notification of this kind has changed. */
export function useRefetchOnNotification(kind: string, refetch: () => Promise<unknown>): void {
  useMessages(NotificationReceivedSubscription, {
    onMessage: ({ notificationReceived }) => {
      if (notificationReceived.kind === kind) void refetch().catch(() => undefined);
    },
  });
}
