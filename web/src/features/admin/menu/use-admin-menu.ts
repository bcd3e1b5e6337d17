import { graphql } from '../../../gql';
import { useLiveMenu } from '../../../shared/lib/live-menu';
import type { Dish } from './dish-draft';

const AdminMenuQuery = graphql(`
  query AdminMenu {
    menu {
      id
      version
      name
      price
      description
      category
      image
    }
  }
`);

/** The whole menu, newest dish first, kept up to date: what another admin does appears by itself. */
export function useAdminMenu() {
  const { data, error, loading, refresh } = useLiveMenu(AdminMenuQuery);
  return {
    dishes: data?.menu.toReversed(),
    error,
    loading,
    /** Reads the menu anew. */
    refresh: async (): Promise<readonly Dish[]> => (await refresh())?.menu ?? [],
  };
}
