import { useMutation } from '@apollo/client/react';
import { graphql, readFragment } from '../../gql';
import { applyMenuChange, WholeDishFragment } from '../../domain/menu/menu-changes';
import { inputOf, type Dish, type DishDraft } from './dish-draft';

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

export function useSaveDish() {
  const [add, adding] = useMutation(AddMenuItemMutation, {
    update: (cache, { data }) => {
      if (data) applyMenuChange(cache, { id: data.addMenuItem.id, item: data.addMenuItem });
    },
  });
  const [update, updating] = useMutation(UpdateMenuItemMutation);

  /** Adds or changes the dish. Throws the error of the server or the network. */
  const save = async (draft: DishDraft): Promise<Dish | undefined> => {
    const input = inputOf(draft);
    if (draft.edited) {
      const { id, version } = draft.edited;
      const { data } = await update({ variables: { id, input, version } });
      return readFragment(WholeDishFragment, data?.updateMenuItem);
    }
    const { data } = await add({ variables: { input, idempotencyKey: draft.key } });
    return readFragment(WholeDishFragment, data?.addMenuItem);
  };

  return { save, isSaving: adding.loading || updating.loading };
}
