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

/** Context of a request that shares no answer with one that began before the change. */
const unshared = { queryDeduplication: false };

/** Refetches what a notification of this kind has changed. */
export function useRefetchOnNotification(
  kind: string,
  refetch: (context: typeof unshared) => Promise<unknown>,
): void {
  useSubscription(NotificationKindsSubscription, {
    ignoreResults: true,
    onData: ({ data: { data: message } }) => {
      if (message?.notificationReceived.kind === kind) void refetch(unshared).catch(() => undefined);
    },
  });
}
