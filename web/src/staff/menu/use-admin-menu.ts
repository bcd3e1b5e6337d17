import { graphql, readFragment } from '../../gql';
import { WholeGroupFragment } from '../../domain/menu/menu-document';
import { groupByCategory } from '../../domain/menu/categories';
import { useLiveMenu, WholeCategoryFragment, WholeDishFragment } from '../../domain/menu/menu-changes';
import type { Category } from './category-fields';
import type { Dish } from './dish-fields';

const AdminMenuQuery = graphql(`
  query AdminMenu {
    menu: fullMenu {
      id
      ...WholeDish
    }
    optionGroups {
      id
      ...WholeGroup
    }
    categories: allCategories {
      id
      ...WholeCategory
    }
  }
`);

/** A category with its dishes, possibly none. */
export interface DishGroup {
  readonly name: string;
  /** Undefined for dishes without a category. */
  readonly category: Category | undefined;
  readonly dishes: readonly Dish[];
}

export function dishGroups(dishes: readonly Dish[], categories: readonly Category[]): DishGroup[] {
  const groups = new Map(groupByCategory(dishes, categories));
  const filled = categories.map((category) => {
    const group = { name: category.name, category, dishes: groups.get(category.name) ?? [] };
    groups.delete(category.name);
    return group;
  });
  const rest = [...groups].map(([name, group]) => ({ name, category: undefined, dishes: group }));
  // Those without a category come last, as on the menu.
  return [...filled, ...rest];
}

/** The whole menu in its order, updated live. */
export function useAdminMenu() {
  const { data, error, loading, refresh } = useLiveMenu(AdminMenuQuery);
  return {
    optionGroups: data && readFragment(WholeGroupFragment, data.optionGroups),
    dishes: data && readFragment(WholeDishFragment, data.menu),
    categories: readFragment(WholeCategoryFragment, data?.categories) ?? [],
    error,
    loading,
    /** Reads the menu again. */
    refresh: async (): Promise<readonly Dish[]> =>
      readFragment(WholeDishFragment, (await refresh())?.menu) ?? [],
    /** Reads the menu again. */
    refreshCategories: async (): Promise<readonly Category[]> =>
      readFragment(WholeCategoryFragment, (await refresh())?.categories) ?? [],
  };
}
