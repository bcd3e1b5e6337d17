import { useMutation } from '@apollo/client/react';
import { graphql, readFragment } from '../../../gql';
import { applyMenuChange, useLiveMenu } from '../../../domain/menu/menu-changes';
import { WholeGroupFragment } from '../../../domain/menu/menu-document';
import { inputOf, type Group, type GroupDraft } from './group-draft';

const AdminOptionsQuery = graphql(`
  query AdminOptions {
    menu: fullMenu {
      id
      options {
        groupId
      }
    }
    optionGroups {
      id
      ...WholeGroup
    }
  }
`);

const AddOptionGroupMutation = graphql(`
  mutation AddOptionGroup($input: OptionGroupInput!, $idempotencyKey: String!) {
    addOptionGroup(input: $input, idempotencyKey: $idempotencyKey) {
      id
      ...WholeGroup
    }
  }
`);

const UpdateOptionGroupMutation = graphql(`
  mutation UpdateOptionGroup($id: ID!, $input: OptionGroupInput!, $version: Int!) {
    updateOptionGroup(id: $id, input: $input, version: $version) {
      id
      ...WholeGroup
    }
  }
`);

const DeleteOptionGroupMutation = graphql(`
  mutation DeleteOptionGroup($id: ID!) {
    deleteOptionGroup(id: $id) {
      id
    }
  }
`);

/** All option groups, updated live, with the number of dishes that have each. */
export function useOptionGroups() {
  const { data, error, loading, refresh } = useLiveMenu(AdminOptionsQuery);
  const groups: readonly Group[] | undefined = data && readFragment(WholeGroupFragment, data.optionGroups);
  const dishCount = (groupId: string) =>
    data?.menu.filter(({ options }) => options.some((each) => each.groupId === groupId)).length ?? 0;
  return { groups, dishCount, error, loading, refresh };
}

export function useSaveGroup() {
  const [add, adding] = useMutation(AddOptionGroupMutation, {
    update: (cache, { data }) => {
      if (data)
        applyMenuChange(cache, { id: data.addOptionGroup.id, item: null, group: data.addOptionGroup });
    },
  });
  const [update, updating] = useMutation(UpdateOptionGroupMutation);

  /** Adds or changes the group. Throws the error of the server or the network. */
  const save = async (draft: GroupDraft): Promise<void> => {
    const input = inputOf(draft);
    if (draft.edited) {
      const { id, version } = draft.edited;
      await update({ variables: { id, input, version } });
    } else await add({ variables: { input, idempotencyKey: draft.key } });
  };

  return { save, isSaving: adding.loading || updating.loading };
}

export function useDeleteGroup() {
  const [remove, { loading }] = useMutation(DeleteOptionGroupMutation);
  const deleteGroup = async (id: string): Promise<void> => {
    await remove({
      variables: { id },
      update: (cache) => applyMenuChange(cache, { id, item: null, group: null }),
    });
  };
  return { deleteGroup, isDeleting: loading };
}
