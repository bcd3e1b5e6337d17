import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { useLiveRefresh } from './live-connection';
import { oneAfterAnother } from './one-after-another';

interface Options<Data, Variables> {
  /** What to read again, given what is known; by default the same. */
  readonly again?: (known: Data | null) => Variables;
  /** Reads nothing. */
  readonly skip?: boolean;
}

/**
 * What the server has: from the cache at once, and read again when messages may have been missed, because feeds have no
 * replay. What is shown stays if that fails.
 */
export function useLiveQuery<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  variables: NoInfer<Variables>,
  { again = () => variables, skip = false }: Options<Data, NoInfer<Variables>> = {},
) {
  const client = useApolloClient();
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery<Data>(query, {
    variables,
    skip,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const hasNews = useRef(false);
  const read = useRef<() => Promise<unknown>>(undefined);
  useEffect(() => {
    read.current = async () => {
      // An answer that is on its way may be older than the news.
      const context = { queryDeduplication: !hasNews.current };
      hasNews.current = false;
      if (skip) return;
      const known = client.readQuery<Data>({ query, variables });
      const present = { query, variables: again(known), fetchPolicy: 'network-only', context } as const;
      await client.query<Data>(present);
    };
  });
  const readings = useRef<() => Promise<void>>(undefined);
  const refresh = async () => {
    readings.current ??= oneAfterAnother(async () => read.current?.());
    await readings.current();
  };
  useLiveRefresh(refresh);
  return {
    data,
    /** Of other variables, while those of these are on their way. */
    previousData,
    error,
    loading,
    fetchMore,
    /** Reads it again after a failure, and says that it loads. */
    refetch: () => refetch(),
    /** Reads it again after news of a change. */
    reread: () => {
      hasNews.current = true;
      return refresh();
    },
    /** Puts a change into what is known; nothing if it is not known yet. */
    update: (change: (known: Data) => Data | undefined) => {
      client.cache.updateQuery<Data>({ query, variables }, (known) => (known ? change(known) : undefined));
    },
  };
}
