import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql';
import type { ChangeOrderMutationVariables } from '../../../gql/graphql';

const ChangeOrderMutation = graphql(`
  mutation ChangeOrder(
    $id: ID!
    $input: OrderChangeInput!
    $expectedVersion: Int!
    $total: Rupees!
    $approval: ID
    $idempotencyKey: String!
  ) {
    changeOrder(
      id: $id
      input: $input
      expectedVersion: $expectedVersion
      total: $total
      approval: $approval
      idempotencyKey: $idempotencyKey
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
    await mutate({ variables });
  };
}
