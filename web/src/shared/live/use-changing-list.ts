import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { pageAgain, pageSize, type ListPage } from './list-page';
import { useLiveQuery } from './use-live-query';

interface Paged extends OperationVariables {
  readonly first: number;
  readonly after?: string | null;
}

/**
 * A list by page that entries enter and leave: `reread` reads as much of it as is on the screen, up to one request's
 * maximum. Its field needs the cache policy `changingPages`.
 */
export function useChangingList<Data, Variables extends Paged>(
  query: TypedDocumentNode<Data, Variables>,
  variables: Omit<NoInfer<Variables>, 'first' | 'after'>,
  pageOf: (data: Data) => ListPage<unknown>,
) {
  const withFirst = (first: number) => ({ ...variables, first }) as Variables;
  return useLiveQuery<Data, Variables>(query, withFirst(pageSize), {
    refetchVariables: (cached) => withFirst(pageAgain(cached ? pageOf(cached) : undefined)),
  });
}
