import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useSubscription } from '@apollo/client/react';

interface Options<Message> {
  readonly skip?: boolean;
  /** False for messages with other fields of objects than the screens have cached. */
  readonly isCached?: boolean;
  readonly onMessage?: (message: Message) => void;
}

/** Variables are required if the subscription has some. */
type Rest<Message, Variables extends OperationVariables> =
  Record<string, never> extends Variables
    ? [options?: Options<Message>]
    : [options: Options<Message> & { readonly variables: Variables }];

/**
 * Follows a subscription without rendering at each message: known objects change in the cache, which takes only newer
 * versions of them.
 */
export function useMessages<Message, Variables extends OperationVariables>(
  subscription: TypedDocumentNode<Message, Variables>,
  ...[options = {}]: Rest<Message, Variables>
): void {
  const { skip = false, isCached = true, onMessage } = options;
  useSubscription<Message>(subscription, {
    ...('variables' in options && { variables: options.variables }),
    skip,
    ignoreResults: true,
    ...(!isCached && { fetchPolicy: 'no-cache' as const }),
    onData: ({ data: { data } }) => {
      if (data) onMessage?.(data);
    },
  });
}
