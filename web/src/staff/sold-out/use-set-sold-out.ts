import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql } from '../../gql';
import type { SoldOutPeriod } from '../../gql/graphql';
import { errorMessage } from '../../shared/lib/errors';
import { say } from '../texts/texts';

const SetSoldOutMutation = graphql(`
  mutation SetSoldOut($dishIds: [ID!]!, $period: SoldOutPeriod!) {
    setSoldOut(dishIds: $dishIds, period: $period) {
      id
      ...WholeDish
    }
  }
`);

const SetChoiceSoldOutMutation = graphql(`
  mutation SetChoiceSoldOut($choiceId: ID!, $period: SoldOutPeriod!) {
    setChoiceSoldOut(choiceId: $choiceId, period: $period) {
      id
      ...WholeGroup
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

interface SoldOutItem {
  readonly id: string;
  readonly name: string;
}

/** What can be sold out: a dish, or a choice on all dishes. */
export interface Sellable extends SoldOutItem {
  readonly isChoice?: boolean;
}

/** Marks something as sold out or available, and returns whether that succeeded. The cached menu follows. */
export function useSetSoldOut() {
  const [setDish] = useMutation(SetSoldOutMutation);
  const [setChoice] = useMutation(SetChoiceSoldOutMutation);
  return async ({ id, name, isChoice }: Sellable, period: SoldOutPeriod): Promise<boolean> => {
    try {
      if (isChoice) await setChoice({ variables: { choiceId: id, period } });
      else await setDish({ variables: { dishIds: [id], period } });
      const done = period === 'NONE' ? say('soldOut.isBack', { name }) : say('soldOut.isSoldOut', { name });
      toast.success(done, { toastId: done });
      return true;
    } catch (error) {
      toast.error(errorMessage(error, say('soldOut.failed')));
      return false;
    }
  };
}

/** Sets how many portions are left; null: they are not counted. The page learns of it by its subscription. */
export function useSetPortions() {
  const [mutate] = useMutation(SetPortionsMutation);
  return async ({ id, name }: SoldOutItem, left: number | null): Promise<void> => {
    try {
      await mutate({ variables: { dishId: id, left } });
      const done =
        left === null ? say('soldOut.notCounted', { name }) : say('soldOut.counted', { name, count: left });
      toast.success(done, { toastId: done });
    } catch (error) {
      toast.error(errorMessage(error, say('soldOut.failed')));
    }
  };
}
