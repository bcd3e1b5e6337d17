import type { ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useMemo } from 'react';
import type { ListPage } from '../../shared/lib/list-page';
import { useLiveRefresh } from '../../shared/lib/live-connection';
import { pageAgain } from './booking-list';
import { oneAfterAnother } from './one-after-another';

interface LiveBookings<Data> {
  readonly query: TypedDocumentNode<Data, { first: number; after?: string | null }>;
  /** Subscription to changes of the list. */
  readonly changed: TypedDocumentNode<unknown, Record<string, never>>;
  /** Reads the list at its displayed length. Must be stable across renders. */
  readonly listed: (client: ApolloClient) => ListPage<unknown> | undefined;
}

/**
 * Updates a list of bookings: reads it again with each live message and when the connection is back.
 * @returns reads it immediately
 */
export function useLiveBookings<Data>({ query, changed, listed }: LiveBookings<Data>): () => Promise<void> {
  const client = useApolloClient();
  const reread = useMemo(
    () =>
      oneAfterAnother(() =>
        client.query({
          query,
          variables: pageAgain(listed(client)),
          fetchPolicy: 'network-only',
          context: { queryDeduplication: false },
        }),
      ),
    [client, query, listed],
  );
  useSubscription(changed, { ignoreResults: true, onData: () => void reread().catch(() => undefined) });
  useLiveRefresh(reread);
  return reread;
}
