import type { ApolloCache, Reference, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { equal } from '@wry/equality';
import { useRef } from 'react';
import { graphql } from '../../gql';
import { useLiveRefresh } from '../../shared/lib/live-connection';

/** All fields of a dish: whatever a page shows of it is up to date once the cache has taken them in. */
export const WholeDishFragment = graphql(`
  fragment WholeDish on MenuItem {
    id
    version
    name
    price
    description
    category
    image
    isVegetarian
  }
`);

const MenuChangedSubscription = graphql(`
  subscription MenuChanged {
    menuChanged {
      id
      item {
        id
        ...WholeDish
      }
    }
  }
`);

interface MenuChange {
  readonly id: string;
  /** Null for a dish that was deleted. What else of it is known is in the cache already. */
  readonly item: { readonly id: string } | null;
}

/** The cached menu without its arguments; the others are searches. */
const wholeMenu = 'menu';

/**
 * Puts a dish on the cached menu or takes it off. Being told of the same change again, or of one that the menu has
 * already, changes nothing.
 */
export function applyMenuChange(cache: ApolloCache, { id, item }: MenuChange): void {
  cache.modify<{ menu: readonly Reference[] }>({
    fields: {
      menu: (listed, { storeFieldName, readField, toReference, DELETE }) => {
        if (!Array.isArray(listed)) return listed;
        const dishes: readonly Reference[] = listed;
        const isListed = dishes.some((dish) => readField('id', dish) === id);
        if (!item) return isListed ? dishes.filter((dish) => readField('id', dish) !== id) : dishes;
        // What a search finds now is known to the server alone.
        if (storeFieldName !== wholeMenu) return DELETE;
        const added = toReference({ __typename: 'MenuItem', id });
        return isListed || !added ? dishes : [...dishes, added];
      },
    },
  });
  if (!item) cache.evict({ id: cache.identify({ __typename: 'MenuItem', id }) });
}

/**
 * Keeps the menu in the cache up to date while it is shown: every change shows at once, and what was missed while the
 * socket was down is read anew.
 * @returns what reads it anew, by which no change is lost
 */
export function useMenuNews<Menu>(
  document: TypedDocumentNode<Menu, Record<string, never>>,
): () => Promise<Menu | undefined> {
  const client = useApolloClient();
  /** Changes heard of so far. */
  const heard = useRef(0);
  useSubscription(MenuChangedSubscription, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      heard.current += 1;
      if (data) applyMenuChange(client.cache, data.menuChanged);
    },
  });

  const refresh = async (): Promise<Menu | undefined> => {
    const heardBefore = heard.current;
    const { data } = await client.query<Menu>({ query: document, fetchPolicy: 'no-cache' });
    // An answer that was under way when a change came by may be older than it.
    if (heardBefore !== heard.current) return refresh();
    // Mostly it is as it was. To write that would keep a slow phone busy for a while, and change nothing.
    const known = client.readQuery({ query: document });
    if (data && !equal(data, known)) client.writeQuery({ query: document, data });
    return data;
  };
  useLiveRefresh(refresh);
  return refresh;
}

/** The menu as a page asks for it, kept up to date. */
export function useLiveMenu<Menu>(document: TypedDocumentNode<Menu, Record<string, never>>) {
  const result = useQuery(document, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first' });
  const refresh = useMenuNews(document);
  return { ...result, refresh };
}
