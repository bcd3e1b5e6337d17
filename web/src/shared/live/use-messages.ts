import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';

interface Options<Message, Variables extends OperationVariables> {
  readonly variables?: Variables;
  readonly skip?: boolean;
  /** False for messages with other fields of objects than the screens have cached. */
  readonly isCached?: boolean;
  readonly onMessage?: (message: Message) => void;
}

/**
 * Follows a subscription without rendering at each message: known objects change in the cache, which takes only newer
 * versions of them.
 */
export function useMessages<Message, Variables extends OperationVariables>(
  subscription: TypedDocumentNode<Message, Variables>,
  { variables, skip = false, isCached = true, onMessage }: Options<Message, Variables> = {},
): void {
  useSubscription<Message>(subscription, {
    ...(variables && { variables }),
    skip,
    ignoreResults: true,
    ...(!isCached && { fetchPolicy: 'no-cache' as const }),
    onData: ({ data: { data } }) => {
      if (data) onMessage?.(data);
    },
  });
}
