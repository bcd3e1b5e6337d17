import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { createApolloClient } from './apollo';

let current: ApolloClient | undefined;

/** The GraphQL client, created on first use. */
export const client = (): ApolloClient => (current ??= createApolloClient());

/** Starts again with an empty cache, for the tests of screens: each is a device of its own. */
export function renewClient(): void {
  current?.stop();
  current = undefined;
}

/** Provides the GraphQL client. */
export function ApiProvider({ children }: { readonly children: ReactNode }) {
  return <ApolloProvider client={client()}>{children}</ApolloProvider>;
}
