import type { ApolloCache } from '@apollo/client';
import { equal } from '@wry/equality';
import { useEffect } from 'react';
import type { MenuQuery } from '../../gql/graphql';
import { writeStored } from '../../shared/lib/storage';
import { currentMenu, updateMenu } from './menu';
import { useLiveMenu } from './menu-changes';
import { menuDocument } from './menu-document';

/** Where older versions of the shop kept a copy of the menu. */
const formerStorageKey = 'lastMenu';

/** Fills the cache with the menu that came with the page. From then on the pages show what the cache holds. */
export function fillWithMenu(cache: ApolloCache): void {
  writeStored(formerStorageKey, null);
  const { data } = currentMenu();
  if (data) cache.writeQuery({ query: menuDocument, data });
  cache.watch<MenuQuery>({
    query: menuDocument,
    optimistic: false,
    callback: ({ complete, result }) => {
      // An equal menu would render every card again.
      if (complete && !equal(result, currentMenu().data)) updateMenu({ data: result });
    },
  });
}

/** Keeps the menu of the cache up to date while a screen shows it. */
export function LiveMenu() {
  const { error, refetch } = useLiveMenu(menuDocument);
  const failed = error !== undefined;
  useEffect(() => {
    if (failed !== currentMenu().failed) updateMenu({ failed, retry: () => void refetch() });
  }, [failed, refetch]);
  return null;
}
