import type { ApolloCache } from '@apollo/client';
import { equal } from '@wry/equality';
import { useEffect } from 'react';
import type { MenuQuery } from '../../gql/graphql';
import { writeStored } from '../../shared/lib/storage';
import { currentMenu, updateMenu } from './menu';
import { useLiveMenu } from './menu-changes';
import { menuDocument } from './menu-document';

/** Storage key of older versions, which kept a copy of the menu. */
const formerStorageKey = 'lastMenu';

/** Fills the cache with the menu of the page. From then on, pages show the cached menu. */
export function fillWithMenu(cache: ApolloCache): void {
  writeStored(formerStorageKey, null);
  const { data } = currentMenu();
  if (data) cache.writeQuery({ query: menuDocument, data });
  cache.watch<MenuQuery>({
    query: menuDocument,
    optimistic: false,
    callback: ({ complete, result }) => {
      // An equal menu would rerender every card.
      if (complete && !equal(result, currentMenu().data)) updateMenu({ data: result });
    },
  });
}

/** Keeps the cached menu up to date while a screen shows it. */
export function LiveMenu() {
  const { error, refetch } = useLiveMenu(menuDocument);
  const failed = error !== undefined;
  useEffect(() => {
    if (failed !== currentMenu().failed) updateMenu({ failed, retry: () => void refetch() });
  }, [failed, refetch]);
  return null;
}
