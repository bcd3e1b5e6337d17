import type { ApolloClient } from '@apollo/client';
import type { ComponentType } from 'react';
import { patiently } from '../shared/lib/patiently';

/** The client of the server's API, which is fetched when it is needed first: the first view does without. */
export async function api(): Promise<ApolloClient> {
  return (await patiently(() => import('./api-provider'))).client;
}

/** For `lazy`: a piece of the shop that asks the server, with the client that it needs for that. */
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
