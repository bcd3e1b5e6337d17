import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { offeredGroups, type ChoiceGroup } from '../../../domain/menu/dish-options';
import { WholeGroupFragment } from '../../../domain/menu/menu-document';
import { graphql, readFragment } from '../../../gql';
import type { DishesToAddQuery as Answer } from '../../../gql/graphql';

const DishesToAddQuery = graphql(`
  query DishesToAdd {
    menu {
      id
      name
      hindiName
      price
      soldOut {
        until
      }
      options {
        groupId
        overrides {
          choiceId
          price
          isDefault
          isOffered
        }
      }
    }
    optionGroups {
      ...WholeGroup
    }
  }
`);

/** A dish that customers may order, with what is chosen for it. */
export type DishToAdd = Omit<Answer['menu'][number], 'options'> & { readonly groups: readonly ChoiceGroup[] };

const dishesOf = ({ menu, optionGroups }: Answer): DishToAdd[] => {
  const groups = readFragment(WholeGroupFragment, optionGroups);
  return menu.map(({ options, ...dish }) => ({ ...dish, groups: offeredGroups(options, groups) }));
};

const none: readonly DishToAdd[] = [];

/** The menu as it is when the screen opens; what has changed since is said by the quote. */
export function useDishesToAdd() {
  const { data, error, refetch } = useQuery(DishesToAddQuery, { fetchPolicy: 'no-cache' });
  const dishes = useMemo(() => (data ? dishesOf(data) : none), [data]);
  return { dishes, isLoading: !data && !error, error, refetch };
}
