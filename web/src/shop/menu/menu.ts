import { readFragment } from '../../gql';
import type { MenuCardFragment, MenuQuery } from '../../gql/graphql';
import { pageJson } from '../../shared/lib/prerendered';
import { pageStore } from '../../shared/lib/page-store';
import { offeredGroups, type ChoiceGroup } from '../../domain/menu/dish-options';
import { WholeGroupFragment } from '../../domain/menu/menu-document';

/**
 * The menu of the pages. It comes with the page, so that the first view needs no GraphQL client. Later `live-menu.ts`
 * keeps it up to date.
 */
interface Menu {
  /** Undefined while unknown. */
  readonly data: MenuQuery | undefined;
  /** Whether loading has failed. */
  readonly failed: boolean;
  /** Loads it again. */
  readonly retry: () => unknown;
}

/** Id of the element with the menu as JSON. */
export const menuJsonId = 'prerendered-menu';

const startingWith = (data: MenuQuery | undefined): Menu => ({ data, failed: false, retry: () => undefined });

const store = pageStore(startingWith(pageJson(menuJsonId) as MenuQuery | undefined));

/** Sets the menu with which the server prerenders the screens. */
export const beginWithMenu = (data: MenuQuery | undefined): void => store.begin(startingWith(data));

export const updateMenu = (changes: Partial<Menu>): void => store.set({ ...store.current(), ...changes });

export const currentMenu = store.current;

/** The prerendered menu. */
export const firstMenu = store.first;

export const onMenuChange = store.subscribe;

export const useMenu = store.useValue;

/** What customers choose of a dish now. */
export const offeredGroupsOf = ({ options }: MenuCardFragment): ChoiceGroup[] =>
  offeredGroups(options, readFragment(WholeGroupFragment, currentMenu().data?.optionGroups ?? []));
