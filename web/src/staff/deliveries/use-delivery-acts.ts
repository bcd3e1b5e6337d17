import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql';
import type { TakingMethod } from '../../gql/graphql';
import { errorCode, errorMessage } from '../../shared/lib/errors';
import { say } from '../texts/texts';
import type { Delivery } from './delivery-fragment';

const PickUpOrderMutation = graphql(`
  mutation PickUpOrder($id: ID!) {
    pickUpOrder(id: $id) {
      ...RiderDelivery
    }
  }
`);

const DeliverOrderMutation = graphql(`
  mutation DeliverOrder($id: ID!, $received: TakingInput, $due: Rupees!) {
    deliverOrder(id: $id, received: $received, due: $due) {
      ...RiderDelivery
    }
  }
`);

/** Either act can be sent again after a failure: the server does it once. */
export function useDeliveryActs({ id, due }: Pick<Delivery, 'id' | 'due'>, onRefused: () => void) {
  const [pickUp] = useMutation(PickUpOrderMutation);
  const [deliver] = useMutation(DeliverOrderMutation);
  const [running, setRunning] = useState<'pickUp' | 'deliver' | TakingMethod>();
  const [failure, setFailure] = useState<string>();

  const run = async (name: typeof running, act: () => Promise<unknown>) => {
    if (running) return;
    setRunning(name);
    setFailure(undefined);
    try {
      await act();
    } catch (error) {
      setFailure(errorMessage(error, say('deliveries.notSent')));
      // What is shown is out of date.
      if (errorCode(error)) onRefused();
    } finally {
      setRunning(undefined);
    }
  };

  return {
    running,
    /** Why the last press has changed nothing. */
    failure,
    pickUp: () => run('pickUp', () => pickUp({ variables: { id } })),
    /** @param method how everything that was due was paid; undefined if nothing was */
    deliver: (method?: TakingMethod) =>
      run(method ?? 'deliver', () =>
        deliver({ variables: { id, due, ...(method && { received: { method, amount: due } }) } }),
      ),
  };
}
