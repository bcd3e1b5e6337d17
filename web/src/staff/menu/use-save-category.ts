import { useMutation } from '@apollo/client/react';
import { graphql, readFragment } from '../../gql';
import type { Saving } from '../../shared/form/save-draft';
import { errorCode } from '../../shared/lib/errors';
import { applyMenuChange, WholeCategoryFragment } from '../../domain/menu/menu-changes';
import type { Category, CategoryTable } from './category-fields';

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

/** Returns a function that adds or changes a category, and throws the error of the server or the network. */
export function useSaveCategory() {
  const [add] = useMutation(AddCategoryMutation, {
    update: (cache, { data }) => {
      if (data) applyMenuChange(cache, { id: data.addCategory.id, item: null, category: data.addCategory });
    },
  });
  const [update] = useMutation(UpdateCategoryMutation);
  return async ({ edited, key, input }: Saving<CategoryTable>): Promise<Category | undefined> => {
    if (!edited) {
      const { data } = await add({ variables: { input, idempotencyKey: key } });
      return readFragment(WholeCategoryFragment, data?.addCategory);
    }
    const { id = '', version } = edited;
    const { data } = await update({ variables: { id, version, input } });
    return readFragment(WholeCategoryFragment, data?.updateCategory);
  };
}

export function useDeleteCategory() {
  const [remove, { loading }] = useMutation(DeleteCategoryMutation);
  /** Throws the error of the server or the network. */
  const deleteCategory = async (id: string): Promise<void> => {
    await remove({ variables: { id } }).catch((error: unknown) => {
      // Another admin has deleted it before.
      if (errorCode(error) !== 'NOT_FOUND') throw error;
    });
  };
  return { deleteCategory, isDeleting: loading };
}
