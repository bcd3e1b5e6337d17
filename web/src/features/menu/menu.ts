import { useSyncExternalStore } from 'react';
import type { MenuQuery } from '../../gql/graphql';
import { pageJson } from '../../shared/lib/drawn';

/**
 * The menu that the pages show. It comes with the page, so the first view does without the GraphQL client, whose cache is
 * filled from it later. From then on it follows the cache: see `live-menu.ts`.
 */
interface Menu {
  /** Undefined until the menu is known. */
  readonly data: MenuQuery | undefined;
  /** Whether reading it has failed. */
  readonly failed: boolean;
  /** Reads it again. */
  readonly retry: () => unknown;
}

/** The id of the element with the menu, as JSON. */
export const menuJsonId = 'drawn-menu';

const startingWith = (data: MenuQuery | undefined): Menu => ({ data, failed: false, retry: () => undefined });

let first = startingWith(pageJson(menuJsonId) as MenuQuery | undefined);
let menu = first;
const listeners = new Set<() => void>();

/** Sets the menu from which the server draws the screens. */
export function beginWithMenu(data: MenuQuery): void {
  first = startingWith(data);
  menu = first;
}

export function updateMenu(changes: Partial<Menu>): void {
  menu = { ...menu, ...changes };
  for (const listener of listeners) listener();
}

export const currentMenu = (): Menu => menu;

export function useMenu(): Menu {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    currentMenu,
    () => first,
  );
}
