import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../../gql';
import type { SoldOutPeriod } from '../../../gql/graphql';
import { errorMessage } from '../../../shared/lib/errors';
import { say } from '../texts/texts';

const SetSoldOutMutation = graphql(`
  mutation SetSoldOut($dishIds: [ID!]!, $period: SoldOutPeriod!) {
    setSoldOut(dishIds: $dishIds, period: $period) {
      id
      ...WholeDish
    }
  }
`);

/** Marks a dish as sold out or available. The cached menu follows. */
export function useSetSoldOut() {
  const [mutate] = useMutation(SetSoldOutMutation);
  return async (
    dish: { readonly id: string; readonly name: string },
    period: SoldOutPeriod,
  ): Promise<void> => {
    const { id, name } = dish;
    try {
      await mutate({ variables: { dishIds: [id], period } });
      const done = period === 'NONE' ? say('soldOut.isBack', { name }) : say('soldOut.isSoldOut', { name });
      toast.success(done, { toastId: `sold-out-${id}` });
    } catch (error) {
      toast.error(errorMessage(error, say('soldOut.failed')));
    }
  };
}
