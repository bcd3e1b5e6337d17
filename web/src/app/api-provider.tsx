import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { createApolloClient } from './apollo';

/** Provides the GraphQL client. */
export const client = createApolloClient();

export function ApiProvider({ children }: { readonly children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
