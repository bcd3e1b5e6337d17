import { useMutation } from '@apollo/client/react';
import { toast } from 'react-toastify/unstyled';
import { graphql, readFragment } from '../../gql';
import type { OrderingInput } from '../../gql/graphql';
import { errorMessage } from '../../shared/lib/errors';
import { updateRestaurant } from '../../domain/restaurant/restaurant';
import { ShownRestaurantFragment } from '../../domain/restaurant/restaurant-document';
import { say } from '../texts/texts';

const SetOrderingMutation = graphql(`
  mutation SetOrdering($input: OrderingInput!) {
    setOrdering(input: $input) {
      ...ShownRestaurant
    }
  }
`);

/** Sets whether orders are taken. Other open pages are notified by subscription; this one updates immediately. */
export function useSetOrdering() {
  // Not cached: the cached settings keep the version at which they were read.
  const [mutate, { loading }] = useMutation(SetOrderingMutation, { fetchPolicy: 'no-cache' });
  /** @returns whether it was saved */
  const set = async (input: OrderingInput): Promise<boolean> => {
    try {
      const { data } = await mutate({ variables: { input } });
      const restaurant = readFragment(ShownRestaurantFragment, data?.setOrdering);
      if (restaurant) updateRestaurant(restaurant);
      return true;
    } catch (error) {
      toast.error(errorMessage(error, say('adminOrdering.failed')));
      return false;
    }
  };
  return { set, isSaving: loading };
}
