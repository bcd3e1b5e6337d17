import type { ApolloCache } from '@apollo/client';
import type { MenuQuery } from '../../gql/graphql';
import { readStored, writeStored } from '../../shared/lib/storage';
import { menuDocument } from './menu-item';

const key = 'lastMenu';

/**
 * Shows the menu as it was last seen until the present one is here, and without a connection. It is what everybody may
 * see; nothing else of the cache is kept.
 */
export function keepLastMenu(cache: ApolloCache): void {
  const stored = readStored(key);
  if (stored) {
    try {
      cache.writeQuery({ query: menuDocument, data: JSON.parse(stored) as MenuQuery });
    } catch {
      writeStored(key, null);
    }
  }
  cache.watch<MenuQuery>({
    query: menuDocument,
    optimistic: false,
    callback: ({ complete, result }) => {
      if (complete) writeStored(key, JSON.stringify(result));
    },
  });
}
