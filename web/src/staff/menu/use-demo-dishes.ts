import { useMutation, useQuery } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import { applyMenuChange } from '../../domain/menu/menu-changes';
import { say } from '../texts/texts';

const DemoDishesQuery = graphql(`
  query DemoDishes {
    demoDishes
  }
`);

const RemoveDemoDishesMutation = graphql(`
  mutation RemoveDemoDishes {
    removeDemoDishes {
      id
    }
  }
`);

/** The unchanged dishes of the demo menu. */
export function useDemoDishes() {
  const { data } = useQuery(DemoDishesQuery, { fetchPolicy: 'cache-and-network' });
  const [mutate, { loading, client }] = useMutation(RemoveDemoDishesMutation, {
    refetchQueries: ['DemoDishes', 'SetupChecklist'],
  });

  const remove = async (): Promise<void> => {
    try {
      const answer = await mutate();
      const removed = answer.data?.removeDemoDishes ?? [];
      for (const { id } of removed) applyMenuChange(client.cache, { id, item: null });
      toast.success(say('demoDishes.removed', { count: removed.length }));
    } catch {
      toast.error(say('demoDishes.failed'), { icon: false });
    }
  };

  return { count: data?.demoDishes ?? 0, remove, isRemoving: loading };
}
