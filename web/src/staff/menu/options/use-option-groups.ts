import { useMutation } from '@apollo/client/react';
import { graphql, readFragment } from '../../../gql';
import { applyMenuChange, useLiveMenu } from '../../../domain/menu/menu-changes';
import { WholeGroupFragment } from '../../../domain/menu/menu-document';
import type { Saving } from '../../../shared/form/save-draft';
import type { VersionedGroup, GroupTable } from './group-fields';

const AdminOptionsQuery = graphql(`
  query AdminOptions {
    menu: fullMenu {
      id
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
  const groups: readonly VersionedGroup[] | undefined =
    data && readFragment(WholeGroupFragment, data.optionGroups);
  const dishCount = (groupId: string) =>
    data?.menu.filter(({ options }) => options.some((each) => each.groupId === groupId)).length ?? 0;
  const refreshGroups = async (): Promise<readonly VersionedGroup[]> =>
    readFragment(WholeGroupFragment, (await refresh())?.optionGroups) ?? [];
  return { groups, dishCount, error, loading, refresh: refreshGroups };
}

/** Returns a function that adds or changes a group, and throws the error of the server or the network. */
export function useSaveGroup() {
  const [add] = useMutation(AddOptionGroupMutation, {
    update: (cache, { data }) => {
      if (data)
        applyMenuChange(cache, { id: data.addOptionGroup.id, item: null, group: data.addOptionGroup });
    },
  });
  const [update] = useMutation(UpdateOptionGroupMutation);
  return async ({ edited, key, input }: Saving<GroupTable>): Promise<VersionedGroup | undefined> => {
    if (!edited) {
      const { data } = await add({ variables: { input, idempotencyKey: key } });
      return readFragment(WholeGroupFragment, data?.addOptionGroup);
    }
    const { id = '', version } = edited;
    const { data } = await update({ variables: { id, version, input } });
    return readFragment(WholeGroupFragment, data?.updateOptionGroup);
  };
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
