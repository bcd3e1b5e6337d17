import { graphql, readFragment } from '../../../gql';
import { useLiveMenu, WholeDishFragment } from '../../menu/menu-changes';
import { WholeGroupFragment } from '../../menu/menu-document';
import type { Dish } from './dish-draft';

const AdminMenuQuery = graphql(`
  query AdminMenu {
    menu {
      id
      ...WholeDish
    }
    optionGroups {
      id
      ...WholeGroup
    }
  }
`);

/** The whole menu, newest dish first, updated live. */
export function useAdminMenu() {
  const { data, error, loading, refresh } = useLiveMenu(AdminMenuQuery);
  return {
    dishes: readFragment(WholeDishFragment, data?.menu)?.toReversed(),
    groups: readFragment(WholeGroupFragment, data?.optionGroups ?? []),
    error,
    loading,
    /** Reads the menu again. */
    refresh: async (): Promise<readonly Dish[]> =>
      readFragment(WholeDishFragment, (await refresh())?.menu) ?? [],
  };
}
