import type { ApolloCache, Reference, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { equal } from '@wry/equality';
import { useRef } from 'react';
import { graphql } from '../../gql';
import { useLiveRefresh } from '../../shared/lib/live-connection';

/** All fields of a dish, so that whatever a screen shows of it follows a change. */
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
  /** Null for a deleted dish. Its other fields are in the cache already. */
  readonly item: { readonly id: string } | null;
}

/** The cache's name of the whole menu. With arguments it is a search. */
const wholeMenu = 'menu';

/** Adds a dish to the cached menu or removes it. A change that is applied again has no effect. */
export function applyMenuChange(cache: ApolloCache, { id, item }: MenuChange): void {
  cache.modify<{ menu: readonly Reference[] }>({
    fields: {
      menu: (listed, { storeFieldName, readField, toReference, DELETE }) => {
        if (!Array.isArray(listed)) return listed;
        const dishes: readonly Reference[] = listed;
        const isListed = dishes.some((dish) => readField('id', dish) === id);
        if (!item) return isListed ? dishes.filter((dish) => readField('id', dish) !== id) : dishes;
        // Only the server knows what a search finds now.
        if (storeFieldName !== wholeMenu) return DELETE;
        const added = toReference({ __typename: 'MenuItem', id });
        return isListed || !added ? dishes : [...dishes, added];
      },
    },
  });
  if (!item) cache.evict({ id: cache.identify({ __typename: 'MenuItem', id }) });
}

/**
 * The menu as a screen asks for it, kept up to date: every change is applied at once, and what was missed while there was
 * no socket, or since the cache was filled, is read when there is one.
 */
export function useLiveMenu<Menu>(document: TypedDocumentNode<Menu, Record<string, never>>) {
  const client = useApolloClient();
  const result = useQuery(document);
  const changeCount = useRef(0);
  useSubscription(MenuChangedSubscription, {
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      changeCount.current += 1;
      if (data) applyMenuChange(client.cache, data.menuChanged);
    },
  });

  /** Reads the menu again. */
  const refresh = async (): Promise<Menu | undefined> => {
    const countBefore = changeCount.current;
    const { data } = await client.query<Menu>({ query: document, fetchPolicy: 'no-cache' });
    // An answer that was under way when a change arrived may be older than the change.
    if (countBefore !== changeCount.current) return refresh();
    // Usually nothing has changed, and a write would block a slow phone for nothing.
    const known = client.readQuery({ query: document });
    if (data && !equal(data, known)) client.writeQuery({ query: document, data });
    return data;
  };
  useLiveRefresh(refresh);
  return { ...result, refresh };
}
