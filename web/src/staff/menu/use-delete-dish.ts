import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { errorCode } from '../../shared/lib/errors';
import { applyMenuChange } from '../../domain/menu/menu-changes';
import { say } from '../texts/texts';

const DeleteMenuItemMutation = graphql(`
  mutation DeleteMenuItem($id: ID!) {
    deleteMenuItem(id: $id) {
      id
    }
  }
`);

export function useDeleteDish() {
  const [mutate, { loading, client }] = useMutation(DeleteMenuItemMutation);

  /** @returns whether the dish is off the menu */
  const deleteDish = async (id: string): Promise<boolean> => {
    try {
      await mutate({ variables: { id } });
    } catch (error) {
      // Another admin has deleted it before.
      if (errorCode(error) !== 'NOT_FOUND') {
        toast.error(say('adminMenu.deleteFailed'), { icon: false });
        return false;
      }
    }
    applyMenuChange(client.cache, { id, item: null });
    return true;
  };

  return { deleteDish, isDeleting: loading };
}
