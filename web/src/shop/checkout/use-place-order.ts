import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';
import type { PlaceOrderInput } from '../../gql/graphql';

const PlaceOrderMutation = graphql(`
  mutation PlaceOrder($input: PlaceOrderInput!, $idempotencyKey: String!) {
    placeOrder(input: $input, idempotencyKey: $idempotencyKey) {
      id
      version
      status
      placedAt
    }
  }
`);

export function usePlaceOrder() {
  const [mutate, { loading }] = useMutation(PlaceOrderMutation);

  return {
    isPlacing: loading,
    /** The same key places one order, however often it is sent. */
    place: (input: PlaceOrderInput, idempotencyKey: string) =>
      mutate({ variables: { input, idempotencyKey } }),
  };
}
