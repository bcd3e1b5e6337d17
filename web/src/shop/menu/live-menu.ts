import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { equal } from '@wry/equality';
import { useEffect, useEffectEvent } from 'react';
import type { MenuQuery } from '../../gql/graphql';
import { writeStored } from '../../shared/lib/storage';
import { currentMenu, updateMenu } from './menu';
import { MenuChangedSubscription, useMenuChanges, type MenuChange } from '../../domain/menu/menu-changes';
import { menuDocument } from '../../domain/menu/menu-document';

/** Storage key of older versions, which kept a copy of the menu. */
const formerStorageKey = 'lastMenu';

/** The lists of a {@link MenuQuery}, as far as changes need them. */
interface Entry {
  readonly id: string;
}
type Lists = Record<'menu' | 'optionGroups' | 'categories', readonly Entry[]>;
const listsOf = (menu: MenuQuery) => menu as unknown as Lists;
const menuOf = (lists: Lists) => lists as unknown as MenuQuery;

/** The menu with a dish, an option group or a category added, replaced or removed. */
export function withChange(menu: MenuQuery, { id, item, group, category }: MenuChange): MenuQuery {
  const put = (list: readonly Entry[], entry: Entry | null | undefined) => {
    if (!entry) return list.filter((each) => each.id !== id);
    const isListed = list.some((each) => each.id === id);
    return isListed ? list.map((each) => (each.id === id ? entry : each)) : [...list, entry];
  };
  const lists = listsOf(menu);
  return menuOf({
    ...lists,
    menu: put(lists.menu, item),
    optionGroups: put(lists.optionGroups, group),
    categories: put(lists.categories, category),
  });
}

/** The next menu, with the known objects where they are equal: cards rerender only if their dish is another object. */
export function withKnown(next: MenuQuery, known: MenuQuery | undefined): MenuQuery {
  if (!known || equal(next, known)) return known ?? next;
  const keep = (list: readonly Entry[], before: readonly Entry[]) => {
    const byId = new Map(before.map((entry) => [entry.id, entry]));
    return list.map((entry) => (equal(entry, byId.get(entry.id)) ? (byId.get(entry.id) ?? entry) : entry));
  };
  const [lists, before] = [listsOf(next), listsOf(known)];
  return menuOf({
    ...lists,
    menu: keep(lists.menu, before.menu),
    optionGroups: keep(lists.optionGroups, before.optionGroups),
    categories: keep(lists.categories, before.categories),
  });
}

function showMenu(next: MenuQuery): void {
  const { data: known, failed } = currentMenu();
  const data = withKnown(next, known);
  if (data !== known || failed) updateMenu({ data, failed: false });
}

/** Reads the menu once, for a screen that does not follow it. */
export async function readMenu(client: ApolloClient): Promise<MenuQuery | undefined> {
  const before = currentMenu().data;
  const { data } = await client.query({ query: menuDocument, fetchPolicy: 'no-cache' });
  // A change that has come meanwhile is newer.
  if (data && currentMenu().data === before) showMenu(data);
  return data;
}

/**
 * Keeps the menu of the pages up to date while a screen shows it. It is not in the client's cache, which would apply
 * every change again: a slow phone takes half a second to read the menu from there.
 * @returns reads it again
 */
export function useShopMenu(): () => Promise<MenuQuery | undefined> {
  const client = useApolloClient();
  const refresh = useMenuChanges(menuDocument, MenuChangedSubscription, {
    apply: (change) => {
      const { data } = currentMenu();
      if (data) updateMenu({ data: withChange(data, change) });
    },
    write: showMenu,
    isCached: false,
  });

  const read = useEffectEvent(refresh);
  useEffect(() => {
    writeStored(formerStorageKey, null);
    const load = () => {
      read().catch(() => {
        if (!currentMenu().data) updateMenu({ failed: true, retry: load });
      });
    };
    const loadIfMissing = () => {
      if (!currentMenu().data) load();
    };
    loadIfMissing();
    // The end of a session empties the client, which cancels requests on their way.
    return client.onResetStore(() => Promise.resolve(loadIfMissing()));
  }, [client]);
  return refresh;
}

export function LiveMenu() {
  useShopMenu();
  return null;
}
