import { graphql, readFragment } from '../../gql';
import type { MenuCardFragment, MenuQuery } from '../../gql/graphql';
import { offeredGroups, type ChoiceGroup } from './dish-options';
import { menuCardFragment } from './menu-card';

export const menuDocument = graphql(`
  query Menu {
    menu {
      ...MenuCard
    }
    optionGroups {
      ...WholeGroup
    }
    categories {
      ...MenuCategory
    }
  }
`);

/** All fields of an option group, so that changes reach every screen. */
export const WholeGroupFragment = graphql(`
  fragment WholeGroup on OptionGroup {
    id
    version
    name
    minChoices
    maxChoices
    maxEach
    choices {
      id
      name
      price
      isDefault
      soldOut {
        until
      }
    }
  }
`);

/** A dish that customers may order, with what they choose. */
export interface MenuDish extends MenuCardFragment {
  readonly groups: readonly ChoiceGroup[];
}

export function menuDishes({ menu, optionGroups }: MenuQuery): MenuDish[] {
  const groups = readFragment(WholeGroupFragment, optionGroups);
  return readFragment(menuCardFragment, menu).map((dish) => ({
    ...dish,
    groups: offeredGroups(dish.options, groups),
  }));
}
