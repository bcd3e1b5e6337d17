import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { liveConnection, useLiveRefresh } from './live-connection';
import { oneAfterAnother } from './one-after-another';

interface Options<Data, Variables> {
  /** The variables of a refetch, given what is cached; by default the same. */
  readonly refetchVariables?: (cached: Data | null) => Variables;
  /** Reads nothing. */
  readonly skip?: boolean;
}

/**
 * Reads a query from cache and network, and again when messages may have been missed, because feeds have no replay. What is
 * shown stays if that fails.
 */
export function useLiveQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  { refetchVariables = () => variables, skip = false }: Options<Data, NoInfer<Variables>> = {},
) {
  const client = useApolloClient();
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery<Data>(query, {
    variables,
    skip,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const [connectedAt] = useState(() => liveConnection.current().since);
  const isOutdated = useRef(false);
  const read = useRef<() => Promise<unknown>>(undefined);
  useEffect(() => {
    read.current = async () => {
      // An answer in flight may be older than the news, or than the connection.
      const queryDeduplication = !isOutdated.current && liveConnection.current().since === connectedAt;
      isOutdated.current = false;
      if (skip) return;
      await client.query<Data>({
        query,
        variables: refetchVariables(client.readQuery<Data>({ query, variables })),
        fetchPolicy: 'network-only',
        context: { queryDeduplication },
      });
    };
  });
  const queue = useRef<{ readonly of: string; readonly run: () => Promise<void> }>(undefined);
  const refresh = async () => {
    const of = JSON.stringify(variables);
    if (queue.current?.of !== of) queue.current = { of, run: oneAfterAnother(async () => read.current?.()) };
    await queue.current.run();
  };
  useLiveRefresh(refresh);
  return {
    data,
    /** The data of the last variables, while those of these are in flight. */
    previousData,
    error,
    loading,
    fetchMore,
    /** Reads it again after a failure, and says that it loads. */
    refetch,
    /** Reads it again after news of a change. */
    reread: () => {
      isOutdated.current = true;
      return refresh();
    },
    /** Updates the cached data, if any. `overwrite`: without merging both. */
    update: (change: (cached: Data) => Data | undefined, { overwrite = false } = {}) => {
      client.cache.updateQuery<Data>({ query, variables, overwrite }, (cached) =>
        cached ? change(cached) : undefined,
      );
    },
  };
}
