import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { createApolloClient } from './apollo';

/** The one client of the server's API. */
export const client = createApolloClient();

export function ApiProvider({ children }: { readonly children: ReactNode }) {
  return <ApolloProvider client={client}>{children}</ApolloProvider>;
}
