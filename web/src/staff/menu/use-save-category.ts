import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';
import type { CategoryInput } from '../../gql/graphql';
import { errorCode } from '../../shared/lib/errors';
import { applyMenuChange } from '../../domain/menu/menu-changes';

const AddCategoryMutation = graphql(`
  mutation AddCategory($input: CategoryInput!, $idempotencyKey: String!) {
    addCategory(input: $input, idempotencyKey: $idempotencyKey) {
      id
      ...WholeCategory
    }
  }
`);

const UpdateCategoryMutation = graphql(`
  mutation UpdateCategory($id: ID!, $input: CategoryInput!, $version: Int!) {
    updateCategory(id: $id, input: $input, version: $version) {
      id
      ...WholeCategory
    }
  }
`);

const DeleteCategoryMutation = graphql(`
  mutation DeleteCategory($id: ID!) {
    deleteCategory(id: $id) {
      id
    }
  }
`);

/** Each function throws the error of the server or the network. */
export function useSaveCategory() {
  const [addOne, adding] = useMutation(AddCategoryMutation, {
    update: (cache, { data }) => {
      if (data) applyMenuChange(cache, { id: data.addCategory.id, item: null, category: data.addCategory });
    },
  });
  const [updateOne, updating] = useMutation(UpdateCategoryMutation);
  const [deleteOne, deleting] = useMutation(DeleteCategoryMutation);
  return {
    add: async (input: CategoryInput, idempotencyKey: string): Promise<void> => {
      await addOne({ variables: { input, idempotencyKey } });
    },
    update: async (id: string, version: number, input: CategoryInput): Promise<void> => {
      await updateOne({ variables: { id, version, input } });
    },
    delete: async (id: string): Promise<void> => {
      await deleteOne({ variables: { id } }).catch((error: unknown) => {
        // Another admin has deleted it before.
        if (errorCode(error) !== 'NOT_FOUND') throw error;
      });
    },
    isSaving: adding.loading || updating.loading,
    isDeleting: deleting.loading,
  };
}
