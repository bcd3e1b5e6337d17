import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql';
import { formatPhone } from '../../shared/lib/format';
import { movedPin, type Pin } from '../../shared/lib/pin';

const LastDeliveryQuery = graphql(`
  query LastDelivery {
    myOrders(first: 10) {
      nodes {
        id
        way
        address
        phone
        coordinates {
          lat
          lng
        }
      }
    }
  }
`);

/** Where one of the customer's last orders was delivered, and the last phone number, from any device. Read unless `skip`. */
export function useLastDelivery({ skip }: { readonly skip: boolean }): {
  readonly delivery:
    | { readonly address: string; readonly pin: Pin | undefined; readonly phone: string | undefined }
    | undefined;
  readonly loading: boolean;
} {
  // Outside the cache, which holds the order history as one list.
  const { data, loading } = useQuery(LastDeliveryQuery, { skip, fetchPolicy: 'no-cache' });
  const orders = data?.myOrders.nodes ?? [];
  const order = orders.find(({ way }) => way === 'DELIVERY');
  const phone = orders.find((each) => each.phone)?.phone;
  return {
    delivery:
      order || phone
        ? {
            address: order?.address ?? '',
            pin: movedPin(order?.coordinates),
            phone: phone ? formatPhone(phone) : undefined,
          }
        : undefined,
    loading,
  };
}
