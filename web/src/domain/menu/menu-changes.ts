import type { ApolloCache, Reference, TypedDocumentNode } from '@apollo/client';
import type { Modifier } from '@apollo/client/cache';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { equal } from '@wry/equality';
import { useRef } from 'react';
import { graphql, readFragment } from '../../gql';
import { WholeGroupFragment } from './menu-document';
import { useLivePortions } from './use-live-portions';
import { useLiveRefresh } from '../../shared/live/live-connection';
import { useMessages } from '../../shared/live/use-messages';

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
    hindiDescription
    spiciness
    isJain
    isNew
    isPackaged
    isBestseller
    allergens
    serves
    packing
    taxClass
    soldOut {
      until
    }
    options {
      groupId
      overrides {
        choiceId
        price
        isDefault
        isOffered
      }
    }
    servedFrom
    servedUntil
  }
`);

/** All fields of a category, likewise. */
export const WholeCategoryFragment = graphql(`
  fragment WholeCategory on Category {
    id
    version
    name
    hindiName
    isHidden
    servedFrom
    servedUntil
  }
`);

const ChangeFragment = graphql(`
  fragment Change on MenuChange {
    kind
    id
    item {
      id
      ...WholeDish
    }
    group {
      id
      ...WholeGroup
    }
    category {
      id
      ...WholeCategory
    }
  }
`);

export const MenuChangedSubscription = graphql(`
  subscription MenuChanged {
    menuChanged {
      ...Change
    }
  }
`);

const FullMenuChangedSubscription = graphql(`
  subscription FullMenuChanged {
    menuChanged: fullMenuChanged {
      ...Change
    }
  }
`);

export interface MenuChange {
  readonly id: string;
  /** Null for what is not a dish or was deleted. In the cache, its fields are already there. */
  readonly item: { readonly id: string } | null;
  /** Likewise. */
  readonly group?: { readonly id: string } | null;
  readonly category?: { readonly id: string } | null;
}

type Lists = Record<'fullMenu' | 'optionGroups' | 'allCategories', readonly Reference[]>;

/** Adds a dish, an option group or a category to the cached menu of staff, or removes it. Idempotent. */
export function applyMenuChange(cache: ApolloCache, { id, item, group, category }: MenuChange): void {
  const listOf =
    (typename: string, isPresent: boolean): Modifier<readonly Reference[]> =>
    (listed, { readField, toReference }) => {
      if (!Array.isArray(listed)) return listed;
      const all: readonly Reference[] = listed;
      const isListed = all.some((each) => readField('id', each) === id);
      if (!isPresent) return isListed ? all.filter((each) => readField('id', each) !== id) : all;
      const added = toReference({ __typename: typename, id });
      return isListed || !added ? all : [...all, added];
    };
  cache.modify<Lists>({
    fields: {
      fullMenu: listOf('MenuItem', Boolean(item)),
      optionGroups: listOf('OptionGroup', Boolean(group)),
      allCategories: listOf('Category', Boolean(category)),
    },
  });
  if (item || group || category) return;
  for (const __typename of ['MenuItem', 'OptionGroup', 'Category'])
    cache.evict({ id: cache.identify({ __typename, id }) });
}

interface Keeper<Menu> {
  /** Applies one change to what is shown. */
  readonly apply: (change: MenuChange) => void;
  /** Shows a menu that was read. */
  readonly write: (menu: Menu) => void;
  /** Whether the client's cache keeps this menu. */
  readonly isCached: boolean;
}

/**
 * Follows the menu: applies every change, and reads the menu again after missing changes, when the socket connects.
 * @param document reads the menu
 * @param changes of it
 * @returns reads it again
 */
export function useMenuChanges<Menu>(
  document: TypedDocumentNode<Menu, Record<string, never>>,
  changes: typeof MenuChangedSubscription | typeof FullMenuChangedSubscription,
  { apply, write, isCached }: Keeper<Menu>,
): () => Promise<Menu | undefined> {
  const client = useApolloClient();
  const changeCount = useRef(0);
  useMessages(changes, {
    isCached,
    onMessage: ({ menuChanged }) => {
      changeCount.current += 1;
      const { kind, id, item, group, category } = readFragment(ChangeFragment, menuChanged);
      // Of the order, or too many to name.
      if (kind !== 'DELETED' && !item && !group && !category) refresh().catch(() => undefined);
      else
        apply({
          id,
          item: readFragment(WholeDishFragment, item) ?? null,
          group: readFragment(WholeGroupFragment, group) ?? null,
          category: readFragment(WholeCategoryFragment, category) ?? null,
        });
    },
  });

  useLivePortions();

  async function refresh(): Promise<Menu | undefined> {
    const countBefore = changeCount.current;
    const { data } = await client.query<Menu>({ query: document, fetchPolicy: 'no-cache' });
    // An answer that was in flight when a change arrived may be older than the change.
    if (countBefore !== changeCount.current) return refresh();
    if (data) write(data);
    return data;
  }
  useLiveRefresh(refresh);
  return refresh;
}

/** The live menu of staff, in the client's cache. */
export function useLiveMenu<Menu>(document: TypedDocumentNode<Menu, Record<string, never>>) {
  const { cache } = useApolloClient();
  const result = useQuery(document);
  const refresh = useMenuChanges(document, FullMenuChangedSubscription, {
    isCached: true,
    apply: (change) => applyMenuChange(cache, change),
    write: (data) => {
      // Usually nothing has changed, and writing would block a slow phone.
      if (!equal(data, cache.readQuery({ query: document }))) cache.writeQuery({ query: document, data });
    },
  });
  return { ...result, refresh };
}
