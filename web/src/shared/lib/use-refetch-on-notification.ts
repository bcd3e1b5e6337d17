import { useSubscription } from '@apollo/client/react';
import { graphql } from '../../gql';

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
  useSubscription(NotificationKindsSubscription, {
    ignoreResults: true,
    onData: ({ data: { data: message } }) => {
      if (message?.notificationReceived.kind === kind) void refetch().catch(() => undefined);
    },
  });
}
