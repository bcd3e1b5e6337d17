import { useSubscription } from '@apollo/client/react';
import { graphql } from '../../gql';

const ToldOfSubscription = graphql(`
  subscription ToldOf {
    notificationReceived {
      id
      kind
    }
  }
`);

/** Reads again what came with a notification of one of these kinds. */
export function useToldOf(kinds: readonly string[], reread: () => Promise<unknown>): void {
  useSubscription(ToldOfSubscription, {
    ignoreResults: true,
    onData: ({ data: { data: message } }) => {
      if (message && kinds.includes(message.notificationReceived.kind)) void reread().catch(() => undefined);
    },
  });
}
