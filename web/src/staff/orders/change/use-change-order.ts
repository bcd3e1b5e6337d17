import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql';
import type { ChangeOrderMutationVariables } from '../../../gql/graphql';
import { refusalHere } from '../../../shared/lib/errors';
import { isCutOff } from '../../../shared/live/live-connection';
import { say } from '../../texts/texts';

const ChangeOrderMutation = graphql(`
  mutation ChangeOrder(
    $id: ID!
    $input: OrderChangeInput!
    $expectedVersion: Int!
    $total: Rupees!
    $approval: ID
  ) {
    changeOrder(
      id: $id
      input: $input
      expectedVersion: $expectedVersion
      total: $total
      approval: $approval
    ) {
      ...OrderState
      ...OrderToChange
      ...OrderChanges
      ...RefundPanel
      ...Takings
    }
  }
`);

/** Changes an order. Throws the error of the server or the network. */
export function useChangeOrder() {
  const [mutate] = useMutation(ChangeOrderMutation);
  return async (variables: ChangeOrderMutationVariables): Promise<void> => {
    if (isCutOff()) throw refusalHere('', say('changeOrder.offline'));
    await mutate({ variables });
  };
}
