import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import { retryImport } from '../shared/lib/retry-import';

/** Loads the GraphQL client on first use, because the first view does not need it. */
export async function api(): Promise<ApolloClient> {
  return (await retryImport(() => import('./api-provider'))).client();
}

/** For `lazy`: a component with the GraphQL client that it needs. */
export async function withApi<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<{ default: ComponentType<Props> }> {
  const [Piece, { ApiProvider }] = await Promise.all([load(), import('./api-provider')]);
  return {
    default: (props: Props) => (
      <ApiProvider>
        <Piece {...props} />
      </ApiProvider>
    ),
  };
}
