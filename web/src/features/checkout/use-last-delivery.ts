import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';
import { movedPin, type Pin } from '../../shared/lib/pin';

const LastDeliveryQuery = graphql(`
  query LastDelivery {
    myOrders(first: 10) {
      nodes {
        id
        way
        address
        coordinates {
          lat
          lng
        }
      }
    }
  }
`);

/** Where one of the customer's last orders was delivered, from any device. Read unless `skip`. */
export function useLastDelivery({ skip }: { readonly skip: boolean }): {
  readonly delivery: { readonly address: string; readonly pin: Pin | undefined } | undefined;
  readonly loading: boolean;
} {
  // Outside the cache, which holds the order history as one list.
  const { data, loading } = useQuery(LastDeliveryQuery, { skip, fetchPolicy: 'no-cache' });
  const order = data?.myOrders.nodes.find(({ way }) => way === 'DELIVERY');
  return {
    delivery: order && { address: order.address, pin: movedPin(order.coordinates) },
    loading,
  };
}
