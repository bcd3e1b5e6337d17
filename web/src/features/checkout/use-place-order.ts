import { useApolloClient, useMutation } from '@apollo/client/react';
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

const MenuPricesQuery = graphql(`
  query MenuPrices {
    menu {
      id
      name
      price
    }
  }
`);

export function usePlaceOrder() {
  const client = useApolloClient();
  const [mutate, { loading }] = useMutation(PlaceOrderMutation);

  return {
    isPlacing: loading,
    /** The same key makes one order, however often it is sent. */
    place: (input: PlaceOrderInput, idempotencyKey: string) =>
      mutate({ variables: { input, idempotencyKey } }),
    /** The menu as it is now, past every cache. */
    readMenu: async () => {
      const { data } = await client.query({ query: MenuPricesQuery, fetchPolicy: 'network-only' });
      return data?.menu ?? [];
    },
  };
}
