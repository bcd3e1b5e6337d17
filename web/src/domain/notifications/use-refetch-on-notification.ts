import { graphql } from '../../gql';
import { useMessages } from '../../shared/live/use-messages';

const NotificationKindsSubscription = graphql(`
  subscription NotificationKinds {
    notificationReceived {
      id
      kind
    }
  }
`);

/** Refetches what a notification of this kind has changed. */
export function useRefetchOnNotification(kind: string, refetch: () => Promise<unknown>): void {
  useMessages(NotificationKindsSubscription, {
    onMessage: ({ notificationReceived }) => {
      if (notificationReceived.kind === kind) void refetch().catch(() => undefined);
    },
  });
}
