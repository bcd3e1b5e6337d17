import type { ApolloCache, Reference, TypedDocumentNode } from '@apollo/client';
import { useApolloClient, useQuery, useSubscription } from '@apollo/client/react';
import { equal } from '@wry/equality';
import { useRef } from 'react';
import { graphql } from '../../gql';
import { useLiveRefresh } from '../../shared/lib/live-connection';

/** All fields of a dish, so that changes reach every screen. */
export const WholeDishFragment = graphql(`
  fragment WholeDish on MenuItem {
    id
    version
    name
    price
    description
    category
    image
    mark
    hindiName
    spiciness
    isJain
    isNew
    isBestseller
    allergens
    serves
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
  /** Null for a deleted dish. Otherwise its fields are already cached. */
  readonly item: { readonly id: string } | null;
}

/** The cache's field name of the whole menu; searches have arguments. */
const wholeMenu = 'menu';

/** Adds a dish to the cached menu or removes it. Idempotent. */
export function applyMenuChange(cache: ApolloCache, { id, item }: MenuChange): void {
  cache.modify<{ menu: readonly Reference[] }>({
    fields: {
      menu: (listed, { storeFieldName, readField, toReference, DELETE }) => {
        if (!Array.isArray(listed)) return listed;
        const dishes: readonly Reference[] = listed;
        const isListed = dishes.some((dish) => readField('id', dish) === id);
        if (!item) return isListed ? dishes.filter((dish) => readField('id', dish) !== id) : dishes;
        // Only the server knows the new search result.
        if (storeFieldName !== wholeMenu) return DELETE;
        const added = toReference({ __typename: 'MenuItem', id });
        return isListed || !added ? dishes : [...dishes, added];
      },
    },
  });
  if (!item) cache.evict({ id: cache.identify({ __typename: 'MenuItem', id }) });
}

/** A live menu: applies every change, and reads the menu again after missing changes, when the socket connects. */
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
    // An answer that was in flight when a change arrived may be older than the change.
    if (countBefore !== changeCount.current) return refresh();
    // Usually nothing has changed, and writing would block a slow phone.
    const known = client.readQuery({ query: document });
    if (data && !equal(data, known)) client.writeQuery({ query: document, data });
    return data;
  };
  useLiveRefresh(refresh);
  return { ...result, refresh };
}
