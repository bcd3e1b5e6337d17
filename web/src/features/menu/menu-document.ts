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
  }
`);

/** All fields of an option group, so that changes reach every screen. */
export const WholeGroupFragment = graphql(`
  fragment WholeGroup on OptionGroup {
    id
    version
    name
    least
    most
    mostEach
    choices {
      id
      name
      price
      isDefault
    }
  }
`);

/** A dish with what customers choose. */
export interface MenuDish extends MenuCardFragment {
  readonly groups: readonly ChoiceGroup[];
}

export function menuDishes({ menu, optionGroups }: MenuQuery): MenuDish[] {
  return menu.map((item) => {
    const dish = readFragment(menuCardFragment, item);
    return { ...dish, groups: offeredGroups(dish.options, readFragment(WholeGroupFragment, optionGroups)) };
  });
}
