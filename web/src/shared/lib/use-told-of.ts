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

/** Reads again what came with a notification of this kind. */
export function useToldOf(kind: string, reread: () => Promise<unknown>): void {
  useSubscription(ToldOfSubscription, {
    ignoreResults: true,
    onData: ({ data: { data: message } }) => {
      if (message?.notificationReceived.kind === kind) void reread().catch(() => undefined);
    },
  });
}
