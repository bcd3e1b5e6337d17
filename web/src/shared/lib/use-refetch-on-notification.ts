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

/** Refetches what a notification of one of these kinds has changed. */
export function useRefetchOnNotification(kinds: readonly string[], refetch: () => Promise<unknown>): void {
  useSubscription(NotificationKindsSubscription, {
    ignoreResults: true,
    onData: ({ data: { data: message } }) => {
      if (message && kinds.includes(message.notificationReceived.kind)) void refetch().catch(() => undefined);
    },
  });
}
