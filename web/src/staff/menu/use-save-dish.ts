import { useMutation } from '@apollo/client/react';
import { graphql, readFragment } from '../../gql';
import { applyMenuChange, WholeDishFragment } from '../../domain/menu/menu-changes';
import type { Saving } from '../../shared/form/save-draft';
import type { Dish, DishTable } from './dish-fields';

const AddMenuItemMutation = graphql(`
  mutation AddMenuItem($input: MenuItemInput!, $idempotencyKey: String!) {
    addMenuItem(input: $input, idempotencyKey: $idempotencyKey) {
      id
      ...WholeDish
    }
  }
`);

const UpdateMenuItemMutation = graphql(`
  mutation UpdateMenuItem($id: ID!, $input: MenuItemInput!, $version: Int!) {
    updateMenuItem(id: $id, input: $input, version: $version) {
      id
      ...WholeDish
    }
  }
`);

/** Returns a function that adds or changes a dish, and throws the error of the server or the network. */
export function useSaveDish() {
  const [add] = useMutation(AddMenuItemMutation, {
    update: (cache, { data }) => {
      if (data) applyMenuChange(cache, { id: data.addMenuItem.id, item: data.addMenuItem });
    },
  });
  const [update] = useMutation(UpdateMenuItemMutation);
  return async ({ edited, key, input, changes }: Saving<DishTable>): Promise<Dish | undefined> => {
    if (!edited) {
      const { data } = await add({ variables: { input, idempotencyKey: key } });
      return readFragment(WholeDishFragment, data?.addMenuItem);
    }
    // A picture and options are only sent if they have changed: they stay, even if a file is lost.
    const { image: _image, options: _options, ...rest } = input;
    const { id = '', version } = edited;
    const { data } = await update({ variables: { id, version, input: { ...rest, ...changes } } });
    return readFragment(WholeDishFragment, data?.updateMenuItem);
  };
}
