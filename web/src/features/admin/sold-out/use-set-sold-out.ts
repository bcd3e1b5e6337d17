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

const SetPortionsMutation = graphql(`
  mutation SetPortions($dishId: ID!, $left: Int) {
    setPortions(dishId: $dishId, left: $left) {
      id
    }
  }
`);

interface NamedDish {
  readonly id: string;
  readonly name: string;
}

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

/** Sets how many portions are left; null: they are not counted. The page is told by its subscription. */
export function useSetPortions() {
  const [mutate] = useMutation(SetPortionsMutation);
  return async ({ id, name }: NamedDish, left: number | null): Promise<void> => {
    try {
      await mutate({ variables: { dishId: id, left } });
      const done =
        left === null ? say('soldOut.notCounted', { name }) : say('soldOut.counted', { name, count: left });
      toast.success(done, { toastId: `sold-out-${id}` });
    } catch (error) {
      toast.error(errorMessage(error, say('soldOut.failed')));
    }
  };
}
